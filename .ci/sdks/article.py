"""Plays the feature of the article "Your app in any language" with the sample in Python.

usage: article.py REHEARSE FOLDER
"""

import pathlib
import re
import sys

import sample

ARTICLE = sample.HERE.parents[1] / "Sources/Command/RehearseCommand/RehearseCommand.docc/YourAppInAnyLanguage.md"

if __name__ == "__main__":
    rehearse, folder = map(pathlib.Path, sys.argv[1:])
    feature = re.search(r"```gherkin\n(.*?)```", ARTICLE.read_text(), re.DOTALL)
    place = sample.lay_out("Python", folder)
    for file in place.glob("*.feature"):
        file.unlink()
    (place / "article.feature").write_text(feature[1])
    output = sample.play(rehearse.resolve(), place)
    sample.expect("2 scenarios: 2 passed" in output, "The article's feature does not pass", output)
    print("The article's feature passes on both platforms")
