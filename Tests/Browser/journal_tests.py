"""A day with Journal in headless Chromium: by mouse, keyboard and touch, over slow lines, and while
the server is killed. JOURNAL names the program that `make web` starts."""

import gzip
import json
import re
import signal
import time
import unittest
import urllib.request

import chromium
import journal
from scripted import DelayingProxy

ENTRY = 'input[placeholder^="New task"]'


@unittest.skipUnless(journal.JOURNAL, "JOURNAL names no Journal; make test-browser builds it")
class JournalTests(unittest.TestCase):
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

    # A day

    def test_a_day_by_mouse(self):
        page = self.sample()
        self.add(page, "Water the plants")
        self.assertEqual(self.value(page), "")
        # Complete it: its mark is a part of its row.
        row = """[...document.querySelectorAll('[data-k=row]')]
          .find((row) => row.textContent.includes("Water the plants"))"""
        x, y = page.evaluate(f"""(() => {{
          const box = {row}.querySelector("[role=img]").getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        page.click(x, y)
        page.wait(f'{row}.querySelector("[role=img]").ariaLabel === "done"')
        # Edit it.
        self.open_menu(page, "Water the plants")
        page.click_on("text=Rename…")
        page.wait('document.activeElement.value === "Water the plants"')
        page.press("End")
        page.type(" twice", rate=100)
        page.press("Enter")
        self.shows(page, "Water the plants twice")
        page.wait('!document.querySelector("dialog")')
        # A sheet with an editor of several lines.
        self.open_menu(page, "Water the plants twice")
        page.click_on("text=Details…")
        page.wait('document.activeElement.localName === "textarea"')
        page.type("First line\nsecond line", rate=100)
        page.wait('document.activeElement.value === "First line\\nsecond line"')
        page.click_on("text=Close")
        page.wait('!document.querySelector("dialog")')
        page.wait(f'{row}.querySelector("[aria-label=\\"has details\\"]")')
        # Delete it.
        self.open_menu(page, "Water the plants twice")
        page.click_on("text=Delete")
        self.hides(page, "Water the plants")
        # A press outside closes a menu and does nothing else.
        self.open_menu(page, "Run 5 km")
        page.click(640, 600)
        page.wait('!document.querySelector("[role=menuitem]")')
        # Filter.
        self.tab(page, "Search")
        page.wait("document.querySelector('input[placeholder^=\"Search\"]')")
        page.click_on('input[placeholder^="Search"]')
        page.type("novel", rate=100)
        self.shows(page, "1 entry")
        self.shows(page, "Finish the novel")
        self.hides(page, "Run 5 km")
        # Another day and back: the hint of the first button is in no one's way.
        self.tab(page, "Day")
        page.click_on('[aria-label="Next day"]')
        self.shows(page, "Tomorrow")
        page.click(*self.button(page, "Today"))
        self.shows(page, "Run 5 km")

    def test_a_day_by_keyboard(self):
        page = self.sample()
        page.wait(f"document.querySelector('{ENTRY}')")
        while page.evaluate(f"!document.activeElement.matches('{ENTRY}')"):
            page.press("Tab")
            time.sleep(0.02)
        page.type("Call home", rate=100)
        page.press("Enter")
        self.shows(page, "Call home")
        # Up to the page: the selection follows.
        page.press("ArrowUp")
        page.wait('document.activeElement.closest("[data-k=list]")')
        page.press("End")
        page.press(" ")
        row = """[...document.querySelectorAll('[data-k=row]')]
          .find((row) => row.textContent.includes("Call home"))"""
        page.wait(f'{row}.querySelector("[role=img]").ariaLabel === "done"')
        page.press("Enter")
        page.wait('document.activeElement.value === "Call home"')
        page.press("Escape")
        page.wait('!document.querySelector("dialog")')
        page.press("e")
        page.wait('document.activeElement.localName === "textarea"')
        page.press("Escape")
        page.wait('!document.querySelector("dialog")')
        page.press("Delete")
        self.hides(page, "Call home")
        page.press("u")
        self.shows(page, "Call home")
        # Plain keys and keys of menus change the tab.
        page.press("3")
        self.shows(page, "Bundles")
        page.wait('document.querySelector(\'[role=tab][aria-label="Bundles"]\')'
                  '.ariaSelected === "true"')
        page.press("?", 8)
        page.wait('document.querySelector("dialog")')
        page.press("Escape")
        page.wait('!document.querySelector("dialog")')

    def test_a_day_by_touch(self):
        page = self.sample(width=375, height=720, touch=True)
        page.wait(f"document.querySelector('{ENTRY}')")
        page.tap_on(ENTRY)
        page.wait(f"document.activeElement.matches('{ENTRY}')")
        page.type("Buy milk", rate=100)
        page.press("Enter")
        self.shows(page, "Buy milk")
        row = """[...document.querySelectorAll('[data-k=row]')]
          .find((row) => row.textContent.includes("Buy milk"))"""
        x, y = page.evaluate(f"""(() => {{
          const box = {row}.querySelector("[role=img]").getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        page.tap(x, y)
        page.wait(f'{row}.querySelector("[role=img]").ariaLabel === "done"')
        # A finger that stays opens the menu.
        x, y = page.box("text=Buy milk")
        page.call("Input.dispatchTouchEvent",
                  {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        time.sleep(0.9)
        page.call("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait('document.querySelector("[role=menuitem]")')
        page.tap_on("text=Delete")
        self.hides(page, "Buy milk")
        page.tap_on('[role=tab][aria-label="Bundles"]')
        self.shows(page, "New Bundle…")

    # History, reading

    def test_back_and_forward_follow_pushed_views(self):
        page = self.sample()
        self.tab(page, "Bundles")
        page.wait('document.querySelector("[data-k=row]")')
        name = page.evaluate('document.querySelector("[data-k=row] .t").textContent')
        page.click_on("[data-k=row]")
        page.wait('document.querySelector(".back-button")')
        page.evaluate("history.back()")
        page.wait('!document.querySelector(".back-button")')
        self.shows(page, name)
        page.click_on("[data-k=row]")
        page.wait('document.querySelector(".back-button")')
        page.reload()
        page.wait('document.querySelector(".back-button")')
        page.evaluate("history.back()")
        page.wait('!document.querySelector(".back-button")')

    def test_texts_are_selected_copied_and_found(self):
        page = self.sample()
        title = page.evaluate("""(() => {
          document.activeElement.blur();
          const texts = [...document.querySelectorAll(".t")];
          const first = texts.find((e) => e.textContent.includes(", "));
          const last = texts.find((e) => e.textContent.startsWith("1 task"));
          getSelection().setBaseAndExtent(first.firstChild, 0, last.firstChild, 6);
          return first.textContent;
        })()""")
        copied = page.evaluate("""(() => {
          const data = new DataTransfer();
          document.body.dispatchEvent(
            new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
          return data.getData("text/plain");
        })()""")
        # Not the labels of the buttons between them.
        self.assertEqual(copied, title + " Today\n1 task")
        page.evaluate("getSelection().empty()")
        self.assertTrue(page.evaluate('find("library closes")'))
        self.assertFalse(page.evaluate('find("not in the journal")'))

    def test_a_press_and_a_drag_select_text(self):
        page = self.sample()
        x, y, width = page.evaluate("""(() => {
          const box = [...document.querySelectorAll(".t")]
            .find((e) => e.textContent.startsWith("Monday") || e.textContent.includes(", "))
            .getBoundingClientRect();
          return [box.x, box.y + box.height / 2, box.width];
        })()""")
        page.drag(x + 1, y, x + width - 1, y)
        self.assertIn(", ", page.evaluate("getSelection().toString()"))

    def test_a_composition_is_entered_whole(self):
        page = self.sample()
        page.wait(f"document.querySelector('{ENTRY}')")
        page.click_on(ENTRY)
        for text in ("に", "にほ", "にほん", "日本"):
            page.compose(text)
            time.sleep(0.15)
            self.assertEqual(self.value(page), text)
        page.commit("日本語")
        page.type("!")
        page.wait('document.activeElement.value === "日本語!"')
        page.press("Enter")
        self.shows(page, "日本語!")

    # Slow lines and a server that dies

    def test_thirty_keys_a_second_over_a_slow_line_lose_nothing(self):
        server = self.serve("--sample")
        proxy = DelayingProxy(server.port, 0.15)
        page = self.show(f"http://127.0.0.1:{proxy.port}/")
        words = "thirty keys a second over a slow line lose nothing at all"
        self.enter(page, words, rate=30)
        self.assertEqual(self.value(page), words)
        page.press("Enter")
        self.shows(page, words)
        page.type("and on", rate=30)
        time.sleep(0.8)
        self.assertEqual(self.value(page), "and on")
        proxy.close()

    def test_a_server_killed_in_the_middle_of_a_word_loses_nothing(self):
        server = self.serve("--sample")
        page = self.show(server.url)
        self.add(page, "Kept in the journal")
        page.type("half a wo", rate=60)
        server.stop(signal.SIGKILL)
        page.type("rd and more", rate=60)
        page.press("ArrowLeft")
        page.evaluate("window.mark = document.activeElement")
        page.wait('!document.querySelector(".status").hidden')
        server.start()
        page.wait('document.querySelector(".status").hidden', 20)
        time.sleep(1)
        self.assertEqual(
            page.evaluate("[mark === document.activeElement, mark.value, mark.selectionStart]"),
            [True, "half a word and more", 19])
        self.shows(page, "Kept in the journal")
        page.type("!")
        page.press("Enter")
        self.shows(page, "half a word and mor!e")

    def test_a_sheet_and_its_text_survive_a_kill(self):
        server = self.serve("--sample")
        page = self.show(server.url)
        self.open_menu(page, "Run 5 km")
        page.click_on("text=Details…")
        page.wait('document.activeElement.localName === "textarea"')
        page.type("in the pa", rate=60)
        server.stop(signal.SIGKILL)
        page.type("rk", rate=60)
        page.wait('!document.querySelector(".status").hidden')
        server.start()
        page.wait('document.querySelector(".status").hidden', 20)
        page.wait('document.activeElement.value === "in the park"')
        self.assertTrue(page.evaluate('!!document.querySelector("dialog")'))
        # The tab, too, in a page that is loaded again.
        page.click_on("text=Close")
        page.wait('!document.querySelector("dialog")')
        self.tab(page, "Categories")
        time.sleep(0.5)
        server.stop(signal.SIGKILL)
        server.start()
        page.reload()
        page.wait('document.querySelector(\'[role=tab][aria-label="Categories"]\')'
                  '?.ariaSelected === "true"', 20)

    # Looks

    def test_every_size_has_everything_inside_the_window(self):
        page = self.sample()
        for width, height in ((375, 720), (768, 1024), (1280, 800), (2560, 1440), (640, 400)):
            for dark in (False, True):
                page.resize(width, height)
                page.prefer(dark=dark)
                page.wait(f"document.querySelector('#app > .n').offsetWidth === {width}")
                self.assertEqual(self.outside(page), [], (width, height))

    def test_a_page_at_twice_the_size_has_everything(self):
        # As a browser zooms: half the points, twice the pixels.
        page = self.sample(width=640, height=400, scale=2)
        self.assertEqual(self.outside(page), [])
        self.add(page, "Zoomed")

    def outside(self, page):
        """Texts and controls that reach beyond the window sideways."""
        return page.evaluate("""[...document.querySelectorAll(".t, button, input")]
          .filter((e) => e.checkVisibility() && !e.closest(".view .view, [role=menu]"))
          .filter((e) => { const box = e.getBoundingClientRect();
            return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5); })
          .map((e) => e.textContent || e.outerHTML)""")

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

    def test_script_and_style_are_small(self):
        server = self.serve()
        document = urllib.request.urlopen(server.url).read().decode()
        for end, most in ((".js", 12_600), (".css", 5_000)):
            path = re.search("/theseus-[^\"]*" + re.escape(end), document).group()
            body = urllib.request.urlopen(server.url + path[1:]).read()
            self.assertLessEqual(len(gzip.compress(body, 9)), most, path)

    def test_axe_finds_nothing(self):
        source = journal.axe()
        if source is None:
            if journal.IS_REQUIRED:
                self.fail("axe-core could not be fetched from PyPI")
            self.skipTest("axe-core could not be fetched from PyPI")
        page = self.sample()
        page.evaluate(source + ";undefined")
        for dark in (False, True):
            page.prefer(dark=dark)
            time.sleep(0.3)
            for name in ("Day", "Future", "Bundles", "Categories", "Search"):
                self.tab(page, name)
                self.check_with_axe(page, f"{name}, dark: {dark}")
            self.tab(page, "Day")
            self.open_menu(page, "Run 5 km")
            self.check_with_axe(page, f"menu, dark: {dark}")
            page.click_on("text=Details…")
            page.wait('document.activeElement.localName === "textarea"')
            self.check_with_axe(page, f"sheet, dark: {dark}")
            page.press("Escape")
            page.wait('!document.querySelector("dialog")')

    def check_with_axe(self, page, place):
        # Colors fade in.
        time.sleep(0.25)
        findings = page.evaluate("""axe.run(document, { resultTypes: ["violations"] }).then(
          (result) => result.violations.map((each) => each.id + ": " + each.nodes.slice(0, 3)
            .map((node) => node.html.slice(0, 200) + " " + node.failureSummary).join(" | ")))""")
        self.assertEqual(findings, [], place)


if __name__ == "__main__":
    unittest.main()
