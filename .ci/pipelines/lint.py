"""Checks workflows, action, GitLab's and Jenkins' files, and those that articles show, by schemas, linters and house rules.

`planted.py` sees that mistakes are noticed.

usage: lint.py FOLDER
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import ruamel.yaml

ARTICLES = "Sources/Command/RehearseCommand/RehearseCommand.docc"
YAML = ruamel.yaml.YAML(typ="safe")
INPUT = r"\$\[\[ inputs\.(\w+) \]\]"
BIN = pathlib.Path(sys.executable).parent


class Lint:
    """The checks of one tree of files; what is found is kept."""

    def __init__(self, root, folder):
        self.root, self.folder, self.found = pathlib.Path(root), pathlib.Path(folder), []
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def call(self, program, *words):
        ended = subprocess.run([BIN / program, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if ended.returncode:
            self.found.append(f"{program} {' '.join(map(str, words))}\n{ended.stdout}")

    def schema(self, name, *files):
        self.call("check-jsonschema", "--builtin-schema", name, *files)

    def expect(self, holds, words):
        if not holds:
            self.found.append(words)

    def write(self, name, text):
        file = self.folder / name
        file.write_text(text, "utf-8")
        return file

    def listings(self, article, kind):
        """The listings of an article that have a name, by it."""
        text = (self.root / ARTICLES / article).read_text("utf-8")
        return dict(re.findall(rf"<!-- {kind}: (\S+) -->\n```\w+\n(.*?)```\n", text, re.DOTALL))

    def all(self):
        self.workflows()
        self.action()
        self.gitlab()
        self.scripts()
        self.settings()
        self.call("hadolint", self.root / ".github/Containerfile", self.write("Dockerfile", self.container()))
        return self.found

    def container(self):
        """The Dockerfile that `rehearse init ios` writes."""
        written = (self.root / "Tests/Command/RehearseCommandTests/Snapshots/init ios package.txt").read_text("utf-8")
        return re.search(r"^== Linux/Dockerfile\n(.*?)\n== ", written, re.DOTALL | re.MULTILINE)[1]

    def workflows(self):
        own = sorted((self.root / ".github/workflows").glob("*.yml"))
        shown = [self.write(f"{name}.yml", text) for name, text in self.listings("BuildServers.md", "workflow").items()]
        self.expect(len(own) == 3 and len(shown) == 4, "there are other workflows than those that are looked at")
        scale = self.listings("AtScale.md", "played")["workflow"]
        whole = self.write("scale.yml", f"name: At scale\non: [push]\n{scale}")
        self.schema("vendor.github-workflows", *own, *shown, whole)
        self.schema("custom.github-workflows-require-timeout", *own, *shown)
        self.call("actionlint", "-config-file", self.write("actionlint.yaml", "{}\n"), *own, *shown, whole)
        inputs = YAML.load(self.root / ".github/actions/rehearse/action.yml")["inputs"]
        for file in own + shown:
            workflow = YAML.load(file)
            self.expect(workflow.get("permissions") == {"contents": "read"}, f"{file.name} may more than read")
            for name, job in workflow["jobs"].items():
                for step in job.get("steps", []):
                    self.step(f"{file.name}: {name}", step)
                    if step.get("uses", "").startswith("OWNER/"):
                        unknown = step.get("with", {}).keys() - inputs.keys()
                        self.expect(not unknown, f"{file.name}: the action has no input {unknown}")
        for file in own:
            text = file.read_text("utf-8")
            self.expect(
                text.count("actions/checkout@") == text.count("persist-credentials: false"),
                f"{file.name}: a checkout leaves its token behind")
            self.expect("\nconcurrency:\n" in text, f"{file.name} says nothing of concurrency")

    def step(self, place, step):
        """The rules of the house for one step."""
        self.expect("${{" not in step.get("run", ""), f"{place}: an expression in a script, instead of a variable")
        uses = step.get("uses", "")
        pinned = re.fullmatch(r"actions/[\w-]+@v\d+|OWNER/\S+@v\d+\.\d+\.\d+", uses)
        self.expect(not uses or pinned, f"{place}: {uses} is not pinned, or somebody else's")

    def action(self):
        file = self.root / ".github/actions/rehearse/action.yml"
        self.schema("vendor.github-actions", file)
        action = YAML.load(file)
        steps = action["runs"]["steps"]
        known = {"inputs": set(action["inputs"]), "steps": {step["id"] for step in steps if "id" in step}}
        for kind, name in re.findall(r"\b(inputs|steps)\.([\w-]+)", file.read_text("utf-8")):
            self.expect(name in known[kind], f"the action has none of the {kind} named {name}")
        for step in steps:
            self.step("the action", step)
            for script in re.findall(r"\$GITHUB_ACTION_PATH/([\w./-]+)", step.get("run", "")):
                self.expect((file.parent / script).exists(), f"the action calls {script}")

    def gitlab(self):
        spec, jobs = YAML.load_all(self.root / ".gitlab/rehearse.yml")
        inputs = spec["spec"]["inputs"]
        values = {name: value.get("default", "https://releases.example") for name, value in inputs.items()}
        shown = self.listings("BuildServers.md", "gitlab")
        include, more = YAML.load(shown["include"]), YAML.load(shown["jobs"])
        unknown = include["include"][0]["inputs"].keys() - inputs.keys()
        self.expect(not unknown, f"the GitLab file has no input {unknown}")

        def filled(node):
            if isinstance(node, dict):
                return {key: filled(value) for key, value in node.items()}
            if isinstance(node, list):
                return [filled(value) for value in node]
            if not isinstance(node, str):
                return node
            # What is an input and nothing else keeps its type.
            whole = re.fullmatch(INPUT, node)
            if whole:
                return values.get(whole[1], node)
            return re.sub(INPUT, lambda match: str(values.get(match[1], match[0])), node)

        ready = filled(jobs)
        self.expect("$[[" not in json.dumps(ready), "the GitLab file uses an input that it has not")
        parts = {"spec": spec, "jobs": {**ready, **more}, "include": include}
        files = [self.write(f"gitlab-{name}.json", json.dumps(part)) for name, part in parts.items()]
        self.call("check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", *files)
        base = ready[".rehearse"]
        for name, job in {**ready, **more}.items():
            if "script" in job:
                names = {**base["variables"], **job.get("variables", {})}
                self.script(f"gitlab-{name}.sh", [*base["before_script"], *job["script"]], [*names, "CI_NODE_INDEX"])

    def script(self, name, lines, variables=()):
        # Inputs are words there on purpose.
        head = ["#!/bin/sh", "# shellcheck disable=SC2086,SC2154", *(f'{each}="${{{each}:-}}"' for each in variables)]
        self.call("shellcheck", self.write(name, "\n".join([*head, *lines]) + "\n"))

    def scripts(self):
        files = [self.root / ".github/install.sh", *(self.root / ".github/actions").rglob("*.sh")]
        self.call("shellcheck", *files, *(self.root / ".ci/pipelines").glob("*.sh"))
        text = (self.root / ".ci/pipelines/Jenkinsfile").read_text("utf-8")
        for number, script in enumerate(re.findall(r"sh '''\n(.*?)'''", text, re.DOTALL)):
            self.script(f"jenkins-{number}.sh", [script.replace("\\\\\n", "\\\n")])
        self.expect(text.count("{") == text.count("}") and text.count("'''") % 2 == 0, "the Jenkinsfile is not closed")

    def settings(self):
        text = self.listings("BuildServers.md", "settings")["rehearse.json"]
        schema = self.root / ARTICLES / "Resources/rehearse.schema.json"
        self.call("check-jsonschema", "--schemafile", schema, self.write("rehearse.json", text))


def main(folder):
    os.environ["PATH"] = f"{BIN}:{os.environ['PATH']}"
    found = Lint(".", pathlib.Path(folder).resolve()).all()
    for each in found:
        print(each)
    print(f"pipelines: {len(found)} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
