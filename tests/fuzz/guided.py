"""Every file format, by coverage: atheris mutates texts and keeps those that reach a line that none has reached.

    python tests/fuzz/guided.py                every format, a minute each
    python tests/fuzz/guided.py 600 record     so many seconds, and the formats named alone

Hypothesis sees a parser from outside, atheris from inside; it cannot look into compiled code, such as that of JSON.
What goes wrong is kept in corpus.jsonl, as by the other tests, and the next ``make test`` reads it. atheris is a
package for Linux; where it does not install this says so and does nothing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
SECONDS = 60
LONGEST = 20_000  # bytes of a text
MISSING = "!!! atheris is not installed here: no format was fuzzed by coverage (pip install atheris, on Linux) !!!"


def fuzz(kind: str, seconds: int, folder: Path) -> None:
    """Fuzz one format in this process, which ends with a status other than 0 if something goes wrong."""
    import atheris

    with atheris.instrument_imports(include=["regno"]):
        from mutate import corpus
        from test_fuzz_formats import FORMATS, check

    for number, text in enumerate([FORMATS[kind][0], *corpus(kind)]):
        (folder / str(number)).write_bytes(text.encode(errors="surrogatepass")[:LONGEST])

    def one(data: bytes) -> None:
        check(kind, data.decode(errors="replace"))

    limits = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", "-len_control=0", "-timeout=30"]
    output = ["-verbosity=0", "-print_final_stats=1", f"-artifact_prefix={folder}/"]
    atheris.Setup([sys.argv[0], *limits, *output, str(folder)], one)
    atheris.Fuzz()


def main(words: list[str]) -> int:
    """Fuzz the formats named, or all, each in a process of its own; return 1 if something goes wrong."""
    if find_spec("atheris") is None:
        print(MISSING)
        return 0
    if words[:1] == ["--one"]:
        with tempfile.TemporaryDirectory() as folder:
            fuzz(words[1], int(words[2]), Path(folder))
    from test_fuzz_formats import FORMATS

    seconds = int(words[0]) if words else SECONDS
    failed = []
    for kind in words[1:] or FORMATS:
        print(f"=== {kind}, {seconds} s", flush=True)
        if subprocess.run([sys.executable, str(HERE / "guided.py"), "--one", kind, str(seconds)]).returncode:
            failed.append(kind)
    print(f"{len(failed)} formats failed", *failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
