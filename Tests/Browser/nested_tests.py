"""Controls in the label of another control: the document has none in a button or a link, each acts
alone, and assistive technology finds nothing wrong."""

import os
import time
import unittest

import chromium
import journal
from client_case import ClientCase, button, field, text


def outer(*children, **attributes):
    return [2, "outer", "+button", [20, 20, 400, 60],
            {"on": "c", "aria-label": "Outer"} | attributes,
            [["c", 0, 0, 400, 60, "button", ""]], list(children)]


class NestedNodeTests(ClientCase):
    def nested(self, **attributes):
        return self.show(outer(text(3, "label", "Outer", 10, 20, 80), button(4, "inner", "Inner", 120, 16),
                               field(5, "name", "", 230, 16, height=26), **attributes))

    def presses(self):
        time.sleep(0.3)
        return [m[1] for m in self.server.of("c")]

    def test_a_button_lies_below_the_controls_in_it(self):
        page = self.nested()
        self.assertEqual(page.evaluate('document.querySelectorAll("button button, button input").length'), 0)
        boxes = page.evaluate("""[...document.querySelectorAll("button")].map((e) => {
          const box = e.getBoundingClientRect();
          return [e.ariaLabel || e.textContent, box.x, box.y, box.width, box.height];
        })""")
        self.assertEqual(boxes, [["Outer", 20, 20, 400, 60], ["Inner", 140, 36, 100, 26]])

    def test_a_press_reaches_the_one_under_the_pointer(self):
        page = self.nested()
        page.click_on("text=Inner")
        self.assertEqual(self.presses(), [4])
        page.click_on("input")
        self.assertEqual(self.presses(), [4])
        page.click_on("text=Outer")
        page.click(400, 75)
        self.assertEqual(self.presses(), [4, 2, 2])

    def test_the_keyboard_reaches_each(self):
        page = self.nested()
        for key, expected in ("Enter", [2]), (" ", [2, 4]):
            page.press("Tab")
            page.press(key)
            self.assertEqual(self.presses(), expected)
        page.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.localName"), "input")

    def test_it_can_be_disabled_alone(self):
        page = self.nested(disabled=True)
        page.click(400, 75)
        page.click_on("text=Inner")
        self.assertEqual(self.presses(), [4])


@unittest.skipUnless(journal.PROBE and os.access(journal.PROBE, os.X_OK),
                     "there is no WebProbe; make test-browser builds it")
class NestedControlTests(unittest.TestCase):
    def setUp(self):
        self.server = journal.Controls()
        self.browser = chromium.Chromium()
        self.page = self.browser.page(self.server.url, 800, 700)
        self.page.wait('document.querySelectorAll("#app .t").length > 3', 20)
        self.server.tab(self.page, "Nested")
        self.page.wait('document.querySelector(".below")')
        time.sleep(0.3)

    def tearDown(self):
        self.assertEqual(self.page.violations(), [])
        self.browser.close()
        self.server.close()

    def shows(self, words):
        self.page.wait(f"""[...document.querySelectorAll(".t")]
          .some((e) => e.checkVisibility() && e.textContent === "{words}")""")

    def test_each_acts_alone(self):
        page = self.page
        self.assertEqual(page.evaluate("""document.querySelectorAll(
          ":is(button, a) :is(button, a, input, textarea, [tabindex])").length"""), 0)
        page.click_on("text=Inside")
        self.shows("Presses: i")
        page.click_on("text=Within")
        self.shows("Presses: iw")
        page.click_on("text=Outside")
        self.shows("Presses: iwo")
        before = page.evaluate('document.querySelector("[role=switch]").ariaChecked')
        page.click_on("[role=switch]")
        page.wait(f'document.querySelector("[role=switch]").ariaChecked !== "{before}"')
        page.click_on("text=Items")
        page.wait('document.querySelector("[role=menuitem]")')
        page.click_on("[role=menuitem]")
        self.shows("Presses: iwom")
        page.click_on("input")
        page.type("Ann")
        self.assertEqual(page.evaluate("document.activeElement.value"), "Ann")
        self.assertFalse(page.evaluate('!!document.querySelector(".back-button")'))
        page.click_on("text=Unfolds")
        self.shows("Unfolded")
        page.click_on("text=Leads")
        page.wait('document.querySelector(".back-button")')

    def test_axe_finds_nothing(self):
        source = journal.axe()
        if source is None:
            if journal.IS_REQUIRED:
                self.fail("axe-core could not be fetched from PyPI")
            self.skipTest("axe-core could not be fetched from PyPI")
        self.page.evaluate(source + ";undefined")
        self.assertEqual(journal.findings(self.page), [])


if __name__ == "__main__":
    unittest.main()
