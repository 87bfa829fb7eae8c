"""Tests of the HTML report in a real browser.

Usage: report_test.py COMMAND [FOLDER]

COMMAND is the built `rehearse`; pictures and pages are left in FOLDER where one is named.
"""

import base64
import html.parser
import json
import os
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import zlib

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

import features
from browser import Browser

COMMAND = ""
FOLDER = ""
# The folder of the package, four above this one.
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 4))


def report(name, texts):
    """Runs feature files and returns the path of their report."""
    root = os.path.join(FOLDER, name)
    for path, text in texts.items():
        file = os.path.join(root, "Scenarios", path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w", encoding="utf-8", newline="") as output:
            output.write(text)
    result = subprocess.run(
        [COMMAND, "run", "Scenarios", "--format", "html:report.html"], cwd=root,
        capture_output=True, timeout=120, check=False)
    assert result.returncode in (0, 1, 2), result.stderr
    return os.path.join(root, "report.html")


def unfolded(data):
    """A text as it was before its far repeats were folded."""
    place = 0

    def number():
        nonlocal place
        value, shift = 0, 0
        while True:
            byte = data[place]
            place += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    size = number()
    repeats = [(number(), number(), number()) for _ in range(number())]
    text = bytearray()
    for fresh, count, distance in repeats:
        text += data[place:place + fresh]
        place += fresh
        start = len(text) - distance
        text += text[start:start + count]
    text += data[place:]
    assert len(text) == size
    return text.decode()


def unpacked(text):
    return unfolded(zlib.decompress(base64.b64decode(text, validate=True), -zlib.MAX_WBITS))


class Elements(html.parser.HTMLParser):
    """What an HTML parser finds in a page: scripts that would run, and attributes that would."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.scripts = []
        self.suspects = []
        self.names = set()

    def handle_starttag(self, tag, attrs):
        self.names.add(tag)
        values = dict(attrs)
        if tag == "script":
            self.scripts.append(values.get("type", "runs"))
        for name, value in attrs:
            if name.startswith("on") or (value or "").strip().lower().startswith("javascript:"):
                self.suspects.append((tag, name, value))
            if name in ("src", "srcset", "action", "formaction"):
                self.suspects.append((tag, name, value))


class PageTest(unittest.TestCase):
    """The page of a run in which something failed."""

    @classmethod
    def setUpClass(cls):
        cls.path = report("story", {
            "pets/story.feature": features.STORY, "pets/requirements.md": features.REQUIREMENTS,
            "walks/walk.feature": features.WALK})
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.driver.quit()

    def setUp(self):
        self.browser.open(self.path)

    def tearDown(self):
        self.assertEqual(self.browser.errors(), [])
        self.assertEqual(self.browser.requests(), [])
        self.assertEqual(self.browser.run("return reports"), [])

    def shown(self):
        return [row.find_element("css selector", ".name").text + " " + row.get_attribute("data-platform")
                for row in self.browser.all(".scenario") if row.is_displayed()]

    def press(self, *keys):
        ActionChains(self.browser.driver).send_keys(*keys).perform()

    def failed(self):
        return self.browser.one(".scenario[data-status='failed'][data-platform='iOS']")

    def address(self):
        return self.browser.run("return location.hash")

    def test_filters_combine_and_stand_in_the_address(self):
        browser = self.browser
        self.assertEqual(len(self.shown()), 5)
        browser.one("#filters button[data-status='passed']").click()
        self.assertEqual(len(self.shown()), 3)
        browser.run("const s = document.querySelector('[name=flow]'); s.value = 'pets';"
                    "s.dispatchEvent(new Event('change', { bubbles: true }))")
        self.assertEqual(self.shown(), ["Answered iOS", "Answered Android"])
        browser.one("[name=text]").send_keys("answered 5")
        browser.run("const s = document.querySelector('[name=platform]'); s.value = 'Android';"
                    "s.dispatchEvent(new Event('change', { bubbles: true }))")
        self.assertEqual(self.shown(), ["Answered Android"])
        self.assertIn("1 of 5", browser.one("#shown").text)
        address = self.address()
        for part in ["status=passed", "flow=pets", "platform=Android", "text=answered+5"]:
            self.assertIn(part, address)
        browser.open(self.path, address)
        self.assertEqual(self.shown(), ["Answered Android"])
        browser.one("[name=text]").send_keys(" nonsense")
        self.assertEqual(self.shown(), [])
        self.assertTrue(browser.one("#nothing").is_displayed())
        browser.one("#clear").click()
        self.assertEqual(len(self.shown()), 5)
        self.assertEqual(self.address(), "")

    def test_tags_and_platforms_filter(self):
        self.browser.open(self.path, "#tag=%40slow&platform=Android")
        self.assertEqual(self.shown(), ["Turned off in Settings Android"])
        self.assertEqual(self.browser.one("[name=tag]").get_attribute("value"), "@slow")

    def test_an_anchor_opens_a_failure_at_its_moment(self):
        browser = self.browser
        name = self.failed().get_attribute("id")
        browser.open(self.path, "#" + name)
        row = browser.one("#" + name)
        self.assertIn("Step 8 failed at 00:07:00", row.find_element("css selector", ".failure").text)
        self.assertIn("Location is off", row.find_element("css selector", ".expected").text)
        self.assertIn("Failed here", row.find_element("css selector", ".caption").text)
        self.assertTrue(row.find_elements("css selector", ".phone.fault"))
        self.assertTrue(row.find_elements("css selector", ".fault-line"))
        self.assertTrue(row.find_elements("css selector", ".map-view .fault"))
        current = row.find_element("css selector", ".story [aria-current='step']")
        self.assertIn("is shown", current.text)
        self.assertEqual(browser.run("return document.activeElement.closest('.scenario').id"), name)

    def test_failures_are_linked_from_the_head_of_the_page(self):
        links = self.browser.all(".faults a")
        self.assertEqual([link.text for link in links], ["Turned off in Settings"] * 2)
        self.browser.one("#filters button[data-status='passed']").click()
        links[1].click()
        self.browser.wait(".scenario.open")
        row = self.browser.one(".scenario.open")
        self.assertEqual(row.get_attribute("data-platform"), "Android")
        self.assertTrue(row.is_displayed())

    def test_the_scrubber_moves_phone_timeline_and_map_together(self):
        browser = self.browser
        browser.open(self.path, "#" + self.failed().get_attribute("id"))
        scrubber = browser.one(".scenario.open input[type=range]")

        def state():
            return browser.run("""
                const open = document.querySelector(".scenario.open");
                const me = open.querySelector(".map-view .me");
                return [open.querySelector(".statusbar .clock").textContent,
                  open.querySelector(".cursor").parentNode.getAttribute("transform"),
                  [me.getAttribute("cx"), me.getAttribute("cy")].join(),
                  open.querySelector(".story [aria-current]").textContent,
                  open.querySelector("[aria-live]").textContent]""")

        end = state()
        browser.run("arguments[0].focus()", scrubber)
        self.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
        before = state()
        for index, what in enumerate(["phone", "timeline", "map", "steps", "words"]):
            self.assertNotEqual(end[index], before[index], what)
        self.assertIn("Step", scrubber.get_attribute("aria-valuetext"))
        self.press(Keys.HOME)
        self.assertIn("Step 1 of 9", state()[4])
        self.press(Keys.END)
        self.assertEqual(state(), end)

    def test_steps_pictures_and_events_lead_to_their_moment(self):
        browser = self.browser
        browser.open(self.path, "#" + self.failed().get_attribute("id"))
        caption = ".scenario.open .caption"
        browser.all(".scenario.open .story button")[3].click()
        self.assertIn("Step 4 of 9", browser.one(caption).text)
        tapped = [shot for shot in browser.all(".scenario.open .shot") if "taps" in shot.text]
        tapped[0].click()
        self.assertIn("The user taps Allow Once", browser.one(caption).text)
        self.assertEqual(browser.one(".scenario.open .seen .tapped").text, "Allow Once")
        track = browser.one(".scenario.open .track")
        browser.run("arguments[0].focus()", track)
        self.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(browser.run("return document.activeElement.getAttribute('role')"), "button")
        self.assertRegex(browser.one(".scenario.open .event").text, r"^\d\d:\d\d:\d\d")

    def test_everything_is_reached_by_keyboard(self):
        browser = self.browser
        self.press(Keys.TAB)
        self.assertEqual(browser.run("return document.activeElement.className"), "skip")
        self.press("/")
        self.assertEqual(browser.run("return document.activeElement.name"), "text")
        self.press(Keys.TAB)
        self.assertEqual(browser.run("return document.activeElement.className"), "row")
        self.press(Keys.ENTER)
        self.assertEqual(browser.run("return document.activeElement.ariaExpanded"), "true")
        self.assertEqual(len(browser.all(".panel")), 1)
        self.press(Keys.ESCAPE)
        self.assertEqual(len(browser.all(".panel")), 0)
        self.assertEqual(browser.run("return document.activeElement.className"), "row")

    def test_the_map_shows_what_there_is(self):
        browser = self.browser
        row = browser.one(".scenario[data-flow='walks']")
        browser.open(self.path, "#" + row.get_attribute("id"))
        for part in [".true", ".fix", ".blur", ".region", ".me", ".scale"]:
            self.assertTrue(browser.all(".scenario.open .map-view " + part), part)
        browser.one("[aria-label='Zoom the map in']").click()
        self.assertTrue(browser.all(".scenario.open .map-view .me"))

    def test_a_jump_is_drawn_as_a_jump_and_squeezes_nothing(self):
        browser = self.browser
        browser.open(report("jump", {"jump.feature": features.JUMP}))
        browser.one(".row").click()
        self.assertEqual(len(browser.all(".map .true:not(.ahead)")), 2)
        self.assertTrue(browser.all(".map .jump"))
        words = [text.text for text in browser.all(".map-view svg text")]
        self.assertIn("jumped here from 300 km away", words)
        # The walk of 500 m fills the map although its beginning is 300 km away.
        self.assertIn("50 m", words)
        scrubber = browser.one("input[type=range]")
        browser.run("arguments[0].focus()", scrubber)
        self.press(Keys.HOME)
        self.assertIn("jump, 300 km", [text.text for text in browser.all(".map-view svg text")])

    def open_shift(self, browser):
        browser.open(report("shift", {"shift.feature": features.SHIFT}))
        browser.one(".row").click()

    def test_a_long_story_is_whole_where_it_matters(self):
        browser = self.browser
        self.open_shift(browser)
        trace = browser.run("return [...document.querySelectorAll('.trace tr')].map((row) => row.textContent)")
        self.assertTrue(any("permission: denied" in line for line in trace))
        self.assertTrue(any("process started" in line for line in trace))
        self.assertTrue(any("positions" in line and "like these" in line for line in trace))
        self.assertLess(len(trace), 400)
        lanes = browser.run("return [...document.querySelectorAll('.mark')].map((mark) => mark.ariaLabel)")
        self.assertTrue(any(label.startswith("00:00:00 Not asked") or "While using" in label for label in lanes))
        self.assertTrue(any("like it" in label for label in lanes))
        self.assertIn("more like those drawn", browser.one(".timeline-view .thinned").text)

    def test_the_map_tells_the_past_from_what_is_to_come(self):
        browser = self.browser
        self.open_shift(browser)
        ahead = """return ['.record', '.fix'].map((kind) =>
            document.querySelectorAll('.map svg ' + kind + '.ahead').length)"""
        length = """return ['.true.ahead', '.true:not(.ahead)'].map((kind) =>
            [...document.querySelectorAll('.map svg ' + kind)].reduce((sum, way) => sum + way.getTotalLength(), 0))"""
        self.assertEqual(browser.run(ahead), [0, 0])
        gone = browser.run(length)
        scrubber = browser.one("input[type=range]")
        browser.run("arguments[0].focus()", scrubber)
        self.press(Keys.HOME)
        self.assertTrue(all(count > 0 for count in browser.run(ahead)))
        coming = browser.run(length)
        self.assertGreater(gone[1], gone[0])
        self.assertGreater(coming[0], coming[1])

    def test_steps_say_both_clocks(self):
        browser = self.browser
        self.open_shift(browser)
        self.assertEqual(browser.one(".story-head").text.split("\n"), ["Step", "Since start", "On the phone"])
        times = [time.text for time in browser.all(".story > li")[4].find_elements("css selector", "time")]
        self.assertEqual(times, ["00:20:00", "08:20:00"])
        self.assertIn("clock 11:30:00", browser.one(".caption").text)

    def test_requests_are_a_table(self):
        browser = self.browser
        self.open_shift(browser)
        browser.one(".requests > summary").click()
        heads = [head.text for head in browser.all(".exchanges th")]
        self.assertEqual(heads, ["Time", "Request", "Answer", "After", "Key"])
        self.assertEqual(len(browser.all(".exchanges tr")[1].find_elements("css selector", "td")), 5)

    def test_phone_timeline_and_map_stand_together(self):
        boxes = """return ['.seen .phone', '.timeline', '.map', '.story'].map((part) => {
            const box = document.querySelector(part).getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom].map(Math.round); })"""
        show = "document.querySelector(arguments[0]).scrollIntoView()"
        with Browser(width=1600, height=900) as wide:
            self.open_shift(wide)
            wide.run(show, ".stage")
            phone, timeline, chart, story = wide.run(boxes)
            self.assertTrue(story[2] <= phone[0] and phone[2] <= timeline[0] and phone[2] <= chart[0])
            self.assertLessEqual(max(phone[3], timeline[3], chart[3]), 900)
            wide.picture(os.path.join(FOLDER, "wide.png"))
        with Browser(width=1280, height=900) as middle:
            self.open_shift(middle)
            middle.run(show, ".timeline")
            phone, timeline, _, _ = middle.run(boxes)
            self.assertTrue(0 <= phone[1] < phone[3] <= 900 and timeline[2] <= phone[0])
        with Browser(width=390, height=844) as narrow:
            self.open_shift(narrow)
            step = narrow.all(".story > li > button")[4]
            narrow.run("arguments[0].click()", step)
            phone, _, _, _ = narrow.run(boxes)
            top = narrow.run("return arguments[0].getBoundingClientRect().top", step)
            self.assertTrue(0 <= top < phone[1] and phone[3] <= 844, (top, phone))
            self.assertIn("Step 5 of 12", narrow.one(".caption").text)
            narrow.picture(os.path.join(FOLDER, "tapped.png"))

    def test_what_stands_in_the_status_bar_lies_beside_the_island(self):
        browser = self.browser
        text = features.SHIFT.replace("the user connects the charger", "the phone goes offline")
        browser.open(report("offline", {"offline.feature": text}))
        browser.one(".row").click()
        clear = browser.run("""
            const box = (part) => document.querySelector(".seen " + part).getBoundingClientRect();
            const glass = box(".glass"), middle = (glass.left + glass.right) / 2, half = glass.width * 3.9 / 18.6 / 2;
            return [middle - half - box(".statusbar .left").right, box(".statusbar .right").left - middle - half]""")
        self.assertGreater(min(clear), 0)

    def test_words_of_steps_and_screens_are_found(self):
        browser = self.browser
        browser.open(report("words", {"words.feature": features.SHIFT, "story.feature": features.STORY}))
        self.assertEqual(len(self.shown()), 5)
        for words, count in [("charger", 1), ("KRAKOW", 3), ("spring paused", 1), ("turned charger", 0),
                             ("zzyzx", 0)]:
            field = browser.one("[name=text]")
            field.clear()
            field.send_keys(words)
            WebDriverWait(browser.driver, 5, 0.02).until(
                lambda driver: "looking" not in driver.find_element("css selector", "#shown").text)
            self.assertEqual(len(self.shown()), count, words)

    def test_a_failed_row_says_what_was_expected_and_what_was_there(self):
        lines = [line.text for line in self.failed().find_elements("css selector", ".why")]
        self.assertEqual(lines[1], 'Step 8: Then the popup "Location is off" is shown')
        self.assertRegex(lines[2], r"^Expected: .*, there was: .")

    def test_a_link_leads_to_a_moment_and_is_copied(self):
        browser = self.browser
        name = self.failed().get_attribute("id")
        browser.open(self.path, f"#{name}@00:02:00,5")
        self.assertIn("Step 5 of 9 · 00:02:00", browser.one(".caption").text)
        browser.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        browser.one(".seen .copy").click()
        WebDriverWait(browser.driver, 2, 0.02).until(lambda _: browser.one(".seen .copy").text == "Copied")
        self.assertTrue(browser.run("return copied").endswith(f"report.html#{name}@00:02:00,5"))

    def test_a_requirement_is_said_once_and_found_from_its_tag(self):
        browser = self.browser
        tag = self.failed().find_element("css selector", ".tag.known")
        tag.click()
        row = browser.one("[id='r:startup:FR-013']")
        self.assertTrue(row.is_displayed())
        self.assertIn("The popup appears once per session.", row.text)

    def test_the_map_of_an_app_shows_circles_and_faint_points_and_says_so(self):
        browser = self.browser
        path = report("tour", {"tour.feature": features.TOUR})

        def last_map(number):
            browser.open(path)
            browser.all(".row")[number].click()
            browser.picture(os.path.join(FOLDER, f"map-{number}.png"))
            zones = browser.run("""
                const land = document.querySelector(".seen .plot").getBoundingClientRect();
                return [...document.querySelectorAll(".seen .zone")].map((zone) => {
                  const box = zone.getBoundingClientRect();
                  return [zone.getAttribute("class"), Math.round(box.width), box.top >= land.top
                    && box.bottom <= land.bottom && box.left >= land.left && box.right <= land.right]; })""")
            return zones, browser.one(".seen .plot").get_attribute("aria-label")

        zones, words = last_map(0)
        self.assertEqual([zone[0] for zone in zones], ["zone green", "zone orange", "zone gray"])
        self.assertTrue(zones[0][1] < zones[1][1] < zones[2][1], zones)
        self.assertEqual([zone[2] for zone in zones], [True] * 3)
        self.assertEqual(len(browser.all(".seen .check")), 1)
        self.assertEqual(
            words, "Map: you, 1 grey circle, 1 orange circle, 1 checked green circle")
        zones, words = last_map(1)
        self.assertEqual([zone[0] for zone in zones], ["zone orange"])
        self.assertEqual(len(browser.all(".seen .spot.faint")), 1)
        self.assertIn("9 points, 1 faint point, 1 orange circle", words)

    def test_another_app_in_front_shows_what_was_opened(self):
        browser = self.browser
        browser.open(report("tour", {"tour.feature": features.TOUR}))
        browser.all(".row")[2].click()
        browser.picture(os.path.join(FOLDER, "other.png"))
        self.assertEqual(browser.one(".seen .other").text, "Phone\ntel:+48500200301")

    def test_a_tap_marks_what_was_tapped_only(self):
        browser = self.browser
        browser.open(report("jump", {"jump.feature": features.JUMP}))
        browser.one(".row").click()
        shot = next(shot for shot in browser.all(".shot") if "taps “Pause”" in shot.text)
        shot.click()
        marked = browser.all(".seen .tapped")
        self.assertEqual([mark.text for mark in marked], ["Pause"])
        self.assertIn("control", marked[0].get_attribute("class"))

    def test_the_labels_of_an_axis_have_one_unit_and_do_not_overlap(self):
        browser = self.browser
        for path in [self.path, report("jump", {"jump.feature": features.JUMP})]:
            browser.open(path)
            browser.one(".row").click()
            for _ in range(2):
                boxes = browser.run("""return [...document.querySelectorAll(".track .axis")].map((text) => {
                    const box = text.getBoundingClientRect(); return [box.left, box.right, text.textContent]; })""")
                self.assertGreater(len(boxes), 1)
                for before, after in zip(boxes, boxes[1:]):
                    self.assertLess(before[1], after[0])
                self.assertEqual(len({":" in box[2] for box in boxes}), 1)
                browser.one(".timeline-view [aria-pressed]").click()

    def test_sources_of_steps_are_shown_when_asked_for(self):
        browser = self.browser
        browser.open(self.path, "#" + self.failed().get_attribute("id"))
        source = browser.one(".story .definition")
        self.assertFalse(source.is_displayed())
        next(tool for tool in browser.all(".panel .tools button") if "declared" in tool.text).click()
        self.assertTrue(source.is_displayed())

    def test_the_timeline_zooms_and_shows_true_time(self):
        browser = self.browser
        browser.open(self.path, "#" + self.failed().get_attribute("id"))
        wide = "return document.querySelector('.scenario.open .track svg').clientWidth"
        before = browser.run(wide)
        browser.one("[aria-label='Zoom in']").click()
        self.assertGreater(browser.run(wide), before)
        browser.one(".timeline-view [aria-pressed]").click()
        self.assertEqual(browser.one(".timeline-view [aria-pressed]").get_attribute("aria-pressed"), "true")
        names = [name.text for name in browser.all(".scenario.open .lanes div")]
        for lane in ["Permission", "Lifecycle", "Network", "Battery", "Dialogs", "Requests", "App"]:
            self.assertIn(lane, names)

    def test_requests_and_trace_can_be_read(self):
        browser = self.browser
        row = next(row for row in browser.all(".scenario") if "Answered" in row.text)
        browser.open(self.path, "#" + row.get_attribute("id"))
        browser.one(".requests summary").click()
        self.assertIn("/api/listings", browser.one(".exchanges").text)
        browser.one(".events summary").click()
        self.assertIn("the user", browser.one(".trace").get_attribute("textContent").lower())

    def test_other_tools_unpack_what_scenarios_looked_like(self):
        with open(self.path, encoding="utf-8") as file:
            page = file.read()
        blocks = re.findall('class="details" data-first="([0-9]+)">([^<]*)<', page)
        details = []
        for first, text in blocks:
            self.assertEqual(int(first), len(details))
            details += [json.loads(line) for line in unpacked(text).splitlines()]
        self.assertEqual(len(details), len(self.browser.all(".scenario")))
        self.assertTrue(all(detail["steps"] for detail in details))
        passed, = re.findall('class="list">([^<]*)<', page)
        rows = [row[2] for feature in json.loads(unpacked(passed))["features"] for row in feature[3]]
        self.assertEqual(rows, ["Answered", "Answered", "Through a region"])

    def proved(self):
        """The report of one feature in which what passed proves a requirement as well, and a failure stands between."""
        answered = features.STORY.partition("  @ios\n")[2].replace("Scenario:", "Scenario: First")
        text = features.STORY.replace("  @startup", "  @startup:FR-013\n" + answered + "\n  @startup") \
            .replace("  @ios\n", "  @startup:FR-013 @ios\n")
        return report("proved", {"pets/story.feature": text, "pets/requirements.md": features.REQUIREMENTS})

    def test_what_passed_stands_between_what_did_not(self):
        browser = self.browser
        browser.open(self.proved())
        self.assertEqual(len(browser.all(".feature")), 1)
        rows = browser.all(".feature > ol > .scenario")
        self.assertEqual([row.get_attribute("data-n") for row in rows], list("012345"))
        self.assertEqual(self.shown(), [name + " " + platform for name in [
            "First Answered", "Turned off in Settings", "Answered"] for platform in ["iOS", "Android"]])
        # What the script draws is as what is written in the page.
        parts = """return [".row", ".row > .name > bdi", ".meta > .platform", ".meta > [title='virtual time']", ".tag.known"]
            .map((part) => arguments[0].querySelectorAll(part).length)"""
        self.assertEqual([browser.run(parts, row) for row in rows], [[1] * 5] * 6)

    def test_a_table_of_requirements_leads_to_what_passed_as_well(self):
        browser = self.browser
        browser.open(self.proved())
        browser.one(".document summary").click()
        browser.wait(".proof.passed")
        words = [proof.get_attribute("aria-label") for proof in browser.all("[id='r:startup:FR-013'] .proof")]
        self.assertEqual(words, [f"{status}: {name} ({platform})" for status, name in [
            ("Passed", "First Answered"), ("Failed", "Turned off in Settings"), ("Passed", "Answered")]
            for platform in ["iOS", "Android"]])
        browser.all(".proof.passed")[0].click()
        browser.wait(".scenario.open")
        self.assertIn("First Answered", browser.one(".scenario.open .name").text)

    def test_a_browser_that_cannot_unpack_says_so(self):
        with Browser() as browser:
            browser.command("Page.addScriptToEvaluateOnNewDocument", source="delete window.DecompressionStream")
            browser.open(self.path)
            self.assertIn("cannot unpack the list of what passed", browser.one("#scenarios > .notice").text)
            self.assertEqual(len(browser.all(".scenario")), 2)
            self.assertEqual(browser.one("#shown").text, "2 scenarios")
            browser.one(".row").click()
            self.assertIn("cannot unpack", browser.one(".panel .notice").text)
            self.assertEqual(browser.errors(), [])

    def test_words_at_fault_are_marked(self):
        self.browser.open(report("slip", {"slip.feature": features.SLIP}))
        self.browser.one(".row").click()
        marks = {mark.text for mark in self.browser.all(".panel mark")}
        self.assertEqual(marks, {"95.0, 21"})

    def test_dark_mode_changes_the_page(self):
        color = "return getComputedStyle(document.body).backgroundColor"
        light = self.browser.run(color)
        with Browser(dark=True) as dark:
            dark.open(self.path, "#" + self.failed().get_attribute("id"))
            self.assertNotEqual(dark.run(color), light)
            dark.picture(os.path.join(FOLDER, "dark.png"))
            self.assertEqual(dark.errors(), [])

    def test_a_phone_is_wide_enough(self):
        with Browser(width=390, height=844) as phone:
            phone.open(self.path, "#" + self.failed().get_attribute("id"))
            self.assertLessEqual(phone.run("return document.documentElement.scrollWidth"), 390)
            phone.picture(os.path.join(FOLDER, "phone.png"))
            self.assertEqual(phone.errors(), [])

    def test_the_picture_of_the_articles_can_be_drawn_anew(self):
        path = os.path.join(FOLDER, "report.png")
        result = subprocess.run(
            [sys.executable, os.path.join(ROOT, ".ci", "picture", "picture.py"), COMMAND, path],
            capture_output=True, timeout=120, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertGreater(os.path.getsize(path), 50_000)

    def test_long_words_stay_within_the_narrowest_phone(self):
        path = report("wide", {
            "a" * 60 + "/" + features.LONG[:60] + ".feature": features.WIDE,
            "a" * 60 + "/requirements.md": features.WIDE_REQUIREMENTS,
            "broken/" + "b" * 120 + ".feature": "Feature: F\n  Scenario: S\n    Given x\n  " + features.LONG})
        outside = """
            const isScrolled = (node) => node && (getComputedStyle(node).overflowX !== "visible"
              && node.getBoundingClientRect().right <= arguments[0] || isScrolled(node.parentElement));
            return [...document.querySelectorAll("body *")].filter((node) => {
              const box = node.getBoundingClientRect();
              return box.width > 0 && box.right > arguments[0] + 0.5 && !isScrolled(node.parentElement);
            }).map((node) => node.outerHTML.slice(0, 120))"""
        for width in [360, 1280]:
            with Browser(width=width, height=800) as phone:
                phone.open(path)
                for state in ["closed", "open"]:
                    if state == "open":
                        for row in phone.all(".row"):
                            phone.run("arguments[0].click()", row)
                        for tool in phone.all(".panel .tools button"):
                            if "declared" in tool.text:
                                phone.run("arguments[0].click()", tool)
                        phone.run("for (const part of document.querySelectorAll('details')) part.open = true")
                    self.assertLessEqual(phone.run("return document.documentElement.scrollWidth"), width, state)
                    self.assertEqual(phone.run(outside, width), [], state)
                    phone.picture(os.path.join(FOLDER, f"wide-{width}-{state}.png"))
                self.assertEqual(phone.errors(), [])

    def test_links_can_be_seen_whatever_the_names_are(self):
        with Browser(width=360, height=800) as phone:
            phone.open(report("blank", {
                "blank/---.feature": features.BLANK,
                "blank/requirements.md": "# Blank\n\n- `blank:R-1` Nothing is seen.\n"}))
            rows = phone.all(".row .name")
            self.assertEqual(len(rows), len(features.NAMES))
            self.assertEqual([row.text for row in rows][:3], ["---", "/", "(no name, line 13)"])
            phone.run("for (const part of document.querySelectorAll('details')) part.open = true")
            narrow = phone.run("""
                return [...document.querySelectorAll("a, .name, h3, .rule, summary")].filter((node) => {
                  const seen = node.textContent.replace(/[\\s\\u00ad\\u200b-\\u200f\\u2800\\u3164]/g, "");
                  return !(seen || node.ariaLabel) || node.getBoundingClientRect().width < 4;
                }).map((node) => node.outerHTML.slice(0, 120))""")
            self.assertEqual(narrow, [])
            for link in phone.all(".faults a, .proof"):
                self.assertIsNotNone(phone.run(
                    "return document.getElementById(arguments[0].hash.slice(1))", link))

    def test_without_scripts_the_results_are_there(self):
        with Browser() as plain:
            plain.command("Emulation.setScriptExecutionDisabled", value=True)
            plain.open(self.path)
            text = plain.one("body").text
            self.assertIn("2 of 5 scenarios did not pass", text)
            self.assertIn("Turned off in Settings", text)
            self.assertIn("Without scripts", text)

    def test_nothing_serious_stands_in_the_way_of_anybody(self):
        for width, dark in [(1280, False), (390, True)]:
            with Browser(width=width, height=900, dark=dark) as browser:
                browser.open(self.path, "#" + self.failed().get_attribute("id"))
                browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
                self.assertEqual(browser.faults(), [], width)

    def test_controls_have_names(self):
        self.browser.open(self.path, "#" + self.failed().get_attribute("id"))
        nameless = self.browser.run("""
            return [...document.querySelectorAll("button, input, select, a, [role=img], [role=group]")]
              .filter((node) => !(node.ariaLabel || node.textContent.trim() || node.labels?.length))
              .map((node) => node.outerHTML.slice(0, 120))""")
        self.assertEqual(nameless, [])
        self.assertEqual(self.browser.run("return document.querySelectorAll('h1').length"), 1)
        doubles = self.browser.run("""
            const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
            return ids.filter((id, index) => ids.indexOf(id) !== index)""")
        self.assertEqual(doubles, [])


class TablesTest(unittest.TestCase):
    """The page of requirements, which leads to the page of the run."""

    @classmethod
    def setUpClass(cls):
        report("tables", {"pets/story.feature": features.STORY, "pets/requirements.md": features.REQUIREMENTS
                          + "- `startup:FR-014` Nobody has written a scenario of this.\n"})
        cls.root = os.path.join(FOLDER, "tables")
        result = subprocess.run(
            [COMMAND, "requirements", "--format", "html:requirements.html", "--report", "report.html"],
            cwd=cls.root, capture_output=True, timeout=120, check=False)
        assert result.returncode == 0, result.stderr
        cls.path = os.path.join(cls.root, "requirements.html")

    def shown(self, browser):
        return [row.get_attribute("id") for row in browser.all("tbody tr") if row.is_displayed()]

    def test_rows_are_filtered_by_status_and_words(self):
        with Browser() as browser:
            browser.open(self.path)
            self.assertEqual(self.shown(browser), ["startup:FR-013", "startup:FR-014"])
            buttons = {button.text: button for button in browser.all("#kinds button")}
            self.assertEqual(list(buttons), ["not met 1", "missing 1"])
            buttons["missing 1"].click()
            self.assertEqual(self.shown(browser), ["startup:FR-014"])
            self.assertEqual(browser.one("#shown").text, "1 of 2 rows")
            browser.one("#clear").click()
            browser.one("[name=text]").send_keys("POPUP once")
            self.assertEqual(self.shown(browser), ["startup:FR-013"])
            self.assertEqual(browser.errors(), [])
            self.assertEqual(browser.run("return reports"), [])

    def test_scenarios_lead_to_the_page_of_the_run(self):
        with Browser() as browser:
            browser.open(self.path)
            link = browser.one("td.scenarios a")
            self.assertEqual(link.text, "Turned off in Settings")
            link.click()
            browser.wait(".scenario.open")
            self.assertIn("Turned off in Settings", browser.one(".scenario.open .name").text)
            self.assertEqual(browser.errors(), [])

    def test_rows_are_cards_on_a_phone(self):
        with Browser(width=390, height=844) as phone:
            phone.open(self.path)
            self.assertLessEqual(phone.run("return document.documentElement.scrollWidth"), 390)
            self.assertEqual(phone.run("return getComputedStyle(document.querySelector('tbody td')).display"), "block")
            self.assertIn("Status: ", phone.run(
                "return getComputedStyle(document.querySelector('[data-label=Status]'), '::before').content"))
            phone.picture(os.path.join(FOLDER, "cards.png"))

    def test_nothing_serious_stands_in_the_way_of_anybody(self):
        with Browser(dark=True) as browser:
            browser.open(self.path)
            self.assertEqual(browser.faults(), [])

    def test_without_scripts_all_rows_are_there(self):
        with Browser() as plain:
            plain.command("Emulation.setScriptExecutionDisabled", value=True)
            plain.open(self.path)
            self.assertFalse(plain.one("#filters").is_displayed())
            self.assertEqual(len(self.shown(plain)), 2)


class HostileTest(unittest.TestCase):
    """A feature that means harm."""

    @classmethod
    def setUpClass(cls):
        cls.path = report("hostile", {"a'\"<b>/evil.feature": features.hostile()})

    def test_a_parser_finds_one_script_and_nothing_that_runs(self):
        elements = Elements()
        with open(self.path, encoding="utf-8") as page:
            elements.feed(page.read())
        self.assertEqual(elements.scripts.count("runs"), 1)
        self.assertEqual(elements.suspects, [])
        self.assertFalse({"img", "iframe", "svg", "object", "embed", "link", "base"} & elements.names)

    def test_nothing_runs_in_a_browser(self):
        with Browser() as browser:
            browser.open(self.path)
            for row in browser.all(".row"):
                browser.run("arguments[0].click()", row)
            browser.run("for (const part of document.querySelectorAll('details')) part.open = true")
            time.sleep(0.5)
            self.assertGreaterEqual(len(browser.all(".panel")), len(features.ATTACKS))
            self.assertEqual(browser.run("return reports"), [])
            self.assertEqual(browser.errors(), [])
            self.assertEqual(browser.requests(), [])
            self.assertEqual(browser.all("main img, main iframe"), [])
            self.assertIn("<script>report('script')</script>", browser.one("main").text)


class Watch:
    """`rehearse run --watch` on a terminal of its own, which nobody reads; use it as a context."""

    def __init__(self, name, text):
        self.feature = os.path.join(FOLDER, name, "Scenarios", "story.feature")
        self.path = os.path.join(FOLDER, name, "report.html")
        shutil.rmtree(os.path.join(FOLDER, name), ignore_errors=True)
        os.makedirs(os.path.dirname(self.feature))
        self.write(text)

    def __enter__(self):
        self.terminal, own = pty.openpty()
        self.process = subprocess.Popen(
            [COMMAND, "run", "--watch", "--format", "html:report.html"], stdin=own, stdout=own, stderr=own,
            cwd=os.path.dirname(self.path), start_new_session=True)
        os.close(own)
        threading.Thread(target=self.drain, daemon=True).start()
        self.wait(lambda: os.path.exists(self.path))
        return self

    def __exit__(self, *_):
        os.write(self.terminal, b"q")
        self.process.wait(30)
        os.close(self.terminal)

    def drain(self):
        try:
            while os.read(self.terminal, 4096):
                pass
        except OSError:
            pass

    def write(self, text):
        """Writes the feature, and waits until its page is there where somebody watches."""
        before = os.path.exists(self.path) and os.stat(self.path).st_ino
        with open(self.feature, "w", encoding="utf-8") as file:
            file.write(text)
        if before:
            self.wait(lambda: os.stat(self.path).st_ino != before)

    @staticmethod
    def wait(holds):
        end = time.monotonic() + 30
        while not holds():
            assert time.monotonic() < end, "the watch has written no page"
            time.sleep(0.02)


class RenewalTest(unittest.TestCase):
    """A page that a watch writes again while it is open."""

    MORE = features.STORY + "\n  @ios\n  Scenario: One more\n    When the user opens the app\n" \
                            "    And the user answers \"deny\"\n"
    PLACE = """
        const rows = [...document.querySelectorAll(".scenario.open")];
        const top = [...document.querySelectorAll(".scenario")].find((row) => row.getBoundingClientRect().bottom > 0);
        return { address: location.hash, text: document.querySelector("[name=text]").value,
          open: rows.map((row) => row.id), captions: rows.map((row) => row.querySelector(".caption").textContent),
          folds: [...document.querySelectorAll(".panel details")].map((node) => node.open),
          top: [top.id, Math.round(top.getBoundingClientRect().top)],
          focus: document.activeElement.ariaLabel || document.activeElement.name }"""

    def count(self, browser):
        return browser.run("return document.querySelectorAll('.scenario').length")

    def renewed(self, browser, count):
        """Waits for the page that has so many scenarios."""
        WebDriverWait(browser.driver, 15, 0.05).until(
            lambda driver: driver.execute_script(
                "return document.readyState === 'complete' && document.documentElement.style.visibility === ''"
                " && !document.querySelector('[aria-busy]')"
                " && document.querySelectorAll('.scenario').length === arguments[0]", count))
        time.sleep(0.2)

    def test_the_page_shows_what_is_new_at_the_place_where_somebody_was(self):
        with Watch("renewed", features.STORY) as watch, Browser(height=500) as browser:
            browser.open(watch.path)
            self.assertEqual(self.count(browser), 4)
            browser.one("#filters button[data-status='passed']").click()
            for link in [link for link in browser.all(".row") if link.is_displayed()]:
                link.click()
            scrubber = browser.all(".scenario.open input[type=range]")[1]
            browser.run("arguments[0].focus({ preventScroll: true })", scrubber)
            ActionChains(browser.driver).send_keys(Keys.HOME, Keys.ARROW_RIGHT).perform()
            browser.run("document.querySelectorAll('.panel details.events')[1].open = true")
            browser.run("scrollTo(0, document.querySelectorAll('.scenario.open')[1].offsetTop + 321)")
            browser.run("window.isOld = true")
            before = browser.run(self.PLACE)
            self.assertEqual(len(before["open"]), 2)
            self.assertTrue(any(before["folds"]))
            watch.write(self.MORE)
            self.renewed(browser, 6)
            self.assertFalse(browser.run("return window.isOld === true"))
            self.assertEqual(browser.run(self.PLACE), before)
            # Where nothing is another, nothing is seen of it either.
            browser.run("window.isOld = true")
            watch.write(self.MORE + "\n")
            WebDriverWait(browser.driver, 15, 0.05).until(
                lambda driver: driver.execute_script("return window.isOld !== true"))
            self.renewed(browser, 6)
            self.assertEqual(browser.run(self.PLACE), before)
            self.assertEqual(browser.errors(), [])
            self.assertEqual(browser.requests(), [])
            self.assertEqual(browser.run("return reports"), [])

    def test_it_waits_for_those_who_type_or_select(self):
        with Watch("waiting", features.STORY) as watch, Browser() as browser:
            browser.open(watch.path)
            field = browser.one("[name=text]")
            field.send_keys("a")
            watch.write(self.MORE)
            for _ in range(6):
                field.send_keys("n")
                time.sleep(0.5)
            self.assertEqual(self.count(browser), 4)
            field.send_keys(*[Keys.BACKSPACE] * 6)
            self.renewed(browser, 6)
            place = browser.run(self.PLACE)
            self.assertEqual([place["text"], place["focus"]], ["a", "text"])
            browser.run("getSelection().selectAllChildren(document.querySelector('h1'))")
            watch.write(features.STORY)
            time.sleep(4)
            self.assertEqual(self.count(browser), 6)
            browser.run("getSelection().removeAllRanges()")
            self.renewed(browser, 4)

    def test_other_pages_stay_as_they_are(self):
        path = report("staying", {"story.feature": features.STORY})
        with Browser() as browser:
            browser.open(path)
            browser.run("window.isOld = true")
            report("staying", {"story.feature": self.MORE})
            time.sleep(3)
            browser.run("dispatchEvent(new Event('focus'))")
            time.sleep(1)
            self.assertTrue(browser.run("return window.isOld"))
            self.assertEqual(self.count(browser), 4)

    def test_a_page_whose_file_is_gone_stays(self):
        with Watch("gone", features.STORY) as watch, Browser() as browser:
            browser.open(watch.path)
            browser.run("window.isOld = true")
            os.rename(watch.path, watch.path + ".away")
            time.sleep(3)
            self.assertTrue(browser.run("return window.isOld"))
            self.assertEqual(browser.errors(), [])
            os.rename(watch.path + ".away", watch.path)
            watch.write(self.MORE)
            self.renewed(browser, 6)


class SizeTest(unittest.TestCase):
    """A page of many scenarios."""

    def test_five_hundred_scenarios_open_within_a_second(self):
        rows = "\n".join(f"      | {number} minutes |" for number in range(1, 251))
        text = features.STORY.replace("Scenario: Answered", "Scenario Outline: Answered") \
            .replace("5 seconds pass", "<time> pass")
        path = report("many", {"pets/many.feature": f"{text}\n    Examples:\n      | time |\n{rows}\n"})
        with Browser() as browser:
            best = 1e9
            for _ in range(3):
                browser.open(path)
                best = min(best, browser.run(
                    "return performance.getEntriesByType('navigation')[0].loadEventEnd"))
            self.assertEqual(len(browser.all(".scenario")), 502)
            self.assertEqual(browser.errors(), [])
            print(f"\n502 scenarios, {os.path.getsize(path)} bytes: {best:.0f} ms")
            self.assertLess(best, 1000)


if __name__ == "__main__":
    COMMAND = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        FOLDER = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else temporary
        os.makedirs(FOLDER, exist_ok=True)
        unittest.main(argv=[sys.argv[0], "-v"] + sys.argv[3:])
