"""What a browser fetches to play without a server."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

from wire import Server

from regno.web.local.bundle import LIBRARIES, bundle, bundle_name
from regno.web.routes.pages import STATIC

PATIENCE = 300  # seconds; the first who asks has the archive packed
# What has no wheel for a browser, or needs processes, threads or a network.
MISSING = ("numpy", "numba", "uvicorn", "uvloop", "websockets", "PIL", "segno", "sqlite3", "asyncpg", "platformdirs")
ALONE = f"""
import sys
sys.modules.update(dict.fromkeys({MISSING!r}))
import asyncio
from local_games import LocalServer, records
assert asyncio.run(asyncio.wait_for(records(LocalServer(sys.argv[1]), [0, 1]), 300))
print(sorted({{name.partition('.')[0] for name in sys.modules}}))
"""


def fetch(server: Server, path: str, packed: bool) -> tuple[dict[str, str], bytes]:
    headers = {"Accept-Encoding": "gzip"} if packed else {}
    request = urllib.request.Request(server.address + path, headers=headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return dict(answer.headers), answer.read()


def test_every_file_that_is_named_can_be_had(server: Server) -> None:
    named = json.loads(fetch(server, "/api/local", packed=False)[1])
    assert named["bundle"] in named["files"] and set(named["wheels"]) <= set(named["files"])
    length = 0
    for path in named["files"]:
        headers, body = fetch(server, path, packed=True)
        length += len(body)
        assert headers["content-encoding"] == "gzip" and "immutable" in headers["cache-control"]
    assert length == named["bytes"] < 9_000_000
    assert f"{named['python']}pyodide.asm.wasm" in named["files"]
    headers, body = fetch(server, f"{named['python']}pyodide.asm.wasm", packed=False)
    assert headers["content-type"] == "application/wasm" and body[:4] == b"\0asm"


def test_there_are_no_other_files(server: Server) -> None:
    for path in ("/local/x.zip", "/local/a/b", "/local/..%2f..%2fapp.py/x", "/local/pyodide-314.0.7/..%2findex.html"):
        assert server.http(path)[0] == 404


def test_only_the_worker_may_compile(server: Server) -> None:
    (worker,) = (file.name for file in (STATIC / "assets").glob("python-*.js"))
    assert "wasm-unsafe-eval" in fetch(server, f"/assets/{worker}", packed=False)[0]["content-security-policy"]
    assert "wasm-unsafe-eval" not in fetch(server, "/", packed=False)[0]["content-security-policy"]


def test_the_bundle_is_the_same_each_time_and_needs_nothing_compiled() -> None:
    first, name = bundle(), bundle_name()
    bundle.cache_clear()
    assert bundle() == first and name in {bundle_name()}
    names = zipfile.ZipFile(io.BytesIO(gzip.decompress(first))).namelist()
    assert not [each for each in names if each.endswith((".so", ".pyd", ".npz", ".ttf", ".png"))]
    assert {"regno/web/local/server.py", "regno/text/it/web/local.ftl"} <= set(names)


def test_what_runs_there_imports_only_what_is_there(tmp_path: Path) -> None:
    """A whole game is played where everything compiled is missing."""
    command = [sys.executable, "-c", ALONE, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parent)
    assert not done.returncode, done.stderr
    ours = {each.partition(".")[0] for each in LIBRARIES} | {
        "regno",
        "msgspec",
        "local_games",
        "_distutils_hack",
        "__main__",
    }
    loaded = {each.strip(" '[]\n") for each in done.stdout.split(",")}
    unknown = loaded - ours - set(sys.stdlib_module_names) - set(sys.builtin_module_names) - set(MISSING)
    assert not {each for each in unknown if not each.startswith("_")}
