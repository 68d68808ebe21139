"""What Journal's pages look like in headless Chromium: everything fits, can be read, and is found by
assistive technology."""

import gzip
import time
import unittest

import journal
from journal_case import ENTRY, JournalCase

TABS = ("Day", "Future", "Bundles", "Categories", "Search")


class LooksTests(JournalCase):
    def close(self, page):
        page.press("Escape")
        page.wait('!document.querySelector("dialog, [role=menuitem]")')

    def states(self, page):
        """Shows every page, menu, sheet and alert of Journal one after another, and names it."""
        for name in TABS:
            self.tab(page, name)
            yield name
        self.tab(page, "Bundles")
        page.click(*self.button(page, "New Bundle…"))
        page.wait('document.querySelector("dialog input")')
        yield "alert"
        self.close(page)
        page.wait('document.querySelector("[data-k=row]")')
        page.click_on("[data-k=row]")
        page.wait('document.querySelector(".back-button")')
        yield "bundle"
        page.evaluate("history.back()")
        page.wait('!document.querySelector(".back-button")')
        self.tab(page, "Day")
        self.open_menu(page, "Run 5 km")
        yield "menu"
        page.click_on("text=Details…")
        page.wait('document.activeElement.localName === "textarea"')
        yield "sheet"
        self.close(page)
        page.click_on("[data-k=row] .t")
        page.press("?", 8)
        page.wait('document.querySelector("dialog")')
        yield "help"
        self.close(page)
        page.click_on(ENTRY)
        page.type("A #nonsense", rate=200)
        page.press("Enter")
        page.wait('document.querySelector("dialog")')
        yield "confirmation"
        self.close(page)
        page.click_on(ENTRY)
        page.press("a", 2, commands=["selectAll"])
        page.press("Backspace")

    def test_everything_fits_into_its_window_and_panel(self):
        page = self.sample()
        problems = []
        # The last one is a page at twice the size: half the points, twice the pixels.
        for width, height, scale, dark in (
                (375, 667, 1, False), (1280, 800, 1, True), (2560, 1440, 1, False),
                (640, 400, 2, False)):
            page.resize(width, height, scale)
            page.prefer(dark=dark)
            page.wait(f"document.querySelector('#app > .n').offsetWidth === {width}")
            for state in self.states(page):
                time.sleep(0.25)
                problems += [(width, state, each) for each in self.outside(page)]
        self.assertEqual(problems, [])

    def outside(self, page):
        """Texts and controls that are not seen whole: they reach beyond the window, the panel that
        they are in, or what clips them. What scrolls may go on where it scrolls."""
        return page.evaluate("""[...document.querySelectorAll(".t, button, input, textarea")]
          .filter((e) => e.checkVisibility() && !e.closest("[inert]"))
          .map((e) => {
            const box = e.getBoundingClientRect();
            if (!box.width) return "";
            let left = 0, top = 0, right = innerWidth, bottom = innerHeight;
            const limit = (other, sideways, upright) => {
              const area = other.getBoundingClientRect();
              if (sideways) [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
              if (upright) [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
            };
            let scrolls = false;
            for (let outer = e.parentElement; outer; outer = outer.parentElement) {
              const style = getComputedStyle(outer);
              if (outer.matches(".view")) {
                limit(outer, style.overflowX !== "auto", false);
                scrolls ||= style.overflowY === "auto";
              } else if (style.overflowX === "clip") {
                // Such as the choices of a picker that is closed.
                if (!outer.offsetWidth) return "";
                limit(outer, true, !scrolls);
              }
              const panel = outer.matches("dialog") && outer.querySelector(".panel");
              if (panel) limit(panel, true, !scrolls);
            }
            const isOut = box.left < left - 1 || box.right > right + 1
              || !scrolls && (box.top < top - 1 || box.bottom > bottom + 1);
            return isOut ? e.textContent || e.outerHTML.slice(0, 90) : "";
          }).filter((each) => each)""")

    def test_a_page_at_twice_the_size_can_be_used(self):
        page = self.sample(width=640, height=400, scale=2)
        self.add(page, "Zoomed")

    def test_the_chosen_tab_is_marked_while_it_has_focus(self):
        page = self.sample()
        mark = 'getComputedStyle(document.querySelector("[role=tab][aria-selected=true]")).boxShadow'
        self.assertIn("inset", page.evaluate(mark))
        page.click_on('[role=tab][aria-label="Bundles"]')
        page.wait('document.activeElement.ariaLabel === "Bundles"')
        self.assertIn("inset", page.evaluate(mark))
        self.assertEqual(page.evaluate(
            'getComputedStyle(document.querySelector("[role=tab][aria-selected=false]")).boxShadow'),
            "none")

    def test_texts_are_as_wide_as_they_were_laid_out(self):
        page = self.sample()
        for words in ("Съешь ещё этих мягких булок", "日本語の文章です。", "😀 👩‍👩‍👧 🇫🇷 ok",
                      "السلام عليكم ورحمة الله", "नमस्ते दुनिया क्षत्रिय", "สวัสดีชาวโลก ที่นี่",
                      "שָׁלוֹם עוֹלָם", "Mixed Текст 日本 مرحبا नमस्ते ไทย 🎉 fi"):
            self.enter(page, words, rate=400)
            page.press("Enter")
            self.shows(page, words)
            page.wait("document.activeElement.value === ''")
        # A whole tree has the widths that the server knows now.
        page.reload()
        self.shows(page, "Mixed Текст")
        time.sleep(0.5)
        differences = page.evaluate("""[...document.querySelectorAll(".t")]
          .filter((e) => e.checkVisibility())
          .map((e) => {
            const own = e.parentNode.node?.under.find((piece) => piece.element === e);
            return [e.textContent, own?.text && JSON.parse(own.text)[3], e.getBoundingClientRect().width];
          })
          .filter(([, expected]) => expected)""")
        self.assertGreater(len(differences), 10)
        self.assertEqual([each for each in differences if abs(each[1] - each[2]) > 0.5], [])

    def test_scripts_and_style_are_small(self):
        client = self.serve().client()
        for name, most in (("theseus.js", 10_000), ("transfer.js", 1_600), ("theseus.css", 4_096)):
            self.assertLessEqual(len(gzip.compress(client[name], 9)), most, name)

    def test_axe_finds_nothing(self):
        source = journal.axe()
        if source is None:
            if journal.IS_REQUIRED:
                self.fail("axe-core could not be fetched from PyPI")
            self.skipTest("axe-core could not be fetched from PyPI")
        server = self.serve("--sample")
        page = self.show(server.url)
        page.evaluate(source + ";undefined")
        problems = []
        for width, height, dark in ((1280, 800, False), (1280, 800, True), (375, 667, False)):
            page.resize(width, height)
            page.prefer(dark=dark)
            time.sleep(0.3)
            for state in self.states(page):
                problems += self.findings(page, f"{state}, {width}, dark: {dark}")
        empty = self.show(self.serve().url)
        empty.evaluate(source + ";undefined")
        problems += self.findings(empty, "empty")
        server.stop()
        page.wait('!document.querySelector(".status").hidden')
        problems += self.findings(page, "away")
        self.assertEqual(problems, [])

    def findings(self, page, place):
        return [(place, each) for each in journal.findings(page)]


if __name__ == "__main__":
    unittest.main()
