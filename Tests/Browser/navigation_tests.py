"""The tab's history follows pushes and pops of any number, in their order."""

import time
import unittest

from client_case import ClientCase


class NavigationTests(ClientCase):
    def test_several_views_are_left_in_one_step(self):
        page = self.show()
        self.server.send(["path", "/a", "push"], ["path", "/b", "push"], ["path", "/c", "push"])
        page.wait('location.pathname === "/c"')
        self.server.send(["path", "", "back", 2])
        page.wait('location.pathname === "/a"')
        time.sleep(0.2)
        self.assertEqual(self.server.of("back"), [])
        # The user's own Back is reported.
        page.evaluate("history.back()")
        self.assertEqual(self.server.wait(lambda m: m[0] == "back"), ["back", 1])

    def test_a_push_after_going_back_comes_after_it(self):
        page = self.show()
        self.server.send(["path", "/a", "push"], ["path", "/b", "push"])
        page.wait('location.pathname === "/b"')
        self.server.send(["path", "", "back", 2], ["path", "/c", "push"])
        page.wait('location.pathname === "/c"')
        time.sleep(0.3)
        self.assertEqual(page.evaluate("[location.pathname, history.state.i]"), ["/c", 1])
        page.evaluate("history.back()")
        self.assertEqual(self.server.wait(lambda m: m[0] == "back"), ["back", 1])
        self.assertEqual(page.evaluate("location.pathname"), "/")

    def test_going_back_further_than_the_page_began_stays_on_it(self):
        page = self.show()
        self.server.send(["path", "/a", "push"])
        page.wait('location.pathname === "/a"')
        self.server.send(["path", "", "back", 5], ["path", "/b", "push"])
        page.wait('location.pathname === "/b"')
        self.assertEqual(page.evaluate("history.state.i"), 1)


if __name__ == "__main__":
    unittest.main()
