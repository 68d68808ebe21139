"""A day with Journal in headless Chromium: by mouse, keyboard and touch; history, copying and
composition. JOURNAL names the program that `make web` starts."""

import time
import unittest

from journal_case import ENTRY, JournalCase
from scripted import DelayingProxy


class JournalTests(JournalCase):
    # A day

    def test_a_day_by_mouse(self):
        page = self.sample()
        self.add(page, "Water the plants")
        self.assertEqual(self.value(page), "")
        # Complete it: its mark is a part of its row.
        row = self.row("Water the plants")
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

    def test_the_other_pages_by_mouse(self):
        page = self.sample()
        # What earlier days have left comes to today.
        page.click(*self.button(page, "Migrate to Today"))
        self.hides(page, "unfinished")
        # A category is created, gets a color and another name, and goes.
        self.tab(page, "Categories")
        self.alert(page, "New Category…", "Garden")
        self.shows(page, "Garden")
        page.click(*self.inside(page, "Garden", "[data-k=picker]"))
        page.wait('document.querySelector("[role^=menuitem]")')
        page.click(*page.evaluate("""(() => {
          const box = [...document.querySelectorAll("[role^=menuitem]")]
            .find((e) => e.textContent === "Purple").getBoundingClientRect();
          return [box.x + 20, box.y + 10];
        })()"""))
        page.wait(f"{self.row('Garden')}.querySelector('[data-k=picker]')"
                  ".getAttribute('aria-description') === 'Purple'")
        self.open_menu(page, "Garden")
        page.click_on("text=Rename…")
        page.wait('document.activeElement.value === "Garden"')
        page.press("End")
        page.type("s", rate=100)
        page.press("Enter")
        self.shows(page, "Gardens")
        self.open_menu(page, "Gardens")
        page.click_on("text=Delete")
        self.hides(page, "Gardens")
        # A bundle is created, filled and written onto the page of today.
        self.tab(page, "Bundles")
        self.alert(page, "New Bundle…", "Picnic")
        self.shows(page, "Picnic")
        page.click_on("text=Picnic")
        page.wait('document.querySelector(".back-button")')
        # It slides in.
        page.wait("document.getAnimations().length === 0")
        page.click_on('input[placeholder^="Add a task"]')
        page.type("Pack the basket\n", rate=100)
        self.shows(page, "Pack the basket")
        page.click(*self.button(page, "Apply to Today"))
        self.shows(page, "Applied")
        page.evaluate("history.back()")
        page.wait('!document.querySelector(".back-button")')
        self.tab(page, "Day")
        self.shows(page, "Pack the basket")
        # A task is for some month.
        self.tab(page, "Future")
        self.add(page, "Renew the passport")

    def inside(self, page, words, selector):
        """The middle of an element in the row that shows a text."""
        return page.evaluate(f"""(() => {{
          const box = {self.row(words)}.querySelector({selector!r}).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")

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
        row = self.row("Call home")
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
        row = self.row("Buy milk")
        x, y = page.evaluate(f"""(() => {{
          const box = {row}.querySelector("[role=img]").getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        page.tap(x, y)
        page.wait(f'{row}.querySelector("[role=img]").ariaLabel === "done"')
        # A finger that stays opens the menu.
        x, y = page.box("text=Buy milk")
        page.touch([(x, y)])
        time.sleep(0.9)
        page.touch([])
        page.wait('document.querySelector("[role=menuitem]")')
        page.tap_on("text=Delete")
        self.hides(page, "Buy milk")
        # A sheet opens and closes.
        x, y = page.box("text=Run 5 km")
        page.touch([(x, y)])
        time.sleep(0.9)
        page.touch([])
        page.wait('document.querySelector("[role=menuitem]")')
        page.tap_on("text=Details…")
        page.wait('document.activeElement.localName === "textarea"')
        page.type("By the lake", rate=200)
        page.tap_on("text=Close")
        page.wait('!document.querySelector("dialog")')
        page.wait(f'{self.row("Run 5 km")}.querySelector("[aria-label=\\"has details\\"]")')
        # A finger scrolls, and that is not a tap.
        page.tap_on('[role=tab][aria-label="Future"]')
        page.wait('document.querySelector(".view:has([data-k=row])")')
        view = 'document.querySelector(".view:has([data-k=row])")'
        page.wait(f"{view}.scrollHeight > {view}.clientHeight + 100")
        page.swipe(180, 500, 180, 300)
        page.wait(f"{view}.scrollTop > 100")
        # A finger on what still moves only stops it.
        time.sleep(0.5)
        self.assertFalse(page.evaluate('!!document.querySelector("dialog, [role=menuitem]")'))
        page.tap_on('[role=tab][aria-label="Bundles"]')
        self.shows(page, "New Bundle…")

    def test_typing_goes_on_while_return_is_on_its_way(self):
        server = self.serve("--sample")
        proxy = DelayingProxy(server.port, 0.15)
        page = self.show(f"http://127.0.0.1:{proxy.port}/")
        words = ["Buy milk", "Bake bread", "Call home"]
        self.enter(page, "Buy ")
        # The field's keys arrive.
        time.sleep(0.6)
        page.type("milk\nBake bread\nCall home\nrest", rate=60)
        page.wait('document.activeElement.value === "rest"')
        self.shows(page, words[-1])
        self.assertEqual([each for each in page.texts() if each.endswith(tuple(words))], words)
        proxy.close()

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
        page.evaluate("history.forward()")
        page.wait('document.querySelector(".back-button")')
        # The app's own Back is an entry too.
        page.wait("document.getAnimations().length === 0")
        page.click_on(".back-button")
        page.wait('!document.querySelector(".back-button")')
        page.evaluate("history.forward()")
        page.wait('document.querySelector(".back-button")')
        page.evaluate("history.back()")
        page.wait('!document.querySelector(".back-button")')
        page.reload()
        page.wait('document.querySelector("[data-k=row]")')
        page.evaluate("history.forward()")
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
        # Not the labels of the buttons between them.
        self.assertEqual(page.copied(), title + " Today\n1 task")
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


if __name__ == "__main__":
    unittest.main()
