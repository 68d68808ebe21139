"""A page with the client's script and a scripted server, and nodes to show in it."""

import unittest

import chromium
import journal
from scripted import ScriptedServer

STYLES = [["style", 1, ["s400", 13, None, 0, 0]], ["style", 2, ["s600", 20, "var(--accent)", 1, 0]],
          ["style", 3, ["s400", 13, "var(--link)", 1, 0, None, "https://example.org/"]]]


def text(id, key, words, x, y, width=200, style=1, tag="span", attributes=None):
    return [id, key, tag, [x, y, width, 16], attributes or {},
            [["t", 0, 0, width, 16, style, words]], []]


def button(id, key, words, x, y, **attributes):
    return [id, key, "button", [x, y, 100, 26], {"on": "c"} | attributes,
            [["c", 0, 0, 100, 26, "button", ""], ["t", 12, 5, 76, 16, 1, words]], []]


def field(id, key, value, x, y, tag="input", height=26, **attributes):
    return [id, key, tag, [x, y, 220, height],
            {"pad": [4, 8, 4, 8], "font": 1, "value": value, "aria-label": key} | attributes,
            [["c", 0, 0, 220, height, "field", ""]], []]


def root(*children, attributes=None):
    return [1, "root", "main", [0, 0, 800, 600], attributes or {}, [], list(children)]


class ClientCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = chromium.Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    # The script and the style sheet, from the repository; None as they are there.
    client = None

    def setUp(self):
        self.server = ScriptedServer(self.client)
        self.server.ops = STYLES
        self.context = self.browser.context()
        self.pages = []

    def tearDown(self):
        for page in self.pages:
            self.assertEqual(page.violations(), [])
        self.browser.call("Target.disposeBrowserContext", {"browserContextId": self.context})
        self.server.stop()

    def show(self, *children, url=None, attributes=None, **options):
        self.server.tree = root(*children, attributes=attributes)
        page = self.browser.page(url or self.server.url, context=self.context, **options)
        self.pages.append(page)
        page.wait('document.querySelector("#app > .n")')
        # The page loads it after its first tree, and hears of drops and wheels from then on.
        page.evaluate("import('/transfer.js').then(() => true)")
        return page


class ServedScript:
    """The script and the style sheet as servers send them: without comments and space, and with
    other local names."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        server = journal.Server()
        cls.client = server.client()
        server.close()
