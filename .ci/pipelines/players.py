"""Somebody's repository in a bare root, in which the commands of build servers are played as they stand in their files."""

import pathlib
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree

import ruamel.yaml

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from bare import Bare  # noqa: E402
from install_test import release  # noqa: E402

# What the articles show, by its kind and name.
LISTING = r"<!-- {}: {} -->\n```\w+\n(.*?)```\n"
CLONE = pathlib.Path(__file__).resolve().parent.parent.parent
ACTION = CLONE / ".github/actions/rehearse"
ARTICLES = CLONE / "Sources/Command/RehearseCommand/RehearseCommand.docc"
YAML = ruamel.yaml.YAML(typ="safe")

FAILS = """Feature: Not so

  Scenario: This is not shown
    Given the pet listing app is installed
    And location permission is denied
    When the user opens the app
    Then the popup "Nothing" is shown
"""
QUIET = 'And location permission is denied\n    When the user opens the app\n    Then the popup "Location is off" is shown\n'
HOLDS = f"Feature: So\n\n  Scenario: It is shown\n    Given the pet listing app is installed\n    {QUIET}"


def listing(kind, name):
    """A listing of the article on build servers."""
    text = (ARTICLES / "BuildServers.md").read_text("utf-8")
    return re.search(LISTING.format(kind, name), text, re.DOTALL)[1]


class PipelineTest(unittest.TestCase):
    """A clone of somebody's repository in a bare root, with a release page beside it."""

    program, folder = "", ""

    @classmethod
    def setUpClass(cls):
        folder = pathlib.Path(cls.folder)
        folder.mkdir(parents=True, exist_ok=True)
        cls.stripped = folder / "rehearse"
        subprocess.run(["strip", "-o", cls.stripped, cls.program], check=True)
        said = subprocess.run([cls.program, "--version"], capture_output=True, text=True, check=True).stdout
        cls.version = said.split()[1]

    def setUp(self):
        self.bare = Bare(pathlib.Path(self.folder) / "root", ["git", "curl"])
        self.bare.add_libraries(self.program)
        self.files = release(self.bare.root / "releases", self.stripped, self.version)
        shutil.copytree(CLONE / "Scenarios/startup-listing", self.bare.root / "clone/Scenarios/startup-listing")
        self.git("init -q -b main . 2>/dev/null && git add . && git commit -qm First")

    def git(self, words):
        who = {f"GIT_{part}_{what}": "a@b.example" for part in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        ended = self.bare.run(f"git {words}", who, "/clone")
        self.assertEqual(ended.returncode, 0, ended.stdout)

    def add(self, name, text):
        self.bare.write(f"/clone/{name}", text)

    def failures(self, name):
        """How many test cases of a JUnit report have failed, of how many."""
        cases = list(xml.etree.ElementTree.fromstring(self.bare.read(f"/clone/{name}")).iter("testcase"))
        return sum(case.find("failure") is not None for case in cases), len(cases)

    def spoil(self):
        """Has the release page hold another command than it has the checksum of."""
        asset = self.files / "rehearse-linux-x86_64"
        asset.write_bytes(asset.read_bytes()[:-1])


class ActionPlayer(PipelineTest):
    """Uses the action as GitHub does, but for its caches and artifacts."""

    def setUp(self):
        super().setUp()
        shutil.copytree(ACTION, self.bare.root / "action/.github/actions/rehearse")
        shutil.copy(CLONE / ".github/install.sh", self.bare.root / "action/.github/install.sh")
        self.action = YAML.load(ACTION / "action.yml")
        self.cached, self.repository, self.ref = False, "owner/rehearsal", ""

    def evaluated(self, text, steps, inputs):
        """A value with the expressions in it replaced."""
        names = {
            "github.action_ref": self.ref, "github.action_repository": self.repository, "runner.os": "Linux",
            "runner.arch": "X64", "runner.tool_cache": "/tools",
        }

        def value(match):
            name = match[1].strip()
            if name.startswith("inputs."):
                return inputs[name.removeprefix("inputs.")]
            step = re.fullmatch(r"steps\.([\w-]+)\.outputs\.([\w-]+)", name)
            return steps.get(step[1], {}).get(step[2], "") if step else names[name]

        return re.sub(r"\$\{\{(.*?)\}\}", value, text)

    def use(self, **given):
        """Uses the action; returns its exit code, what it said, its outputs, and the uploads."""
        given = {name.replace("_", "-"): value for name, value in {"releases": "/releases", **given}.items()}
        self.assertLessEqual(given.keys(), self.action["inputs"].keys())
        inputs = {name: given.get(name, spec["default"]) for name, spec in self.action["inputs"].items()}
        steps, said, code, self.uploads = {}, "", 0, []
        for step in self.action["runs"]["steps"]:
            if "run" not in step:
                said_with = {name: self.evaluated(str(value), steps, inputs) for name, value in step["with"].items()}
                if "upload-artifact" in step["uses"]:
                    self.assertTrue(step["if"].startswith("always()"))
                    if steps.get("play", {}).get("artifact") and inputs["artifact"]:
                        self.uploads.append(said_with)
                else:
                    self.key = said_with["key"]
                    steps[step["id"]] = {"cache-hit": "true" if self.cached else ""}
                continue
            # What comes from outside reaches the shell by variables alone.
            self.assertNotIn("${{", step["run"])
            if code or (self.cached and step["name"] == "Install"):
                continue
            files = {name: f"/tmp/{name}" for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
            for name in files.values():
                self.bare.write(name, "")
            variables = {
                **files, "GITHUB_ACTION_PATH": "/action/.github/actions/rehearse", "CI": "true", "GITHUB_SHA": "4f2a91c",
                "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "somebody/app", "GITHUB_RUN_ID": "7",
                **{name: self.evaluated(value, steps, inputs) for name, value in step["env"].items()},
            }
            self.assertEqual(step["shell"], "sh")
            ended = self.bare.run(f"sh -e <<'SCRIPT'\n{step['run']}\nSCRIPT", variables, "/clone")
            said, code = said + ended.stdout, code or ended.returncode
            if "id" in step:
                lines = self.bare.read("/tmp/GITHUB_OUTPUT").splitlines()
                steps[step["id"]] = dict(line.split("=", 1) for line in lines)
        outputs = {name: self.evaluated(spec["value"], steps, inputs) for name, spec in self.action["outputs"].items()}
        self.summary = self.bare.read("/tmp/GITHUB_STEP_SUMMARY")
        return code, said, outputs
