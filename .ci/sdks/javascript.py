"""Plays the sample app in JavaScript, finds planted defects in it, ends it at every message, and tests the SDK itself.

usage: javascript.py REHEARSE FOLDER
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

SDKS = pathlib.Path("Sources/Hosting/SDKs")
SDK = SDKS / "JavaScript"
FEATURES = 10
SCENARIOS_MIN = 60
NODE_MIN = (20, 16)

# What is changed in the sample, and the check that then fails.
DEFECTS = {
    "a punch is not written": (
        "this.punchFile.append(punch);", "",
        'the screen shows "Clocked in at 08:00."'),
    "what the server has is not remembered": (
        "this.sentFile.append(punch.id);", "",
        'the server has received 1 "POST /punches" request'),
    "a punch has another key each time": (
        "idempotencyKey: `punch-${punch.id}-${punch.at}`", "idempotencyKey: `punch-${Math.random()}`",
        'the server has received 1 different "POST /punches" request'),
    "a punch is not sent again by itself": (
        "Promise.race([this.online(), sleep(60_000)])", "this.online()",
        'the server has received 2 "POST /punches" requests'),
    "a network that is back is not noticed": (
        "Promise.race([this.online(), sleep(60_000)])", "sleep(60_000)",
        'within 1 second the server has received 1 "POST /punches" request'),
    "nobody looks again after Settings": (
        "if (this.trouble === BLOCKED && !this.isBlocked)", "if (false)",
        'the screen shows "You are not clocked in."'),
    "a position is waited for without end": (
        'Promise.race([this.phone.next("fix", "locationFailed"), sleep(20_000)])',
        'this.phone.next("fix", "locationFailed")',
        'the screen shows "Your position was not found. Try again."'),
}  # fmt: skip


def lay_out(folder, change=None):
    """Copies the SDK and the sample with the shared features beside its app.json; returns the sample's folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SDK, folder / "JavaScript")
    shutil.copytree(SDKS / "Sample", folder / "Sample")
    sample = folder / "JavaScript" / "Sample"
    for feature in (SDKS / "Sample").glob("*.feature"):
        shutil.copy(feature, sample)
    if change:
        program = sample / "punch.mjs"
        text = program.read_text()
        assert text.count(change[0]) == 1, f"{change[0]!r} is not in the sample once"
        program.write_text(text.replace(*change))
    return sample


def play(rehearse, sample):
    """Plays all features, and returns the exit code and what was printed."""
    done = subprocess.run([rehearse, "run", ".", "--format", "progress"], cwd=sample, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def check_sample(rehearse, folder):
    sample = lay_out(folder / "fine")
    code, printed = play(rehearse, sample)
    counted = re.search(r"^(\d+) scenarios: (\d+) passed$", printed, re.MULTILINE)
    assert code == 0 and counted and counted[1] == counted[2], printed
    assert int(counted[1]) >= SCENARIOS_MIN, printed
    assert len(list(sample.glob("*.feature"))) == FEATURES
    print(f"The sample in JavaScript: {counted[0]}")
    return sample


def check_defects(rehearse, folder):
    for name, (old, new, check) in DEFECTS.items():
        code, printed = play(rehearse, lay_out(folder / "spoilt", (old, new)))
        failed = re.search(rf"✗ \w+ {re.escape(check)}$", printed, re.MULTILINE)
        assert code == 1 and failed, f"Nobody has noticed that {name}:\n{printed}"
        print(f"Noticed that {name}")


def check_types():
    """Has TypeScript read the types, where it is installed; rehearsal.mjs itself is plain JavaScript."""
    if not shutil.which("tsc"):
        print("SKIPPED: there is no tsc to read the types of the SDK in JavaScript")
        return
    options = "--noEmit --strict --target es2022 --lib es2022,dom --module node16 --moduleResolution node16"
    subprocess.run(["tsc", *options.split(), ".ci/sdks/javascript-types.mts"], check=True)
    print("The types of the SDK in JavaScript are as they are used.")


def check_vocabulary(rehearse):
    """Compares what the SDK hears, and the methods that its phone has, with the kinds of the protocol."""
    schema = json.loads(subprocess.check_output([rehearse, "protocol", "--format", "schema"]))
    kinds = {
        name: [form["properties"]["kind"]["const"] for form in schema["$defs"][name]["oneOf"]]
        for name in ["Signal", "Request"]
    }
    print_kinds = """
        const { SIGNALS, connect } = await import(process.argv[1]);
        const { answer } = connect((phone) => {
          const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(phone));
          const requests = methods.filter((name) => name !== "constructor" && name !== "next");
          console.log(JSON.stringify({ Signal: SIGNALS, Request: requests }));
          return {};
        });
        const facts = { uptime: 0, wallClock: { millisecondsSince1970: 0 } };
        await answer(JSON.stringify({ id: 1, method: "start", params: { protocol: 1, seed: 0, facts } }));
    """
    command = ["node", "--input-type=module", "--eval", print_kinds, "--", str((SDK / "rehearsal.mjs").resolve())]
    known = json.loads(subprocess.check_output(command))
    for name in known:
        assert sorted(known[name]) == sorted(kinds[name]), set(known[name]) ^ set(kinds[name])
    counts = f"{len(kinds['Signal'])} signals and {len(kinds['Request'])} requests"
    print(f"The SDK in JavaScript knows the {counts} of the line.")


def has_node():
    """Whether Node is here, as new as the SDK needs it."""
    if shutil.which("node"):
        version = subprocess.check_output(["node", "--version"], text=True)
        if tuple(int(number) for number in re.findall(r"\d+", version)[:2]) >= NODE_MIN:
            return True
    print(f"SKIPPED: there is no Node {NODE_MIN[0]}.{NODE_MIN[1]} or later to play apps in JavaScript")
    return False


def main(rehearse, folder):
    if not has_node():
        return
    rehearse, folder = pathlib.Path(rehearse).resolve(), pathlib.Path(folder).resolve()
    subprocess.run(["node", "--test", SDK / "rehearsal.test.mjs"], check=True)
    check_types()
    check_vocabulary(rehearse)
    sample = check_sample(rehearse, folder)
    check_defects(rehearse, folder)
    subprocess.run([sys.executable, ".ci/sdks/sweep.py", sample / "app.json"], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
