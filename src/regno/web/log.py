"""The log: one JSON object a line on the standard error, whatever went wrong and in whichever thread."""

from __future__ import annotations

import json
import logging
import sys
import threading
from types import TracebackType

# The fields of any log record; all others are ours and are written.
STANDARD_FIELDS = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "taskName", "color_message"}

log = logging.getLogger("regno")


class JsonFormatter(logging.Formatter):
    """One JSON object a line. Tokens, secrets and whole ids of tables are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        added = {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        fields = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        fault = {"fault": self.formatException(record.exc_info)} if record.exc_info else {}
        return json.dumps({**fields, "what": record.getMessage(), **added, **fault}, default=str)


def start_log(level: str) -> None:
    """Log as JSON from now on: what we write, warnings, and exceptions that nobody caught."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))  # it names tables
    sys.excepthook = log_uncaught
    threading.excepthook = lambda fault: (
        log_uncaught(fault.exc_type, fault.exc_value, fault.exc_traceback) if fault.exc_value else None
    )


def log_uncaught(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    """Log an exception that ends a process or a thread."""
    if issubclass(kind, KeyboardInterrupt):
        return
    log.critical("uncaught", exc_info=(kind, fault, trace))
