"""Tests of what somebody meets who has never seen the studio, in a real browser.

Usage: newcomer_test.py COMMAND [FOLDER [TEST]...]

COMMAND is the built `rehearse`; features and pictures are left in FOLDER where one is named.
"""

import os
import shutil
import sys
import tempfile
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import studio_test
from studio_test import Studio, feature

OPENED = "Feature: Rows\n\n  Scenario: Tapped\n    Given the {} app is installed\n" \
    "    And location permission is always\n    When the user opens the app\n"
EMPTY = "Feature: Asking\n\n  Background:\n    Given the pet listing app is installed\n\n  Scenario: Refused\n"
# Kinds of lines below the text that are red.
RED = "#problems li:not(.pending, .hint, .fix, .invitation, .told)"


class NewcomerTest(unittest.TestCase):
    """What stands where, and what is said first."""

    def place(self, studio, selector):
        return studio.driver.execute_script(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [box.left, box.top, box.right, box.bottom].map(Math.round)", selector)

    def test_a_scenario_without_steps_is_an_invitation(self):
        for text in (EMPTY, "Feature: Asking\n\n  Scenario: Refused\n"):
            with Studio("blank", text) as studio:
                self.assertIn("Choose what the phone is", studio.driver.find_element(By.ID, "problems").text)
                self.assertEqual(studio.driver.find_elements(By.CSS_SELECTOR, RED), [])
                self.assertEqual(studio.driver.find_element(By.ID, "profiles").text, "iOS")
                self.assertEqual(studio.status(), "No steps yet")
                self.assertTrue(studio.driver.find_element(By.CSS_SELECTOR, "#phone .phone").is_displayed())
                self.assertEqual(studio.browser.faults(), [])

    def test_phone_story_and_timeline_stand_on_one_screen(self):
        for width, height in ((1440, 900), (1280, 800)):
            with self.subTest(width), Studio(f"screen-{width}", feature("campaign"), width, height) as studio:
                for selector in ("#phone .phone", "#moment", "#text", "#sentences", ".ahead h3", ".timeline .lanes"):
                    left, top, right, bottom = self.place(studio, selector)
                    self.assertGreaterEqual(left, 0, selector)
                    self.assertLessEqual(right, width, selector)
                    self.assertGreaterEqual(top, 0, selector)
                    # The timeline may have more lanes than a screen has room for; most of them are to be seen.
                    room = height - 200 if selector == ".timeline .lanes" else height
                    self.assertLess(top if selector == ".timeline .lanes" else bottom, room, selector)
                studio.browser.picture(os.path.join(studio_test.FOLDER, f"newcomer-{width}.png"))

    def test_the_bar_keeps_its_height(self):
        for width in (1440, 1280, 1000, 390):
            with self.subTest(width), Studio(f"bar-{width}", feature("listing"), width, 800) as studio:
                before = self.place(studio, ".topbar")
                studio.driver.execute_script("say('Not saved: ' + 'somebody else has changed the file since. '.repeat(9))")
                studio.driver.execute_script(
                    "for (const id of ['files', 'scenarios']) byId(id).append(el('option', {}, 'a long name '.repeat(9)));"
                    "byId('profiles').append(el('button', {}, 'Android \u2713'))")
                after = self.place(studio, ".topbar")
                self.assertEqual((before[1], before[3]), (after[1], after[3]))
                wide = studio.driver.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(wide, width)

    def test_on_a_small_screen_the_phone_comes_first(self):
        with Studio("small", feature("listing"), 390, 844) as studio:
            _, top, _, bottom = self.place(studio, "#phone .phone")
            self.assertLess(top, 200)
            self.assertLess(bottom, 700)

    def test_what_hardly_matters_is_folded_away(self):
        with Studio("folded", feature("listing")) as studio:
            fold = studio.driver.find_element(By.CSS_SELECTOR, ".fold")
            folded = studio.driver.execute_script(
                "return [...arguments[0].querySelectorAll('button')].map((node) => node.textContent)", fold)
            self.assertIn("the phone restarts", folded)
            self.assertEqual(studio.deeds()[0], 'the user taps "Go to Settings"')
            fold.find_element(By.TAG_NAME, "summary").click()
            studio.choose("the phone restarts")
            studio.until(lambda: "Passed" in studio.status())
            # What was unfolded stays so.
            self.assertTrue(studio.driver.execute_script("return document.querySelector('.fold').open"))

    def test_no_check_is_kept_back_silently(self):
        with Studio("many", feature("delivery")) as studio:
            studio.press("check")
            studio.until(lambda: studio.title() == "What is true now" and studio.driver.find_elements(By.CSS_SELECTOR, ".fold"))
            fold = studio.driver.find_element(By.CSS_SELECTOR, ".fold summary")
            known = studio.driver.execute_script("return state.outlook.checks.map(([sentence]) => sentence)")
            self.assertGreater(len(known), 60)
            self.assertEqual(fold.text, f"More that is true now ({len(known) - 40})")
            last = studio.driver.find_element(By.CSS_SELECTOR, ".fold li:last-child button")
            self.assertFalse(last.is_displayed())
            fold.click()
            self.assertEqual(last.text, known[-1])
            last.click()
            studio.until(lambda: studio.text().endswith(known[-1] + "\n"))
            studio.until(lambda: "Passed" in studio.status())

    def found(self, studio, words):
        """The sentences that are found, each with what stands above it."""
        studio.fill("find", words)
        studio.until(lambda: studio.driver.execute_script("return answeredWords") == words)
        return studio.driver.execute_script(
            "return [...document.querySelectorAll('#sentences button')].map((node) => [node.textContent, node.dataset.kind || ''])")

    def test_a_length_of_time_of_ones_own_is_written(self):
        for words, sentence in (("8 hours pass", "8 hours pass"), ("after 90 minutes", "90 minutes pass"), ("wait 3 h", "the user waits 3 h")):
            with self.subTest(words), Studio("time", feature("delivery")) as studio:
                self.assertEqual(self.found(studio, words)[0][0], sentence)
                studio.choose(sentence)
                self.assertTrue(studio.text().endswith(f" {sentence}\n"))
                studio.until(lambda: "Passed" in studio.status())

    def test_what_is_true_now_is_told_from_what_would_fail(self):
        with Studio("truth", feature("listing")) as studio:
            found = self.found(studio, "the popup is shown")
            self.assertIn(['the popup "Location is off" is shown', "Then \u00b7 true now"], found)
            found = self.found(studio, "the badge is shown")
            self.assertIn(['the badge "Approximate location" is shown', "Then \u00b7 would fail now"], found)
            colors = studio.driver.execute_script(
                "return ['holds', 'fails'].map((kind) => { const node = document.querySelector(`#sentences [data-standing=${kind}]`);"
                "return node && getComputedStyle(node, '::before').color; })")
            self.assertIsNotNone(colors[1])
            studio.press("check")
            found = self.found(studio, "popup")
            self.assertTrue(found)
            self.assertTrue(all(kind.startswith("Then \u00b7 ") for sentence, kind in found if not sentence.startswith("the user")), found)
            self.assertEqual(studio.browser.faults(), [])

    def test_where_nothing_fits_it_is_said(self):
        with Studio("nothing", feature("listing")) as studio:
            found = self.found(studio, "the hamster sings a song")
            self.assertEqual(studio.title(), "Nothing fits these words")
            self.assertLessEqual(len(found), 3)
            hint = studio.driver.find_element(By.CSS_SELECTOR, "#sentences .hint").text
            self.assertEqual(hint, "These come nearest:" if len(found) > 1 else "This comes nearest:")
            self.assertEqual(self.found(studio, "xylophone"), [])
            self.assertIn("Try fewer words", studio.driver.find_element(By.CSS_SELECTOR, "#sentences .hint").text)

    def test_what_a_customer_sees_is_shown_and_checked(self):
        with Studio("customer", feature("delivery")) as studio:
            studio.driver.execute_script("add('the customer of stop 2 looks at the tracking')")
            studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, "#phone .elsewhere"))
            self.assertEqual([node.text for node in studio.driver.find_elements(By.CSS_SELECTOR, "#sights button")],
                             ["Phone", "Customer of stop 2"])
            self.assertIn("Your delivery", studio.driver.find_element(By.ID, "phone").text)
            studio.browser.picture(os.path.join(studio_test.FOLDER, "newcomer-customer.png"))
            studio.press("check")
            studio.touch("ETA")
            studio.until(lambda: studio.title().endswith("on the page of the customer of stop 2"))
            checks = studio.deeds()
            self.assertEqual(len(checks), 1)
            self.assertTrue(checks[0].startswith('the customer of stop 2 sees "ETA: '), checks)
            studio.choose(checks[0])
            studio.until(lambda: "Passed" in studio.status())
            studio.driver.find_element(By.CSS_SELECTOR, "#sights button").click()
            studio.until(lambda: not studio.driver.find_elements(By.CSS_SELECTOR, "#phone .elsewhere"))
            for count in (2, 1):
                studio.press("back")
                studio.until(lambda: f"Behind step {count} of 3" in studio.driver.find_element(By.ID, "caption").text)
            self.assertFalse(studio.driver.find_element(By.ID, "sights").is_displayed())
            self.assertEqual(studio.browser.faults(), [])

    def test_what_has_ended_is_drawn_as_ended_at_the_last_step(self):
        with Studio("ended", feature("listing") + "    And the phone goes offline\n") as studio:
            # One bar after the other, and the present one alone reaches the edge.
            ends = studio.driver.execute_script("""
                const edge = document.querySelector(".track svg").getBoundingClientRect().right;
                return ["Online", "Offline"].map((name) => {
                  const bar = [...document.querySelectorAll(".mark.span")].find((node) =>
                    node.getAttribute("aria-label").endsWith(" " + name)).querySelector("rect").getBoundingClientRect();
                  return [bar.top, edge - bar.right];
                })""")
            (top, online), (below, offline) = ends
            self.assertEqual(top, below)
            self.assertGreater(online, 20)
            self.assertLess(offline, 4)
            studio.press("back")
            studio.until(lambda: "Behind step 3 of 4" in studio.driver.find_element(By.ID, "caption").text)

    def test_a_search_says_what_it_has_found_and_what_to_do_next(self):
        table = "    And at most 2 of the following happen, in any order:\n      | event |\n" \
            "      | the phone goes offline |\n      | the user leaves the app |\n"
        with Studio("search", feature("listing")) as studio:
            self.follow(studio, feature("listing") + table + "    Then the app sees location permission denied\n")
            told = studio.driver.find_element(By.CSS_SELECTOR, "#problems .told").text
            self.assertRegex(told, r"^Line 8: Searched: \d of \d histories of 0 to 2 events were played to their end; .*\. Nothing went wrong\.")
            self.assertIn("Behind a search", studio.driver.find_element(By.ID, "sentences").text)
            self.follow(studio, feature("listing") + table + "    Then the screen shows \"Location is off\"\n")
            told = studio.driver.find_element(By.CSS_SELECTOR, "#problems .told").text
            self.assertRegex(told, r"^Line 8: Searched: .* were played to their end until one went wrong.* What went wrong stands below\.")

    def follow(self, studio, text):
        """Lets another program write the file, and waits until the page has played it."""
        studio.write(text)
        studio.until(lambda: studio.text() == text and studio.driver.find_elements(By.CSS_SELECTOR, "#problems .told, #problems .undefined"))

    def test_the_status_is_read_whole(self):
        for width in (1440, 390):
            with self.subTest(width), Studio(f"status-{width}", feature("listing"), width, 844) as studio:
                self.follow(studio, feature("listing") + "    And the user sings\n")
                studio.driver.execute_script("look()")
                studio.until(lambda: "Has a step that nothing defines at line 8" in studio.status())
                cut = studio.driver.execute_script("const node = byId('status'); return [node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth]")
                self.assertLessEqual(max(cut), 1)

    def test_what_lies_ahead_can_be_played(self):
        with Studio("ahead", feature("clock-in")) as studio:
            line = studio.driver.find_element(By.CSS_SELECTOR, ".ahead button")
            time = line.find_element(By.TAG_NAME, "b").text.removeprefix("in ")
            line.click()
            studio.until(lambda: studio.text().endswith(f" {time} pass\n"))
            studio.until(lambda: "Passed" in studio.status())

    def test_rows_of_lists_can_be_tapped(self):
        for app, row in (("campaign", "Spring leaflets"), ("tour", "Royal Way")):
            with self.subTest(app), Studio(f"rows-{app}", OPENED.format(app)) as studio:
                self.assertIn(f'the user taps the row "{row}"', studio.deeds())
                studio.touch(row)
                studio.until(lambda: studio.text().endswith(f'And the user taps the row "{row}"\n'))
                studio.until(lambda: "Passed" in studio.status())
        with Studio("rows-none", feature("listing") + '    And the user taps "Cancel"\n') as studio:
            self.assertEqual(studio.driver.find_elements(By.CSS_SELECTOR, "#phone .cell.live"), [])

    def test_a_call_is_taken_and_declined_on_the_phone(self):
        with Studio("call", OPENED.format("tour") + "    And a phone call comes in\n") as studio:
            self.assertEqual(studio.deeds()[:2], ["the user accepts the phone call", "the user declines the phone call"])
            for key, sentence in (("Accept", "the user accepts the phone call"), ("Hang up", "the phone call ends")):
                studio.touch(key)
                studio.until(lambda: studio.text().endswith(f"And {sentence}\n"))
                studio.until(lambda: "Passed" in studio.status())
            studio.choose(next(deed for deed in studio.deeds() if deed.startswith("the user leaves")))
            studio.driver.execute_script("add('a phone call comes in')")
            studio.touch("Decline")
            studio.until(lambda: studio.text().endswith("And the user declines the phone call\n"))
            studio.until(lambda: "Passed" in studio.status())
            self.assertEqual(studio.browser.faults(), [])

    def test_the_line_just_written_is_seen_with_its_mark_beside_it(self):
        steps = "".join(f"    And {number} minutes pass\n" for number in range(2, 60))
        for height in (900, 700):
            with self.subTest(height), Studio(f"lines-{height}", feature("listing") + steps, 1280, height) as studio:
                for sentence in ("the phone comes online again", "the user turns Location Services on"):
                    studio.driver.execute_script("add(arguments[0])", sentence)
                    studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, RED))
                    self.assert_seen(studio)
                # What is typed at the end, where a message comes up below as well.
                studio.press("undo")
                studio.press("undo")
                studio.until(lambda: not studio.driver.find_elements(By.CSS_SELECTOR, RED))
                text = studio.driver.find_element(By.ID, "text")
                text.send_keys(Keys.CONTROL, Keys.END)
                text.send_keys("    And the user sings a very long song" + " la" * 60)
                studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, RED))
                self.assert_seen(studio)
                studio.driver.set_window_size(1280, height - 80)
                self.assert_seen(studio)
                studio.driver.execute_script("byId('text').scrollTop = 0")
                studio.until(lambda: studio.driver.execute_script("return byId('gutter').scrollTop") == 0)

    def assert_seen(self, studio):
        """The line at which one writes is in sight, and the gutter stands where the text does."""
        # As soon as the page is drawn.
        seen = studio.driver.execute_async_script("""
            const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => {
              const text = byId("text"), line = text.value.slice(0, text.selectionStart).split("\\n").length;
              const box = byId("gutter").children[line - 1].getBoundingClientRect(), outer = text.getBoundingClientRect();
              done([text.scrollTop - byId("gutter").scrollTop, box.top >= outer.top - 1, box.bottom <= outer.bottom + 1]);
            }))""")
        self.assertEqual(seen, [0, True, True])

    def test_what_is_begun_begins_in_play_and_with_nothing_to_find(self):
        with Studio("begins", feature("listing")) as studio:
            def begin_with(press):
                studio.press("check")
                studio.fill("find", "battery")
                press()
                state = [studio.driver.find_element(By.ID, "find").get_property("value"),
                         studio.driver.find_element(By.ID, "play").get_attribute("aria-pressed")]
                studio.until(lambda: studio.title() == ("What may happen next" if state[1] == "true" else "What is true now"))
                return state

            def make(kind):
                studio.press("make-" + kind)
                studio.until(lambda: studio.driver.find_element(By.ID, "new-scenario").is_displayed())
                if kind == "feature":
                    studio.fill("new-name", "Other")
                studio.fill("new-scenario", "Another")
                studio.press("new-make")
                studio.until(lambda: not studio.driver.find_element(By.ID, "new").is_displayed())

            self.assertEqual(begin_with(lambda: make("scenario")), ["", "true"])
            self.assertEqual(begin_with(lambda: make("feature")), ["", "true"])
            self.assertEqual(begin_with(lambda: studio.press("play")), ["", "true"])
            self.assertEqual(begin_with(lambda: studio.press("check")), ["", "false"])

    def test_a_sentence_with_a_table_is_found_and_written_with_one(self):
        with Studio("table", OPENED.format("tour")) as studio:
            studio.fill("find", "at most 2 of the following happen")
            sentence = "at most 2 of the following happen, in any order:"
            studio.until(lambda: sentence in studio.deeds())
            studio.choose(sentence)
            self.assertIn(f"    And {sentence}\n      | event ", studio.text())
            studio.until(lambda: "Passed" in studio.status())
            studio.press("undo")
            self.assertEqual(studio.text(), OPENED.format("tour"))

    def test_an_empty_folder_greets_with_the_form_alone(self):
        # What an earlier run has written there would be offered again.
        shutil.rmtree(os.path.join(studio_test.FOLDER, "greeting"), ignore_errors=True)
        with Studio("greeting", None) as studio:
            studio.until(lambda: studio.driver.find_element(By.ID, "new-app").is_displayed())
            self.assertFalse(studio.driver.find_element(By.ID, "text").is_displayed())
            self.assertFalse(studio.driver.find_element(By.ID, "save").is_displayed())
            studio.press("new-cancel")
            self.assertEqual(studio.browser.faults(), [])
            studio.press("welcome-begin")
            for name, words in (("new-name", "Asking"), ("new-scenario", "Refused")):
                studio.fill(name, words)
            studio.press("new-make")
            studio.until(studio.deeds)
            self.assertTrue(studio.driver.find_element(By.ID, "text").is_displayed())


if __name__ == "__main__":
    studio_test.COMMAND = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        studio_test.FOLDER = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else temporary
        unittest.main(argv=sys.argv[:1] + sys.argv[3:])
