"""boardgame.io beside our table: installed by npm into a folder that is thrown away, never into the project."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

VERSION = "0.50.2"
SCRIPT = Path(__file__).with_suffix(".cjs")
PATIENCE = 300  # seconds for the installation


@dataclass(frozen=True)
class Rates:
    """Moves for each second by the clock, and for each second of processor time."""

    wall: float
    busy: float


@dataclass(frozen=True)
class Boardgame:
    """A four-seat card game in boardgame.io, in one process, kept in memory alone."""

    version: str
    alone: Rates  # one client that plays all seats
    together: Rates  # four clients, each told what it may see


def boardgame(seconds: float) -> Boardgame | str:
    """What was measured, or why it could not be."""
    if not shutil.which("npm") or not shutil.which("node"):
        return "Node and npm are not installed"
    with tempfile.TemporaryDirectory() as folder:
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        try:
            subprocess.run(install, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as fault:
            return f"npm could not install it ({type(fault).__name__})"
        shutil.copy(SCRIPT, folder)
        done = subprocess.run(
            ["node", SCRIPT.name, str(seconds)],
            cwd=folder,
            check=True,
            stdout=subprocess.PIPE,
            env={**os.environ, "NODE_ENV": "production"},
        )
    found = json.loads(done.stdout)
    return Boardgame(found["version"], Rates(**found["alone"]), Rates(**found["together"]))
