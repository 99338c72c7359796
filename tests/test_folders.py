"""A file is written whole or not at all, whatever stands at its place."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from regno.files import write_atomic


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk notices that it is full when it is to keep what was written."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)


def test_what_is_written_is_there_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.file"
    for content in (b"old and long", b"new"):
        write_atomic(path, content)
        assert path.read_bytes() == content and list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.file"
    path.write_bytes(b"old")
    with pytest.raises(OSError) as caught:
        write_atomic(path, b"new")
    assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(path))
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("new", [False, True])
def test_a_full_disk_leaves_nothing_where_nothing_was(tmp_path: Path, new: bool) -> None:
    with pytest.raises(OSError):
        write_atomic(tmp_path / "a.file", b"new", new=new)
    assert not list(tmp_path.iterdir())


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "a.file"
    write_atomic(path, b"first", new=True)
    with pytest.raises(FileExistsError):
        write_atomic(path, b"second", new=True)
    assert path.read_bytes() == b"first" and list(tmp_path.iterdir()) == [path]


def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.file"
    path.touch(mode=0o600)
    write_atomic(path, b"secret")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_goes_on_pointing_where_it_does(tmp_path: Path) -> None:
    there, link = tmp_path / "there", tmp_path / "link"
    there.mkdir()
    link.symlink_to(there / "a.file")
    write_atomic(link, b"through")
    assert link.is_symlink() and (there / "a.file").read_bytes() == b"through"


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_atomic(tmp_path, b"new")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_device_stays_a_device() -> None:
    with pytest.raises(OSError) as caught:
        write_atomic(Path("/dev/full"), b"new")
    assert caught.value.errno == errno.ENOSPC and Path("/dev/full").is_char_device()
