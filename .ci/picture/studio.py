"""Draws the picture of the studio that its article shows, anew.

It is the page with the scenario of `walk.feature`, behind the step at which the app was opened again.

usage: studio.py REHEARSE PNG
"""

import base64
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from picture import BYTES_MAX, HERE, ROOT
from browser import Browser  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

# Behind so many steps the phone shows most.
STEPS = 11


def draw(address):
    """Opens the page, goes to the step, and returns a picture of it."""
    with Browser(width=1440, height=900) as browser:
        browser.command("Emulation.setScrollbarsHidden", hidden=True)
        browser.driver.get(address)
        wait = WebDriverWait(browser.driver, 60, 0.05)
        wait.until(lambda driver: driver.execute_script("return Boolean(state.outlook && state.outlook.story)"))
        browser.driver.execute_script("goTo(arguments[0])", STEPS)
        wait.until(lambda driver: driver.execute_script("return state.outlook.stepCount") == STEPS)
        assert browser.errors() == [], browser.errors()
        picture = browser.command("Page.captureScreenshot", format="png")
        return base64.b64decode(picture["data"])


def main(rehearse, path):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(HERE / "walk.feature", folder)
        shutil.copytree(ROOT / "Scenarios/campaign/routes", folder / "routes")
        studio = subprocess.Popen([os.path.abspath(rehearse), "studio", str(folder), "--no-open"], text=True,
                                  stdout=subprocess.PIPE, env={**os.environ, "XDG_STATE_HOME": str(folder / ".state")})
        try:
            picture = draw(studio.stdout.readline().split()[-1])
        finally:
            studio.kill()
            studio.wait(10)
    assert len(picture) <= BYTES_MAX, f"{len(picture)} bytes are more than {BYTES_MAX}"
    pathlib.Path(path).write_bytes(picture)
    print(f"{path}: {len(picture)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
