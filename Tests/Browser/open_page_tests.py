"""What the server decides about a page that is open: its cookie and the size of its messages."""

import time
import unittest

from client_case import ClientCase, field


class OpenPageTests(ClientCase):
    def test_a_page_that_stays_open_asks_for_a_new_cookie_each_day(self):
        # A day is over immediately.
        self.show(before="""(() => {
          const every = setInterval;
          window.setInterval = (action, time, ...rest) =>
            every(action, time === 86400000 ? 50 : time, ...rest);
        })()""")
        limit = time.monotonic() + 10
        while ("HEAD", "/") not in self.server.requests and time.monotonic() < limit:
            time.sleep(0.02)
        self.assertIn(("HEAD", "/"), self.server.requests)
        self.assertEqual(len(self.server.of("hello")), 1)


class MessageSizeTests(ClientCase):
    def setUp(self):
        super().setUp()
        self.server.document = self.server.document.replace("65000", "200000")

    def test_a_text_is_as_long_as_the_server_takes_it(self):
        page = self.show(field(2, "name", "", 20, 20, "textarea"))
        page.evaluate("""(() => {
          const field = document.querySelector("textarea");
          field.value = "x".repeat(150000);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        })()""")
        self.assertEqual(len(self.server.wait(lambda m: m[0] == "v")[3]), 150000)


if __name__ == "__main__":
    unittest.main()
