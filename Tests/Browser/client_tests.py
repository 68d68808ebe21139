"""The client against a scripted server: what it shows, what it sends, and what it never loses."""

import time
import unittest

import journal
from client_case import ClientCase, ServedScript, button, field, text
from scripted import DelayingProxy


class ClientTests(ClientCase):
    def value(self, page, key):
        return page.evaluate(f'document.querySelector("[aria-label={key}]").value')

    def acknowledge(self):
        """A server that takes every edit as typed, and saves it."""
        self.fields = {}

        def answer(connection, message):
            if message[0] == "v":
                self.fields[message[1]] = message[3]
                connection.send(["k", message[1], message[2]])
                connection.send(["saved", connection.frames])
        self.server.on_message = answer

    # Movement

    def shown(self, page, key, name):
        """What the browser shows of a property at this moment, as a number."""
        return page.evaluate(
            f"""parseFloat(getComputedStyle([...document.querySelectorAll(".n")]
              .find((e) => e.node.key === "{key}"))["{name}"])""")

    def test_a_change_that_is_announced_moves_in_its_time_and_others_do_not(self):
        page = self.show(text(2, "a", "A", 0, 0), text(3, "b", "B", 0, 20))
        self.server.send(["anim", [2], 20, "linear"], ["b", 2, 200, 0, 200, 16],
                         ["b", 3, 200, 20, 200, 16], ["=", 2, {"opacity": 0}])
        page.wait('document.getAnimations().length === 2')
        time.sleep(0.5)
        self.assertTrue(0 < self.shown(page, "a", "left") < 100)
        self.assertTrue(0.5 < self.shown(page, "a", "opacity") < 1)
        self.assertEqual(self.shown(page, "b", "left"), 200)
        page.evaluate("document.getAnimations().forEach((each) => each.finish())")
        self.assertEqual(self.shown(page, "a", "left"), 200)
        self.assertEqual(self.shown(page, "a", "opacity"), 0)

    def test_another_movement_starts_from_what_is_shown(self):
        page = self.show(text(2, "a", "A", 0, 0))
        self.server.send(["anim", [2], 20, "linear"], ["b", 2, 200, 0, 200, 16])
        page.wait('document.getAnimations().length === 1')
        page.evaluate("document.getAnimations()[0].currentTime = 10000")
        self.server.send(["anim", [2], 20, "linear"], ["b", 2, 0, 0, 200, 16])
        page.wait('document.getAnimations()[0]?.currentTime < 9000')
        self.assertTrue(80 < self.shown(page, "a", "left") < 102)
        # Without an announcement, the end shows immediately.
        self.server.send(["b", 2, 50, 0, 200, 16])
        page.wait('document.getAnimations().length === 0')
        self.assertEqual(self.shown(page, "a", "left"), 50)

    def test_a_new_node_moves_from_its_first_attributes(self):
        page = self.show(text(2, "a", "A", 0, 0))
        new = text(3, "b", "B", 0, 20, attributes={
            "opacity": 0, "fx": ["", "50% 50%", "", "", "", "translate(40px,0px)scale(0.5)"]})
        self.server.send(["+", 1, 0, new], ["anim", [3], 20, "ease-in", 0, 1, False],
                         ["=", 3, {"opacity": None, "fx": None}])
        page.wait('document.getAnimations().length === 2')
        self.assertTrue(self.shown(page, "b", "opacity") < 0.2)
        page.evaluate("document.getAnimations().forEach((each) => each.currentTime = 20000)")
        self.assertEqual(self.shown(page, "b", "opacity"), 1)

    def test_colors_sizes_and_turns_move(self):
        shape = [2, "a", "div", [0, 0, 50, 50], {"fx": ["rotate(0deg)", "50% 50%"]},
                 [["r", 0, 0, 50, 50, 0, "#ff0000", None, 0], ["t", 0, 0, 50, 16, 1, "A"]], []]
        page = self.show(shape)
        self.server.send(
            ["anim", [2], 20, "linear(0,0.5,1)", 0, 0, True],
            ["d", 2, [["r", 0, 0, 100, 50, 8, "var(--accent)", None, 0], ["t", 0, 0, 50, 16, 2, "A"]]],
            ["=", 2, {"fx": ["rotate(360deg)", "50% 50%"]}])
        page.wait("document.getAnimations().length > 3")
        moved = page.evaluate("document.getAnimations().map((each) => "
                              "Object.keys(each.effect.getKeyframes()[0])).flat()")
        self.assertLessEqual({"width", "backgroundColor", "color", "transform"}, set(moved))
        page.evaluate("document.getAnimations().forEach((each) => each.currentTime = 10000)")
        turn = page.evaluate('new DOMMatrix(getComputedStyle(document.querySelector('
                             '"#app > .n > .n")).transform).a')
        self.assertLess(turn, -0.9)  # Half of a turn.

    def test_who_prefers_less_motion_sees_fading_only(self):
        page = self.show(text(2, "a", "A", 0, 0))
        page.prefer(still=True)
        self.server.send(["anim", [2], 20, "linear"], ["b", 2, 200, 0, 200, 16],
                         ["=", 2, {
                             "fx": ["", "50% 50%", "", "", "", "translate(0px,90px)scale(0)"]}])
        page.wait('document.getAnimations().length === 1')
        self.assertEqual(self.shown(page, "a", "left"), 200)
        self.assertEqual(
            page.evaluate("Object.keys(document.getAnimations()[0].effect.getKeyframes()[0])"
                          ".includes('filter')"), True)

    # Trees and patches

    def test_nodes_have_their_boxes_texts_and_roles(self):
        page = self.show(text(2, "a", "Hello", 40, 30, tag="h2"),
                         button(3, "b", "Save", 40, 60, **{"aria-label": "Save all"}))
        self.assertEqual(page.texts(), ["Hello", "Save"])
        box = page.evaluate("(e => [e.x, e.y, e.width, e.height])"
                            '(document.querySelector("button").getBoundingClientRect())')
        self.assertEqual(box, [40, 60, 100, 26])
        self.assertEqual(page.evaluate('document.querySelector("button").ariaLabel'), "Save all")

    def test_hello_describes_the_browser(self):
        self.show(dark=True, width=640, height=480)
        hello = self.server.client.hello
        self.assertEqual((hello["v"], hello["width"], hello["height"], hello["dark"]),
                         (1, 640, 480, True))
        self.assertRegex(hello["page"], r"^[\w-]{22}$")
        self.assertEqual([font[0] for font in hello["fonts"]],
                         ["s400", "s500", "s600", "s700", "m400"])
        name, ascent, descent, advances = hello["fonts"][0]
        self.assertTrue(0.7 < ascent < 1.3 and 0.1 < descent < 0.6)
        self.assertTrue(0.2 < advances["i"] < advances["W"] < 1.2)

    def test_patches_insert_move_remove_and_change(self):
        page = self.show(text(2, "a", "A", 0, 0), text(3, "b", "B", 0, 20))
        self.server.send(["+", 1, 3, text(4, "c", "C", 0, 40)])
        page.wait('document.querySelectorAll(".t").length === 3')
        self.assertEqual(page.texts(), ["A", "C", "B"])
        self.server.send([">", 3, 1, 2], ["t", 4, "D"], ["b", 4, 7, 8, 9, 10])
        page.wait('document.querySelectorAll(".t")[2].textContent === "D"')
        self.assertEqual(page.texts(), ["B", "A", "D"])
        self.server.send(["-", 2], ["=", 3, {"aria-label": "x"}])
        page.wait('document.querySelectorAll(".t").length === 2')
        self.assertEqual(page.texts(), ["B", "D"])

    def test_only_known_tags_attributes_and_addresses_reach_the_page(self):
        page = self.show(
            [2, "a", "a", [0, 0, 9, 9],
             {"href": "javascript:alert(1)", "onclick": "alert(1)", "style": "x"}, [], []],
            [3, "b", "a", [0, 0, 9, 9], {"href": "https://example.org/"}, [], []],
            text(4, "c", "<b>&amp;</b>", 0, 0),
            [5, "d", "div", [0, 0, 9, 9], {"tint": "red;background:url(//x)"}, [
                ["r", 0, 0, 9, 9, 0, "url(https://x)", None, 0],
                ["i", 0, 0, 9, 9, "javascript:alert(1)", "fit"],
                ["script", 0, 0, 9, 9]], []])
        self.assertEqual(page.evaluate(
            '[...document.querySelectorAll("#app a")].map((e) => e.outerHTML.match(/ (href|on\\w+)=/g))'),
            [None, [" href="]])
        self.assertEqual(page.texts(), ["<b>&amp;</b>"])
        self.assertIsNone(page.evaluate('document.querySelector("#app script")'))
        self.assertNotIn("url", page.evaluate('document.querySelector("#app").innerHTML')
                         .replace("data-", ""))
        self.server.send(["+", 1, 0, [9, "x", "script", [0, 0, 1, 1], {}, [], []]])
        time.sleep(0.3)
        self.assertIsNone(page.evaluate('document.querySelector("#app script")'))
        page.complaints.clear()

    def test_a_click_on_an_enabled_node_activates_it(self):
        page = self.show(button(2, "a", "Save", 20, 20), button(3, "b", "No", 20, 60, disabled=True))
        page.click_on("text=No")
        page.click_on("text=Save")
        self.assertEqual(self.server.wait(lambda m: m[0] == "c"), ["c", 2])
        page.press("Tab")
        page.evaluate('document.querySelector("button").focus()')
        self.server.clear()
        page.press("Enter")
        self.assertEqual(self.server.wait(lambda m: m[0] == "c"), ["c", 2])
        self.assertEqual(len(self.server.of("c")), 1)

    def test_what_is_inside_a_node_of_any_tag_can_be_pressed(self):
        for tag in ("div", "span"):
            page = self.show([2, "a", tag, [0, 0, 300, 300], {}, [],
                              [button(3, "b", "Save", 20, 20)]])
            self.server.clear()
            page.click_on("text=Save")
            self.server.wait(lambda m: m == ["c", 3])

    def test_a_touch_activates_once(self):
        page = self.show(button(2, "a", "Save", 20, 20), touch=True)
        page.tap_on("text=Save")
        self.server.wait(lambda m: m[0] == "c")
        time.sleep(0.4)
        self.assertEqual(len(self.server.of("c")), 1)

    # Fields

    def test_typing_at_latency_loses_nothing(self):
        self.acknowledge()
        proxy = DelayingProxy(self.server.port, 0.15)
        page = self.show(field(2, "name", "", 20, 20), url=f"http://127.0.0.1:{proxy.port}/")
        page.click_on("input")
        words = "the quick brown fox jumps over the lazy dog, 30 keys a second"
        page.type(words, rate=30)
        self.assertEqual(self.value(page, "name"), words)
        self.server.wait(lambda m: m[0] == "v" and m[3] == words)
        time.sleep(0.5)
        self.assertEqual(self.value(page, "name"), words)
        self.assertLess(len(self.server.of("v")), len(words))
        revisions = [each[2] for each in self.server.of("v")]
        self.assertEqual(revisions, sorted(set(revisions)))
        proxy.close()

    def test_a_value_applies_only_to_the_edit_that_it_answers(self):
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("a")
        first = self.server.wait(lambda m: m[0] == "v")
        page.type("b")
        second = self.server.wait(lambda m: m[0] == "v" and m[3] == "ab")
        self.server.send(["v", 2, "A", 1, 1, first[2]])
        self.server.send(["v", 2, "AB!", 2, 2, second[2]])
        page.wait('document.querySelector("input").value === "AB!"')
        self.assertEqual(page.evaluate('document.querySelector("input").selectionStart'), 2)

    def test_an_edit_names_the_last_value_that_its_field_has_shown(self):
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("a")
        first = self.server.wait(lambda m: m[0] == "v")
        self.assertEqual(first[6], 0)
        page.type("b")
        second = self.server.wait(lambda m: m[0] == "v" and m[3] == "ab")
        # The first value is too late to be shown.
        self.server.send(["v", 2, "", 0, 0, first[2], 1])
        page.type("c")
        third = self.server.wait(lambda m: m[0] == "v" and m[3] == "abc")
        self.assertEqual([second[6], third[6]], [0, 0])
        self.server.send(["v", 2, "", 0, 0, third[2], 2])
        page.wait('document.querySelector("input").value === ""')
        # The same text again is an edit of another one.
        page.commit("abc")
        fourth = self.server.wait(lambda m: m[0] == "v" and m[2] > third[2])
        self.assertEqual([fourth[3], fourth[6]], ["abc", 2])
        # A whole tree has its own texts.
        self.server.tree[6].append(text(3, "again", "again", 20, 60))
        self.server.drop()
        self.server.wait(lambda m: m[0] == "hello" and m[1]["fields"])
        page.wait('document.body.textContent.includes("again")')
        self.server.clear()
        page.type("d")
        self.assertEqual(self.server.wait(lambda m: m[0] == "v" and m[3] == "abcd")[6], 0)

    def test_a_composition_is_not_disturbed(self):
        self.server.on_message = lambda connection, message: (
            message[0] == "v" and connection.send(
                ["v", 2, message[3].upper() + "!", 0, 0, message[2]]))
        page = self.show(field(2, "name", "", 20, 20))
        self.server.send(["keys", 0, ["Enter"]])
        page.click_on("input")
        page.compose("に")
        page.compose("にほ")
        time.sleep(0.4)
        self.assertEqual(self.value(page, "name"), "にほ")
        page.commit("日本")
        page.wait('document.querySelector("input").value === "日本!"')
        self.assertEqual(self.server.of("key"), [])

    def test_the_selection_is_reported(self):
        page = self.show(field(2, "name", "hello", 20, 20))
        page.click_on("input")
        page.press("Home")
        self.server.clear()
        page.press("ArrowRight", 8)
        self.assertEqual(self.server.wait(lambda m: m[0] == "sel"), ["sel", 2, 0, 1])

    def test_edits_come_before_later_messages(self):
        page = self.show(field(2, "name", "", 20, 20), button(3, "b", "Save", 20, 60))
        page.click_on("input")
        page.type("quick", rate=200)
        page.click_on("text=Save")
        self.server.wait(lambda m: m[0] == "c")
        before = self.server.messages[:self.server.messages.index(["c", 3])]
        self.assertEqual([m[3] for m in before if m[0] == "v"][-1], "quick")

    # Keys and focus

    def test_announced_keys_go_to_the_server_and_others_to_the_browser(self):
        page = self.show(field(2, "name", "", 20, 20), button(3, "b", "Save", 20, 60))
        self.server.send(["keys", 0, ["n", "C-k", "Escape"]], ["keys", 2, ["Enter"]])
        page.click_on("input")
        page.type("n")
        page.press("Enter")
        page.press("k", 2)
        page.press("Escape")
        self.server.wait(lambda m: m[0] == "key" and m[2] == "Escape")
        names = [m[1:3] for m in self.server.of("key") if m[4] == "down"]
        self.assertEqual(names, [[2, "Enter"], [0, "C-k"], [0, "Escape"]])
        self.assertEqual(self.value(page, "name"), "n")
        page.evaluate("document.activeElement.blur()")
        page.press("n")
        self.assertEqual(self.server.wait(lambda m: m[0] == "key" and m[2] == "n")[3], "n")

    def test_focus_moves_both_ways(self):
        page = self.show(field(2, "name", "", 20, 20), button(3, "b", "Save", 20, 60))
        page.click_on("input")
        self.assertEqual(self.server.wait(lambda m: m[0] == "f"), ["f", 2])
        page.press("Tab")
        self.server.wait(lambda m: m == ["f", 3])
        self.server.clear()
        self.server.send(["f", 2])
        page.wait('document.activeElement.localName === "input"')
        time.sleep(0.1)
        self.assertEqual(self.server.of("f"), [])

    # Scrolling, pointer

    def scroller(self, count=100, id=2, y=0):
        rows = [text(100 + i, f"r{i}", f"Row {i}", 10, i * 20) for i in range(count)]
        return [id, "list", "div", [0, y, 300, 200],
                {"scroll": "y", "size": [300, count * 20], "tabindex": 0, "role": "list"}, [], rows]

    def test_scrolling_is_native_and_reported(self):
        page = self.show(self.scroller())
        page.call("Input.dispatchMouseEvent",
                  {"type": "mouseWheel", "x": 50, "y": 50, "deltaX": 0, "deltaY": 300})
        self.server.wait(lambda m: m[0] == "s" and m[3] == 300)
        self.server.clear()
        self.server.send(["s", 2, 0, 1000])
        page.wait('document.querySelector(".view").scrollTop === 1000')
        time.sleep(0.2)
        self.assertEqual(self.server.of("s"), [])

    def test_a_drag_is_followed_and_ends(self):
        page = self.show([2, "a", "div", [20, 20, 100, 100], {"on": "p"}, [], []])
        page.drag(40, 40, 200, 90)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "up")
        kinds = [m[2] for m in self.server.of("p")]
        self.assertEqual((kinds[0], kinds[-1]), ("down", "up"))
        self.assertIn("drag", kinds)

    def test_the_pointer_enters_and_leaves(self):
        page = self.show([2, "a", "div", [20, 20, 100, 100], {"on": "h"}, [], []])
        page.mouse("mouseMoved", 50, 50)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "hover")
        page.mouse("mouseMoved", 500, 50)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "leave")

    # Connections

    def test_what_is_typed_while_away_arrives_and_the_page_stays(self):
        self.acknowledge()
        page = self.show(field(2, "name", "one", 20, 20), self.scroller(id=5, y=120),
                         button(3, "b", "Save", 400, 60))
        page.click_on("input")
        page.evaluate('document.querySelector(".view").scrollTop = 500')
        page.press("End")
        page.evaluate('window.mark = document.querySelector("input")')
        self.server.stop()
        page.type(" two")
        page.wait('!document.querySelector(".status").hidden')
        page.click_on("text=Save")
        self.says_not_sent(page)
        page.evaluate("mark.focus()")
        page.press("ArrowLeft")
        # The restored session has other ids, and the same keys.
        def change(node):
            node[0] += 1000
            for child in node[6]:
                change(child)
        change(self.server.tree)
        self.server.clear()
        self.server.start()
        hello = self.server.wait(lambda m: m[0] == "hello", 15)[1]
        self.assertEqual(hello["fields"][0][0], "name")
        self.assertEqual(hello["fields"][0][2], "one two")
        self.assertEqual(hello["scroll"], [["list", 0, 500]])
        self.assertEqual(hello["focus"], "name")
        self.assertEqual(self.server.of("c"), [])
        page.wait('document.querySelector(".status").hidden')
        self.assertTrue(page.evaluate('mark === document.activeElement && mark.isConnected'))
        self.assertEqual(page.evaluate("[mark.value, mark.selectionStart]"), ["one two", 6])
        self.assertEqual(page.evaluate('document.querySelector(".view").scrollTop'), 500)
        page.type("!")
        self.assertEqual(
            self.server.wait(lambda m: m[0] == "v" and "!" in m[3])[1:4:2], [1002, "one tw!o"])

    def says_not_sent(self, page):
        page.wait('document.querySelector(".note").textContent.includes("not sent")')
        page.evaluate('document.querySelector(".note").textContent = ""')

    def test_what_the_user_does_while_the_server_is_away_is_refused_in_words(self):
        slider = [5, "s", "input", [300, 20, 200, 26],
                  {"type": "range", "min": 0, "max": 10, "value": "5"}, [], []]
        page = self.show(
            button(2, "b", "Save", 20, 20), slider,
            [3, "p", "div", [20, 60, 100, 60], {"on": "p"}, [], []],
            [4, "w", "div", [20, 140, 100, 60], {"on": "w"}, [], []],
            [6, "d", "div", [20, 220, 100, 60], {"on": "d"}, [], []],
            [7, "m", "div", [20, 300, 100, 60], {"on": "m"}, [], []])
        self.server.send(["keys", 0, ["k"]], ["path", "/a", "push"])
        page.wait('location.pathname === "/a"')
        self.server.stop()
        page.wait('!document.querySelector(".status").hidden')
        page.click(60, 30)
        self.says_not_sent(page)
        page.press("k")
        self.says_not_sent(page)
        page.click(320, 33)
        self.says_not_sent(page)
        page.mouse("mousePressed", 60, 90, "left", 1, 1)
        self.says_not_sent(page)
        page.mouse("mouseReleased", 60, 90, "left", 1)
        page.call("Input.dispatchMouseEvent",
                  {"type": "mouseWheel", "x": 60, "y": 160, "deltaX": 0, "deltaY": 30})
        self.says_not_sent(page)
        page.evaluate("""(() => {
          const data = new DataTransfer();
          data.items.add(new File(["content"], "a.txt"));
          document.querySelector("[data-on=d]").dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        })()""")
        self.says_not_sent(page)
        page.mouse("mousePressed", 60, 330, "right", 1, 2)
        page.mouse("mouseReleased", 60, 330, "right", 1)
        self.says_not_sent(page)
        page.evaluate("history.back()")
        self.says_not_sent(page)
        # What no one expects an effect of is silent.
        page.mouse("mouseMoved", 70, 90)
        page.evaluate('document.querySelector("button").focus()')
        time.sleep(0.2)
        self.assertEqual(page.evaluate('document.querySelector(".note").textContent'), "")
        # None of it arrives later.
        self.server.clear()
        self.server.start()
        self.server.wait(lambda m: m[0] == "hello", 15)
        page.wait('document.querySelector(".status").hidden')
        time.sleep(0.2)
        kinds = {m[0] for m in self.server.messages}
        self.assertFalse(kinds & {"c", "key", "n", "w", "drop", "back"}, kinds)

    def test_a_press_that_ends_while_the_server_is_away_is_refused(self):
        page = self.show([2, "a", "div", [20, 20, 100, 100], {"on": "p"}, [], []])
        page.mouse("mouseMoved", 60, 60)
        page.mouse("mousePressed", 60, 60, "left", 1, 1)
        self.server.wait(lambda m: m[0] == "p" and m[2] == "down")
        self.server.stop()
        page.wait('!document.querySelector(".status").hidden')
        page.mouse("mouseReleased", 60, 60, "left", 1)
        self.says_not_sent(page)

    def test_a_text_that_is_too_long_stays_and_is_not_sent(self):
        page = self.show(field(2, "name", "", 20, 20, "textarea"))
        page.click_on("textarea")
        page.evaluate("""(() => {
          const field = document.querySelector("textarea");
          field.value = "x".repeat(70000);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        })()""")
        page.wait('document.querySelector(".note").textContent.includes("too long to be sent")')
        self.assertEqual(self.server.of("v"), [])
        page.evaluate("""(() => {
          const field = document.querySelector("textarea");
          field.value = "short";
          field.dispatchEvent(new Event("input", { bubbles: true }));
        })()""")
        self.server.wait(lambda m: m[0] == "v" and m[3] == "short")

    def test_a_browser_without_a_network_says_so_and_continues(self):
        self.acknowledge()
        page = self.show(field(2, "name", "", 20, 20))
        page.call("Network.enable")
        network = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        page.click_on("input")
        page.call("Network.emulateNetworkConditions", network | {"offline": True})
        # This does not close what is open, as a cable that is pulled does not.
        self.server.drop()
        page.wait('!document.querySelector(".status").hidden')
        page.type("offline")
        self.server.clear()
        page.call("Network.emulateNetworkConditions", network | {"offline": False})
        hello = self.server.wait(lambda m: m[0] == "hello", 15)[1]
        self.assertEqual(hello["fields"][0][2], "offline")
        page.wait('document.querySelector(".status").hidden')

    def test_unsaved_edits_are_sent_again_although_answered(self):
        self.server.on_message = lambda connection, message: (
            message[0] == "v" and connection.send(["k", message[1], message[2]]))
        page = self.show(field(2, "name", "", 20, 20))
        page.click_on("input")
        page.type("abc")
        self.server.wait(lambda m: m[0] == "v" and m[3] == "abc")
        self.server.drop()
        hello = self.server.wait(lambda m: m[0] == "hello" and m[1]["fields"])[1]
        self.assertEqual(hello["fields"][0][2], "abc")
        self.server.send(["saved", 1])
        time.sleep(0.1)
        self.server.clear()
        self.server.drop()
        self.assertEqual(self.server.wait(lambda m: m[0] == "hello")[1]["fields"], [])

    def test_a_duplicated_tab_gets_an_id_of_its_own(self):
        page = self.show()
        first = self.server.client.hello["page"]
        page.evaluate(f'void window.open("{self.server.url}")')
        self.server.wait(lambda m: m[0] == "hello" and m[1].get("copyOf") == first)
        self.assertNotEqual(self.server.client.hello["page"], first)
        self.server.clear()
        page.reload()
        self.assertEqual(self.server.wait(lambda m: m[0] == "hello")[1]["page"], first)

    def test_an_ended_session_says_so_and_stays_ended(self):
        page = self.show(button(3, "b", "Save", 20, 60))
        self.server.send(["end", "fatal", "The session ended."])
        page.wait('document.querySelector(".end p")?.textContent === "The session ended."')
        self.assertEqual(
            page.evaluate("[document.activeElement.textContent, "
                          "document.querySelector('#app > .n').inert]"), ["Start afresh", True])
        source = journal.axe()
        if source:
            page.evaluate(source + ";undefined")
            self.assertEqual(page.evaluate(
                "axe.run(document).then((result) => result.violations.map((each) => each.id))"), [])
        self.server.clear()
        self.server.drop()
        time.sleep(0.8)
        self.assertEqual(self.server.messages, [])
        page.click_on(".end button")
        hello = self.server.wait(lambda m: m[0] == "hello")
        self.assertEqual(hello[1]["fields"], [])

    def test_a_page_that_continues_elsewhere_is_taken_back_with_what_was_typed(self):
        page = self.show(field(3, "f", "", 20, 60))
        page.click_on("input")
        page.type("ab")
        self.server.wait(lambda m: m[0] == "v" and m[3] == "ab")
        self.server.send(["end", "moved", "This page continues in another window."])
        page.wait('document.querySelector(".end p")')
        self.server.clear()
        page.click_on(".end button")
        hello = self.server.wait(lambda m: m[0] == "hello")
        self.assertEqual([each[2] for each in hello[1]["fields"]], ["ab"])
        self.assertEqual(page.evaluate("[document.querySelector('.end'), "
                                       "document.querySelector('#app > .n').inert]"), [None, False])

    def test_a_connection_that_the_policy_forbids_is_a_violation(self):
        page = self.show()
        page.evaluate("""(() => {
          try { new WebSocket("ws://127.0.0.1:9/"); } catch { /* Some browsers throw. */ }
        })()""")
        limit = time.monotonic() + 5
        while not page.violations() and time.monotonic() < limit:
            time.sleep(0.02)
        self.assertIn("connect-src", page.violations()[0])
        page.complaints.clear()

    # History, texts, files

    def test_back_follows_navigation(self):
        page = self.show()
        self.server.send(["path", "/a", "push"], ["path", "/b", "push"])
        page.wait('location.pathname === "/b"')
        page.evaluate("history.back()")
        self.assertEqual(self.server.wait(lambda m: m[0] == "back"), ["back", 1])
        self.server.clear()
        self.server.send(["path", "", "back"])
        page.wait('location.pathname === "/"')
        time.sleep(0.2)
        self.assertEqual(self.server.of("back"), [])
        page.evaluate("history.forward()")
        self.assertEqual(self.server.wait(lambda m: m[0] == "back"), ["back", -1])
        self.server.clear()
        # The server has nothing to push.
        self.server.send(["path", "", "back"])
        page.wait('location.pathname === "/"')
        page.evaluate("history.go(2)")
        self.assertEqual(self.server.wait(lambda m: m[0] == "back"), ["back", -2])

    def test_an_opened_address_reaches_the_server_once(self):
        url = self.server.url + "page?a=1#part"
        page = self.show(url=url)
        self.assertEqual(self.server.wait(lambda m: m[0] == "path"), ["path", url])
        self.server.clear()
        page.evaluate('location.hash = "#other"')
        self.assertEqual(self.server.wait(lambda m: m[0] == "path")[1][-6:], "#other")
        self.server.clear()
        page.reload()
        self.server.wait(lambda m: m[0] == "hello")
        page.wait('document.querySelector("#app > .n")')
        time.sleep(0.1)
        self.assertEqual(self.server.of("path"), [])

    def test_copied_texts_have_sensible_whitespace(self):
        paragraph = [2, "a", "span", [20, 20, 200, 40], {}, [
            ["t", 0, 0, 60, 16, 1, "A line that"], ["t", 0, 18, 60, 16, 1, "wraps.\n"],
            ["t", 0, 36, 60, 16, 1, "Next."]], []]
        page = self.show(paragraph, text(3, "b", "Title", 20, 100, 40),
                         text(4, "c", "Value", 200, 100, 40))
        page.evaluate("getSelection().selectAllChildren(document.querySelector('#app'))")
        self.assertEqual(page.copied(), "A line that wraps.\nNext.\nTitle\tValue")
        self.assertTrue(page.evaluate("getSelection().empty(), find('Value')"))

    def test_texts_are_as_wide_as_measured(self):
        samples = ["Hamburgefonstiv 0123", "Съешь ещё этих булок", "日本語の文章です。", "😀👩‍👩‍👧🇫🇷",
                   "السلام عليكم"]
        page = self.show(*[text(10 + i, f"s{i}", each, 20, 20 + 30 * i)
                           for i, each in enumerate(samples)])
        for index, sample in enumerate(samples):
            units = (sample.split(" ") + [" "] if index == 4 else
                     ["😀", "👩‍👩‍👧", "🇫🇷"] if index == 3 else sorted(set(sample)))
            self.server.clear()
            self.server.send(["m", "s400", units])
            advances = dict(self.server.wait(lambda m: m[0] == "m")[2])
            clusters = (sample.replace(" ", "\0 \0").split("\0") if index == 4 else
                        units if index == 3 else sample)
            expected = sum(advances[each] for each in clusters) * 13
            shown = page.evaluate(
                f'document.querySelectorAll(".t")[{index}].getBoundingClientRect().width')
            self.assertLess(abs(shown - expected), 0.5, sample)

    def test_dropped_files_are_sent_where_the_server_says(self):
        page = self.show([2, "a", "div", [20, 20, 100, 100], {"on": "d"}, [], []])
        page.evaluate("""(() => {
          const data = new DataTransfer();
          data.items.add(new File(["content"], "a.txt"));
          document.querySelector("[data-on=d]").dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        })()""")
        _, id, _, _, request, files = self.server.wait(lambda m: m[0] == "drop")
        self.assertEqual((id, files), (2, [["a.txt", 7]]))
        self.assertLess(request, 0)
        self.assertEqual(self.server.uploads, {})
        self.server.send(["take", request, ["token"]])
        self.assertEqual(
            self.server.wait(lambda m: m[0] == "sent"), ["sent", request, 0, True])
        self.assertEqual(self.server.uploads["/file/token"], b"content")

    def test_a_file_without_a_token_stays_in_the_browser(self):
        page = self.show()
        # Without it, a browser without a window closes the panel at once.
        page.call("Page.setInterceptFileChooserDialog", {"enabled": True})
        self.server.send(["upload", 3, ".txt", True])
        page.wait("document.querySelector('input[type=file]')")
        page.evaluate("""(() => {
          const data = new DataTransfer(), input = document.querySelector("input[type=file]");
          data.items.add(new File(["1"], "a.txt"));
          data.items.add(new File(["22"], "b.txt"));
          input.files = data.files;
          input.dispatchEvent(new Event("change"));
        })()""")
        self.assertEqual(
            self.server.wait(lambda m: m[0] == "files"), ["files", 3, [["a.txt", 1], ["b.txt", 2]]])
        self.server.send(["take", 3, ["", "token"]])
        self.assertEqual(self.server.wait(lambda m: m[0] == "sent"), ["sent", 3, 1, True])
        self.assertEqual(self.server.uploads, {"/file/token": b"22"})
        self.assertFalse(page.evaluate("!!document.querySelector('input[type=file]')"))

    def test_settings_and_sizes_are_reported(self):
        page = self.show()
        page.resize(500, 400)
        self.assertEqual(self.server.wait(lambda m: m[0] == "size"), ["size", 500, 400])
        page.prefer(dark=True)
        self.assertTrue(self.server.wait(lambda m: m[0] == "env")[1]["dark"])


@unittest.skipUnless(journal.JOURNAL, "JOURNAL names no Journal; make test-browser builds it")
class ServedClientTests(ServedScript, ClientTests):
    pass


if __name__ == "__main__":
    unittest.main()
