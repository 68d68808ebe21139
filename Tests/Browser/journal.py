"""Journal with a web server, as `make web` starts it, and axe-core."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

JOURNAL = os.environ.get("JOURNAL")
# The program of the server's tests, which `make test-web` builds into the same folder.
PROBE = JOURNAL and str(pathlib.Path(JOURNAL).with_name("WebProbe"))
IS_REQUIRED = os.environ.get("THESEUS_BROWSER") == "required"
AXE = "axe-playwright-python==0.1.8"


def axe():
    """The source of axe-core, out of a package of PyPI, in a cache outside the repository. None if
    it cannot be fetched."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache"))
    folder = cache / "theseus-tests" / AXE
    if not folder.exists():
        with tempfile.TemporaryDirectory() as fresh:
            done = subprocess.run(
                [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", fresh,
                 "--disable-pip-version-check", AXE],
                timeout=120, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            found = list(pathlib.Path(fresh).rglob("axe.min.js"))
            if done.returncode or not found:
                return None
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "axe.min.js").write_bytes(found[0].read_bytes())
    return (folder / "axe.min.js").read_text()


def findings(page):
    """What axe-core, which the page has, finds on it."""
    # Colors fade in.
    time.sleep(0.2)
    return page.evaluate("""axe.run(document, { resultTypes: ["violations"] }).then(
      (result) => result.violations.map((each) => each.id + ": " + each.nodes.slice(0, 3)
        .map((node) => node.html.slice(0, 200) + " " + node.failureSummary).join(" | ")))""")


class Controls:
    """A server of an app with a control of each kind (`ControlsApp`)."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="theseus-controls-")
        self.process = subprocess.Popen(
            [PROBE, "serve", self.folder.name + "/sessions.sqlite", "app=controls"],
            env=os.environ | {"TMPDIR": self.folder.name}, stdout=subprocess.PIPE)
        self.url = self.process.stdout.readline().decode().strip()

    # What a button presents, and how it is recognized.
    PRESENTED = {
        "menu": ("Actions", "[role=menu]"), "popover": ("Popover", "dialog"),
        "sheet": ("Sheet", "dialog"), "alert": ("Alert", "dialog"), "question": ("Question", "dialog"),
    }

    def tab(self, page, name):
        page.click_on(f'[role=tab][aria-label="{name}"]')
        page.wait(f'document.querySelector(\'[role=tab][aria-label="{name}"]\')'
                  '.ariaSelected === "true"')

    def open(self, page, what):
        label, selector = self.PRESENTED[what]
        find = f"""[...document.querySelectorAll("button")]
          .find((e) => e.textContent.trim() === "{label}")"""
        page.wait(find)
        page.evaluate(find + ".scrollIntoView({ block: 'center' })")
        time.sleep(0.3)
        page.click(*page.evaluate(f"""(() => {{
          const box = {find}.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()"""))
        page.wait(f"document.querySelector({selector!r})")
        time.sleep(0.3)

    def close_presented(self, page, what):
        page.press("Escape")
        page.wait(f"!document.querySelector({self.PRESENTED[what][1]!r})")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()


class Server:
    """A server with a journal and sessions of its own."""

    def __init__(self, *flags):
        self.folder = tempfile.TemporaryDirectory(prefix="theseus-journal-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.flags = flags
        self.start()

    def start(self, program=None):
        folder = self.folder.name
        environment = os.environ | {
            name: folder for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
        with open(folder + "/log", "a") as log:
            self.process = subprocess.Popen(
                [program or JOURNAL, "--web", f"127.0.0.1:{self.port}",
                 "--database", folder + "/journal.sqlite", *self.flags],
                env=environment, stdout=log, stderr=log, cwd=folder)
        # The sample entries are written once.
        self.flags = ()
        limit = time.monotonic() + 20
        while True:
            try:
                return urllib.request.urlopen(self.url + "healthz", timeout=2).close()
            except OSError:
                if time.monotonic() > limit or self.process.poll() is not None:
                    with open(folder + "/log") as log:
                        raise AssertionError("no server: " + log.read()[-2000:])
                time.sleep(0.05)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def client(self):
        """The scripts and the style sheet that the server sends, by their names in the repository."""
        document = urllib.request.urlopen(self.url).read().decode()
        paths = re.findall(r"/((theseus|transfer)-[0-9a-f]+(\.js|\.css))", document)
        return {name + end: urllib.request.urlopen(self.url + path).read()
                for path, name, end in paths}

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(15)

    def close(self):
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)
        self.folder.cleanup()
