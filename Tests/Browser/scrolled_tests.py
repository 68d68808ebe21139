"""Pages and panels that are larger than the window scroll natively, in headless Chromium."""

import os
import time
import unittest

import chromium
import journal



def row(number, root="document"):
    return (f'[...{root}.querySelectorAll("button")]'
            f'.find((e) => e.textContent.trim() === "Row {number}")')


@unittest.skipUnless(journal.PROBE and os.access(journal.PROBE, os.X_OK),
                     "there is no WebProbe; make test-browser builds it")
class ScrolledTests(unittest.TestCase):
    def setUp(self):
        self.server = journal.Controls()
        self.browser = chromium.Chromium()
        self.page = self.browser.page(self.server.url, 375, 667)
        self.page.wait('document.querySelectorAll("#app .t").length > 3', 20)
        self.server.tab(self.page, "Links")
        self.page.click_on("text=Two")
        self.page.wait(row(0))

    def tearDown(self):
        self.assertEqual(self.page.violations(), [])
        self.browser.close()
        self.server.close()

    def seen(self, element):
        """Whether the middle of an element is in the window, and nothing covers it."""
        return f"""(() => {{
          const element = {element}, box = element.getBoundingClientRect();
          const found = document.elementFromPoint(
            box.x + box.width / 2, box.y + box.height / 2);
          return element === found || element.contains(found);
        }})()"""

    def is_seen(self, element):
        return self.page.evaluate(self.seen(element))

    def wheel_over(self, element, distance):
        box = self.page.evaluate(
            f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])"
            f"({element}.getBoundingClientRect())")
        self.page.call("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": box[0], "y": box[1], "deltaX": 0, "deltaY": distance})

    def scrolls_to_the_end(self, root):
        first, last = row(1, root), row(49, root)
        self.page.wait(last)
        self.assertTrue(self.is_seen(first))
        self.assertFalse(self.is_seen(last))
        self.wheel_over(first, 5000)
        self.page.wait(f"{last}.getBoundingClientRect().bottom <= innerHeight")
        self.assertTrue(self.is_seen(last))
        self.assertFalse(self.is_seen(first))
        # The title and the tabs stay.
        self.assertEqual(self.page.evaluate("[scrollX, scrollY]"), [0, 0])

    def test_a_page_of_a_stack_scrolls_below_its_bar(self):
        self.scrolls_to_the_end("document")

    def test_a_sheet_larger_than_the_window_scrolls(self):
        self.page.click_on("text=Long sheet")
        self.page.wait('document.querySelector("dialog")')
        self.scrolls_to_the_end('document.querySelector("dialog")')

    def test_focus_shows_the_control(self):
        self.page.evaluate(row(0) + ".focus()")
        for _ in range(49):
            self.page.press("Tab")
        self.page.wait(f"document.activeElement === {row(49)}")
        self.page.wait(self.seen(row(49)))
        time.sleep(1)  # The server's answers have come.
        self.assertTrue(self.is_seen(row(49)))

    def test_a_smaller_window_scrolls_and_a_larger_one_does_not(self):
        scrolls = """[...document.querySelectorAll(".view")].filter((e) =>
          e.checkVisibility() && e.scrollHeight > e.clientHeight + 1).length"""
        self.page.wait(f"{scrolls} === 1")
        self.page.resize(800, 2600)
        self.page.wait(f"{scrolls} === 0")
        self.assertTrue(self.is_seen(row(49)))
        self.page.resize(375, 667)
        self.page.wait(f"{scrolls} === 1")
        self.assertTrue(self.is_seen(row(0)))

    def test_a_sheet_that_fits_again_does_not_scroll(self):
        scrolls = """[...document.querySelectorAll("dialog .view")].filter((e) =>
          e.scrollHeight > e.clientHeight + 1
          && getComputedStyle(e).overflowY === "auto").length"""
        close = """[...document.querySelectorAll("dialog button")]
          .find((e) => e.textContent.trim() === "Close")"""
        self.server.tab(self.page, "Form")
        self.server.open(self.page, "sheet")
        for _ in range(2):
            self.page.wait(f"{scrolls} === 0")
            self.assertTrue(self.is_seen(close))
            self.page.resize(375, 140)
            self.page.wait(f"{scrolls} === 1")
            self.assertFalse(self.is_seen(close))
            self.wheel_over('document.querySelector("dialog .view")', 5000)
            self.page.wait(self.seen(close))
            self.page.resize(375, 667)
