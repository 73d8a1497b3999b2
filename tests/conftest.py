"""Settings for all tests."""

from hypothesis import settings

# The same examples on every run and every machine: a test is red or green, never lucky.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
