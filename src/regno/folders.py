"""Where Regno keeps what people make: one folder, named by the caller, by ``REGNO_DATA``, or by the system."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder(given: str | None = None) -> Path:
    """The folder of the user's data: the given one, else ``REGNO_DATA``, else the system's own place."""
    from platformdirs import user_data_path  # kept out of the start of plain commands

    named = given or os.environ.get("REGNO_DATA")
    return Path(named) if named else user_data_path("regno", appauthor=False)


def why_unreadable(trouble: OSError | UnicodeDecodeError) -> str:
    """A word for why a file cannot be read, for the sentence ``unreadable-file`` to choose by."""
    if isinstance(trouble, FileNotFoundError):
        return "missing"
    if isinstance(trouble, IsADirectoryError):
        return "folder"
    if isinstance(trouble, PermissionError):
        return "closed"
    return "letters" if isinstance(trouble, UnicodeDecodeError) else "other"
