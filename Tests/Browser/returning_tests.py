"""A page that continues on a server that was away or asleep: the user has scrolled, typed and moved
on meanwhile, and nothing of that is taken back."""

import time
import unittest

from client_case import ClientCase, button, field, text


class ReturningTests(ClientCase):
    def list(self, id=2, key="list"):
        rows = [text(100 + row, f"row{row}", f"Row {row}", 0, 20 * row) for row in range(200)]
        return [id, key, "div", [20, 20, 300, 300], {"scroll": "y", "size": [300, 4000]}, [], rows]

    def scroll(self, page, y):
        page.evaluate(f'document.querySelector(".view").scrollTop = {y}')

    def top(self, page):
        return page.evaluate('document.querySelector(".view").scrollTop')

    def slow_down(self, page):
        """Reports of scrolling that are paced may still wait."""
        time.sleep(0.2)

    def test_the_tree_of_a_server_that_woke_keeps_the_offset_and_the_server_hears_of_it(self):
        page = self.show(self.list())
        self.scroll(page, 100)
        self.server.wait(lambda m: m[0] == "s" and m[3] == 100)
        # The tree comes while the next offset waits to be reported.
        self.scroll(page, 900)
        self.server.send(["full", self.server.tree, "Test", None], ["title", "woken"])
        page.wait('document.title === "woken"')
        self.assertEqual(self.top(page), 900)
        self.server.wait(lambda m: m[0] == "s" and m[3] == 900)
        self.assertEqual(self.top(page), 900)

    def test_what_is_scrolled_while_a_page_connects_again_is_reported(self):
        page = self.show(self.list())
        self.scroll(page, 100)
        self.server.wait(lambda m: m[0] == "s" and m[3] == 100)
        take = self.server._receive
        held = []
        self.server._receive = lambda client, message: held.append((client, message))
        self.server.drop()
        self.server.clear()
        limit = time.monotonic() + 10
        while not held and time.monotonic() < limit:
            time.sleep(0.02)
        # The first message has gone, and the tree has not come.
        self.assertEqual(held[0][1][1]["scroll"], [["list", 0, 100]])
        self.scroll(page, 900)
        self.slow_down(page)
        self.server._receive = take
        for client, message in held:
            take(client, message)
        self.server.wait(lambda m: m[0] == "s" and m[3] == 900)
        self.assertEqual(self.top(page), 900)

    def test_focus_that_moves_while_a_page_connects_again_is_reported(self):
        page = self.show(field(2, "first", "", 20, 20), field(3, "second", "", 20, 60))
        page.click_on("[aria-label=first]")
        self.server.wait(lambda m: m == ["f", 2])
        take = self.server._receive
        held = []
        self.server._receive = lambda client, message: held.append((client, message))
        self.server.drop()
        limit = time.monotonic() + 10
        while not held and time.monotonic() < limit:
            time.sleep(0.02)
        self.assertEqual(held[0][1][1]["focus"], "first")
        page.click_on("[aria-label=second]")
        self.server.clear()
        self.server._receive = take
        for client, message in held:
            take(client, message)
        self.server.wait(lambda m: m == ["f", 3])
        self.assertEqual(page.evaluate("document.activeElement.ariaLabel"), "second")
        # Once.
        page.click_on("[aria-label=first]")
        self.server.wait(lambda m: m == ["f", 2])
        self.assertEqual(len(self.server.of("f")), 2)

    def test_an_offset_that_the_app_sets_in_the_tree_is_shown(self):
        page = self.show(self.list())
        self.server.send(["full", self.server.tree, "Test", None], ["s", 2, 0, 700])
        page.wait('document.querySelector(".view").scrollTop === 700')

    def test_a_slider_stays_under_the_finger_and_gets_the_value_of_the_app_afterwards(self):
        slider = [2, "slider", "input", [20, 20, 200, 20],
                  {"type": "range", "min": 0, "max": 100, "step": 1, "value": 50}, [], []]
        page = self.show(slider)
        page.mouse("mouseMoved", 120, 30)
        page.mouse("mousePressed", 120, 30, "left", 1, 1)
        page.mouse("mouseMoved", 180, 30, "left", 0, 1)
        held = self.server.wait(lambda m: m[0] == "n" and m[2] > 60)[2]
        # The app woke with the value that came first.
        slider[4]["value"] = 50
        self.server.send(["full", self.server.tree, "Test", None], ["=", 2, {"value": 51}],
                         ["title", "woken"])
        page.wait('document.title === "woken"')
        value = 'document.querySelector("input").value'
        self.assertEqual(page.evaluate(value), str(held))
        self.slow_down(page)
        self.server.clear()
        page.mouse("mouseReleased", 180, 30, "left", 1)
        # Once more, so that the app can answer with its own.
        self.server.wait(lambda m: m[0] == "n" and m[2] == held)
        self.server.send(["=", 2, {"value": 60}])
        page.wait(value + ' === "60"')

    def test_keys_that_a_new_tree_does_not_announce_are_the_browsers_again(self):
        page = self.show(button(2, "a", "A", 20, 20))
        page.evaluate("""document.addEventListener("keydown", (event) => {
          window.taken = event.defaultPrevented; })""")
        self.server.send(["keys", 0, ["C-p"]], ["title", "named"])
        page.wait('document.title === "named"')
        page.press("p", 2)
        self.server.wait(lambda m: m[0] == "key" and m[4] == "up")
        self.assertTrue(page.evaluate("window.taken"))
        self.server.clear()
        self.server.send(["full", self.server.tree, "Test", None], ["title", "other"])
        page.wait('document.title === "other"')
        page.press("p", 2)
        self.assertFalse(page.evaluate("window.taken"))
        self.assertEqual(self.server.of("key"), [])


if __name__ == "__main__":
    unittest.main()
