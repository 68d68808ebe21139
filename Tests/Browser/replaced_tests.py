"""A node that is replaced while the user types or presses: no text is lost, and no press reaches
another node."""

import time
import unittest

from client_case import ClientCase, button, field


class ReplacedTests(ClientCase):
    def test_a_field_that_becomes_one_of_several_lines_keeps_what_was_typed(self):
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("abc")
        first = self.server.wait(lambda m: m[0] == "v")
        page.type("d")
        # As the server writes it: the new node, then the end of the old one, and focus.
        new = field(3, "name", first[3], 20, 20, "textarea", 60)
        self.server.clear()
        self.server.send(["+", 1, 0, new], ["-", 2], ["f", 3])
        edit = self.server.wait(lambda m: m[0] == "v" and m[1] == 3)
        self.assertEqual(edit[3:6], ["abcd", 4, 4])
        self.assertEqual(
            page.evaluate("""[document.activeElement.localName, document.activeElement.value,
              document.activeElement.selectionStart]"""), ["textarea", "abcd", 4])
        page.type("e")
        self.server.send(["k", 3, edit[2]])
        self.server.wait(lambda m: m[0] == "v" and m[1] == 3 and m[3] == "abcde")

    def test_a_replaced_field_shows_the_servers_text_of_an_answered_edit(self):
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("a")
        edit = self.server.wait(lambda m: m[0] == "v")
        self.server.send(["k", 2, edit[2]])
        self.server.send(["+", 1, 0, field(3, "name", "A", 20, 20, "textarea")], ["-", 2])
        page.wait('document.querySelector("textarea")?.value === "A"')

    def test_a_finger_on_a_node_that_was_replaced_presses_nothing(self):
        page = self.show(button(2, "a", "Buy", 20, 20), touch=True)
        page.touch([(60, 30)])
        self.server.send(["+", 1, 0, button(3, "b", "Sell", 20, 20)], ["-", 2])
        page.wait('document.querySelector("button").textContent === "Sell"')
        page.touch([])
        time.sleep(0.5)
        self.assertEqual(self.server.of("c"), [])
        page.tap(60, 30)
        self.assertEqual(self.server.wait(lambda m: m[0] == "c"), ["c", 3])

    def test_a_press_continues_after_its_label_was_drawn_again(self):
        page = self.show(button(2, "a", "Buy", 20, 20), touch=True)
        page.touch([(60, 30)])
        self.server.send(["d", 2, [["r", 0, 0, 100, 26, 0, "#123456", None, 0]]])
        time.sleep(0.2)
        page.touch([])
        self.assertEqual(self.server.wait(lambda m: m[0] == "c"), ["c", 2])

    def test_a_press_whose_node_is_removed_is_reported_to_its_end(self):
        page = self.show([2, "a", "div", [20, 20, 100, 100], {"on": "p"}, [], []])
        page.mouse("mouseMoved", 60, 60)
        page.mouse("mousePressed", 60, 60, "left", 1, 1)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "down")
        self.server.send(["-", 2])
        page.wait('!document.querySelector("[data-on=p]")')
        # It is released outside of the window.
        page.mouse("mouseMoved", 300, 300, "none", 0, 0)
        self.server.wait(lambda m: m[0] == "p" and m[2] in ("up", "leave"))


if __name__ == "__main__":
    unittest.main()
