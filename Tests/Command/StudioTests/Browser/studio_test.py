"""Tests of the studio in a real browser: scenarios are written by clicks and keys, saved, and run.

Usage: studio_test.py COMMAND [FOLDER [TEST]...]

COMMAND is the built `rehearse`; features and pictures are left in FOLDER where one is named.
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), *[os.pardir] * 4)
sys.path.insert(0, os.path.join(ROOT, "Tests", "Reports", "ScenarioReportsTests", "Browser"))
from browser import Browser  # noqa: E402

COMMAND = ""
FOLDER = ""

BEGINNINGS = {
    "listing": ["Given the pet listing app is installed", "And location permission is denied",
                "When the user opens the app"],
    "clock-in": ["Given the employee is clocked in"],
    "campaign": ['Given the campaign "Spring leaflets" is running'],
    "tour": ["Given the tour app is installed", "And location permission is always",
             "When the user opens the app"],
    "delivery": ["Given the delivery route is under way"],
}


def feature(name):
    steps = "".join(f"    {step}\n" for step in BEGINNINGS[name])
    return f"@ios @android\nFeature: Written in the studio\n\n  Scenario: {name}\n{steps}"


class Studio:
    """A studio on a folder with one feature, and a browser that shows it; use it as a context."""

    def __init__(self, name, text, width=1440, height=900, dark=False, options=()):
        self.folder = os.path.join(FOLDER, name)
        os.makedirs(self.folder, exist_ok=True)
        self.path = os.path.join(self.folder, "first.feature")
        self.is_empty = text is None
        if text is not None:
            self.write(text)
        else:
            # What an earlier run has made here would not be an empty folder.
            for feature_of_before in glob.glob(os.path.join(self.folder, "*.feature")):
                os.remove(feature_of_before)
        self.process = subprocess.Popen(
            [COMMAND, "studio", self.folder, "--no-open", *options], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "XDG_STATE_HOME": os.path.join(self.folder, ".state")})
        self.address = self.process.stdout.readline().split()[-1]
        self.browser = Browser(width, height, dark)

    def __enter__(self):
        self.browser.__enter__()
        self.driver = self.browser.driver
        self.driver.get(self.address)
        if not self.is_empty:
            self.until(lambda: self.text() and self.deeds())
        return self

    def __exit__(self, *reason):
        self.browser.__exit__(*reason)
        self.process.terminate()
        self.process.wait(10)
        self.process.stdout.close()

    def write(self, text):
        with open(self.path, "w", encoding="utf-8", newline="") as file:
            file.write(text)

    def read(self):
        with open(self.path, encoding="utf-8", newline="") as file:
            return file.read()

    def until(self, holds, seconds=15):
        try:
            WebDriverWait(self.driver, seconds, 0.02).until(lambda _: holds())
        except TimeoutException as error:
            raise AssertionError(f"{self.status()}\n{self.text()}") from error

    def text(self):
        return self.driver.find_element(By.ID, "text").get_property("value")

    def status(self):
        return self.driver.find_element(By.ID, "status").text

    def deeds(self):
        return self.driver.execute_script(
            "return [...document.querySelectorAll('#sentences button')].map((node) => node.textContent)")

    def press(self, name):
        self.driver.find_element(By.ID, name).click()

    def fill(self, name, text):
        field = self.driver.find_element(By.ID, name)
        field.clear()
        field.send_keys(text)

    def save(self):
        """Saves; the word is shown until the text is another one."""
        self.press("save")
        self.until(lambda: self.status() == "Saved" or self.status().endswith("\u00b7 saved"))

    def choose(self, sentence):
        """Chooses a sentence of the list, which is written and played."""
        before = self.text()
        self.driver.execute_script(
            "[...document.querySelectorAll('#sentences button')].find((node) => node.textContent === arguments[0]).click()",
            sentence)
        self.until(lambda: self.text() != before)

    def open(self, name):
        """Chooses a file of the list."""
        self.driver.find_element(By.CSS_SELECTOR, f"#files option[value='{name}']").click()

    def touch(self, label):
        """Clicks on something that can be touched on the phone, which may be drawn anew at any moment."""
        self.until(lambda: self.driver.execute_script(
            "const part = [...document.querySelectorAll('#phone .live')]"
            ".find((node) => node.textContent.startsWith(arguments[0])); part?.click(); return Boolean(part)", label))

    def touch_part(self, place):
        """Clicks on a part of the phone that has no words."""
        self.until(lambda: self.driver.execute_script(
            "const part = document.querySelector('#phone ' + arguments[0] + '.live');"
            "part?.dispatchEvent(new MouseEvent('click', { bubbles: true })); return Boolean(part)", place))

    def title(self):
        return self.driver.find_element(By.ID, "next-title").text

    def point(self, label):
        """Points at something on the phone; returns the checks that are offered."""
        self.touch(label)
        self.until(lambda: "\u201c" + label + "\u201d" in self.driver.find_element(By.ID, "next-title").text)
        self.until(self.deeds)
        return self.deeds()

    def run(self):
        result = subprocess.run([COMMAND, "run", "first.feature"], cwd=self.folder, capture_output=True,
                                text=True, timeout=120, check=False)
        return result.returncode, result.stdout + result.stderr


class StudioTest(unittest.TestCase):
    """Scenarios that are written by playing."""

    def test_a_scenario_is_recorded_by_clicks_saved_and_run(self):
        with Studio("listing", feature("listing")) as studio:
            studio.press("check")
            checks = studio.point("Location is off")
            self.assertIn('the popup "Location is off" is shown', checks)
            studio.choose('the popup "Location is off" is shown')
            studio.press("play")
            studio.touch("Cancel")
            studio.until(lambda: studio.text().endswith('When the user taps "Cancel"\n'))
            studio.press("check")
            studio.choose(studio.point("All listings")[0])
            studio.save()
            self.assertEqual(studio.read(), studio.text())
            code, output = studio.run()
            self.assertEqual(code, 0, output)
            self.assertIn("2 passed", output)
            self.assertEqual(studio.browser.errors(), [])
            self.assertEqual(studio.driver.execute_script("return reports"), [])

    def test_every_app_is_played_and_checked_by_clicks(self):
        for name in ("clock-in", "campaign", "tour", "delivery"):
            with self.subTest(name), Studio(name, feature(name)) as studio:
                studio.choose("the phone goes offline")
                studio.until(lambda: "Passed" in studio.status())
                studio.press("check")
                studio.until(lambda: "What is true now" in studio.driver.find_element(By.ID, "next-title").text)
                studio.until(lambda: any(words.startswith("the ") for words in studio.deeds()))
                studio.choose(studio.deeds()[0])
                studio.until(lambda: "Passed" in studio.status())
                studio.save()
                code, output = studio.run()
                self.assertEqual(code, 0, studio.text() + output)

    def test_who_begins_with_an_empty_folder_needs_clicks_alone(self):
        shutil.rmtree(os.path.join(FOLDER, "begun"), ignore_errors=True)
        with Studio("begun", None) as studio:
            studio.until(lambda: studio.driver.find_element(By.ID, "new-app").is_displayed())
            studio.press("new-make")
            studio.until(lambda: "needs a name" in studio.driver.find_element(By.ID, "new-fault").text)
            studio.fill("new-name", "Asking for the place")
            studio.fill("new-scenario", "Somebody opens it")
            self.assertEqual(
                studio.driver.find_element(By.ID, "new-file").get_property("value"), "asking-for-the-place.feature")
            studio.fill("new-file", "first")
            studio.press("new-make")
            studio.until(studio.deeds)
            self.assertFalse(os.path.exists(studio.path))
            studio.choose("the user opens the app")
            studio.until(lambda: "Passed" in studio.status())
            studio.press("check")
            studio.until(lambda: any(words.startswith("the ") for words in studio.deeds()))
            studio.choose(studio.deeds()[0])
            studio.press("make-scenario")
            studio.fill("new-scenario", "Somebody comes back")
            studio.press("new-make")
            studio.until(lambda: studio.text().endswith("\n\n  Scenario: Somebody comes back\n"))
            studio.press("play")
            studio.until(lambda: "the user opens the app" in studio.deeds())
            studio.choose("the user opens the app")
            studio.save()
            self.assertEqual(studio.read(), studio.text())
            code, output = studio.run()
            self.assertEqual(code, 0, output)
            self.assertIn("4 passed", output)
            for _ in range(4):
                studio.press("undo")
            self.assertNotIn("When", studio.text())
            self.assertEqual(studio.browser.errors(), [])
            # What is there is not begun once more.
            studio.press("make-feature")
            studio.until(lambda: studio.driver.find_element(By.ID, "new-app").is_displayed())
            for name in ("new-name", "new-scenario", "new-file"):
                studio.fill(name, "first")
            studio.press("new-make")
            studio.until(lambda: "already" in studio.driver.find_element(By.ID, "new-fault").text)

    def test_undo_goes_back_over_fifty_steps(self):
        with Studio("undo", feature("listing")) as studio:
            first = studio.text()
            for _ in range(25):
                studio.choose("1 min pass")
                studio.choose("10 min pass")
            self.assertEqual(len(studio.text().splitlines()), len(first.splitlines()) + 50)
            for _ in range(50):
                studio.press("undo")
            self.assertEqual(studio.text(), first)
            studio.until(lambda: studio.status() == "Passed")
            studio.press("redo")
            self.assertEqual(len(studio.text().splitlines()), len(first.splitlines()) + 1)

    def test_what_another_program_writes_is_not_overwritten(self):
        with Studio("conflict", feature("listing")) as studio:
            studio.choose("the phone goes offline")
            mine = studio.text()
            other = feature("listing") + "    And the user taps \"Cancel\"\n"
            studio.write(other)
            studio.until(lambda: "Somebody else has changed the file" in studio.status())
            studio.press("save")
            studio.until(lambda: studio.status().startswith("Not saved"))
            self.assertEqual(studio.read(), other)
            self.assertEqual(studio.text(), mine)

    def test_after_a_conflict_both_can_be_compared_and_either_kept(self):
        with Studio("either", feature("listing")) as studio:
            studio.choose("the phone goes offline")
            mine = studio.text()
            other = feature("listing") + "    And the user taps \"Cancel\"\n"
            studio.write(other)
            studio.until(lambda: studio.driver.find_element(By.ID, "conflict").is_displayed())
            studio.press("conflict-compare")
            told = studio.driver.find_element(By.ID, "difference").text
            self.assertIn("In the file:     And the user taps \"Cancel\"", told)
            self.assertIn("Yours:     And the phone goes offline", told)
            studio.press("conflict-take")
            studio.until(lambda: studio.text() == other)
            studio.press("undo")
            studio.until(lambda: studio.text() == mine)
            studio.write(other + "    And 1 minute passes\n")
            studio.press("save")
            studio.until(lambda: studio.driver.find_element(By.ID, "conflict").is_displayed())
            studio.press("conflict-keep")
            studio.until(lambda: studio.read() == mine)
            studio.until(lambda: not studio.driver.find_element(By.ID, "conflict").is_displayed())
            self.assertEqual(studio.browser.faults(), [])

    def left(self, studio):
        """What the page says of changes that an earlier one has left; nothing where there are none."""
        return studio.driver.find_element(By.ID, "draft-words").text

    def leave(self, name, text, sentence):
        """Writes a sentence and does not save it: the page and the studio are gone without a word. Returns the text."""
        with Studio(name, text) as studio:
            studio.choose(sentence)
            studio.until(lambda: studio.driver.execute_script("return isAllKept()"))
            studio.process.kill()
            # Nobody is asked whether the page may go, as nothing is lost.
            mine = studio.text()
            studio.driver.get("about:blank")
            return mine

    def test_what_is_not_saved_outlives_the_page_and_the_studio(self):
        shutil.rmtree(os.path.join(FOLDER, "left"), ignore_errors=True)
        mine = self.leave("left", feature("listing"), "the phone goes offline")
        self.assertNotEqual(mine, feature("listing"))
        with Studio("left", feature("listing")) as studio:
            self.assertRegex(self.left(studio), r"^You have changes of \d\d:\d\d that are not saved\.$")
            self.assertEqual([studio.text(), studio.read()], [feature("listing")] * 2)
            studio.press("draft-compare")
            self.assertIn("Yours:     And the phone goes offline", studio.driver.find_element(By.ID, "draft-difference").text)
            self.assertEqual(studio.browser.faults(), [])
            studio.browser.picture(os.path.join(FOLDER, "studio-draft.png"))
            studio.press("draft-take")
            studio.until(lambda: studio.text() == mine and not self.left(studio))
            self.assertEqual(studio.read(), feature("listing"))
            studio.press("undo")
            self.assertEqual(studio.text(), feature("listing"))
            studio.press("redo")
            studio.save()
            self.assertEqual(studio.read(), mine)
            studio.until(lambda: studio.driver.execute_script("return isAllKept()"))
        with Studio("left", mine) as studio:
            self.assertEqual(self.left(studio), "")
            self.assertEqual(studio.browser.errors(), [])

    def test_what_was_left_takes_the_place_of_nobodys_work(self):
        shutil.rmtree(os.path.join(FOLDER, "apart"), ignore_errors=True)
        first = self.leave("apart", feature("listing"), "the phone goes offline")
        second = self.leave("apart", feature("listing"), "10 min pass")
        other = feature("listing") + "    And the user taps \"Cancel\"\n"
        with Studio("apart", other) as studio:
            self.assertIn("The file has changed since. There are older ones too", self.left(studio))
            studio.press("draft-take")
            studio.until(lambda: studio.driver.find_element(By.ID, "conflict").is_displayed())
            self.assertEqual(studio.text(), second)
            studio.press("save")
            studio.until(lambda: studio.status().startswith("Not saved"))
            self.assertEqual(studio.read(), other)
            studio.press("conflict-take")
            studio.until(lambda: studio.text() == other)
            studio.press("draft-take")
            studio.until(lambda: studio.text() == first)
            studio.press("undo")
            studio.until(lambda: studio.driver.execute_script("return isAllKept()"))
        with Studio("apart", other) as studio:
            self.assertEqual(self.left(studio), "")

    def test_what_was_left_can_be_thrown_away(self):
        shutil.rmtree(os.path.join(FOLDER, "thrown"), ignore_errors=True)
        self.leave("thrown", feature("listing"), "the phone goes offline")
        for _ in range(2):
            with Studio("thrown", feature("listing")) as studio:
                if self.left(studio):
                    self.assertEqual(studio.driver.find_element(By.ID, "files").text.strip(), "first.feature (not saved)")
                    studio.press("draft-drop")
                    studio.until(lambda: not self.left(studio))
                self.assertEqual(studio.driver.find_element(By.ID, "files").text.strip(), "first.feature")
                self.assertEqual(studio.text(), feature("listing"))
        self.assertEqual(os.listdir(os.path.join(FOLDER, "thrown", ".state", "rehearsal", "drafts")), [])

    def test_where_drafts_cannot_be_kept_it_is_said_once_and_harms_nothing(self):
        shutil.rmtree(os.path.join(FOLDER, "unkept"), ignore_errors=True)
        os.makedirs(os.path.join(FOLDER, "unkept"))
        with open(os.path.join(FOLDER, "unkept", ".state"), "w", encoding="utf-8"):
            pass
        with Studio("unkept", feature("listing")) as studio:
            studio.driver.execute_script("""
                window.said = [];
                new MutationObserver(() => said.push(byId("status").textContent)).observe(byId("status"), { childList: true })""")
            studio.choose("the phone goes offline")
            studio.until(lambda: studio.driver.execute_script("return isUnkept"))
            studio.choose("10 min pass")
            studio.until(lambda: "Passed" in studio.status())
            studio.save()
            self.assertEqual(studio.read(), studio.text())
            said = [words for words in studio.driver.execute_script("return said") if "cannot be kept" in words]
            self.assertEqual(len(said), 1, said)

    def test_what_is_not_changed_here_follows_the_file(self):
        with Studio("follows", feature("listing")) as studio:
            other = feature("listing") + "    And the user taps \"Cancel\"\n"
            studio.write(other)
            studio.until(lambda: studio.text() == other)

    def test_what_is_typed_is_played_and_mistakes_are_told(self):
        with Studio("typed", feature("listing")) as studio:
            text = studio.driver.find_element(By.ID, "text")
            text.send_keys(Keys.CONTROL, Keys.END)
            text.send_keys('    And the user tapps "Cancel"')
            studio.until(lambda: "nothing defines" in studio.status())
            told = studio.driver.find_element(By.ID, "problems").text
            self.assertIn("Line 8", told)
            self.assertIn("Write this instead", told)
            studio.driver.find_element(By.CSS_SELECTOR, "#problems .fix button").click()
            studio.until(lambda: studio.text().endswith('    And the user taps "Cancel"'))
            studio.until(lambda: "Passed" in studio.status())

    def test_undo_of_what_is_typed_goes_back_by_words(self):
        with Studio("words", feature("listing")) as studio:
            first = studio.text()
            text = studio.driver.find_element(By.ID, "text")
            text.send_keys(Keys.CONTROL, Keys.END)
            text.send_keys("    And 5 minutes pass")
            studio.press("undo")
            self.assertEqual(studio.text(), first + "    And 5 minutes ")
            for _ in range(4):
                studio.press("undo")
            self.assertEqual(studio.text(), first)

    def test_what_has_no_words_can_be_touched(self):
        with Studio("parts", feature("listing") + '    And the user taps "Cancel"\n') as studio:
            studio.touch_part(".statusbar .battery")
            studio.until(lambda: studio.title() == "What can be done with the battery")
            studio.choose("the battery falls to 20%")
            studio.until(lambda: "Passed" in studio.status())
            studio.press("check")
            studio.touch_part(".statusbar .battery")
            studio.until(lambda: studio.title() == "What is true of the battery")
            studio.choose("the battery shows 20%")
            studio.press("play")
            studio.until(lambda: "the user goes to the home screen" in studio.deeds() or "the user leaves the app" in studio.deeds())
            studio.choose("the user leaves the app")
            studio.touch_part(".icon.mine")
            studio.until(lambda: studio.text().endswith("And the user opens the app\n"))
            studio.until(lambda: "Passed" in studio.status())

    def test_points_of_the_map_can_be_touched(self):
        with Studio("map", feature("delivery")) as studio:
            studio.touch_part(".plot .spot ~ .spot")
            studio.until(lambda: studio.title().startswith("What can be done with "))
            going = [deed for deed in studio.deeds() if deed.startswith("the user travels to ")]
            self.assertTrue(going, studio.title() + str(studio.deeds()))
            studio.choose(going[0])
            studio.until(lambda: "Passed" in studio.status())
            self.assertEqual(studio.browser.faults(), [])

    def test_words_of_the_same_meaning_are_found(self):
        with Studio("found", feature("listing")) as studio:
            studio.fill("find", "reboot")
            studio.until(lambda: "the phone restarts" in studio.deeds())
            studio.fill("find", "wait 7 minutes")
            studio.until(lambda: "the user waits 7 minutes" in studio.deeds())
            studio.choose("the user waits 7 minutes")
            studio.until(lambda: studio.text().endswith("And the user waits 7 minutes\n"))

    def test_an_app_in_a_process_of_its_own_is_recorded_by_clicks(self):
        kits = os.path.join(ROOT, "Sources", "Hosting", "SDKs")
        for part in ("Sample", "Python"):
            shutil.copytree(os.path.join(kits, part), os.path.join(FOLDER, "hosted", part), dirs_exist_ok=True)
        place = os.path.join("hosted", "Python", "Sample")
        with Studio(place, None) as studio:
            studio.until(lambda: studio.driver.find_element(By.ID, "new-app").is_displayed())
            self.assertIn("Punch (not trusted)", studio.driver.find_element(By.ID, "new-app").text)
        with Studio(place, None, options=("--trust",)) as studio:
            studio.until(lambda: studio.driver.find_element(By.ID, "new-app").is_displayed())
            for name, words in (("new-name", "Punching in"), ("new-scenario", "At the door"), ("new-file", "first")):
                studio.fill(name, words)
            studio.press("new-make")
            studio.until(lambda: "the user opens the app" in studio.deeds())
            studio.choose("the user opens the app")
            studio.touch("Clock in")
            studio.until(lambda: 'the user taps "Clock in"' in studio.text())
            studio.until(lambda: "Passed" in studio.status())
            studio.press("check")
            studio.until(lambda: studio.title() == "What is true now" and studio.deeds())
            studio.choose(studio.deeds()[0])
            studio.until(lambda: "Passed" in studio.status())
            studio.save()
            code, output = studio.run()
            self.assertEqual(code, 0, studio.text() + output)
            self.assertIn("2 passed", output)

    def test_keys_are_enough(self):
        with Studio("keys", feature("listing")) as studio:
            for _ in range(60):
                studio.driver.switch_to.active_element.send_keys(Keys.TAB)
                if studio.driver.switch_to.active_element.text == "Cancel":
                    break
            studio.driver.switch_to.active_element.send_keys(Keys.ENTER)
            studio.until(lambda: studio.text().endswith('And the user taps "Cancel"\n'))
            studio.driver.switch_to.active_element.send_keys(Keys.CONTROL, "s")
            studio.until(lambda: studio.status() == "Saved")

    def test_pages_are_read_by_everybody_at_any_width(self):
        for width, height, dark in ((1440, 900, False), (390, 844, True), (2560, 1440, True), (390, 844, False)):
            with self.subTest(width), Studio(f"width-{width}-{dark}", feature("campaign"), width, height, dark) as studio:
                self.assertEqual(studio.browser.faults(), [])
                wide = studio.driver.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(wide, width)
                studio.browser.picture(os.path.join(FOLDER, f"studio-{width}{'-dark' if dark else ''}.png"))


if __name__ == "__main__":
    COMMAND = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        FOLDER = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else temporary
        unittest.main(argv=sys.argv[:1] + sys.argv[3:])
