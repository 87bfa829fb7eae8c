"""Plants mistakes into copies of what pipelines are made of, each alone, and fails where a check does not notice one.

usage: planted.py REHEARSE FOLDER
"""

import os
import pathlib
import shutil
import subprocess
import sys

ARTICLES = "Sources/Command/RehearseCommand/RehearseCommand.docc"
ACTION = ".github/actions/rehearse"
PLACES = [".github", ".gitlab", ".ci/pipelines", ARTICLES, "Scenarios/startup-listing"]

# What the linters are to notice: the file, what stands there, and what is planted.
LINTED = [
    (".github/workflows/ci.yml", "runs-on: macos-26", "runs-on: macos-1"),
    (".github/workflows/ci.yml", "    timeout-minutes: 120\n", ""),
    (".github/workflows/ci.yml", "persist-credentials: false", "persist-credentials: true"),
    (".github/workflows/nightly.yml", "permissions:\n  contents: read\n", ""),
    (".github/workflows/release.yml", "needs: [proof, linux, macos]", "needs: [proof, linux, mac]"),
    (".github/workflows/release.yml", "${{ matrix.machine }}\n          path", "${{ matrix.machin }}\n          path"),
    (".github/workflows/release.yml", 'dist "${GITHUB_REF_NAME#v}"', "dist ${{ github.ref_name }}"),
    (".github/workflows/release.yml", "attest-build-provenance@v3", "attest-build-provenance@main"),
    (f"{ACTION}/action.yml", "using: composite", "using: compozite"),
    (f"{ACTION}/action.yml", "steps.play.outputs.junit", "steps.plays.outputs.junit"),
    (f"{ACTION}/action.yml", 'sh "$GITHUB_ACTION_PATH/play.sh"', "sh play.sh ${{ inputs.paths }}"),
    (f"{ACTION}/play.sh", 'echo "$FOLDER" >>', "echo $FOLDER >>"),
    (".github/install.sh", 'rm -rf "$loaded"', "rm -rf $loaded"),
    (".github/Containerfile", "cc-debian12:nonroot", "cc-debian12"),
    (".gitlab/rehearse.yml", "allow_failure:\n    exit_codes: 1", "allow_failure:\n    exit_code: 1"),
    (".gitlab/rehearse.yml", "$[[ inputs.shards ]]", "$[[ inputs.shard ]]"),
    (".gitlab/rehearse.yml", "if [ ! -x .rehearse/bin/rehearse ]", "if [ ! -x .rehearse/bin/rehearse"),
    (".ci/pipelines/Jenkinsfile", '${REHEARSE_VERSION#v}; fi', "${REHEARSE_VERSION#v}"),
    (f"{ARTICLES}/BuildServers.md", "          merge: parts", "          merges: parts"),
    (f"{ARTICLES}/BuildServers.md", "      shards: 4", "      shads: 4"),
    (f"{ARTICLES}/BuildServers.md", '"twice": true', '"twise": true'),
    (f"{ARTICLES}/BuildServers.md", "fetch-depth: 0", "fetch-deepth: 0"),
    (f"{ARTICLES}/BuildServers.md", "needs: play\n    if", "need: play\n    if"),
    (f"{ARTICLES}/AtScale.md", "fail-fast: false", "fail-fats: false"),
]

# What is to be noticed when it is played: the test, and the same.
PLAYED = [
    ("InstallTest.test_wrong_checksum", ".github/install.sh", '[ "$found" = "$sum" ]', "true"),
    ("InstallTest.test_no_such_version", ".github/install.sh", "trap clean EXIT", "true"),
    ("InstallTest.test_the_latest_is_installed_and_plays", ".github/install.sh", 'mv -f "$beside"', 'cp "$beside"'),
    ("ActionTest.test_what_holds_passes_with_its_reports", f"{ACTION}/play.sh", "--format github", "--fromat github"),
    ("ActionTest.test_what_fails_fails_the_job_with_annotations", f"{ACTION}/play.sh", 'exit "$code"\n', "exit 0\n"),
    ("ActionTest.test_parts_are_merged", f"{ACTION}/play.sh", '--shard "$SHARD"', "--shard 1/3"),
    (
        "ActionTest.test_arguments_are_words_and_nothing_else", f"{ACTION}/play.sh",
        "printf '%s\\n' \"$ARGUMENTS\" | xargs -n 1 printf '%s\\n'", "eval \"printf '%s\\n' $ARGUMENTS\"",
    ),
    ("ActionTest.test_the_version_is_that_of_the_tag", f"{ACTION}/version.sh", "VERSION=${ACTION_REF#v}", "true"),
    ("GitLabTest.test_parts_are_merged", ".gitlab/rehearse.yml", '--shard "', '--shrad "'),
    ("GitLabTest.test_parts_are_merged", ".gitlab/rehearse.yml", "junit: rehearse-reports/r", "junit: rehearse-reports/R"),
    (
        "GitLabTest.test_inputs_are_words_and_nothing_else", ".gitlab/rehearse.yml",
        "- set -- $REHEARSE_PATHS $REHEARSE_ARGUMENTS", '- eval "set -- $REHEARSE_PATHS $REHEARSE_ARGUMENTS"',
    ),
    ("JenkinsTest.test_what_holds_passes_with_its_reports", ".ci/pipelines/Jenkinsfile", "--format progress", "--format progres"),
    ("WorkflowTest.test_choices", f"{ARTICLES}/BuildServers.md", "--twice --strict", "--twicee --strict"),
    ("TableTest.test_each_row", f"{ARTICLES}/BuildServers.md", "rehearse run --twice`", "rehearse run --twise`"),
]


def notices(program, folder, number, test, name, old, new):
    """Plants a mistake into a copy; returns whether a test then fails, or the linters where it names none."""
    root = folder / f"planted-{number}"
    shutil.rmtree(root, ignore_errors=True)
    for place in PLACES:
        shutil.copytree(place, root / place)
    shutil.copy("README.md", root)
    text = (root / name).read_text("utf-8")
    if old not in text:
        sys.exit(f"{name} has no place for a mistake: {old}")
    (root / name).write_text(text.replace(old, new, 1), "utf-8")
    if test:
        script = "install_test.py" if test.startswith("InstallTest.") else "play_test.py"
        words = [script, program, root / "work", test]
    else:
        words = ["lint.py", root / "work"]
    ended = subprocess.run(
        [sys.executable, "-B", f".ci/pipelines/{words[0]}", *words[1:]], cwd=root, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True)
    shutil.rmtree(root)
    # A test that could not even begin has noticed nothing.
    return ended.returncode != 0 and (not test or "\nRan 1 test" in ended.stderr)


def main(program, folder):
    program, folder = pathlib.Path(program).resolve(), pathlib.Path(folder).resolve()
    mistakes = [(None, *mistake) for mistake in LINTED] + PLAYED
    unseen = 0
    for number, (test, name, old, new) in enumerate(mistakes):
        seen = notices(program, folder, number, test, name, old, new)
        unseen += not seen
        words = new.strip().splitlines()[0] if new else f"without {old.splitlines()[0]}"
        print(f"{'noticed' if seen else 'NOT NOTICED'}: {os.path.basename(name)}: {words}", flush=True)
    print(f"{len(mistakes)} mistakes planted, {unseen} of them not noticed")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
