"""Styles of text: a page keeps as many as it shows, and each text has its own colors."""

import unittest

from client_case import ClientCase, text

RULES = "[...document.adoptedStyleSheets[0].cssRules].map((rule) => rule.selectorText)"


class StyleTests(ClientCase):
    def test_a_color_of_a_run_needs_no_style(self):
        page = self.show(text(2, "a", "A", 0, 0))
        rules = page.evaluate(RULES)
        piece = ["t", 0, 0, 200, 16, 1, "A", "#102030", "#ffeedd"]
        self.server.send(["d", 2, [piece]])
        page.wait("""(() => {
          const { color, backgroundColor } = getComputedStyle(document.querySelector(".t"));
          return color === "rgb(16, 32, 48)" && backgroundColor === "rgb(255, 238, 221)";
        })()""")
        self.server.send(["d", 2, [piece[:7]]])
        page.wait('getComputedStyle(document.querySelector(".t")).color !== "rgb(16, 32, 48)"')
        self.assertEqual(
            page.evaluate('getComputedStyle(document.querySelector(".t")).backgroundColor'),
            "rgba(0, 0, 0, 0)")
        self.assertEqual(page.evaluate(RULES), rules)

    def test_forced_colors_show_what_is_chosen_and_where_a_slider_is(self):
        tab = [3, "b", "button", [0, 40, 100, 26],
               {"role": "tab", "aria-selected": "true", "on": "c"}, [], []]
        mark = [4, "c", "div", [0, 80, 100, 26], {}, [["r", 0, 0, 3, 26, 1, "var(--accent)"]], []]
        slider = [5, "d", "input", [0, 120, 100, 20],
                  {"type": "range", "min": 0, "max": 1, "step": 0.1, "value": "0.5"}, [], []]
        page = self.show(tab, mark, slider)
        page.prefer(forced=True)
        self.assertEqual(page.evaluate("""(() => {
          const shown = (selector, name) =>
            getComputedStyle(document.querySelector(selector))[name];
          const probe = document.createElement("p");
          probe.style.cssText = "forced-color-adjust: none; color: Highlight";
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return [
            shown("[role=tab]", "borderBottomWidth"),
            shown("[role=tab]", "borderBottomColor") === color,
            shown(".n > span:not(.n)", "backgroundColor") === color,
          ];
        })()"""), ["2px", True, True])

        def pixels(x, y):
            clip = {"x": x, "y": y, "width": 4, "height": 4, "scale": 1}
            return page.call("Page.captureScreenshot", {"format": "png", "clip": clip})["data"]

        self.assertNotEqual(pixels(48, 128), pixels(300, 128))

    def test_the_first_style_begins_a_new_table(self):
        page = self.show(text(2, "a", "A", 0, 0))
        self.server.send(["style", 0, ["s400", 13, None, 1, 0]])
        page.wait(RULES + '.join() === ".s0"')

    def test_a_color_that_could_load_something_is_none(self):
        page = self.show(text(2, "a", "A", 0, 0))
        before = page.evaluate('getComputedStyle(document.querySelector(".t")).color')
        self.server.send(["d", 2, [["t", 0, 0, 200, 16, 1, "B", "url(/x)", "url(/y)"]]])
        page.wait('document.querySelector(".t").textContent === "B"')
        self.assertEqual(
            page.evaluate("""(() => {
              const { color, backgroundImage } = getComputedStyle(document.querySelector(".t"));
              return [color, backgroundImage];
            })()"""), [before, "none"])


if __name__ == "__main__":
    unittest.main()
