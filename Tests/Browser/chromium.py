"""Headless Chromium over the pipe of the DevTools protocol. Python's standard library only."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
KEYS = {
    "Enter": (13, "\r"), "Tab": (9, ""), "Escape": (27, ""), "Backspace": (8, ""),
    "Delete": (46, ""), "ArrowLeft": (37, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""),
    "ArrowDown": (40, ""), "Home": (36, ""), "End": (35, ""), " ": (32, " "),
    "PageUp": (33, ""), "PageDown": (34, ""), "F6": (117, ""),
}


def find():
    """The path of a Chromium, or None."""
    given = os.environ.get("CHROMIUM")
    return given or next(filter(None, map(shutil.which, NAMES)), None)


class Chromium:
    """A browser process with a profile of its own."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="theseus-browser-")
        # The browser reads commands from its descriptor 3 and writes to 4.
        read, self.output = os.pipe()
        self.input, write = os.pipe()
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$0" "$@" 3<&{read} 4>&{write}', find(), "--headless",
             "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-extensions", "--disable-background-networking", "--disable-dev-shm-usage",
             "--force-color-profile=srgb", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile],
            pass_fds=(read, write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read), os.close(write)
        self.serial = 0
        self.answers = {}
        self.listeners = {}
        self.changed = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        buffer = b""
        while True:
            try:
                data = os.read(self.input, 1 << 20)
            except OSError:
                return
            if not data:
                return
            buffer += data
            *messages, buffer = buffer.split(b"\0")
            for message in messages:
                self._receive(json.loads(message))

    def _receive(self, message):
        if "id" in message:
            with self.changed:
                self.answers[message["id"]] = message
                self.changed.notify_all()
            return
        listener = self.listeners.get(message.get("sessionId"))
        if listener:
            listener(message["method"], message["params"])

    def call(self, method, params=None, session=None, timeout=30):
        with self.changed:
            self.serial += 1
            serial = self.serial
        message = {"id": serial, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        with self.changed:
            if not self.changed.wait_for(lambda: serial in self.answers, timeout):
                raise TimeoutError(method)
            answer = self.answers.pop(serial)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def context(self):
        return self.call("Target.createBrowserContext")["browserContextId"]

    def page(self, url="about:blank", width=1024, height=768, context=None, **options):
        return Page(self, url, width, height, context, **options)

    def adopt(self, target, context=None):
        """A tab that a page has opened."""
        return Page(self, None, 1024, 768, context, target=target)

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        for each in (self.input, self.output):
            os.close(each)
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """One tab."""

    def __init__(self, browser, url, width, height, context, scale=1, dark=False, touch=False,
                 target=None, before=None, platform=None):
        self.browser, self.context = browser, context
        params = {"url": "about:blank"}
        if context:
            params["browserContextId"] = context
        self.target = target or browser.call("Target.createTarget", params)["targetId"]
        self.session = browser.call(
            "Target.attachToTarget", {"targetId": self.target, "flatten": True})["sessionId"]
        self.complaints = []
        self.loaded = threading.Event()
        browser.listeners[self.session] = self._event
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")
        # The page must behave as if its window were the frontmost one.
        self.call("Emulation.setFocusEmulationEnabled", {"enabled": True})
        self.resize(width, height, scale, touch)
        self.prefer(dark=dark)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
            self.call("Emulation.setEmitTouchEventsForMouse",
                      {"enabled": False, "configuration": "mobile"})
        if platform:
            before = (f"Object.defineProperty(navigator, 'platform', {{ value: {platform!r} }});"
                      + (before or ""))
        if before:
            self.call("Page.addScriptToEvaluateOnNewDocument", {"source": before})
        if url:
            self.open(url)

    def _event(self, method, params):
        if method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.complaints.append(params["entry"]["text"])
        elif method == "Runtime.exceptionThrown":
            detail = params["exceptionDetails"]
            self.complaints.append(detail.get("exception", {}).get("description", detail["text"]))
        elif method == "Runtime.consoleAPICalled" and params["type"] == "error":
            self.complaints.append(" ".join(
                str(a.get("description") or a.get("value")) for a in params["args"]))
        elif method == "Page.loadEventFired":
            self.loaded.set()

    def violations(self):
        """What the page's policy forbade, and errors of the script."""
        # A refused connection is what a test of reconnecting wants; one that the policy forbids is
        # named by its directive.
        return [each for each in self.complaints
                if "Content Security Policy" in each
                or "WebSocket" not in each and "net::ERR" not in each]

    def call(self, method, params=None, timeout=30):
        return self.browser.call(method, params, self.session, timeout)

    def open(self, url):
        self.loaded.clear()
        self.call("Page.navigate", {"url": url})
        self.loaded.wait(20)

    def reload(self):
        self.loaded.clear()
        self.call("Page.reload")
        self.loaded.wait(20)

    def close(self):
        self.browser.call("Target.closeTarget", {"targetId": self.target})

    def evaluate(self, expression, timeout=30):
        result = self.call("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True,
            "userGesture": True}, timeout)
        if "exceptionDetails" in result:
            detail = result["exceptionDetails"]
            raise RuntimeError(detail.get("exception", {}).get("description", detail["text"]))
        return result["result"].get("value")

    def wait(self, expression, timeout=10):
        """Waits until an expression is true, and returns its value; true for an object."""
        limit = time.monotonic() + timeout
        while True:
            value = self.evaluate(f"((v) => typeof v === 'object' ? !!v : v)({expression})")
            if value:
                return value
            if time.monotonic() > limit:
                raise AssertionError(f"not within {timeout} s: {expression}")
            time.sleep(0.02)

    def resize(self, width, height, scale=1, touch=False):
        self.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch})

    def prefer(self, dark=False, still=False, forced=False):
        self.call("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"},
            {"name": "forced-colors", "value": "active" if forced else "none"}]})

    def picture(self, path):
        data = self.call("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    # Mouse, keys, touch

    def mouse(self, kind, x, y, button="none", clicks=0, buttons=0):
        self.call("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": button, "clickCount": clicks,
            "buttons": buttons})

    def click(self, x, y, clicks=1):
        self.mouse("mouseMoved", x, y)
        for count in range(1, clicks + 1):
            self.mouse("mousePressed", x, y, "left", count, 1)
            self.mouse("mouseReleased", x, y, "left", count)

    def drag(self, x, y, to_x, to_y, steps=8):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, "left", 1, 1)
        for step in range(1, steps + 1):
            part = step / steps
            self.mouse("mouseMoved", x + (to_x - x) * part, y + (to_y - y) * part, "left", 0, 1)
            time.sleep(0.02)
        self.mouse("mouseReleased", to_x, to_y, "left", 1)

    def touch(self, points):
        """Puts fingers down at points; none: lifts them."""
        self.call("Input.dispatchTouchEvent", {
            "type": "touchStart" if points else "touchEnd",
            "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def swipe(self, x, y, to_x, to_y, steps=10):
        self.touch([(x, y)])
        for step in range(1, steps + 1):
            part = step / steps
            self.call("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [
                {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}]})
            time.sleep(0.02)
        self.touch([])

    def tap(self, x, y):
        self.touch([(x, y)])
        self.touch([])

    def press(self, key, modifiers=0, commands=()):
        """Presses a key by its name. Modifiers: 1 Alt, 2 Control, 4 Meta, 8 Shift."""
        isPlain = len(key) == 1 and key.isascii() and key.isalnum()
        code, text = KEYS.get(key) or (ord(key.upper()) if isPlain else 0, key)
        if modifiers & 7:
            text = ""
        event = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers,
                 "code": "Key" + key.upper() if len(key) == 1 and key.isalpha() else key}
        self.call("Input.dispatchKeyEvent", event | {
            "type": "keyDown" if text else "rawKeyDown", "text": text,
            "commands": list(commands)})
        self.call("Input.dispatchKeyEvent", event | {"type": "keyUp"})

    def type(self, text, rate=None):
        """Types characters one by one, at most `rate` a second."""
        start = time.monotonic()
        for index, character in enumerate(text):
            self.press("Enter" if character == "\n" else character)
            if rate:
                time.sleep(max(0, start + (index + 1) / rate - time.monotonic()))

    def compose(self, text):
        """Shows a text of an input method that is not committed."""
        self.call("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def commit(self, text):
        self.call("Input.insertText", {"text": text})

    def copied(self):
        """What Control-C puts on the clipboard."""
        origin = self.evaluate("location.origin")
        self.browser.call("Browser.grantPermissions", {
            "origin": origin, "browserContextId": self.context,
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.evaluate('navigator.clipboard.writeText("nothing was copied")')
        self.press("c", 2, commands=["copy"])
        return self.evaluate("navigator.clipboard.readText()")

    # What the page shows

    def box(self, selector):
        """The middle of the first element that a selector or a text names."""
        box = self.evaluate(f"""(() => {{
          const wanted = {json.dumps(selector)};
          const element = wanted.startsWith("text=")
            ? [...document.querySelectorAll(".t")].find((e) => e.textContent.trim() === wanted.slice(5))
            : document.querySelector(wanted);
          if (!element) return null;
          const box = element.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        if box is None:
            raise AssertionError("there is no " + selector)
        return box

    def click_on(self, selector, clicks=1):
        self.click(*self.box(selector), clicks=clicks)

    def tap_on(self, selector):
        self.tap(*self.box(selector))

    def texts(self):
        """The texts that the page shows, in reading order."""
        return self.evaluate(
            '[...document.querySelectorAll(".t")].filter((e) => e.checkVisibility())'
            '.map((e) => e.textContent)')
