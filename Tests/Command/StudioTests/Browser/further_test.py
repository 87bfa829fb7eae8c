"""Further tests of the studio in a real browser: two platforms, routes, the user on the map, and steps that take long.

Usage: further_test.py COMMAND [FOLDER [TEST]...]

COMMAND is the built `rehearse`; features and pictures are left in FOLDER where one is named.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import studio_test
from studio_test import ROOT, Studio

ROUTES = os.path.realpath(os.path.join(ROOT, "Scenarios", "campaign", "routes"))


def feature(*steps):
    lines = "".join(f"    {step}\n" for step in steps)
    return f"@ios @android\nFeature: Written in the studio\n\n  Scenario: Further\n{lines}"


CAMPAIGN = feature('Given the campaign "Spring leaflets" is running')

DROP = """
const transfer = new DataTransfer();
for (const [name, text] of arguments[0]) {
  transfer.items.add(new File([Array.isArray(text) ? new Uint8Array(text) : text], name));
}
const target = document.querySelector(arguments[1]);
for (const kind of ["dragover", "drop"]) {
  target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }));
}
"""


def track():
    with open(os.path.join(ROUTES, "old-town.gpx"), encoding="utf-8") as file:
        return file.read()


class FurtherTest(unittest.TestCase):
    """What is done beside clicking and typing."""

    def begin(self, name):
        shutil.rmtree(os.path.join(studio_test.FOLDER, name), ignore_errors=True)
        return name

    def drop(self, studio, *files, place="#look .map"):
        studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, place))
        studio.driver.execute_script(DROP, files, place)

    def fault(self, studio):
        return studio.driver.find_element(By.ID, "route-fault").text

    def test_a_track_that_is_dropped_on_the_map_is_walked(self):
        with Studio(self.begin("dropped"), CAMPAIGN) as studio:
            self.drop(studio, ("Old \"Town\".gpx", track()))
            studio.until(lambda: studio.text().endswith(
                'When the user follows the route "routes/Old -Town-.gpx" and arrives\n'))
            studio.until(lambda: studio.status().startswith("The route lies in routes/"))
            with open(os.path.join(studio.folder, "routes", "Old -Town-.gpx"), encoding="utf-8") as file:
                self.assertEqual(file.read(), track())
            self.assertIsNone(studio.driver.execute_script(
                "return state.outlook.story.steps.find((step) => step.problem) || null"))
            # What lies there already is no other one, and can be walked again.
            studio.choose("10 min pass")
            self.drop(studio, ("Old \"Town\".gpx", track()))
            studio.until(lambda: studio.text().count("follows the route") == 2)
            studio.save()
            code, output = studio.run()
            self.assertEqual(code, 0, output)
            self.assertEqual(studio.browser.faults(), [])

    def test_a_track_is_chosen_by_keys(self):
        with Studio(self.begin("chosen"), CAMPAIGN) as studio:
            studio.driver.find_element(By.ID, "make-route").send_keys(Keys.ENTER)
            studio.until(lambda: studio.driver.find_element(By.ID, "route-file").is_displayed())
            studio.driver.find_element(By.ID, "route-make").send_keys(Keys.ENTER)
            studio.until(lambda: self.fault(studio) == "Choose a file first.")
            studio.driver.find_element(By.ID, "route-file").send_keys(os.path.join(ROUTES, "old-town.gpx"))
            studio.fill("route-name", "by-keys")
            self.assertEqual(studio.browser.faults(), [])
            studio.driver.find_element(By.ID, "route-name").send_keys(Keys.ENTER)
            studio.until(lambda: studio.text().endswith('the user follows the route "routes/by-keys.gpx" and arrives\n'))

    def test_what_cannot_become_a_route_is_told_and_nothing_is_lost(self):
        with Studio(self.begin("faults"), CAMPAIGN) as studio:
            os.makedirs(os.path.join(studio.folder, "routes"))
            taken = os.path.join(studio.folder, "routes", "taken.gpx")
            with open(taken, "w", encoding="utf-8") as file:
                file.write("mine")
            before = studio.text()
            for name, text, words in (
                    ("bad.gpx", "<html></html>", "the outermost element is <html>"),
                    ("bytes.gpx", [0xFF, 0xFE, 0x3C], "bytes.gpx is not text in UTF-8"),
                    ("taken.gpx", track(), "There is another route taken.gpx already: choose another name.")):
                self.drop(studio, (name, text))
                studio.until(lambda: words in self.fault(studio))
                self.assertEqual(studio.text(), before)
                if name != "taken.gpx":
                    studio.press("route-cancel")
            self.assertEqual(studio.browser.faults(), [])
            studio.fill("route-name", "another")
            studio.press("route-make")
            studio.until(lambda: 'the user follows the route "routes/another.gpx"' in studio.text())
            with open(taken, encoding="utf-8") as file:
                self.assertEqual(file.read(), "mine")

    def test_a_file_of_a_hundred_megabytes_is_not_even_read(self):
        with Studio(self.begin("large"), CAMPAIGN) as studio:
            studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, "#look .map"))
            studio.driver.execute_script("""
                const large = new File([new Uint8Array(100e6)], "large.gpx");
                large.arrayBuffer = () => { throw new Error("it was read"); };
                dropped(Object.assign([large], { item: () => large }))""")
            studio.until(lambda: self.fault(studio).startswith("large.gpx has 100.0 MB, and 0.9 MB can be brought here."))

    def user(self, studio):
        studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, "#look .map .me[tabindex]"))
        return studio.driver.find_element(By.CSS_SELECTOR, "#look .map .me")

    def test_the_user_is_dragged_on_the_map(self):
        with Studio(self.begin("dragged"), CAMPAIGN) as studio:
            user = self.user(studio)
            studio.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", user)
            box = studio.driver.execute_script(
                "const box = arguments[0].getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]", user)
            goal = [box[0] + 40, box[1] - 25]
            for kind, (x, y) in (("mousePressed", box), ("mouseMoved", goal), ("mouseReleased", goal)):
                studio.browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                                       buttons=int(kind != "mouseReleased"), clickCount=1)
            studio.until(lambda: "the user is at " in studio.text())
            written = studio.text().rstrip().rpartition("the user is at ")[2]
            latitude, longitude = map(float, written.split(", "))
            # To the north-east, and the map shows the user there.
            self.assertGreater(latitude, 52.2297)
            self.assertGreater(longitude, 21.0122)
            studio.until(lambda: written in (self.user(studio).get_attribute("aria-label") or ""))

    def test_the_user_is_moved_by_keys(self):
        with Studio(self.begin("moved"), CAMPAIGN) as studio:
            self.user(studio).send_keys(Keys.ARROW_DOWN, Keys.ARROW_LEFT)
            self.assertNotIn("the user is at", studio.text())
            self.user(studio).send_keys(Keys.ESCAPE)
            self.user(studio).send_keys(Keys.ENTER)
            self.assertNotIn("the user is at", studio.text())
            self.user(studio).send_keys(Keys.ARROW_DOWN, Keys.ENTER)
            studio.until(lambda: "the user is at " in studio.text())
            self.assertTrue(studio.text().rstrip().endswith(", 21.01220"), studio.text())
            self.assertEqual(studio.browser.faults(), [])

    def test_both_platforms_stand_beside_each_other(self):
        text = feature('Given the tour "Royal Way" is running', "When the user quits the app")
        for width, height in ((1440, 900), (390, 844), (2560, 1440), (900, 1000)):
            with self.subTest(width), Studio(self.begin(f"both-{width}"), text, width, height) as studio:
                studio.press("beside")
                studio.until(lambda: len(studio.driver.find_elements(By.CSS_SELECTOR, ".phones .phone")) == 2)
                told = studio.driver.find_element(By.ID, "parting").text
                self.assertIn("They part at step 1, and further on:", told)
                self.assertIn("uses this device's location", told)
                wide = studio.driver.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(wide, width)
                self.assertEqual(studio.browser.faults(), [])
                studio.browser.picture(os.path.join(studio_test.FOLDER, f"both-{width}.png"))
                studio.driver.execute_script("document.querySelector('#parting button').click()")
                studio.until(lambda: studio.driver.execute_script("return state.stepCount") == 1)
                studio.press("beside")
                studio.until(lambda: len(studio.driver.find_elements(By.CSS_SELECTOR, ".phones .phone")) == 1)

    def test_the_picture_of_the_article_can_be_drawn_anew(self):
        path = os.path.join(studio_test.FOLDER, "studio.png")
        result = subprocess.run(
            [sys.executable, os.path.join(ROOT, ".ci", "picture", "studio.py"), studio_test.COMMAND, path],
            capture_output=True, timeout=120, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertGreater(os.path.getsize(path), 50_000)

    def test_a_step_that_takes_long_is_told_and_stopped(self):
        text = feature("Given the employee is clocked in", "When 5 minutes pass")
        with Studio(self.begin("long"), text) as studio:
            studio.until(lambda: "Passed" in studio.status())
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script("arguments[0].setSelectionRange(1e6, 1e6)", field)
            field.send_keys("    And the user drives 5000 km north at 5 km/h and arrives\n")
            studio.until(lambda: "Line 7 on iOS takes long to play" in studio.driver.find_element(By.ID, "long-words").text)
            # All else is answered meanwhile.
            begun = time.monotonic()
            studio.save()
            self.assertLess(time.monotonic() - begun, 2)
            self.assertEqual(studio.browser.faults(), [])
            studio.press("long-stop")
            studio.until(lambda: studio.driver.find_element(By.ID, "long-words").text.startswith("Stopped: "))
            studio.press("long-go")
            studio.until(lambda: "Line 7 on iOS takes long to play" in studio.driver.find_element(By.ID, "long-words").text)
            # What is typed ends it as well.
            for _ in range(60):
                field.send_keys(Keys.BACKSPACE)
            studio.until(lambda: "Passed" in studio.status())
            self.assertFalse(studio.driver.find_element(By.ID, "long").is_displayed())

    def test_a_page_waits_for_what_another_one_plays_and_may_stop_it(self):
        text = feature("Given the employee is clocked in", "When 5 minutes pass")
        with Studio(self.begin("pages"), text) as studio:
            words = lambda: studio.driver.find_element(By.ID, "long-words").text
            studio.until(lambda: "Passed" in studio.status())
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script("arguments[0].setSelectionRange(1e6, 1e6)", field)
            field.send_keys("    And the user drives 5000 km north at 5 km/h and arrives\n")
            studio.until(lambda: "Line 7 on iOS takes long to play" in words())
            first = studio.driver.current_window_handle
            studio.driver.switch_to.new_window("tab")
            studio.driver.get(studio.address)
            studio.until(lambda: words().startswith("Another page plays first.feature, line 7 on iOS"))
            # What is typed here ends nothing there.
            studio.driver.find_element(By.ID, "text").send_keys(" ")
            time.sleep(1)
            self.assertTrue(words().startswith("Another page plays first.feature, line 7 on iOS"), words())
            self.assertEqual(studio.driver.find_element(By.ID, "long-stop").text, "Stop it there")
            studio.browser.picture(os.path.join(studio_test.FOLDER, "pages.png"))
            studio.press("long-stop")
            studio.until(lambda: "Passed" in studio.status())
            studio.driver.switch_to.window(first)
            studio.until(lambda: words().startswith("Stopped in another page: "))
            studio.press("long-go")
            studio.until(lambda: "Line 7 on iOS takes long to play" in words())

    def test_an_app_that_was_edited_is_played_anew(self):
        kits = os.path.join(ROOT, "Sources", "Hosting", "SDKs")
        self.begin("edited")
        for part in ("Sample", "Python"):
            shutil.copytree(os.path.join(kits, part), os.path.join(studio_test.FOLDER, "edited", part))
        place = os.path.join("edited", "Python", "Sample")
        text = feature('Given the app "Punch" is installed', "When the user opens the app")
        with Studio(place, text.replace("@ios @android", "@ios"), options=("--trust",)) as studio:
            program = os.path.join(studio.folder, "punch.py")
            seen = lambda: studio.driver.find_element(By.ID, "phone").text
            studio.until(lambda: "Clock in" in seen())
            with open(program, encoding="utf-8") as file:
                source = file.read()
            with open(program, "w", encoding="utf-8") as file:
                file.write(source.replace("Clock in", "Begin"))
            studio.until(lambda: "Begin" in seen() and "Clock in" not in seen())
            self.assertIn("Passed", studio.status())
            # One that hangs is told; the next edit is played without any of it.
            with open(program, "w", encoding="utf-8") as file:
                file.write("import time\ntime.sleep(3600)\n")
            studio.until(lambda: "did not answer" in studio.status() or "Fails" in studio.status() or "Cannot" in studio.status(), 40)
            with open(program, "w", encoding="utf-8") as file:
                file.write(source)
            studio.until(lambda: "Clock in" in seen() and "Passed" in studio.status(), 40)

    def test_a_file_that_cannot_be_opened_is_in_nobodys_place(self):
        name = self.begin("closed")
        os.makedirs(os.path.join(studio_test.FOLDER, name))
        bad = os.path.join(studio_test.FOLDER, name, "unread.feature")
        with open(bad, "wb") as file:
            file.write(b"Feature: \xff\n")
        with Studio(name, CAMPAIGN) as studio:
            studio.choose("10 min pass")
            mine = studio.text()
            studio.open("unread.feature")
            studio.until(lambda: "unread.feature is not text in UTF-8" in studio.driver.find_element(By.ID, "closed-words").text)
            self.assertEqual([studio.text(), studio.deeds()], ["", []])
            self.assertFalse(studio.driver.find_element(By.ID, "text").is_displayed())
            self.assertFalse(studio.driver.find_element(By.ID, "save").is_enabled())
            self.assertEqual(studio.driver.find_element(By.ID, "files").get_property("value"), "unread.feature")
            self.assertEqual(studio.browser.faults(), [])
            studio.browser.picture(os.path.join(studio_test.FOLDER, "closed.png"))
            studio.open("first.feature")
            studio.until(lambda: studio.text() == mine)
            studio.open("unread.feature")
            studio.until(lambda: studio.text() == "")
            with open(bad, "w", encoding="utf-8") as file:
                file.write(CAMPAIGN.replace("Further", "Mended"))
            studio.press("closed-again")
            studio.until(lambda: "Mended" in studio.text() and studio.deeds())
            studio.choose("10 min pass")
            studio.save()
            with open(bad, encoding="utf-8") as file:
                self.assertIn("10 min pass", file.read())
            self.assertEqual(studio.read(), CAMPAIGN)

    def test_a_file_that_is_gone_is_not_told_as_read_again(self):
        with Studio(self.begin("gone-file"), CAMPAIGN) as studio:
            studio.write(CAMPAIGN.replace("Further", "Changed"))
            studio.until(lambda: studio.status() == "Read again: somebody else has changed the file.")
            os.remove(studio.path)
            studio.until(lambda: "there is no file first.feature" in studio.driver.find_element(By.ID, "closed-words").text)
            time.sleep(0.5)
            self.assertIn("This file cannot be edited: there is no file first.feature", studio.status())

    def test_the_header_shows_all_it_has(self):
        long = "Somebody has a scenario with quite a long name that goes on and on"
        for width, height in ((1280, 900), (1440, 900), (820, 1100), (390, 844), (2560, 1440)):
            name = self.begin(f"header-{width}")
            with self.subTest(width), Studio(name, CAMPAIGN.replace("Further", long), width, height) as studio:
                studio.driver.execute_script(
                    "for (const id of ['files', 'scenarios']) { byId(id).options[0].textContent = arguments[0]; }"
                    "say('Not saved: ' + arguments[0] + '. ' + arguments[0], true)", long)
                # The marks of both platforms make it wide.
                studio.until(lambda: studio.driver.find_element(
                    By.CSS_SELECTOR, ".topbar > .choice").get_attribute("textContent").count("✓") == 2)
                cut = studio.driver.execute_script("""
                    const bar = document.querySelector(".topbar"), box = bar.getBoundingClientRect();
                    return [...bar.children].filter((node) => !node.hidden && getComputedStyle(node).clipPath === "none")
                      .map((node) => node.getBoundingClientRect())
                      .filter(({ top, bottom, height }) => height && (top < box.top || bottom > box.bottom)).length""")
                self.assertEqual(cut, 0)
                wide = studio.driver.execute_script("""
                    return [...document.querySelector(".topbar").children]
                      .filter((node) => getComputedStyle(node).clipPath === "none" && node.scrollWidth > node.clientWidth)
                      .map((node) => [node.className || node.id, node.scrollWidth, node.clientWidth])""")
                self.assertEqual(wide, [])
                studio.browser.picture(os.path.join(studio_test.FOLDER, f"header-{width}.png"))
                # Where there is less room than the platforms need, the first is there and the others can be scrolled to.
                first, box = studio.driver.execute_script("""
                    const box = document.querySelector(".topbar > .choice");
                    box.querySelector("button").textContent = arguments[0].repeat(3);
                    return [box.querySelector("button"), box].map((node) => node.getBoundingClientRect().left)""", long)
                self.assertGreaterEqual(first, box)

    def test_the_page_in_settings_is_tapped_row_by_row(self):
        steps = ["Given the pet listing app is installed", "And location permission is while using",
                 "When the user opens the app", "And the user opens the app's page in Settings"]
        text = feature(*steps)
        for platform, row, width in (("iOS", "Always", 1440), ("Android", "Allow all the time", 390)):
            with self.subTest(platform), Studio(self.begin("rows-" + platform), text, width, dark=width < 600) as studio:
                studio.driver.execute_script("state.profile = arguments[0]; look()", platform)
                studio.until(lambda: studio.driver.execute_script("return state.outlook.profile") == platform)
                studio.until(lambda: len(studio.driver.find_elements(By.CSS_SELECTOR, "#phone .settings .choice.live")) >= 3)
                rows = studio.driver.execute_script(
                    "return [...document.querySelectorAll('#phone .settings .choice')].map((node) =>"
                    " [node.getBoundingClientRect().top, node.parentNode.clientWidth - node.clientWidth])")
                self.assertEqual(len({top for top, _ in rows}), len(rows), "each row has a line of its own")
                self.assertEqual({left for _, left in rows}, {0}, "each row is as wide as its group")
                studio.browser.picture(os.path.join(studio_test.FOLDER, f"settings-{platform}.png"))
                studio.touch(row)
                studio.until(lambda: f'the user chooses "{row}" in Settings' in studio.text())
                studio.touch("Precise Location" if platform == "iOS" else "Use precise location")
                studio.until(lambda: "the user turns Precise Location off in Settings" in studio.text())

    def test_a_customers_page_stands_beside_both_phones(self):
        text = feature("Given the delivery route is under way", "And the customer of stop 2 follows the tracking")
        for width, height in ((1440, 900), (2560, 1440), (1280, 900), (390, 844)):
            with self.subTest(width), Studio(self.begin(f"customer-{width}"), text, width, height) as studio:
                studio.press("beside")
                for sight in ("Phone", "Customer of stop 2"):
                    studio.until(lambda: studio.driver.find_elements(By.CSS_SELECTOR, "#sights button"))
                    studio.driver.execute_script(
                        "[...document.querySelectorAll('#sights button')].find((node) => node.textContent === arguments[0]).click()",
                        sight)
                    studio.until(lambda: len(studio.driver.find_elements(By.CSS_SELECTOR, ".phones .phone")) == 2)
                    studio.until(lambda: studio.driver.find_element(
                        By.CSS_SELECTOR, "#sights [aria-pressed=true]").text == sight)
                    studio.browser.picture(os.path.join(
                        studio_test.FOLDER, f"customer-{width}-{sight.partition(' ')[0]}.png"))
                    boxes = studio.driver.execute_script(
                        "return [...document.querySelectorAll('.phones .phone, #hand')].map((node) => {"
                        " const { left, right, width, top } = node.getBoundingClientRect(); return [left, right, width, top]; })")
                    hand, first, second = boxes
                    self.assertEqual(round(first[2]), round(second[2]), boxes)
                    self.assertGreaterEqual(first[0], hand[0] - 1)
                    self.assertLessEqual(second[1], hand[1] + 1)
                    self.assertLessEqual(first[1], second[0])
                    if sight != "Phone":
                        pages = studio.driver.execute_script(
                            "return [...document.querySelectorAll('.phones .phone')].map((node) => node.textContent)")
                        self.assertEqual(pages[0], pages[1])

    def test_where_nobody_has_a_page_on_the_other_platform_it_is_said(self):
        with Studio(self.begin("no-page"), feature("Given the delivery route is under way")) as studio:
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script("arguments[0].setSelectionRange(1e6, 1e6); state.profile = 'Android'", field)
            field.send_keys("    When the user force-stops the app\n    And the customer of stop 2 follows the tracking\n")
            studio.until(lambda: studio.status().startswith("Passed \u00b7 Cannot be played at line 6 on iOS"))
            studio.press("beside")
            studio.until(lambda: "has no page before them on iOS." in studio.driver.find_element(By.ID, "other-phone").text)
            self.assertEqual(
                studio.driver.find_element(By.CSS_SELECTOR, "#sights [aria-pressed=true]").text, "Customer of stop 2")
            self.assertEqual(studio.browser.faults(), [])

    def test_a_story_of_one_platform_is_told_where_one_works_and_kept_to_it(self):
        text = feature("Given the pet listing app is installed", "When the user opens the app")
        with Studio(self.begin("one-platform"), text) as studio:
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script("arguments[0].setSelectionRange(1e6, 1e6); state.profile = 'Android'", field)
            field.send_keys("    And the user force-stops the app\n    And 1 min pass\n")
            studio.until(lambda: "Passed" in studio.status() and "Cannot be played at line 7 on iOS" in studio.status())
            told = studio.driver.find_element(By.ID, "problems").text
            self.assertIn("Line 7: on iOS: ", told)
            self.assertEqual(studio.browser.faults(), [])
            studio.browser.picture(os.path.join(studio_test.FOLDER, "one-platform.png"))
            studio.driver.execute_script("state.profile = 'iOS'; look()")
            studio.until(lambda: studio.driver.find_element(By.ID, "caption").text.startswith(
                "Not played, as step 3 cannot be played: step 4 of 4, "))
            studio.driver.execute_script(
                "[...document.querySelectorAll('#problems .fix button')].find((node) =>"
                " node.textContent === 'Play this scenario on Android only').click()")
            studio.until(lambda: studio.text().startswith("@android\n"))
            studio.until(lambda: studio.status() == "Passed \u00b7 not saved")

    def test_a_step_that_is_half_typed_is_not_told_as_one_that_does_not_hold(self):
        with Studio(self.begin("half"), CAMPAIGN) as studio:
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script("arguments[0].setSelectionRange(1e6, 1e6)", field)
            field.send_keys("    When the user tapps it\n")
            studio.until(lambda: studio.driver.find_element(By.ID, "caption").text.startswith("Step 2 of 2 has no definition: "))
            titles = [node.get_attribute("title") for node in studio.driver.find_elements(By.CSS_SELECTOR, "#profiles button")]
            self.assertEqual(titles, [f"Play it on {name}: has a step that nothing defines there" for name in ("iOS", "Android")])

    def test_a_studio_that_has_ended_is_noticed(self):
        with Studio(self.begin("ended"), CAMPAIGN, options=("--port", "0")) as studio:
            studio.choose("10 min pass")
            studio.until(lambda: studio.driver.execute_script("return isAllKept()"))
            port = studio.address.split(":")[2].split("/")[0]
            studio.process.kill()
            studio.process.wait(10)
            gone = studio.driver.find_element(By.ID, "gone-words")
            studio.until(lambda: "The studio has ended." in gone.text, 8)
            self.assertIn("is kept: the next studio on this folder offers it", gone.text)
            self.assertEqual(studio.browser.faults(), [])
            studio.browser.picture(os.path.join(studio_test.FOLDER, "gone.png"))
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script("arguments[0].setSelectionRange(1e6, 1e6)", field)
            field.send_keys("    And 1 minute passes\n")
            studio.until(lambda: "copy it before you close the page" in gone.text)
            # A later one at the same place is another one.
            later = subprocess.Popen([studio_test.COMMAND, "studio", studio.folder, "--no-open", "--port", port],
                                     stdout=subprocess.PIPE, text=True)
            try:
                later.stdout.readline()
                studio.until(lambda: "Another studio runs at this address now" in gone.text)
            finally:
                later.kill()
                later.wait(10)
                later.stdout.close()

    def test_the_address_names_what_is_shown(self):
        name = self.begin("address")
        os.makedirs(os.path.join(studio_test.FOLDER, name))
        other = os.path.join(studio_test.FOLDER, name, "other.feature")
        with open(other, "w", encoding="utf-8") as file:
            file.write(CAMPAIGN.replace("Further", "First") + "\n  Scenario: Second\n    Given the tour app is installed\n")
        with Studio(name, CAMPAIGN) as studio:
            shown = lambda: studio.driver.execute_script("return [state.file, state.line]")
            studio.open("other.feature")
            studio.until(lambda: shown() == ["other.feature", 4])
            studio.driver.find_element(By.CSS_SELECTOR, "#scenarios option[value='7']").click()
            studio.until(lambda: shown() == ["other.feature", 7] and "scenario=Second" in studio.driver.current_url)
            self.assertNotIn("token", studio.driver.current_url)
            studio.driver.refresh()
            studio.until(lambda: shown() == ["other.feature", 7] and "Second" in studio.driver.current_url)
            studio.driver.back()
            studio.until(lambda: shown() == ["other.feature", 4])
            studio.driver.back()
            studio.until(lambda: shown()[0] == "first.feature" and "Further" in studio.text())
            studio.driver.forward()
            studio.until(lambda: shown() == ["other.feature", 4])

    def scenarios(self, *names):
        """A feature with a scenario of each name; each takes five lines, and the first begins on line 4."""
        return "@ios @android\nFeature: Many\n\n" + "".join(
            f"  Scenario: {name}\n    Given the tour app is installed\n    # In: {name}\n    When 1 minute passes\n\n"
            for name in names)

    def look_at(self, studio, name):
        """Chooses a scenario of the list, and waits until it is shown."""
        studio.driver.execute_script("""
            const list = byId("scenarios");
            list.value = [...list.options].find((option) => option.textContent === arguments[0]).value;
            list.dispatchEvent(new Event("change"))""", name)
        studio.until(lambda: self.place(studio) == [name, name])

    def place(self, studio):
        """The scenario that is shown, and the one that the address names."""
        return studio.driver.execute_script("""
            const choice = state.outlook?.choices.find((choice) => choice.line === state.outlook.scenarioLine);
            return [choice?.name, placeInAddress()?.scenario]""")

    def test_back_finds_a_scenario_that_has_moved_up(self):
        with Studio(self.begin("moved-up"), self.scenarios("First", "A", "B", "C")) as studio:
            for name in ("A", "B", "C"):
                self.look_at(studio, name)
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script(
                "arguments[0].value = arguments[1]; arguments[0].setSelectionRange(1e6, 1e6);"
                "arguments[0].dispatchEvent(new Event('input'))", field, self.scenarios("A", "B", "C"))
            studio.until(lambda: studio.driver.execute_script("return state.outlook?.choices[0]?.name") == "A")
            for name in ("B", "A"):
                studio.driver.back()
                studio.until(lambda: self.place(studio) == [name, name])
            studio.driver.forward()
            studio.until(lambda: self.place(studio) == ["B", "B"])
            studio.driver.refresh()
            studio.until(lambda: self.place(studio) == ["B", "B"])

    def test_back_goes_beyond_a_scenario_that_is_gone(self):
        with Studio(self.begin("gone-scenario"), self.scenarios("A", "B", "C")) as studio:
            for name in ("B", "C"):
                self.look_at(studio, name)
            length = studio.driver.execute_script("return history.length")
            field = studio.driver.find_element(By.ID, "text")
            studio.driver.execute_script(
                "arguments[0].value = arguments[1]; arguments[0].setSelectionRange(1e6, 1e6);"
                "arguments[0].dispatchEvent(new Event('input'))", field, self.scenarios("A", "C"))
            studio.until(lambda: studio.driver.execute_script("return state.outlook?.choices.length") == 2)
            # What is looked at in its place is no further place to go back to.
            studio.driver.back()
            studio.until(lambda: self.place(studio) == ["C", "C"])
            studio.driver.back()
            studio.until(lambda: self.place(studio) == ["A", "A"])
            self.assertEqual(studio.driver.execute_script("return history.length"), length)

    def test_what_a_page_leaves_is_offered_once_it_is_closed(self):
        with Studio(self.begin("closed-page"), CAMPAIGN) as studio:
            studio.choose("10 min pass")
            mine = studio.text()
            studio.until(lambda: studio.driver.execute_script("return isAllKept()"))
            first = studio.driver.current_window_handle
            studio.driver.switch_to.new_window("tab")
            studio.driver.get(studio.address)
            words = lambda: studio.driver.find_element(By.ID, "draft-words").text
            studio.until(lambda: words().startswith("In another page that is open, "))
            second = studio.driver.current_window_handle
            studio.driver.switch_to.window(first)
            studio.driver.close()
            studio.driver.switch_to.window(second)
            studio.until(lambda: words().startswith("You have changes of "))
            studio.press("draft-take")
            studio.until(lambda: studio.text() == mine)

    def test_a_page_too_many_says_that_it_is_told_of_no_changes(self):
        with Studio(self.begin("too-many"), CAMPAIGN) as studio:
            place, token = studio.address.split("/?token=")
            streams = [urllib.request.urlopen(f"{place}/events?token={token}", timeout=10) for _ in range(15)]
            try:
                studio.driver.switch_to.new_window("tab")
                studio.driver.get(studio.address)
                studio.until(lambda: studio.status().startswith("This page is told of no changes: too many pages are open."))
                self.assertFalse(studio.driver.find_element(By.ID, "gone").is_displayed())
            finally:
                for stream in streams:
                    stream.close()

    def test_what_another_page_has_written_is_left_to_it(self):
        with Studio(self.begin("pages"), CAMPAIGN) as studio:
            studio.choose("10 min pass")
            studio.until(lambda: studio.driver.execute_script("return isAllKept()"))
            first = studio.driver.current_window_handle
            studio.driver.switch_to.new_window("tab")
            studio.driver.get(studio.address)
            words = lambda: studio.driver.find_element(By.ID, "draft-words").text
            studio.until(lambda: words().startswith("In another page that is open, this file has changes of "))
            self.assertFalse(studio.driver.find_element(By.ID, "draft-drop").is_displayed())
            self.assertIn("(not saved in another page)", studio.driver.find_element(By.ID, "files").text)
            studio.press("draft-compare")
            self.assertIn("10 min pass", studio.driver.find_element(By.ID, "draft-difference").text)
            second = studio.driver.current_window_handle
            studio.driver.switch_to.window(first)
            studio.save()
            studio.driver.switch_to.window(second)
            studio.until(lambda: "10 min pass" in studio.text() and not words())
            self.assertNotIn("not saved", studio.driver.find_element(By.ID, "files").text)


if __name__ == "__main__":
    studio_test.COMMAND = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        studio_test.FOLDER = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else temporary
        unittest.main(argv=sys.argv[:1] + sys.argv[3:])
