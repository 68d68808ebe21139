"""Files that the user of a page sends and gets, in headless Chromium."""

import os
import pathlib
import subprocess
import tempfile
import time
import unittest

import chromium
import journal


@unittest.skipUnless(journal.PROBE and os.access(journal.PROBE, os.X_OK),
                     "there is no WebProbe; make test-browser builds it")
class FilesTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="theseus-files-")
        self.server = subprocess.Popen(
            [journal.PROBE, "serve", self.folder.name + "/sessions.sqlite", "app=files"],
            env=os.environ | {"TMPDIR": self.folder.name}, stdout=subprocess.PIPE)
        self.url = self.server.stdout.readline().decode().strip()
        self.browser = chromium.Chromium()
        self.downloads = pathlib.Path(self.folder.name, "downloads")
        self.browser.call("Browser.setDownloadBehavior", {
            "behavior": "allow", "downloadPath": str(self.downloads)})
        self.page = self.browser.page(self.url)
        self.page.wait('document.querySelectorAll("#app .t").length > 3', 20)

    def tearDown(self):
        self.assertEqual(self.page.violations(), [])
        self.browser.close()
        self.server.kill()
        self.server.wait()
        self.server.stdout.close()
        self.folder.cleanup()

    def local(self, name, content):
        path = pathlib.Path(self.folder.name, name)
        path.write_text(content)
        return str(path)

    def shows(self, text):
        self.page.wait(f"document.body.textContent.includes({text!r})")

    def press(self, button):
        self.page.wait(f"""[...document.querySelectorAll("button")].some((e) =>
          e.textContent.trim() === {button!r})""")
        self.page.click(*self.page.evaluate(f"""(() => {{
          const box = [...document.querySelectorAll("button")].find((e) =>
            e.textContent.trim() === {button!r}).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()"""))

    def choose(self, button, *paths):
        """Presses a button, and chooses files in the browser's own panel that opens."""
        opened = []
        listener = self.browser.listeners[self.page.session]

        def listen(method, params):
            if method == "Page.fileChooserOpened":
                opened.append(params)
            listener(method, params)

        self.browser.listeners[self.page.session] = listen
        self.page.call("Page.setInterceptFileChooserDialog", {"enabled": True})
        self.press(button)
        limit = time.monotonic() + 10
        while not opened and time.monotonic() < limit:
            time.sleep(0.02)
        self.assertTrue(opened, "no panel was opened")
        self.page.call("DOM.setFileInputFiles", {
            "files": list(paths), "backendNodeId": opened[0]["backendNodeId"]})
        return opened[0]["mode"]

    def downloaded(self, name):
        path = self.downloads / name
        limit = time.monotonic() + 10
        while not path.exists() and time.monotonic() < limit:
            time.sleep(0.02)
        return path.read_text()

    def test_chosen_files_reach_the_app(self):
        mode = self.choose("One", self.local("a.txt", "hello"))
        self.assertEqual(mode, "selectSingle")
        self.shows("a.txt=hello")
        mode = self.choose("Many", self.local("b", "11"), self.local("ü.txt", "22"))
        self.assertEqual(mode, "selectMultiple")
        self.shows("ü.txt=22")
        # The panel has closed, and shows nothing of the server.
        self.assertNotIn("Choose", self.page.evaluate("document.body.textContent"))
        self.assertNotIn(self.folder.name, self.page.evaluate("document.body.textContent"))

    def test_a_file_of_another_type_is_refused_in_words(self):
        self.choose("One", self.local("a.png", "x"))
        self.shows("cannot be chosen here")
        self.choose("Choose File…", self.local("a.txt", "again"))
        self.shows("a.txt=again")

    def test_exported_files_are_downloads(self):
        self.press("Export")
        self.assertEqual(self.downloaded("bö.txt"), "exported")
        self.press("Move")
        self.assertEqual(self.downloaded("own.txt"), "own")


if __name__ == "__main__":
    unittest.main()
