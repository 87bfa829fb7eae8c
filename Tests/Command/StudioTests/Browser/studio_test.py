"""Tests of the studio in a real browser: scenarios are written by clicks and keys, saved, and run.

Usage: studio_test.py COMMAND [FOLDER [TEST]...]

COMMAND is the built `rehearse`; features and pictures are left in FOLDER where one is named.
"""

import os
import subprocess
import sys
import tempfile
import unittest

from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                *[os.pardir] * 3, "Reports", "ScenarioReportsTests", "Browser"))
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

    def __init__(self, name, text, width=1440, height=900, dark=False):
        self.folder = os.path.join(FOLDER, name)
        os.makedirs(self.folder, exist_ok=True)
        self.path = os.path.join(self.folder, "first.feature")
        self.write(text)
        self.process = subprocess.Popen(
            [COMMAND, "studio", self.folder, "--no-open"], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().split()[-1]
        self.browser = Browser(width, height, dark)

    def __enter__(self):
        self.browser.__enter__()
        self.driver = self.browser.driver
        self.driver.get(self.address)
        self.until(lambda: self.text() and self.deeds())
        return self

    def __exit__(self, *reason):
        self.browser.__exit__(*reason)
        self.process.terminate()
        self.process.wait(10)

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

    def choose(self, sentence):
        """Chooses a sentence of the list, which is written and played."""
        before = self.text()
        self.driver.execute_script(
            "[...document.querySelectorAll('#sentences button')].find((node) => node.textContent === arguments[0]).click()",
            sentence)
        self.until(lambda: self.text() != before)

    def touch(self, label):
        """Clicks on something that can be touched on the phone, which may be drawn anew at any moment."""
        self.until(lambda: self.driver.execute_script(
            "const part = [...document.querySelectorAll('#phone .live')]"
            ".find((node) => node.textContent.startsWith(arguments[0])); part?.click(); return Boolean(part)", label))

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
            studio.press("save")
            studio.until(lambda: studio.status() == "Saved")
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
                studio.press("save")
                studio.until(lambda: studio.status() == "Saved")
                code, output = studio.run()
                self.assertEqual(code, 0, studio.text() + output)

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
            studio.until(lambda: "Another program has changed the file" in studio.status())
            studio.press("save")
            studio.until(lambda: studio.status().startswith("Not saved"))
            self.assertEqual(studio.read(), other)
            self.assertEqual(studio.text(), mine)

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
            studio.until(lambda: "undefined" in studio.status())
            told = studio.driver.find_element(By.ID, "problems").text
            self.assertIn("Line 8", told)
            self.assertIn("the user taps", told)

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
        for width, height, dark in ((1440, 900, False), (390, 844, True)):
            with self.subTest(width), Studio(f"width-{width}", feature("campaign"), width, height, dark) as studio:
                self.assertEqual(studio.browser.faults(), [])
                wide = studio.driver.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(wide, width)
                studio.browser.picture(os.path.join(FOLDER, f"studio-{width}.png"))


if __name__ == "__main__":
    COMMAND = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        FOLDER = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else temporary
        unittest.main(argv=sys.argv[:1] + sys.argv[3:])
