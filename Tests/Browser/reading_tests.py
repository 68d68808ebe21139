"""The order in which a browser reads a page to assistive technologies."""

import unittest

import journal
from client_case import ClientCase, ServedScript, button, text


class ReadingTests(ClientCase):
    def read(self, page):
        """The texts of the accessibility tree, in its order."""
        nodes = {each["nodeId"]: each
                 for each in page.call("Accessibility.getFullAXTree")["nodes"]}
        found = []

        def visit(node):
            if node["role"]["value"] == "StaticText":
                return found.append(node["name"]["value"])
            for child in node.get("childIds", []):
                if child in nodes:
                    visit(nodes[child])

        visit(next(each for each in nodes.values() if "parentId" not in each))
        return found

    def reads(self, page, *words):
        """Waits until the page is read in this order: Chromium updates the tree after the page."""
        for _ in range(50):
            if self.read(page) == list(words):
                return
            page.evaluate("new Promise((done) => setTimeout(done, 20))")
        self.assertEqual(self.read(page), list(words))

    def scroller(self, *children):
        return [9, "list", "div", [0, 40, 300, 100],
                {"scroll": "y", "size": [300, 600], "tabindex": 0}, [], list(children)]

    def test_a_page_without_owners_is_read_in_the_order_of_the_document(self):
        page = self.show(text(2, "a", "A", 0, 0), self.scroller(text(3, "b", "B", 0, 0)))
        self.reads(page, "A", "B")
        self.assertEqual(page.evaluate("document.querySelectorAll('[aria-owns]').length"), 0)

    def test_owned_nodes_are_read_in_the_order_of_their_owner(self):
        page = self.show(text(2, "a", "A", 0, 0), self.scroller(text(3, "b", "B", 0, 400)),
                         text(4, "c", "C", 0, 20), attributes={"owns": [4, 3, 2]})
        self.reads(page, "C", "B", "A")
        self.assertEqual(page.texts(), ["A", "B", "C"])
        self.server.send(["=", 1, {"owns": [3, 4, 2]}])
        self.reads(page, "B", "C", "A")
        self.server.send(["=", 1, {"owns": None}])
        self.reads(page, "A", "B", "C")
        self.assertFalse(page.evaluate("document.querySelector('main').ariaOwnsElements?.length"))

    def test_the_content_of_what_scrolls_owns_nodes(self):
        scroller = self.scroller(text(3, "b", "B", 0, 0), text(4, "c", "C", 0, 400))
        scroller[4]["owns"] = [4, 3]
        page = self.show(text(2, "a", "A", 0, 0), scroller)
        self.reads(page, "A", "C", "B")

    def test_a_list_may_come_before_its_nodes_and_stay_after_them(self):
        page = self.show(text(2, "a", "A", 0, 0), text(3, "b", "B", 0, 20))
        self.server.send(["=", 1, {"owns": [4, 3, 2]}], ["+", 1, 0, text(4, "c", "C", 0, 40)])
        self.reads(page, "C", "B", "A")
        self.server.send(["-", 3])
        self.reads(page, "C", "A")
        self.server.send([">", 4, 1, 2], ["=", 1, {"owns": [2, 4]}])
        self.reads(page, "A", "C")
        self.assertEqual(page.texts(), ["C", "A"])

    def test_a_tree_with_other_ids_is_read_as_before(self):
        nodes = [text(2, "a", "A", 0, 0), text(3, "b", "B", 0, 20)]
        page = self.show(*nodes, attributes={"owns": [3, 2]})
        self.reads(page, "B", "A")
        page.evaluate("window.mark = document.querySelector('.t')")
        # The ids of the two are exchanged.
        self.server.tree[6][0][0], self.server.tree[6][1][0] = 3, 2
        self.server.tree[4]["owns"] = [2, 3]
        self.server.clear()
        self.server.drop()
        self.server.wait(lambda m: m[0] == "hello")
        self.reads(page, "B", "A")
        self.assertTrue(page.evaluate("mark.isConnected"))
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
        self.assertEqual(len(ids), len(set(ids)))

    def test_the_name_of_a_button_is_read_in_the_order_of_its_owner(self):
        page = self.show([2, "a", "button", [0, 0, 100, 20], {"on": "c", "owns": [4, 3]}, [],
                          [text(3, "b", "B", 0, 0, 20), text(4, "c", "C", 40, 0, 20)]])
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        names = [each["name"]["value"] for each in nodes if each["role"]["value"] == "button"]
        self.assertEqual([name.split() for name in names], [["C", "B"]])

    def test_tab_follows_the_document_whatever_is_owned(self):
        page = self.show(button(2, "a", "A", 0, 0), button(3, "b", "B", 0, 40),
                         attributes={"owns": [3, 2]})
        self.reads(page, "B", "A")
        page.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "A")
        page.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "B")

    def test_tabs_are_read_together_where_their_node_owns_others(self):
        def tab(id, key, words, x):
            node = button(id, key, words, x, 0)
            node[4] |= {"role": "tab", "aria-selected": "false"}
            return node

        page = self.show(
            [2, "tabs", "div", [0, 0, 400, 300], {"role": "tablist", "owns": [6, 3, 4, 5]}, [],
             [tab(3, "a", "A", 0), tab(4, "b", "B", 100), text(5, "c", "C", 0, 50),
              text(6, "d", "D", 0, 80)]])
        self.reads(page, "D", "A", "B", "C")
        self.assertEqual(page.evaluate("document.querySelectorAll('[role=tablist]').length"), 1)
        self.server.send(["=", 2, {"owns": None}])
        self.reads(page, "A", "B", "C", "D")


@unittest.skipUnless(journal.JOURNAL, "JOURNAL names no Journal; make test-browser builds it")
class ServedReadingTests(ServedScript, ReadingTests):
    pass


if __name__ == "__main__":
    unittest.main()
