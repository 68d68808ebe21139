"""What tests of Journal in headless Chromium have in common."""

import json
import unittest

import chromium
import journal

ENTRY = 'input[placeholder^="New task"]'


@unittest.skipUnless(journal.JOURNAL, "JOURNAL names no Journal; make test-browser builds it")
class JournalCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = chromium.Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.servers, self.pages = [], []
        self.context = self.browser.context()

    def tearDown(self):
        for page in self.pages:
            self.assertEqual(page.violations(), [])
        self.browser.call("Target.disposeBrowserContext", {"browserContextId": self.context})
        for server in self.servers:
            server.close()

    def serve(self, *flags):
        server = journal.Server(*flags)
        self.servers.append(server)
        return server

    def show(self, url, **options):
        page = self.browser.page(url, context=self.context, **options)
        self.pages.append(page)
        page.wait('document.querySelectorAll("#app .t").length > 3', 20)
        return page

    def sample(self, **options):
        return self.show(self.serve("--sample").url, **options)

    def shows(self, page, words, timeout=10):
        """Waits for a text that is seen."""
        page.wait(f"""[...document.querySelectorAll(".t")].some((e) => e.checkVisibility()
          && e.textContent.includes({json.dumps(words)}))""", timeout)

    def hides(self, page, words, timeout=10):
        page.wait(f"""![...document.querySelectorAll(".t")].some((e) => e.checkVisibility()
          && e.textContent.includes({json.dumps(words)}))""", timeout)

    def value(self, page):
        return page.evaluate("document.activeElement.value")

    def enter(self, page, words, rate=100):
        page.wait(f"document.querySelector('{ENTRY}')")
        page.click_on(ENTRY)
        page.type(words, rate=rate)

    def add(self, page, words):
        self.enter(page, words)
        page.press("Enter")
        self.shows(page, words)

    def open_menu(self, page, words):
        """The context menu of a row."""
        x, y = page.box("text=" + words)
        page.mouse("mouseMoved", x, y)
        page.mouse("mousePressed", x, y, "right", 1, 2)
        page.mouse("mouseReleased", x, y, "right", 1)
        page.wait('document.querySelector("[role=menuitem]")')

    def tab(self, page, name):
        page.click_on(f'[role=tab][aria-label="{name}"]')
        page.wait(f'document.querySelector(\'[role=tab][aria-label="{name}"]\')'
                  '.ariaSelected === "true"')

    def button(self, page, words):
        """The middle of a button that shows a text."""
        return page.evaluate(f"""(() => {{
          const box = [...document.querySelectorAll("button")]
            .find((e) => e.textContent === {json.dumps(words)}).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")

    def alert(self, page, opener, words):
        """Opens an alert with a field, enters a name and confirms it."""
        page.click(*self.button(page, opener))
        page.wait('document.querySelector("[role=alertdialog] input, dialog input")')
        page.type(words, rate=200)
        page.press("Enter")
        page.wait('!document.querySelector("dialog")')

    def row(self, words):
        """An expression for the row that shows a text."""
        return f"""[...document.querySelectorAll('[data-k=row]')]
          .find((row) => row.textContent.includes({json.dumps(words)}))"""
