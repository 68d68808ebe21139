"""Shortcuts are pressed and shown as on the user's own system."""

import time
import unittest

from client_case import ClientCase


class ShortcutTests(ClientCase):
    def press(self, platform, *keys):
        self.server.ops = self.server.ops + [["keys", 0, ["C-s", "C-S-z"]]]
        page = self.show([2, "menu", "div", [20, 20, 200, 20], {},
                          [["c", 0, 0, 200, 20, "shortcut", "", 0, "⇧⌘S"],
                           ["c", 0, 0, 200, 20, "back-button", "", 0, "⌘"]], []],
                         platform=platform)
        for key in keys:
            page.press(*key)
        return page

    def test_command_is_the_key_of_shortcuts_on_a_mac(self):
        page = self.press("MacIntel", ("s", 4), ("Z", 12))
        self.server.wait(lambda m: m[0] == "key" and m[2] == "C-s")
        self.server.wait(lambda m: m[0] == "key" and m[2] == "C-S-z")
        self.assertEqual(page.evaluate('document.querySelector(".shortcut").dataset.t'), "⇧⌘S")

    def test_control_is_the_key_of_shortcuts_elsewhere_and_menus_show_it(self):
        page = self.press("Linux x86_64", ("s", 4), ("s", 2))
        self.server.wait(lambda m: m[0] == "key" and m[2] == "C-s")
        time.sleep(0.2)
        self.assertEqual(len([m for m in self.server.of("key") if m[4] == "down"]), 1)
        self.assertEqual(page.evaluate('document.querySelector(".shortcut").dataset.t'), "⇧⌃S")
        # The title of a screen is the app's own.
        self.assertEqual(page.evaluate('document.querySelector(".back-button").dataset.t'), "⌘")


if __name__ == "__main__":
    unittest.main()
