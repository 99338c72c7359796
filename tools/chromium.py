"""The Chromium that the browser tests drive: found, or installed where that is allowed.

python tools/chromium.py    find it, install it when root on Debian, or say how
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The shell has no windows of its own to draw, and takes half the time of the whole browser.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "fonts-dejavu-core")
HOW_TO = (
    "the browser tests need Chromium: install it (on Debian: sudo apt-get install chromium), name it in CHROMIUM, "
    "or leave them out with REGNO_NO_BROWSER=1"
)


def found() -> str:
    """The program, or nothing."""
    named = os.environ.get("CHROMIUM", "")
    return named or next((path for name in NAMES if (path := shutil.which(name))), "")


def install() -> None:
    """Install the shell, or the whole browser where there is no shell. Only root may, and only Debian calls it so."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        for package in NAMES[:2]:
            if not found():
                subprocess.run([*INSTALL, package], check=False)


def main() -> int:
    if not found():
        install()
    if not found():
        print(HOW_TO, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
