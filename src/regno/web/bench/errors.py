"""The error that the bench raises."""

from regno.errors import RegnoError


class BenchError(RegnoError):
    """A request to the bench that is refused. Its text is in the catalogue ``bench``."""

    subject = "bench"
