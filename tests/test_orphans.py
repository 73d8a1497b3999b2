"""What a test starts ends with it."""

import os
import signal
import subprocess
import sys

from tests.orphans import end_with_parent

PARENT = """
import subprocess, sys, time
from tests.orphans import end_with_parent
subprocess.Popen(
    [sys.executable, "-c", "import time; print('here', flush=True); time.sleep(600)"],
    preexec_fn=end_with_parent,
)
time.sleep(600)
"""


def test_a_program_ends_when_the_test_that_started_it_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, preexec_fn=end_with_parent
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"here\n"
        os.kill(parent.pid, signal.SIGKILL)
        assert parent.stdout.read() == b"", "the pipe closes when both are gone"
