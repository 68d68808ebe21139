"""Return in a field that has just received focus, before the server has named the field's keys."""

import time
import unittest

from client_case import ClientCase, button, field


class FocusedKeyTests(ClientCase):
    def press(self, element, ops=(), key="Enter"):
        """Gives focus to an element and presses a key at once. The server answers nothing."""
        self.server.ops = self.server.ops + list(ops)
        page = self.show(field(2, "name", "Ann", 20, 20), field(3, "notes", "", 20, 60, "textarea"),
                         field(4, "size", "1", 20, 120, type="range"),
                         button(5, "save", "Save", 20, 160))
        page.evaluate(f'document.querySelector("{element}").focus()')
        page.press(key)
        return page

    def sent(self):
        time.sleep(0.3)
        return [m[1:3] for m in self.server.of("key")]

    def test_return_reaches_the_server(self):
        self.press("input:not([type=range])")
        self.server.wait(lambda m: m[0] == "key" and m[1:3] == [2, "Enter"] and m[4] == "down")
        self.assertEqual(self.server.of("f")[0][1], 2)

    def test_also_in_a_field_that_had_focus_before(self):
        self.press("input:not([type=range])", [["keys", 2, []]])
        self.server.wait(lambda m: m[0] == "key" and m[1:3] == [2, "Enter"] and m[4] == "down")

    def test_not_where_the_app_has_no_use_for_it(self):
        self.press("input:not([type=range])", [["keys", 2, ["Escape"]]])
        self.assertEqual(self.sent(), [])

    def test_not_where_it_types_a_line(self):
        self.press("textarea")
        self.assertEqual(self.sent(), [])

    def test_no_other_key(self):
        for key in ["Escape", "ArrowUp", "a"]:
            self.press("input:not([type=range])", key=key)
        self.assertEqual(self.sent(), [])

    def test_no_other_control(self):
        self.press("input[type=range]")
        self.press("button")
        self.assertEqual(self.sent(), [])


if __name__ == "__main__":
    unittest.main()
