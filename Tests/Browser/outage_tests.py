"""What was typed, chosen or sent reaches the server after an outage, however long it was and whatever
the server has of it."""

import json
import time
import unittest

from client_case import ClientCase, field, text


class OutageTests(ClientCase):
    def value(self, page, key):
        return page.evaluate(f'document.querySelector("[aria-label={key}]").value')

    def fill(self, page, key, length):
        page.evaluate(f"""(() => {{
          const field = document.querySelector("[aria-label={key}]");
          field.value = "x".repeat({length});
          field.dispatchEvent(new Event("input", {{ bubbles: true }}));
        }})()""")

    def answer(self):
        self.server.on_message = lambda connection, message: (
            message[0] == "v" and connection.send(["k", message[1], message[2]]))

    def away(self, page):
        page.wait('!document.querySelector(".status").hidden')

    def back(self, page):
        page.wait('document.querySelector(".status").hidden', 20)

    def test_a_long_outage_during_which_an_edit_was_unanswered_ends(self):
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("ab")
        self.server.wait(lambda m: m[0] == "v")
        self.server.stop()
        self.away(page)
        # For the page, the answer is a minute late.
        page.evaluate("""(() => {
          const now = performance.now.bind(performance);
          performance.now = () => now() + 60000;
        })()""")
        page.type("c")
        page.press("ArrowLeft")
        time.sleep(9)
        self.server.clear()
        self.server.start()
        hello = self.server.wait(lambda m: m[0] == "hello", 20)[1]
        self.assertEqual(hello["fields"][0][2:], ["abc", 2, 2])
        self.back(page)
        self.assertEqual(
            page.evaluate("[document.activeElement.value, document.activeElement.selectionStart]"),
            ["abc", 2])

    def test_a_server_that_never_answers_the_first_message_is_asked_again(self):
        page = self.show()
        take = self.server._receive
        self.server._receive = lambda client, message: None
        self.server.drop()
        self.away(page)
        time.sleep(1)
        page.evaluate("""(() => {
          const now = performance.now.bind(performance);
          performance.now = () => now() + 60000;
        })()""")
        self.server._receive = take
        self.server.wait(lambda m: m[0] == "hello", 15)
        self.back(page)

    def test_long_texts_do_not_make_the_first_message_too_long(self):
        self.answer()
        page = self.show(field(2, "first", "", 20, 20, "textarea"),
                         field(3, "second", "", 20, 120, "textarea"))
        self.server.stop()
        self.away(page)
        self.fill(page, "first", 40000)
        self.fill(page, "second", 50000)
        self.server.clear()
        self.server.start()
        hello = self.server.wait(lambda m: m[0] == "hello", 15)
        self.assertLess(len(json.dumps(hello).encode()), 65536)
        taken = {key: len(words) for key, _, words, *_ in hello[1]["fields"]}
        self.assertEqual(taken, {"first": 40000})
        edit = self.server.wait(lambda m: m[0] == "v" and m[1] == 3)
        self.assertEqual(len(edit[3]), 50000)
        self.assertEqual(self.server.of("hello")[1:], [])

    def test_an_edit_of_a_row_that_does_not_exist_yet_waits_for_it(self):
        page = self.show(field(2, "name", "", 20, 20), text(9, "other", "Other", 20, 300))
        page.click_on("input")
        page.type("typed")
        self.server.wait(lambda m: m[0] == "v" and m[3] == "typed")
        # The server that returns has not created the row yet.
        row = self.server.tree[6].pop(0)
        self.server.clear()
        self.server.drop()
        self.server.wait(lambda m: m[0] == "hello", 15)
        page.wait('!document.querySelector("input")')
        self.server.send(["saved", 1])
        time.sleep(0.2)
        row[0] = 77
        self.server.send(["+", 1, 9, row])
        edit = self.server.wait(lambda m: m[0] == "v")
        self.assertEqual((edit[1], edit[3:6]), (77, ["typed", 5, 5]))
        self.assertEqual(self.value(page, "name"), "typed")
        # Once it is answered and saved, it is not sent again.
        self.server.send(["k", 77, edit[2]], ["saved", 2])
        time.sleep(0.1)
        self.server.clear()
        self.server.drop()
        self.assertEqual(self.server.wait(lambda m: m[0] == "hello", 15)[1]["fields"], [])

    def test_a_text_that_the_server_made_of_an_edit_meanwhile_is_shown(self):
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("abc")
        self.server.wait(lambda m: m[0] == "v" and m[3] == "abc")
        # It knows the edit, and its app has cleared the field since.
        self.server._take = lambda node, key, revision, text: [["v", 2, "", 0, 0, revision]]
        self.server.drop()
        page.wait('document.querySelector("input").value === ""', 15)

    def test_the_end_of_an_upload_is_reported_when_the_server_is_back(self):
        page = self.show([2, "a", "div", [20, 20, 100, 100], {"on": "d"}, [], []])
        page.evaluate("""(() => {
          const data = new DataTransfer();
          data.items.add(new File(["content"], "a.txt"));
          document.querySelector("[data-on=d]").dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        })()""")
        request = self.server.wait(lambda m: m[0] == "drop")[4]
        page.evaluate("""window.fetch = () => new Promise((_, fail) => { window.cut = fail; });
          undefined""")
        self.server.send(["take", request, ["token"]])
        page.wait("!!window.cut")
        self.server.stop()
        self.away(page)
        page.evaluate("cut()")
        page.wait('document.querySelector(".note").textContent.includes("not uploaded")')
        self.server.clear()
        self.server.start()
        self.assertEqual(
            self.server.wait(lambda m: m[0] == "sent", 20), ["sent", request, 0, False])


if __name__ == "__main__":
    unittest.main()
