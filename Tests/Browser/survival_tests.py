"""Journal over slow lines, and while its server ends in every way: nothing that was typed is lost."""

import os
import pathlib
import signal
import tempfile
import time
import unittest

import journal
from journal_case import JournalCase
from scripted import DelayingProxy


class SurvivalTests(JournalCase):
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
        # That it is open is in the store.
        time.sleep(1)
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

    def away(self, page):
        page.wait('!document.querySelector(".status").hidden')

    def back(self, page):
        page.wait('document.querySelector(".status").hidden', 20)

    def test_a_scroll_position_and_a_pushed_page_survive_a_kill(self):
        server = self.serve("--sample")
        page = self.show(server.url, height=300)
        self.tab(page, "Future")
        view = 'document.querySelector(".view:has([data-k=row])")'
        page.wait(f"{view}.scrollHeight > {view}.clientHeight + 200")
        page.evaluate(f"{view}.scrollTop = 180")
        time.sleep(0.5)
        server.stop(signal.SIGKILL)
        self.away(page)
        server.start()
        self.back(page)
        self.assertEqual(page.evaluate(f"{view}.scrollTop"), 180)
        page.reload()
        page.wait(f"{view}?.scrollTop === 180", 20)
        self.tab(page, "Bundles")
        page.wait('document.querySelector("[data-k=row]")')
        page.click_on("[data-k=row]")
        page.wait('document.querySelector(".back-button")')
        time.sleep(0.5)
        server.stop(signal.SIGKILL)
        server.start()
        page.reload()
        page.wait('document.querySelector(".back-button")', 20)
        page.evaluate("history.back()")
        page.wait('!document.querySelector(".back-button")')

    def test_a_server_that_is_asked_to_end_saves_everything(self):
        server = self.serve("--sample")
        page = self.show(server.url)
        self.enter(page, "half of a sente")
        server.stop(signal.SIGTERM)
        self.assertEqual(server.process.returncode, 0)
        page.type("nce", rate=100)
        self.away(page)
        server.start()
        self.back(page)
        page.press("Enter")
        self.shows(page, "half of a sentence")

    def test_a_duplicated_tab_goes_its_own_way(self):
        server = self.serve("--sample")
        page = self.show(server.url)
        self.tab(page, "Categories")
        targets = {each["targetId"] for each in self.targets()}
        page.evaluate("void window.open(location.href)")
        page.wait("true")
        copy = self.attach(next(each for each in self.targets() if each["targetId"] not in targets))
        copy.wait('document.querySelector(\'[role=tab][aria-label="Categories"]\')'
                  '?.ariaSelected === "true"', 20)
        self.tab(copy, "Bundles")
        self.assertEqual(
            page.evaluate('document.querySelector("[role=tab][aria-selected=true]").ariaLabel'),
            "Categories")

    def targets(self):
        return [each for each in self.browser.call("Target.getTargets")["targetInfos"]
                if each["type"] == "page"]

    def attach(self, target):
        page = self.browser.adopt(target["targetId"], self.context)
        self.pages.append(page)
        return page

    def test_a_new_build_continues_with_the_page(self):
        server = self.serve("--sample")
        page = self.show(server.url)
        self.tab(page, "Categories")
        self.enter(page, "typed before the dep")
        with tempfile.TemporaryDirectory() as folder:
            # Another file: another build has another path and content.
            program = pathlib.Path(folder, "Journal")
            program.write_bytes(pathlib.Path(journal.JOURNAL).read_bytes() + b" ")
            program.chmod(0o755)
            for each in pathlib.Path(journal.JOURNAL).parent.glob("*.resources"):
                pathlib.Path(folder, each.name).symlink_to(each)
            server.stop(signal.SIGTERM)
            page.type("loy", rate=100)
            self.away(page)
            server.start(program=str(program))
            self.back(page)
            page.wait('document.activeElement.value === "typed before the deploy"')
            self.assertEqual(
                page.evaluate('document.querySelector("[role=tab][aria-selected=true]").ariaLabel'),
                "Categories")
            server.stop(signal.SIGKILL)

    def test_a_page_of_two_workers_continues_on_the_other(self):
        server = self.serve("--sample")
        server.stop()
        server.flags = ("--workers", "2")
        server.start()
        page = self.show(server.url)
        self.enter(page, "two wor")
        for letters in ("k", "ers"):
            # The one that has the page; the first process starts another.
            for worker in self.children(server.process.pid):
                os.kill(worker, signal.SIGKILL)
                time.sleep(0.2)
            page.type(letters, rate=100)
            time.sleep(0.5)
        self.back(page)
        page.wait('document.activeElement.value === "two workers"')
        page.press("Enter")
        self.shows(page, "two workers")
        self.assertEqual(page.evaluate("""[...document.querySelectorAll(".t")]
          .filter((e) => e.textContent.includes("two workers")).length"""), 1)

    def children(self, process):
        path = pathlib.Path(f"/proc/{process}/task/{process}/children")
        return [int(each) for each in path.read_text().split()]


if __name__ == "__main__":
    unittest.main()
