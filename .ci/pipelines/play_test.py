"""Plays the commands of the action, of the workflow in the articles, of the GitLab file and of the Jenkinsfile.

They are played as they stand in their files, from a bare root and with a local folder instead of the release page; of what
only their servers can do (caches, artifacts, the pages), it is seen that it names what the commands have written.

usage: play_test.py REHEARSE FOLDER [TEST...]
"""

import pathlib
import re
import shutil
import sys
import unittest

from players import ARTICLES, ActionPlayer, CLONE, FAILS, HOLDS, PipelineTest, YAML, listing


class ActionTest(ActionPlayer):
    def test_what_holds_passes_with_its_reports(self):
        code, said, outputs = self.use(paths="Scenarios/startup-listing")
        self.assertEqual(code, 0, said)
        self.assertEqual(outputs, {
            "exit-code": "0", "report": "rehearse-reports/report.html", "junit": "rehearse-reports/report.xml",
            "record": "", "version": self.version})
        failed, all_of_them = self.failures(outputs["junit"])
        self.assertEqual(failed, 0)
        self.assertGreater(all_of_them, 100)
        page = self.bare.read("/clone/" + outputs["report"])
        self.assertIn("https://github.com/somebody/app/actions/runs/7", page)
        self.assertIn("4f2a91c", page)
        self.assertIn("| Scenarios |", self.summary)
        self.assertEqual(self.uploads, [
            {"name": "rehearse", "path": "rehearse-reports", "if-no-files-found": "ignore"}])

    def test_what_fails_fails_the_job_with_annotations(self):
        self.add("Scenarios/not so.feature", FAILS)
        code, said, outputs = self.use(paths="Scenarios/startup-listing\nScenarios/not so.feature")
        self.assertEqual((code, outputs["exit-code"]), (1, "1"), said)
        self.assertRegex(said, r"(?m)^::error file=Scenarios/not so\.feature,line=7,")
        self.assertEqual(self.failures(outputs["junit"])[0], 1)
        self.assertIn("This is not shown", self.summary)
        self.assertEqual(len(self.uploads), 1)

    def test_parts_are_merged(self):
        self.add("Scenarios/fails.feature", FAILS)
        codes = []
        for part in ("1/3", "2/3", "3/3"):
            code, said, outputs = self.use(shard=part)
            self.assertEqual(outputs["record"], f"rehearse-reports/{part[0]}.record.gz", said)
            self.assertEqual(self.uploads[0]["name"], f"rehearse-{part[0]}")
            codes.append(code)
        self.assertEqual(sorted(codes), [0, 0, 1])
        code, said, outputs = self.use(merge="rehearse-reports", reports="merged")
        self.assertEqual((code, outputs["report"]), (1, "merged/report.html"), said)
        self.assertIn("::error file=Scenarios/fails.feature,line=7,", said)
        code, _, outputs = self.use(reports="whole")
        self.assertEqual(code, 1)
        for name in ("report.html", "report.xml"):
            self.assertEqual(self.bare.read(f"/clone/merged/{name}"), self.bare.read(f"/clone/whole/{name}"))
        self.bare.run("rm /clone/rehearse-reports/2.record.gz")
        code, said, _ = self.use(merge="rehearse-reports", reports="merged")
        self.assertEqual(code, 2, said)
        self.assertEqual(self.use(merge="nowhere")[0], 2)

    def test_arguments_are_words_and_nothing_else(self):
        self.add("Scenarios/a.feature", HOLDS.replace("  Scenario", "  @one @two\n  Scenario"))
        self.add("Scenarios/b.feature", FAILS)
        code, said, _ = self.use(arguments='--tags "@one and @two" --title \'It is "$(touch /tmp/bad)"; `id`\' --commit *')
        self.assertEqual(code, 0, said)
        self.assertIn("1 scenario: 1 passed", said)
        self.assertFalse(self.bare.exists("/tmp/bad"))
        page = self.bare.read("/clone/rehearse-reports/report.html")
        self.assertIn("touch /tmp/bad", page)
        self.assertNotIn("4f2a91c", page)
        for name in ("paths", "profile", "shard", "reports", "version"):
            self.use(**{name: '"; touch /tmp/bad; $(touch /tmp/bad)'})
            self.assertFalse(self.bare.exists("/tmp/bad"), name)

    def test_wrong_words_are_told(self):
        for given, words in [
            ({"arguments": "--tgas @a"}, "did you mean --tags?"),
            ({"arguments": "--tags '@a"}, "::error title=rehearse::the arguments cannot be read"),
            ({"paths": "Scenarois"}, "::error title=rehearse::It ended with exit code 2"),
            ({"shard": "5/4"}, "expected I/N"),
            ({"merge": "x", "profile": "night"}, "merge plays nothing"),
            ({"html": "yes"}, "html is true or false"),
            ({"shard": "1/2", "merge": "x"}, "contradict each other"),
        ]:
            code, said, outputs = self.use(**given)
            self.assertEqual((code, outputs["exit-code"]), (2, "2"), said)
            self.assertIn(words, said)

    def test_the_version_is_that_of_the_tag(self):
        self.ref = f"v{self.version}"
        self.bare.run("rm -r /releases/latest")
        self.assertEqual(self.use(paths="Scenarios/startup-listing/denied.feature")[0], 0)
        self.assertEqual(self.key, f"rehearse-Linux-X64-{self.version}-")
        for self.ref in ("v9.9.9", "v0", "main"):
            code, said, _ = self.use()
            self.assertEqual(code, 1, said)

    def test_a_wrong_checksum_plays_nothing(self):
        self.spoil()
        code, said, outputs = self.use()
        self.assertEqual((code, outputs["exit-code"]), (1, ""), said)
        self.assertIn("is not what the release has the checksum of", said)
        self.assertEqual(self.uploads, [])

    def test_what_is_cached_is_not_loaded(self):
        self.assertEqual(self.use(version=self.version)[0], 0)
        self.bare.run("rm -r /releases")
        self.cached = True
        code, said, _ = self.use(version=self.version)
        self.assertEqual(code, 0, said)


class WorkflowTest(ActionPlayer):
    """The workflows of the article on build servers, job by job and step by step."""

    def play(self, name, only=None):
        """Plays the jobs of a workflow, or one of them; returns the exit codes of each, in their order."""
        workflow = YAML.load(listing("workflow", name))
        codes, self.said = {}, ""
        for key, job in workflow["jobs"].items():
            if only not in (None, key):
                continue
            matrix = job.get("strategy", {}).get("matrix", {"": [""]})
            (axis, points), = matrix.items()
            for point in points:
                known = {f"matrix.{axis}": str(point), "github.base_ref": "main"}
                codes.setdefault(key, []).append(self.job(job, known, workflow.get("env", {})))
        # An audit says much, and a failure is at the end.
        self.said = self.said[-4000:] if name == "choices" else self.said
        return codes

    def job(self, job, known, variables):
        def filled(text):
            return re.sub(r"\$\{\{ (.*?) \}\}", lambda match: known[match[1]], str(text))

        for step in job["steps"]:
            uses = step.get("uses", "")
            code = 0
            if uses.startswith("OWNER/"):
                self.assertEqual(uses, f"OWNER/rehearsal/.github/actions/rehearse@v{self.version}")
                self.ref = f"v{self.version}"
                code, said, self.outputs = self.use(**{key: filled(value) for key, value in step.get("with", {}).items()})
                self.said += said
            elif uses.startswith("actions/download-artifact@"):
                pattern = step["with"]["pattern"]
                self.assertEqual(pattern, self.uploads[0]["name"].rstrip("0123456789") + "*")
                folder = step["with"]["path"]
                self.bare.run(f"mkdir {folder}; cp rehearse-reports/*.record.gz {folder}", place="/clone")
            elif "run" in step:
                self.assertNotIn("${{", step["run"])
                known_here = {
                    **variables, "REHEARSE_RELEASES": "file:///releases", "RUNNER_TEMP": "/tmp",
                    "GITHUB_STEP_SUMMARY": "/tmp/summary", "PATH": f"/tools/rehearse/{self.version}:/bin"}
                ended = self.bare.run(f"sh -e <<'SCRIPT'\n{step['run']}\nSCRIPT", known_here, "/clone")
                code, self.said = ended.returncode, self.said + ended.stdout
            if code:
                return code
        return 0

    def test_the_action_alone(self):
        self.assertEqual(self.play("action"), {"rehearse": [0]}, self.said)
        self.add("Scenarios/fails.feature", FAILS)
        self.assertEqual(self.play("action"), {"rehearse": [1]}, self.said)
        self.assertIn("::error file=Scenarios/fails.feature,line=7,", self.said)

    def test_parts(self):
        self.add("Scenarios/fails.feature", FAILS)
        codes = self.play("parts")
        self.assertEqual((sorted(codes["play"]), codes["merge"]), ([0, 0, 0, 1], [1]), self.said)
        self.assertEqual(self.said.count("::error file="), 1)
        self.assertEqual(self.failures(self.outputs["junit"])[0], 1)

    def test_choices(self):
        self.git("update-ref refs/remotes/origin/main HEAD")
        self.assertEqual(self.play("choices"), {"changed": [0, 0], "night": [0]}, self.said)
        self.add("Scenarios/fails.feature", FAILS.replace("  Scenario", "  @android\n  Scenario"))
        self.assertEqual(self.play("choices", only="changed"), {"changed": [0, 1]}, self.said)

    def test_without_the_action(self):
        self.assertEqual(self.play("own"), {"rehearse": [0]}, self.said)
        self.assertEqual(self.failures("report.xml")[0], 0)
        self.add("Scenarios/fails.feature", FAILS)
        self.assertEqual(self.play("own"), {"rehearse": [1]}, self.said)
        self.assertIn("::error file=Scenarios/fails.feature,line=7,", self.said)


class TableTest(PipelineTest):
    """What the article's table says to write, row by row."""

    def test_each_row(self):
        text = (ARTICLES / "BuildServers.md").read_text("utf-8")
        table = text.split("### In one table")[1].split("###")[0]
        rows = dict(re.findall(r"^\| ([^|`]+) \| `((?:rehearse|sh) [^`]*)`", table, re.MULTILINE))
        self.assertEqual(len(rows), 9)
        shutil.copy(self.files / "install.sh", self.bare.root / "clone")
        self.git("update-ref refs/remotes/origin/main HEAD")
        place = {"PATH": "/clone/.rehearse/bin:/bin", "REHEARSE_RELEASES": "/releases", "GITHUB_STEP_SUMMARY": "/tmp/summary"}
        for row, command in rows.items():
            parts = [command.replace("2/4", f"{part}/4").replace("2.record", f"{part}.record") for part in "1234"]
            for each in parts if "2/4" in command else [command]:
                ended = self.bare.run(each, place, "/clone")
                self.assertEqual(ended.returncode, 0, f"{row}: {each}\n{ended.stdout[-3000:]}")
        self.assertEqual(self.failures("report.xml")[0], 0)

    def test_the_settings_hold_for_every_run(self):
        shutil.copy(self.stripped, self.bare.root / "bin/rehearse")
        self.add("Scenarios/rehearse.json", listing("settings", "rehearse.json"))

        def listed(words):
            ended = self.bare.run(f"rehearse run --list {words}", place="/clone")
            self.assertEqual(ended.returncode, 0, ended.stdout)
            lines = ended.stdout.splitlines()
            notes = [line for line in lines if line.startswith("note: settings of Scenarios/rehearse.json")]
            self.assertEqual(len(notes), int(words != "--no-settings"), ended.stdout)
            return {line.split("  ")[1] for line in lines if line not in notes}

        self.assertEqual(listed(""), {"iOS"})
        self.assertEqual(listed("--platform android"), {"Android"})
        for words in ("--profile night", "--no-settings"):
            self.assertEqual(listed(words), {"iOS", "Android"})
        ended = self.bare.run("rehearse run --profile night -q", place="/clone")
        self.assertEqual(ended.returncode, 0, ended.stdout)

    def test_what_other_tools_call_it_is_answered(self):
        shutil.copy(self.stripped, self.bare.root / "bin/rehearse")
        text = (ARTICLES / "BuildServers.md").read_text("utf-8").split("### Other tools")[1]
        for theirs, ours in [
            ("--workers", "--parallel"), ("-j", "--parallel"), ("--reporter", "--format"), ("--grep", "--match"),
            ("--bail", "--max-failures"), ("--retries", "nothing to try again"),
        ]:
            self.assertIn(f"`{theirs}`", text)
            ended = self.bare.run(f"rehearse run {theirs} 2")
            self.assertEqual(ended.returncode, 2)
            self.assertIn(ours, ended.stdout)


class GitLabTest(PipelineTest):
    """The jobs of the GitLab file, as GitLab plays them: one shell for what stands before a script and the script."""

    def setUp(self):
        super().setUp()
        self.spec, self.jobs = YAML.load_all(CLONE / ".gitlab/rehearse.yml")

    def play(self, name, index=1, **given):
        given = {"releases": "file:///releases", **given}
        specs = self.spec["spec"]["inputs"]
        self.assertLessEqual(given.keys(), specs.keys())
        inputs = {key: given[key] if key in given else spec["default"] for key, spec in specs.items()}
        base, own = self.jobs[".rehearse"], self.jobs[name]
        job = {**base, **own, "variables": {**base["variables"], **own.get("variables", {})}}
        filled = {
            key: re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda match: str(inputs[match[1]]), value)
            for key, value in job["variables"].items()
        }
        server = {
            "CI": "true", "CI_PROJECT_DIR": "/clone", "CI_COMMIT_SHA": "4f2a91c", "CI_NODE_INDEX": str(index),
            "CI_NODE_TOTAL": str(inputs["shards"]), "CI_PIPELINE_URL": "https://gitlab.example/somebody/app/-/pipelines/7",
            "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        }
        for key, value in filled.items():
            filled[key] = re.sub(r"\$(CI_\w+)", lambda match: server[match[1]], value)
        script = "\n".join(["set -e", *job["before_script"], *job["script"]])
        self.assertNotIn("$[[", script)
        ended = self.bare.run(f"sh <<'SCRIPT'\n{script}\nSCRIPT", {**server, **filled}, "/clone")
        return ended.returncode, ended.stdout

    def test_parts_are_merged(self):
        for index in (1, 2):
            code, said = self.play("rehearse", index)
            self.assertEqual(code, 0, said)
            self.assertTrue(self.bare.exists(f"/clone/rehearse-reports/{index}.record.gz"))
        code, said = self.play("rehearse-merge")
        self.assertEqual(code, 0, said)
        kept = self.jobs["rehearse-merge"]["artifacts"]
        failed, all_of_them = self.failures(kept["reports"]["junit"])
        self.assertEqual(failed, 0)
        self.assertGreater(all_of_them, 100)
        page = self.bare.read("/clone/" + kept["paths"][0])
        self.assertIn("https://gitlab.example/somebody/app/-/pipelines/7", page)

    def test_what_fails_fails_the_merge(self):
        self.add("Scenarios/fails.feature", FAILS)
        codes = [self.play("rehearse", index, shards=3, version=self.version)[0] for index in (1, 2, 3)]
        self.assertEqual(sorted(codes), [0, 0, 1])
        # The part may fail, as the merge fails.
        self.assertEqual(self.jobs["rehearse"]["allow_failure"], {"exit_codes": 1})
        code, said = self.play("rehearse-merge", version=self.version)
        self.assertEqual(code, 1, said)
        self.assertIn("The popup is not shown.", said)
        self.assertEqual(self.failures("rehearse-reports/report.xml")[0], 1)

    def test_a_part_that_is_missing_fails_the_merge(self):
        self.play("rehearse", 1)
        code, said = self.play("rehearse-merge")
        self.assertEqual(code, 2, said)

    def test_inputs_are_words_and_nothing_else(self):
        self.add("Scenarios/b.feature", FAILS)
        code, said = self.play(
            "rehearse", shards=1, paths="Scenarios/b.feature Scenarios/startup-listing",
            arguments="--tags @ios --title $(touch /tmp/bad)*")
        self.assertNotEqual(code, 0, said)
        self.assertFalse(self.bare.exists("/tmp/bad"))
        self.assertEqual(self.play("rehearse", shards=1, arguments="--tgas @a")[0], 2)

    def test_a_wrong_checksum_plays_nothing(self):
        self.spoil()
        code, said = self.play("rehearse", version=self.version)
        self.assertEqual(code, 1, said)
        self.assertIn("is not what the release has the checksum of", said)
        self.assertFalse(self.bare.exists("/clone/.rehearse/bin/rehearse"))
        self.assertNotEqual(self.play("rehearse", version="9.9.9")[0], 0)

    def test_what_is_cached_is_not_loaded(self):
        self.assertEqual(self.play("rehearse", version=self.version)[0], 0)
        self.assertEqual(self.jobs[".rehearse"]["cache"]["paths"], [".rehearse/bin"])
        self.bare.run("rm -r /releases")
        self.assertEqual(self.play("rehearse", version=self.version)[0], 0)

    def test_the_jobs_of_the_article_play(self):
        include = YAML.load(listing("gitlab", "include"))["include"][0]
        self.assertEqual(include["remote"].split("/")[-3:], [f"v{self.version}", ".gitlab", "rehearse.yml"])
        self.assertLessEqual(include["inputs"].keys(), self.spec["spec"]["inputs"].keys())
        self.jobs |= YAML.load(listing("gitlab", "jobs"))
        given = {**include["inputs"], "releases": "file:///releases"}
        for index in (1, 2, 3, 4):
            code, said = self.play("rehearse", index, **given)
            self.assertEqual(code, 0, said)
        for name in ("rehearse-merge", "pages", "rehearse-night"):
            code, said = self.play(name, **given)
            self.assertEqual(code, 0, said)
        self.assertTrue(self.bare.exists("/clone/public/index.html"))
        self.git("update-ref refs/remotes/origin/main HEAD")
        code, said = self.play("rehearse-changed", **given)
        self.assertEqual((code, self.failures("changed.xml")), (0, (0, 0)), said)
        self.add("Scenarios/fails.feature", FAILS)
        code, said = self.play("rehearse-changed", **given)
        self.assertEqual((code, self.failures("changed.xml")), (1, (1, 1)), said)


class JenkinsTest(PipelineTest):
    """The shell's commands of the Jenkinsfile, one shell each, until one fails."""

    def play(self, **given):
        text = (CLONE / ".ci/pipelines/Jenkinsfile").read_text("utf-8")
        variables = dict(re.findall(r"string\(name: '(\w+)', defaultValue: '(.*?)'", text))
        variables |= dict(re.findall(r"^    (\w+) = ['\"](.*)['\"]$", text, re.MULTILINE))
        self.assertLessEqual(given.keys(), variables.keys())
        variables |= {"REHEARSE_RELEASES": "file:///releases", **given}
        variables["REHEARSE_DIR"] = variables["REHEARSE_DIR"].replace("${WORKSPACE}", "/clone")
        variables |= {"WORKSPACE": "/clone", "GIT_COMMIT": "4f2a91c", "BUILD_URL": "https://jenkins.example/job/app/7/"}
        scripts = re.findall(r"sh \'\'\'\n(.*?)\'\'\'", text, re.DOTALL)
        self.assertEqual(len(scripts), 2)
        said = ""
        for script in scripts:
            # In such a text of Groovy, a backslash before the end of a line is the shell's only when it is doubled.
            script = script.replace("\\\\\n", "\\\n")
            ended = self.bare.run(f"sh -xe <<'SCRIPT'\n{script}\nSCRIPT", variables, "/clone")
            said += ended.stdout
            if ended.returncode:
                return ended.returncode, said
        return 0, said

    def test_what_holds_passes_with_its_reports(self):
        code, said = self.play()
        self.assertEqual(code, 0, said)
        self.assertEqual(self.failures("rehearse-reports/report.xml")[0], 0)
        self.assertIn("https://jenkins.example/job/app/7/", self.bare.read("/clone/rehearse-reports/report.html"))

    def test_what_fails_fails_the_build_with_its_reports(self):
        self.add("Scenarios/fails.feature", FAILS)
        code, said = self.play(REHEARSE_VERSION=self.version)
        self.assertEqual(code, 1, said)
        self.assertEqual(self.failures("rehearse-reports/report.xml")[0], 1)

    def test_wrong_words_fail(self):
        self.assertEqual(self.play(ARGUMENTS="--tgas @a $(touch /tmp/bad)")[0], 2)
        self.assertFalse(self.bare.exists("/tmp/bad"))
        self.spoil()
        code, said = self.play()
        self.assertEqual(code, 1)
        self.assertIn("is not what the release has the checksum of", said)


if __name__ == "__main__":
    PipelineTest.program, PipelineTest.folder = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
