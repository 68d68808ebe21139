"""A connection that is dead but not closed: what the user does is not lost without a word."""

import time
import unittest

from client_case import ClientCase, button, field


class DeadConnectionTests(ClientCase):
    NOTE = 'document.querySelector(".note")'

    def skip_time(self, page, seconds):
        page.evaluate(f"""(() => {{
          const now = performance.now.bind(performance);
          performance.now = () => now() + {seconds * 1000};
        }})()""")

    def test_a_press_on_a_dead_connection_is_said_to_be_lost_and_the_page_connects_again(self):
        page = self.show(button(2, "a", "A", 20, 20))
        self.server.answers = False
        page.click_on("button")
        self.server.wait(lambda m: m[0] == "c")
        self.server.clear()
        # The action may still be running.
        self.skip_time(page, 20)
        time.sleep(4.5)
        self.assertEqual(self.server.of("hello"), [])
        self.skip_time(page, 20)
        self.server.wait(lambda m: m[0] == "hello", 15)
        self.assertIn("may be lost", page.evaluate(self.NOTE + ".textContent"))
        self.assertFalse(page.evaluate(self.NOTE + ".hidden"))
        # It is not repeated.
        self.assertEqual(self.server.of("c"), [])

    def test_a_press_that_has_no_effect_but_an_answer_keeps_the_connection(self):
        page = self.show(button(2, "a", "A", 20, 20), field(3, "name", "", 20, 60))
        page.click_on("button")
        self.server.wait(lambda m: m[0] == "c")
        page.click_on("input")
        page.type("a")
        self.server.wait(lambda m: m[0] == "v")
        time.sleep(0.3)
        self.server.clear()
        self.skip_time(page, 60)
        time.sleep(4.5)
        self.assertEqual(self.server.of("hello"), [])
        self.assertTrue(page.evaluate(self.NOTE + ".hidden"))

    def test_a_network_that_returns_is_asked_immediately(self):
        page = self.show()
        self.server.answers = False
        self.server.clear()
        page.evaluate('dispatchEvent(new Event("online"))')
        self.server.wait(lambda m: m[0] == "env")
        self.skip_time(page, 20)
        self.server.wait(lambda m: m[0] == "hello", 15)
        # Nothing was pressed.
        self.assertTrue(page.evaluate(self.NOTE + ".hidden"))


if __name__ == "__main__":
    unittest.main()
