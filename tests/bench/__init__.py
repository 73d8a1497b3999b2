"""Speed measurements, apart from the tests because they depend on the machine."""
