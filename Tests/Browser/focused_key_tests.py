"""Keys in a control that has just received focus, before the server has named those that it takes: they
are sent, except those that the browser has a use for."""

import time
import unittest

from client_case import ClientCase, button, field

TEXT = "input:not([type=range])"


def stepper():
    return [6, "count", "div", [20, 200, 90, 26],
            {"role": "spinbutton", "tabindex": 0, "aria-label": "count"}, [], []]


class FocusedKeyTests(ClientCase):
    def press(self, element, key="Enter", ops=(), modifiers=0):
        """Gives focus to an element and presses a key at once. The server announces nothing."""
        self.server.ops = self.server.ops + list(ops)
        self.server.clear()
        page = self.show(
            field(2, "name", "Ann", 20, 20), field(3, "notes", "", 20, 60, "textarea"),
            field(4, "size", "1", 20, 120, type="range", min=0, max=9, step=1),
            button(5, "save", "Save", 20, 160), stepper(),
            [7, "area", "div", [300, 20, 200, 100], {"scroll": "y", "size": [200, 900], "tabindex": 0},
             [], []],
            [8, "list", "div", [300, 200, 200, 100],
             {"scroll": "y", "size": [200, 900], "tabindex": 0, "role": "list"}, [], []])
        page.evaluate(f'document.querySelector("{element}").focus()')
        page.press(key, modifiers)
        return page

    def reaches(self, id, *values, **options):
        self.press(*values, **options)
        key = values[1] if len(values) > 1 else "Enter"
        self.server.wait(lambda m: m[0] == "key" and m[1] == id and m[4] == "down"
                         and m[2] in (key, "S-" + key))
        self.assertEqual(self.server.of("f")[-1][1], id)

    def stays(self, *values, **options):
        page = self.press(*values, **options)
        time.sleep(0.3)
        self.assertEqual(self.server.of("key"), [], values)
        return page

    def test_in_a_field_those_that_edit_nothing(self):
        for key in ["Enter", "Escape", "ArrowUp", "ArrowDown"]:
            self.reaches(2, TEXT, key)
        for key in ["a", "Backspace", "ArrowLeft", "Home"]:
            self.stays(TEXT, key)

    def test_where_a_field_has_lines_only_escape(self):
        self.reaches(3, "textarea", "Escape")
        for key in ["Enter", "ArrowUp", "PageDown", "a"]:
            self.stays("textarea", key)

    def test_a_slider_moves(self):
        page = self.stays("input[type=range]", "ArrowRight")
        self.server.wait(lambda m: m == ["n", 4, 2])
        self.assertEqual(page.evaluate("document.querySelector('input[type=range]').value"), "2")

    def test_a_button_is_pressed(self):
        self.stays("button", "Enter")
        self.server.wait(lambda m: m == ["c", 5])

    def test_arrows_letters_and_others_in_a_control_of_the_app(self):
        for key in ["ArrowRight", "ArrowUp", "Home", "PageDown", " ", "7", "x", "Delete"]:
            self.reaches(6, "[role=spinbutton]", key)
        self.reaches(6, "[role=spinbutton]", "ArrowDown", modifiers=8)
        self.reaches(5, "button", "ArrowDown")
        self.reaches(8, "[role=list]", "ArrowDown")

    def test_not_those_of_the_browser(self):
        for key, modifiers in [("Tab", 0), ("F6", 0), ("f", 2), ("ArrowLeft", 1)]:
            self.stays("[role=spinbutton]", key, modifiers=modifiers)

    def test_an_area_that_scrolls_scrolls(self):
        page = self.stays(".view[tabindex]:not([role])", "PageDown")
        page.wait('document.querySelector(".view[tabindex]:not([role])").scrollTop > 0')

    def test_not_where_the_app_is_known_to_have_no_use_for_them(self):
        for element, id in [(TEXT, 2), ("button", 5), ("[role=spinbutton]", 6)]:
            self.stays(element, "ArrowDown", [["keys", id, []]])


if __name__ == "__main__":
    unittest.main()
