"""Draws the picture of the HTML report that the README and the articles show, anew.

It is the page of `walk.feature`, as it is laid out in a wide window, without the list of scenarios and what is folded up.

usage: picture.py REHEARSE PNG
"""

import base64
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/Reports/ScenarioReportsTests/Browser"))
from browser import Browser  # noqa: E402

# As many bytes as a README may ask its readers to load.
BYTES_MAX = 300_000

COLUMNS = """
  body { max-width: none; }
  .panel > section, .panel details, .stage .tools, .seen .copy { display: none; }
  .beside { overflow: visible !important; max-height: none !important; }
"""


def page(rehearse, folder):
    """Plays the scenario in a folder, and returns its report."""
    shutil.copy(HERE / "walk.feature", folder)
    shutil.copytree(ROOT / "Scenarios/campaign/routes", folder / "routes")
    subprocess.run([os.path.abspath(rehearse), "run", "walk.feature", "--quiet", "--format", "html:report.html"],
                   cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder / "report.html"


def draw(path):
    """Opens the scenario in a wide window, and returns a picture of it."""
    with Browser(width=1720, height=1200) as browser:
        # A bar at the side would be gone in the picture, and the page wider than what was measured.
        browser.command("Emulation.setScrollbarsHidden", hidden=True)
        browser.open(path)
        browser.run("const s = document.createElement('style'); s.textContent = arguments[0];"
                    "document.head.append(s)", COLUMNS)
        browser.one(".row").click()
        browser.wait(".scenario.open .map-view svg")
        box = browser.run("const box = document.querySelector('.scenario.open').getBoundingClientRect();"
                          "return { x: box.left, y: box.top + scrollY, width: box.width, height: box.height }")
        assert browser.errors() == [], browser.errors()
        picture = browser.command("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                                  clip={**box, "scale": 0.8})
        return base64.b64decode(picture["data"])


def main(rehearse, path):
    with tempfile.TemporaryDirectory() as folder:
        picture = draw(page(rehearse, pathlib.Path(folder)))
    assert len(picture) <= BYTES_MAX, f"{len(picture)} bytes are more than {BYTES_MAX}"
    pathlib.Path(path).write_bytes(picture)
    print(f"{path}: {len(picture)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
