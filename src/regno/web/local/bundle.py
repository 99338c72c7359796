"""The Python that a browser runs: our own rules and routes with the libraries they need, as this server has them."""

from __future__ import annotations

import gzip
import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

# What of Regno is run there, and the endings of its files: no learnt weights, letters or pictures.
PARTS = (
    "__init__.py", "errors.py", "files.py", "store.py", "database.py", "untrusted_toml.py",
    "text", "proelio", "players", "table", "chronicles", "web",
)  # fmt: skip
LEFT_OUT = ("web/static", "web/preview/sprites", "players/training", "proelio/jit/cache")
ENDINGS = (".py", ".ftl", ".toml", ".json", ".txt")
# Libraries written in Python alone. msgspec is compiled, and comes from the build of the pages.
LIBRARIES = (
    "anyio", "attr", "attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "starlette", "typing_extensions",
)  # fmt: skip
LOCALES = ("root", "en", "en_US", "it", "it_IT")  # of babel, which knows eight hundred
LEVEL = 6  # of compression: 9 takes three times as long for a hundredth
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # so that equal files make equal archives


def regno_files() -> Iterator[tuple[str, Path]]:
    """Yield the files of Regno, each with its name in the archive."""
    home = Path(__file__).parents[2]
    for part in PARTS:
        for file in [home / part] if part.endswith(".py") else sorted((home / part).rglob("*")):
            place = file.relative_to(home).as_posix()
            if file.is_file() and file.suffix in ENDINGS and not place.startswith(LEFT_OUT):
                yield f"regno/{place}", file


def library_files(name: str) -> Iterator[tuple[str, Path]]:
    """Yield the files of an installed library, each with its name in the archive."""
    spec = find_spec(name)
    assert spec and spec.origin, name
    origin, inside = Path(spec.origin), Path(*name.split("."))
    if origin.name != "__init__.py":
        yield origin.name, origin
        return
    for file in sorted(origin.parent.rglob("*")):
        place = file.relative_to(origin.parent)
        is_locale = name == "babel" and file.suffix == ".dat" and place.parts[0] == "locale-data"
        wanted = file.stem in LOCALES if is_locale else file.suffix == ".py" or place.as_posix() == "global.dat"
        if file.is_file() and wanted and "tests" not in place.parts:
            yield (inside / place).as_posix(), file


@cache
def bundle() -> bytes:
    """Return the archive, compressed as a whole: that is smaller than each file for itself."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, file in chain(regno_files(), *map(library_files, LIBRARIES)):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), file.read_bytes())
    return gzip.compress(packed.getvalue(), LEVEL, mtime=0)


@cache
def bundle_name() -> str:
    """Return the name of the archive, which changes with its content."""
    return f"regno-{hashlib.sha256(bundle()).hexdigest()[:12]}.zip"
