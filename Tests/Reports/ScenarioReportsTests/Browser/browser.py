"""A headless Chromium that tells what a page did: errors, requests, dialogs."""

import json
import os
import shutil

import axe_core_python
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait


class Browser:
    """One window; use it as a context."""

    def __init__(self, width=1280, height=900, dark=False):
        options = Options()
        options.binary_location = shutil.which("chromium") or shutil.which("chromium-browser")
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         "--no-first-run", "--disable-background-networking"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(
            options=options, service=Service(shutil.which("chromedriver")))
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=width < 600)
        scheme = "dark" if dark else "light"
        self.command("Emulation.setEmulatedMedia",
                     features=[{"name": "prefers-color-scheme", "value": scheme}])
        # What an attack would call; a page's own policy cannot take it away.
        self.command("Page.addScriptToEvaluateOnNewDocument",
                     source="window.reports = []; window.report = (what) => reports.push(what);"
                            "window.addEventListener('securitypolicyviolation',"
                            " (event) => reports.push('blocked ' + event.violatedDirective));")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def open(self, path, anchor=""):
        self.driver.get("about:blank")
        self.driver.get("file://" + os.path.abspath(path) + anchor)

    def settle(self):
        """Waits until no scenario is being unpacked any more."""
        WebDriverWait(self.driver, 5, 0.01).until(
            lambda driver: not driver.find_elements("css selector", "[aria-busy]"))

    def run(self, script, *arguments):
        self.settle()
        return self.driver.execute_script(script, *arguments)

    def all(self, selector):
        self.settle()
        return self.driver.find_elements("css selector", selector)

    def one(self, selector):
        self.settle()
        return self.driver.find_element("css selector", selector)

    def wait(self, selector, seconds=5):
        """Waits for an element to appear."""
        WebDriverWait(self.driver, seconds).until(lambda _: self.all(selector))

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses asked for since the last call, without the page itself."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                address = message["params"]["request"]["url"]
                if not address.startswith(("file:", "about:", "data:text/html")):
                    found.append(address)
        return found

    def faults(self):
        """What axe finds serious in the page, but for the drawings of phones, which look as phones do."""
        self.driver.set_script_timeout(120)
        folder = os.path.dirname(axe_core_python.__file__)
        with open(os.path.join(folder, "axe.min.js"), encoding="utf-8") as file:
            self.driver.execute_script(file.read())
        found = self.driver.execute_async_script("""
            const done = arguments[0];
            axe.run({ exclude: [[".phone"]] }, { resultTypes: ["violations"] }).then(done, (why) => done(String(why)))""")
        return [(fault["id"], node["html"][:200]) for fault in found["violations"]
                if fault["impact"] in ("serious", "critical") for node in fault["nodes"]]

    def picture(self, path):
        self.driver.save_screenshot(path)
