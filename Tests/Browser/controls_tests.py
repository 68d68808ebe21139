"""A control of each kind, and everything that can be presented, in headless Chromium: labels stand in
the middle of their controls, what is greedy fills the page, and assistive technology finds nothing
missing."""

import os
import time
import unittest

import chromium
import journal


@unittest.skipUnless(journal.PROBE and os.access(journal.PROBE, os.X_OK),
                     "there is no WebProbe; make test-browser builds it")
class ControlsTests(unittest.TestCase):
    def setUp(self):
        self.server = journal.Controls()
        self.browser = chromium.Chromium()
        self.page = self.browser.page(self.server.url, 800, 900)
        self.page.wait('document.querySelectorAll("#app .t").length > 3', 20)

    def tearDown(self):
        self.assertEqual(self.page.violations(), [])
        self.browser.close()
        self.server.close()

    def test_labels_stand_in_the_middle_of_their_controls(self):
        uneven = self.page.evaluate("""[...document.querySelectorAll(".button, .segment")]
          .flatMap((part) => {
            const box = part.getBoundingClientRect();
            return [...document.querySelectorAll(".t")].filter((text) => {
              const own = text.getBoundingClientRect();
              return text.checkVisibility() && own.width && own.left >= box.left
                && own.right <= box.right && own.bottom > box.top && own.top < box.bottom;
            }).map((text) => {
              const own = text.getBoundingClientRect();
              return [text.textContent, own.top + own.height / 2 - box.top - box.height / 2];
            });
          })""")
        self.assertGreater(len(uneven), 8)
        self.assertEqual([each for each in uneven if abs(each[1]) > 1], [])

    def test_an_empty_list_fills_the_page(self):
        self.server.tab(self.page, "Empty")
        self.page.wait("document.body.textContent.includes('Below')")
        x, y = self.page.box("text=Below")
        self.assertGreater(y, 860)
        self.assertGreater(self.page.evaluate(
            "document.querySelector('[aria-label=Nothing]').offsetHeight"), 700)

    def test_axe_finds_nothing_in_anything_that_is_presented(self):
        source = journal.axe()
        if source is None:
            if journal.IS_REQUIRED:
                self.fail("axe-core could not be fetched from PyPI")
            self.skipTest("axe-core could not be fetched from PyPI")
        self.page.evaluate(source + ";undefined")
        problems = []
        for width, dark in ((800, False), (800, True), (375, False)):
            self.page.resize(width, 900)
            self.page.prefer(dark=dark)
            for name in ("Form", "Empty", "Links"):
                self.server.tab(self.page, name)
                time.sleep(0.3)
                problems += self.findings(name, width, dark)
            self.server.tab(self.page, "Form")
            for what in self.server.PRESENTED:
                self.server.open(self.page, what)
                problems += self.findings(what, width, dark)
                self.server.close_presented(self.page, what)
        self.assertEqual(problems, [])

    def findings(self, *place):
        return [(*place, each) for each in journal.findings(self.page)]


if __name__ == "__main__":
    unittest.main()
