"""Plays the ten shared features with the sample of one language, and the same with defects planted into it."""

import pathlib
import shutil
import subprocess

SDKS = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "SDKs"
SCENARIOS = 66


def check(rehearse, language, source, defects, folder):
    """Plays the sample as it is, where all must pass, and with each defect, where a scenario must say what is wrong.

    A defect is a text of the source, what stands in its place, and words that the report must then have.
    """
    output = play(rehearse, lay_out(language, folder))
    expect(f"{SCENARIOS} scenarios: {SCENARIOS} passed" in output, "Not all scenarios passed", output)
    for right, wrong, reason in defects:
        sample = lay_out(language, folder)
        text = (sample / source).read_text()
        expect(text.count(right) == 1, f"{source} does not say {right!r} once", "")
        (sample / source).write_text(text.replace(right, wrong))
        output = play(rehearse, sample)
        expect(" failed" in output and reason in output, f"With {wrong!r} no report says {reason!r}", output)
    print(f"{language}: {SCENARIOS} scenarios passed, {len(defects)} planted defects were found")


def lay_out(language, folder):
    """Copies the SDK and the features into the folder, so that the app.json is beside the features."""
    root = pathlib.Path(folder).resolve() / language
    shutil.rmtree(root, ignore_errors=True)
    for part in (language, "Sample"):
        shutil.copytree(SDKS / part, root / part)
    sample = root / language / "Sample"
    for feature in (SDKS / "Sample").glob("*.feature"):
        shutil.copy(feature, sample)
    return sample


def play(rehearse, sample):
    """Plays all features beside the app.json and returns what the command has printed."""
    command = [rehearse, "run", ".", "--quiet", "--no-color", "--format", "progress"]
    return subprocess.run(command, cwd=sample, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout


def expect(holds, words, output):
    """Ends the check where something does not hold."""
    if not holds:
        raise SystemExit(f"{words}:\n{output[-20_000:]}")
