"""A control of each kind, and everything that can be presented, in headless Chromium: labels stand in
the middle of their controls, and assistive technology finds nothing missing."""

import os
import time
import unittest

import chromium
import journal


@unittest.skipUnless(journal.PROBE and os.access(journal.PROBE, os.X_OK),
                     "there is no WebProbe; make test-browser builds it")
class ControlsTests(unittest.TestCase):
    def setUp(self):
        self.server = journal.Controls()
        self.browser = chromium.Chromium()
        self.page = self.browser.page(self.server.url, 800, 900)
        self.page.wait('document.querySelectorAll("#app .t").length > 3', 20)

    def tearDown(self):
        self.assertEqual(self.page.violations(), [])
        self.browser.close()
        self.server.close()

    def test_labels_stand_in_the_middle_of_their_controls(self):
        uneven = self.page.evaluate("""[...document.querySelectorAll(".button, .segment")]
          .flatMap((part) => {
            const box = part.getBoundingClientRect();
            return [...document.querySelectorAll(".t")].filter((text) => {
              const own = text.getBoundingClientRect();
              return text.checkVisibility() && text.parentElement.offsetWidth
                && own.left >= box.left
                && own.right <= box.right && own.bottom > box.top && own.top < box.bottom;
            }).map((text) => {
              const own = text.getBoundingClientRect();
              return [text.textContent, own.top + own.height / 2 - box.top - box.height / 2];
            });
          })""")
        self.assertGreater(len(uneven), 8)
        self.assertEqual([each for each in uneven if abs(each[1]) > 1], [])

    def test_the_thumb_of_a_slider_moves_along_its_track(self):
        boxes = self.page.evaluate("""(() => {
          const slider = document.querySelector("input[type=range]");
          const track = slider.parentNode.querySelector(".track");
          return [slider, track].map((e) => e.getBoundingClientRect())
            .map((box) => [box.left, box.top, box.width, box.height]);
        })()""")
        self.assertGreater(boxes[1][0], 40)
        for own, wanted in zip(*boxes):
            self.assertAlmostEqual(own, wanted, delta=0.5)

    def test_the_chosen_segment_stands_inside_its_picker(self):
        self.assertEqual(self.page.evaluate("""(() => {
          const own = document.querySelector(".segment.on");
          const other = own.parentNode.querySelector(".chosen");
          const { inset, backgroundColor } = getComputedStyle(own, "::before");
          return [inset, backgroundColor, getComputedStyle(own).backgroundColor,
            getComputedStyle(other).display];
        })()"""), ["2px", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)", "none"])

    def test_axe_finds_nothing_in_anything_that_is_presented(self):
        source = journal.axe()
        if source is None:
            if journal.IS_REQUIRED:
                self.fail("axe-core could not be fetched from PyPI")
            self.skipTest("axe-core could not be fetched from PyPI")
        self.page.evaluate(source + ";undefined")
        problems = []
        for width, dark in ((800, False), (800, True), (375, False)):
            self.page.resize(width, 900)
            self.page.prefer(dark=dark)
            for what in self.server.PRESENTED:
                self.server.open(self.page, what)
                problems += self.findings(what, width, dark)
                self.server.close_presented(self.page, what)
        self.assertEqual(problems, [])

    def findings(self, *place):
        return [(*place, each) for each in journal.findings(self.page)]


if __name__ == "__main__":
    unittest.main()
