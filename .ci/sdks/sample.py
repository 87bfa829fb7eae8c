"""Plays the ten shared features and the sweep with the sample of one language, and with defects planted into it."""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SDKS = HERE.parents[1] / "Sources" / "Hosting" / "SDKs"
SCENARIOS = 66


def check(rehearse, language, source, defects, folder):
    """Plays the sample as it is, where all must pass, and with each defect, where a scenario must say what is wrong.

    A defect is a text of the source, what stands in its place, and words that the report must then have.
    """
    output = play(rehearse, lay_out(language, folder))
    expect(f"{SCENARIOS} scenarios: {SCENARIOS} passed" in output, "Not all scenarios passed", output)
    for right, wrong, reason in defects:
        sample = lay_out(language, folder)
        plant(sample / source, right, wrong)
        output = play(rehearse, sample)
        expect(" failed" in output and reason in output, f"With {wrong!r} no report says {reason!r}", output)
    print(f"{language}: {SCENARIOS} scenarios passed, {len(defects)} planted defects were found")


def sweep(language, source, defects, folder):
    """Ends the sample at every message of a day: nothing may be lost, and with each defect something must be."""
    code, output = run([sys.executable, HERE / "sweep.py", "app.json"], lay_out(language, folder))
    expect(code == 0, "Not all is well where the app is ended", output)
    print(output, end="")
    for right, wrong, reason in defects:
        sample = lay_out(language, folder)
        plant(sample / source, right, wrong)
        code, output = run([sys.executable, HERE / "sweep.py", "app.json"], sample)
        expect(code != 0 and reason in output, f"With {wrong!r} the sweep does not say {reason!r}", output)
    print(f"{language}: {len(defects)} planted defects were found by ending the app")


def plant(file, right, wrong):
    """Puts one text in the place of another, which must stand in the file once."""
    text = file.read_text()
    expect(text.count(right) == 1, f"{file.name} does not say {right!r} once", "")
    file.write_text(text.replace(right, wrong))


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
    return run([rehearse, "run", ".", "--quiet", "--no-color", "--format", "progress"], sample)[1]


def run(command, folder):
    """Returns the exit code of a command, and what it has printed."""
    done = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


def expect(holds, words, output=""):
    """Ends the check where something does not hold."""
    if not holds:
        raise SystemExit(f"{words}:\n{output[-20_000:]}")
