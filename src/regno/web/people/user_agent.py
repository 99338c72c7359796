"""What a browser says of itself, in two names and a kind: enough to tell one's own devices apart."""

from __future__ import annotations

from regno.web.people.store import DeviceKind

# The first that is found counts: most browsers also name those before them.
BROWSERS = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "CrOS": "ChromeOS", "Windows": "Windows",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def describe(user_agent: str) -> tuple[DeviceKind, str, str]:
    """Return the kind of a device, its browser and its system; an unknown name is empty."""
    browser = next((name for word, name in BROWSERS.items() if word in user_agent), "")
    system = next((name for word, name in SYSTEMS.items() if word in user_agent), "")
    if system == "iPhone" or ("Mobile" in user_agent and system != "iPad"):
        return "phone", browser, system
    return ("tablet" if system in ("iPad", "Android") else "computer"), browser, system
