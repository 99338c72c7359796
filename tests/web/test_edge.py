"""What every request passes: hosts, origins, headers, numbers; what monitoring is told; settings and their sources."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from wire import Server, connected, run

import regno
from regno.web import sd_notify
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.retention import DAY, MAX_JOURNAL, Retention
from regno.web.config import SETTINGS, BadConfig, format_setting, load_config
from regno.web.edge import API_HEADERS, Edge, EdgeSettings, fits
from regno.web.metrics import HELP, MAX_SERIES, Metrics
from regno.web.routes.monitoring import is_near
from regno.web.routes.trust import ReachSettings
from regno.web.server import ServerConfig, server_for


def ask(server: Server, path: str, body: Any = None, **headers: str) -> tuple[int, Any, Any]:
    data = None if body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(f"{server.address}{path}", data, named)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code, fault.headers, fault.read()


# ---------------------------------------------------------------- hosts and origins


def test_a_page_of_another_site_may_not_ask(server: Server) -> None:
    evil, own = "https://evil.example", server.address
    assert ask(server, "/api/tables", {}, Origin=evil)[0] == 403
    assert json.loads(ask(server, "/api/tables", {}, Origin=evil)[2])["reason"] == "wrong-origin"
    assert ask(server, "/api/tables", {}, Origin=own)[0] == 201
    assert ask(server, "/api/tables", {})[0] == 201, "programs name no origin"
    assert ask(server, "/api/tables", Origin=evil)[0] == 200, "what is open to all may be read"

    async def play(origin: str) -> int:
        from websockets.exceptions import InvalidStatus

        table, _ = server.make()
        try:
            await connected(server, table, origin=origin)
        except InvalidStatus as refused:
            return refused.response.status_code
        return 101

    assert run(play(evil)) == 403 and run(play(own)) == 101


async def status_for(settings: EdgeSettings, path: str = "/api/tables", **headers: str) -> int:
    """What a request with some headers is answered."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "POST", "path": path, "headers": raw, "scheme": "https"}
    await Edge(app, settings, Metrics())(scope, receive, send)
    status: int = sent[0]["status"]
    return status


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        (EdgeSettings(), {"host": "anything"}, 200),
        (EdgeSettings(hosts=("play.example.org",)), {"host": "play.example.org:8080"}, 200),
        (EdgeSettings(hosts=("play.example.org",)), {"host": "PLAY.example.org"}, 200),
        (EdgeSettings(hosts=("play.example.org",)), {"host": "evil.example"}, 421),
        (EdgeSettings(hosts=("play.example.org",)), {}, 421),
        (EdgeSettings(hosts=("*.example.org",)), {"host": "a.example.org"}, 200),
        (EdgeSettings(hosts=("*.example.org",)), {"host": "example.org.evil"}, 421),
        (EdgeSettings(hosts=("a",)), {"host": "[::1"}, 421),
        (EdgeSettings(), {"host": "a:1", "origin": "https://a:1"}, 200),
        (EdgeSettings(), {"host": "a:1", "origin": "https://a:2"}, 403),
        (EdgeSettings(), {"host": "a", "origin": "null"}, 403),
        (EdgeSettings(), {"host": "a", "origin": "http://[::1"}, 403),
        (EdgeSettings(origins=("https://b",)), {"host": "a", "origin": "https://b"}, 200),
        (EdgeSettings(origins=("https://b",)), {"host": "a", "origin": "https://b.evil"}, 403),
        (EdgeSettings(origins=("*",)), {"host": "a", "origin": "https://c"}, 200),
    ],
)
def test_hosts_and_origins(settings: EdgeSettings, headers: dict[str, str], status: int) -> None:
    assert asyncio.run(status_for(settings, **headers)) == status


def test_monitoring_asks_by_address_whatever_the_site_is_called() -> None:
    assert asyncio.run(status_for(EdgeSettings(hosts=("a",)), "/healthz", host="10.0.0.7")) == 200
    assert not fits("aexample.org", "*.example.org")


# ---------------------------------------------------------------- headers, numbers, log


def test_every_answer_has_its_headers_and_a_number(server: Server) -> None:
    seen = set()
    for path in ("/api/about", "/api/nothing", "/healthz", "/"):
        _, headers, _ = ask(server, path)
        assert headers["X-Content-Type-Options"] == "nosniff" and headers["Referrer-Policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert "Strict-Transport-Security" not in headers, "not over plain HTTP"
        seen.add(headers["X-Request-Id"])
    assert len(seen) == 4
    assert ask(server, "/api/about")[1]["Cache-Control"] == API_HEADERS["Cache-Control"] == "no-store"
    assert "Cross-Origin-Resource-Policy" not in ask(server, "/")[1], "pictures of previews are for other sites"


@pytest.mark.parametrize(
    ("strict", "scheme", "has"), [(True, "https", True), (False, "https", False), (True, "http", False)]
)
def test_browsers_insist_on_tls_where_the_certificate_is_everybodys(strict: bool, scheme: str, has: bool) -> None:
    from starlette.datastructures import MutableHeaders

    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    headers = MutableHeaders()
    Edge(app, EdgeSettings(strict_tls=strict), Metrics()).add_headers(headers, {"scheme": scheme, "path": "/"}, "1")
    assert ("Strict-Transport-Security" in headers) == has


def test_every_line_of_the_log_is_json_and_names_no_table(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--log", "info") as server:
        table, token = server.make()
        server.http(f"/api/tables/{table}")
        server.http("/api/nothing")
        said = server.said
    lines = [json.loads(line) for line in said.splitlines()]
    asked = [line for line in lines if line["from"] == "regno.web.requests"]
    assert {"/api/tables/{table}", "/api/tables"} <= {line["route"] for line in asked}
    assert all(line["request"] and line["ms"] >= 0 and line["status"] for line in asked)
    assert table not in said and token not in said


@pytest.mark.parametrize("where", ["raise ValueError('x')", "threading.Thread(target=lambda: 1 / 0).start()"])
def test_uncaught_exceptions_are_json_too(where: str) -> None:
    code = f"import threading\nfrom regno.web.log import start_log\nstart_log('warning')\n{where}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    (line,) = done.stderr.splitlines()
    assert json.loads(line)["what"] == "uncaught" and "Traceback" in json.loads(line)["fault"]


# ---------------------------------------------------------------- monitoring


def test_metrics_count_what_happens(server: Server) -> None:
    async def play() -> None:
        from wire import Client, Refusal

        table, token = server.make()
        client = await Client(server, table, token).open()
        with pytest.raises(Refusal):
            await client.ask("begin")
        await client.sit(0)
        status, headers, body = ask(server, "/metrics")
        assert status == 200 and headers["Content-Type"].startswith("text/plain; version=0.0.4")
        lines = dict(line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#"))
        assert float(lines["regno_sockets"]) >= 1 and float(lines["regno_tables"]) >= 1
        assert float(lines["regno_writable"]) == 1 and float(lines["regno_disk_free_bytes"]) > 0
        assert float(lines['regno_moves_total{kind="sat"}']) >= 1
        assert float(lines['regno_refused_total{reason="seats-free"}']) >= 1
        assert float(lines['regno_commit_seconds_count{kind="Room"}']) >= 1
        assert float(lines["regno_fsync_seconds_count"]) >= 1
        assert float(lines['regno_requests_total{method="POST",route="/api/tables",status="201"}']) >= 1
        assert table not in body.decode()

    run(play())


def test_every_figure_that_is_counted_can_be_told() -> None:
    """One that is counted and not known would make an error of all figures from then on."""
    source = "".join(file.read_text() for file in (Path(regno.__file__).parent / "web").rglob("*.py"))
    counted = set(re.findall(r'\.(?:count|observe)\(\s*"(regno_\w+)"', source))
    observed = set(re.findall(r'partial\(METRICS\.observe, "(regno_\w+)"', source))
    gauges = set(re.findall(r'^        "(regno_\w+)": ', source, re.M))
    assert len(counted) > 6 and len(gauges) > 10
    assert counted | observed | gauges == set(HELP)
    metrics = Metrics()
    for name in counted:
        metrics.count(name)
    assert all(f"# HELP {name} " in metrics.text(dict.fromkeys(gauges, 1.0)) for name in counted | gauges)


def test_metrics_are_for_near_addresses() -> None:
    near = ("127.0.0.1", "10.1.2.3", "192.168.0.4", "::1", "fd00::1", "fe80::1%eth0")
    assert [is_near(each) for each in (*near, "8.8.8.8", "2001:4860::1", "", "nobody")] == [True] * 6 + [False] * 4


def test_a_stranger_who_makes_names_up_makes_no_series() -> None:
    metrics = Metrics()
    for number in range(3 * MAX_SERIES):
        metrics.count("regno_refused_total", reason=f"made up {number}")
        metrics.count_request(f"M{number}", "none", 404, 0.01)
    assert len(metrics.counters["regno_refused_total"]) == MAX_SERIES + 1
    assert len(metrics.counters["regno_requests_total"]) == 1
    metrics.observe("regno_commit_seconds", 0.02, kind='a"b\\c\nd')
    text = metrics.text({"regno_tables": 3})
    assert 'kind="a\\"b\\\\c\\nd",le="0.025"} 1' in text and 'le="0.01"} 0' in text and 'le="+Inf"} 1' in text
    assert "regno_tables 3\n" in text


def test_liveness_and_readiness(server: Server) -> None:
    assert server.http("/livez") == (200, {"ok": True})
    assert server.http("/readyz")[0] == server.http("/healthz")[0] == 200


# ---------------------------------------------------------------- settings


def test_flag_environment_file_default_in_that_order(tmp_path: Path) -> None:
    file = tmp_path / "regno.toml"
    file.write_text('port = 1\nhost = "file"\nlog = "info"\nallowed-hosts = ["a", "b"]\n')
    environment = {"REGNO_CONFIG": str(file), "REGNO_PORT": "2", "REGNO_HOST": "environment", "REGNO_TLS": "c k"}
    found = load_config({"port": "3", "host": None}, environment)
    assert (found["port"], found["host"], found["log"], found["chronicle-quota"]) == (3, "environment", "info", 2_000)
    assert found["allowed-hosts"] == ("a", "b") and found["tls"] == ("c", "k")
    sources = [found.sources[name] for name in ("port", "host", "log", "chronicle-quota")]
    assert sources == ["flag", "environment", "file", "default"]
    assert load_config({"config": str(file)}, {})["port"] == 1
    assert set(found) == set(SETTINGS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = 70000", "expected 0 .. 65535"),
        ('port = "80"', "expected 0 .. 65535"),
        ("port = true", "expected 0 .. 65535"),
        ('log = "loud"', "expected error, warning, info, debug"),
        ('allowed-hosts = "a"', "expected ["),
        ("prot = 1", "expected some of host, port"),
        ("port = ", "cannot be read as settings"),
        ("a" + ".a" * 60_000 + " = 1", "cannot be read as settings"),
        ('allowed-origins = ["example.org"]', "https://example.org"),
        ('trusted-proxies = ["proxy"]', "10.0.0.0/8"),
        ('allowed-origins = ["http://[x"]', "https://example.org"),
        ('public-address = "https://["', "https://example.org"),
        ('public-address = "https://a:99999"', "https://example.org"),
        ('smtp = "smtp://a:b@["\npublic-address = "https://a"\nmail-from = "a@b"', "smtp://a:...@[: expected smtp://"),
        ('dask = "cluster"', "tcp://host:8786"),
    ],
)
def test_a_wrong_setting_is_told_with_what_would_be_right(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "regno.toml"
    file.write_text(text)
    with pytest.raises(BadConfig) as fault:
        load_config({"config": str(file)}, {})
    assert told in str(fault.value)


def test_check_tells_the_settings_and_starts_nothing(tmp_path: Path) -> None:
    file = tmp_path / "regno.toml"
    file.write_text('port = 0\nlog = "error"\n')
    words = ["serve", "--check", "--config", str(file), "--data", str(tmp_path / "data"), "--lang", "en"]
    done = subprocess.run([sys.executable, "-m", "regno", *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "port = 0  # by the file" in done.stdout and 'host = "127.0.0.1"  # by default' in done.stdout
    assert done.stdout.splitlines()[-1].startswith("All is well")
    assert format_setting("store", "postgresql://regno:secret@db/regno") == '"postgresql://regno:...@db/regno"'


@pytest.mark.parametrize(
    ("proxies", "peer", "seen"),
    [
        ((), "127.0.0.1", "203.0.113.7"),
        ((), "::1", "203.0.113.7"),
        ((), "10.0.0.9", "10.0.0.9"),
        (("10.0.0.0/8",), "10.0.0.9", "203.0.113.7"),
        (("10.0.0.0/8",), "127.0.0.1", "127.0.0.1"),
    ],
)
def test_only_proxies_that_the_settings_name_are_believed(
    proxies: tuple[str, ...], peer: str, seen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By default those of this machine, whatever else the environment of some other program says."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    config = server_for(ServerConfig(tmp_path, "", 0, "error", proxies=proxies), ReachSettings()).config
    found = list[Any]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["client"][0])

    async def nothing(*_: Any) -> Any: ...

    scope: Any = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    asyncio.run(ProxyHeadersMiddleware(app, config.forwarded_allow_ips)(scope, nothing, nothing))
    assert found == [seen]


# ---------------------------------------------------------------- systemd


def test_systemd_is_told_and_its_absence_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert not sd_notify.notify("READY=1")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        assert sd_notify.notify("READY=1", "STATUS=well") and line.recv(100) == b"READY=1\nSTATUS=well"
        monkeypatch.setenv("WATCHDOG_USEC", "20000")
        assert sd_notify.watchdog_seconds() == 0.01

        async def beat() -> None:
            task = asyncio.create_task(sd_notify.keep_alive(lambda: True))
            await asyncio.sleep(0.05)
            task.cancel()

        asyncio.run(beat())
        assert line.recv(100) == b"WATCHDOG=1"
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert sd_notify.watchdog_seconds() == 0.0


def test_the_server_tells_systemd_when_it_is_ready_and_when_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with Server(tmp_path / "data") as server:
            assert line.recv(100) == b"READY=1"
            server.stop()
        assert line.recv(100) == b"STOPPING=1"


# ---------------------------------------------------------------- quota and retention


def test_chronicles_and_packs_have_a_quota(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "a.toml").write_bytes(b"x" * 600)
    retention = Retention(tmp_path, quota=1_000)
    retention.look()
    assert retention.used == 600
    retention.require_space(300)
    with pytest.raises(ChronicleError) as fault:
        retention.require_space(200)
    assert fault.value.key == "server-full"
    retention.quota = 10**12
    with pytest.raises(ChronicleError) as fault:
        retention.require_space(1, present=MAX_JOURNAL)
    assert fault.value.key == "chronicle-full"


def test_only_days_on_which_the_server_ran_end_a_chronicle(tmp_path: Path) -> None:
    now = [1_000 * DAY]
    retention = Retention(tmp_path, days=3, clock=lambda: now[0])
    assert retention.expired_ids([("a", now[0])]) == []
    touched = [("a", float(now[0])), ("before all", 0.0)]
    now[0] += 400 * DAY  # a clock set wrong, or a long holiday: one day more
    assert retention.expired_ids(touched) == []
    now[0] += DAY
    assert retention.expired_ids(touched) == []
    now[0] += DAY
    assert retention.expired_ids([*touched, ("b", float(now[0]))]) == ["a"]
    assert Retention(tmp_path, days=0, clock=lambda: now[0] + 10**9).expired_ids(touched) == []
