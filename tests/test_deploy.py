"""What `deploy/` holds fits the program: its settings are read, its files exist, systemd accepts its unit."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from regno.players import PLAYERS
from regno.web.config import SETTINGS, load_config
from source import HOME

DEPLOY = HOME / "deploy"


def test_the_sample_settings_are_settings() -> None:
    found = load_config({"config": str(DEPLOY / "regno.toml")}, {})
    assert found["data"] == "/var/lib/regno" and found.sources["allowed-hosts"] == "file"


def test_the_unit_is_one_for_systemd(tmp_path: Path) -> None:
    unit = (DEPLOY / "regno.service").read_text()
    assert "Type=notify" in unit and "WatchdogSec=" in unit and "NoNewPrivileges=yes" in unit
    if shutil.which("systemd-analyze") is None:
        pytest.skip("THE UNIT WAS NOT CHECKED: there is no systemd-analyze here")
    (tmp_path / "regno.service").write_text(unit.replace("/opt/regno/bin/regno", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "regno.service")], capture_output=True, text=True
    )
    assert done.returncode == 0 and "regno.service" not in done.stderr, done.stderr


def test_what_the_container_copies_and_prepares_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for name in re.findall(r"^COPY (?!--from)(\S+)", text, re.M):
        assert (HOME / name).exists()
    (levels,) = re.findall(r"regno\.players\.prepare (.+)", text)
    thinking = {name for name, spec in PLAYERS.items() if spec.thinks}
    assert set(levels.split()) == {*thinking, "advice"}
    variables = set(re.findall(r"REGNO_[A-Z_]+", text))
    assert variables <= {f"REGNO_{name.upper().replace('-', '_')}" for name in SETTINGS}


def test_the_services_know_each_other() -> None:
    yaml = pytest.importorskip("yaml")
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    environment = services["regno"]["environment"]
    assert set(environment) <= {f"REGNO_{name.upper().replace('-', '_')}" for name in SETTINGS}
    assert "@database/" in environment["REGNO_STORE"] and "database" in services["regno"]["depends_on"]
    assert "reverse_proxy regno:8080" in (DEPLOY / "Caddyfile").read_text()
    assert (DEPLOY / services["regno"]["build"]["context"] / services["regno"]["build"]["dockerfile"]).is_file()
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
    assert "database" not in str(services["proxy"]["networks"]) and services["database"]["networks"] == ["inside"]
