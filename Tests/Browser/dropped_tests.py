"""Files that the user drops or chooses, many at once or beside the view that takes them."""

import unittest

from client_case import ClientCase, text


class DroppedFileTests(ClientCase):
    def drop(self, page, selector, count=1, name='"a.txt"'):
        """Drags files over an element and drops them. Returns whether the page took both events."""
        return page.evaluate(f"""(() => {{
          const data = new DataTransfer(), target = document.querySelector("{selector}");
          for (let index = 0; index < {count}; index++) data.items.add(new File(["x"], {name}));
          return ["dragover", "drop"].map((kind) => !target.dispatchEvent(
            new DragEvent(kind, {{ dataTransfer: data, bubbles: true, cancelable: true }})));
        }})()""")

    def area(self):
        return [2, "a", "div", [20, 20, 100, 100], {"on": "d"}, [], []]

    def test_a_file_that_misses_the_view_for_drops_does_not_replace_the_page(self):
        page = self.show(self.area(), text(3, "b", "B", 20, 300))
        self.assertEqual(self.drop(page, ".t"), [True, True])
        self.assertEqual(self.drop(page, "body"), [True, True])
        self.assertEqual(self.drop(page, "[data-on=d]"), [True, True])
        self.server.wait(lambda m: m[0] == "drop")
        self.assertEqual(len(self.server.of("drop")), 1)

    def test_text_that_is_dropped_is_the_browsers(self):
        page = self.show(self.area())
        self.assertEqual(page.evaluate("""(() => {
          const data = new DataTransfer(), target = document.querySelector("[data-on=d]");
          data.setData("text/plain", "x");
          return ["dragover", "drop"].map((kind) => !target.dispatchEvent(
            new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })));
        })()"""), [False, False])

    def test_a_thousand_files_are_named_and_longer_names_are_refused_in_words(self):
        page = self.show(self.area())
        self.drop(page, "[data-on=d]", 1000)
        self.assertEqual(len(self.server.wait(lambda m: m[0] == "drop")[5]), 1000)
        self.server.clear()
        self.drop(page, "[data-on=d]", 200, '"ü".repeat(200) + index')
        page.wait(self.NOTE)
        self.assertEqual(self.server.of("drop") + self.server.of("hello"), [])

    NOTE = 'document.querySelector(".note").textContent.includes("too many files")'

    def test_a_panel_whose_files_have_too_long_names_is_answered(self):
        page = self.show()
        page.call("Page.setInterceptFileChooserDialog", {"enabled": True})
        page.click(5, 5)
        self.server.send(["upload", 7, "", True])
        page.wait('!!document.querySelector("input[type=file]")')
        page.evaluate("""(() => {
          const data = new DataTransfer(), input = document.querySelector("input[type=file]");
          for (let index = 0; index < 200; index++) {
            data.items.add(new File(["x"], "ü".repeat(200) + index));
          }
          input.files = data.files;
          input.dispatchEvent(new Event("change"));
        })()""")
        self.assertEqual(self.server.wait(lambda m: m[0] == "files"), ["files", 7, []])
        page.wait(self.NOTE)


if __name__ == "__main__":
    unittest.main()
