"""The pointer, the wheel and scrolling where nodes are inside each other."""

import time
import unittest

from client_case import ClientCase, text


class PointerTests(ClientCase):
    def kinds(self):
        return [m[1:3] for m in self.server.of("p")]

    def test_from_a_node_to_the_one_around_it_the_pointer_does_not_leave(self):
        inner = [3, "b", "div", [20, 20, 60, 60], {"on": "h"}, [], []]
        page = self.show([2, "a", "div", [20, 20, 300, 300], {"on": "h"}, [], [inner]])
        page.mouse("mouseMoved", 60, 60)
        self.server.wait(lambda m: m[0] == "p" and m[1:3] == [3, "hover"])
        page.mouse("mouseMoved", 200, 200)
        self.server.wait(lambda m: m[0] == "p" and m[1:3] == [2, "hover"])
        self.assertNotIn("leave", [kind for _, kind in self.kinds()])
        page.mouse("mouseMoved", 600, 500)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "leave")

    def test_the_pointer_leaves_although_the_node_under_it_was_removed(self):
        inner = [3, "b", "div", [20, 20, 60, 60], {"on": "h"}, [], []]
        page = self.show([2, "a", "div", [20, 20, 300, 300], {"on": "h"}, [], [inner]])
        page.mouse("mouseMoved", 60, 60)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "hover")
        self.server.send(["-", 2])
        page.wait('!document.querySelector("[data-on=h]")')
        page.mouse("mouseMoved", 600, 500)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "leave")

    def scroller(self, id, key, axis, box, size, *children):
        return [id, key, "div", box, {"scroll": axis, "size": size, "tabindex": 0}, [],
                list(children)]

    def wheel(self, page, x, y, dx, dy):
        page.call("Input.dispatchMouseEvent",
                  {"type": "mouseWheel", "x": x, "y": y, "deltaX": dx, "deltaY": dy})

    def offsets(self, page):
        return page.evaluate(
            '[...document.querySelectorAll(".view")].map((e) => [e.scrollLeft, e.scrollTop])')

    def test_a_wheel_across_the_axis_of_an_inner_scroll_view_scrolls_the_outer_one(self):
        for other in "xy":
            isX = other == "x"
            inner = self.scroller(3, "in", other, [0, 0, 300, 300],
                                  [900, 300] if isX else [300, 900], text(5, "t", "Inner", 10, 10))
            page = self.show(self.scroller(
                2, "out", "y" if isX else "x", [0, 0, 400, 400],
                [400, 2000] if isX else [2000, 400], inner))
            self.wheel(page, 100, 100, 0 if isX else 120, 120 if isX else 0)
            self.server.wait(lambda m: m[0] == "s" and m[1] == 2)
            self.assertEqual(self.offsets(page)[1], [0, 0])
            self.server.clear()
            self.wheel(page, 100, 100, 120 if isX else 0, 0 if isX else 120)
            self.server.wait(lambda m: m[0] == "s" and m[1] == 3)
            self.assertEqual(self.offsets(page)[1], [120, 0] if isX else [0, 120])

    def rows(self):
        row = [3, "row", "div", [0, 0, 300, 80], {"on": "p"}, [], [text(4, "t", "Row", 10, 10)]]
        return self.scroller(2, "list", "y", [0, 0, 300, 400], [300, 2000], row)

    def test_a_finger_that_scrolls_presses_nothing(self):
        page = self.show(self.rows(), touch=True)
        page.touch([(100, 60)])
        for y in range(50, 0, -10):
            page.call("Input.dispatchTouchEvent",
                      {"type": "touchMove", "touchPoints": [{"x": 100, "y": y}]})
        page.touch([])
        self.server.wait(lambda m: m[0] == "s" and m[1] == 2)
        time.sleep(0.3)
        self.assertEqual(self.kinds(), [])

    def test_a_finger_that_taps_or_stays_presses(self):
        page = self.show(self.rows(), touch=True)
        page.tap(100, 40)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "up")
        self.assertEqual(self.kinds(), [[3, "down"], [3, "up"]])
        self.assertEqual(self.server.of("c"), [])
        self.server.clear()
        page.touch([(100, 40)])
        self.server.wait(lambda m: m[0] == "p" and m[2] == "down")
        page.touch([])
        self.server.wait(lambda m: m[0] == "p" and m[2] == "up")
        self.assertEqual(self.kinds(), [[3, "down"], [3, "up"]])

    def test_a_finger_on_what_does_not_scroll_presses_at_once(self):
        page = self.show([2, "a", "div", [20, 20, 200, 200], {"on": "p"}, [], []], touch=True)
        page.touch([(60, 60)])
        self.server.wait(lambda m: m[0] == "p" and m[2] == "down")
        page.touch([])
        self.server.wait(lambda m: m[0] == "p" and m[2] == "up")

    def test_a_wheel_over_a_scroll_view_in_a_view_that_handles_it_scrolls(self):
        inner = self.scroller(3, "in", "y", [0, 0, 100, 100], [100, 900])
        page = self.show([2, "a", "div", [20, 20, 200, 200], {"on": "w"}, [], [inner]])
        self.wheel(page, 60, 60, 0, 60)
        self.server.wait(lambda m: m[0] == "s" and m[1] == 3)
        self.assertEqual(self.server.of("w"), [])
        self.wheel(page, 180, 180, 0, 60)
        self.server.wait(lambda m: m[0] == "w" and m[1] == 2)


if __name__ == "__main__":
    unittest.main()
