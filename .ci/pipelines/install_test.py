"""Installs the command by the script, from a bare root, with a local folder or a small server instead of the release page.

usage: install_test.py REHEARSE FOLDER [TEST...]
"""

import functools
import hashlib
import http.server
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from bare import Bare  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
SCRIPT = HERE.parent.parent / ".github/install.sh"
INSTALL = "sh /install.sh"


def release(place, program, version, repository="owner/name"):
    """Makes a release page in a folder, with the command for Linux on x86_64 under each name of this machine."""
    page = pathlib.Path(place)
    files = page / f"download/v{version}"
    files.mkdir(parents=True)
    for machine in ("linux-x86_64", "linux-arm64", "macos"):
        shutil.copy(program, files / f"rehearse-{machine}")
    subprocess.run([HERE / "release.sh", files, version, repository], check=True)
    latest = page / "latest"
    latest.mkdir(exist_ok=True)
    shutil.rmtree(latest / "download", ignore_errors=True)
    shutil.copytree(files, latest / "download")
    return files


class InstallTest(unittest.TestCase):
    program, folder = "", ""

    @classmethod
    def setUpClass(cls):
        said = subprocess.run([cls.program, "--version"], capture_output=True, text=True, check=True).stdout
        cls.version = said.split()[1]
        cls.folder = pathlib.Path(cls.folder)
        cls.stripped = cls.folder / "rehearse"
        cls.folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["strip", "-o", cls.stripped, cls.program], check=True)

    def setUp(self):
        self.bare = self.root()

    def root(self, busybox=False, programs=("curl",)):
        bare = Bare(self.folder / "root", programs, busybox)
        bare.add_libraries(self.program)
        shutil.copy(SCRIPT, bare.root / "install.sh")
        self.files = release(bare.root / "releases", self.stripped, self.version)
        return bare

    def install(self, words="", user=0, **variables):
        variables = {"REHEARSE_RELEASES": "/releases", **variables}
        return self.bare.run(f"{INSTALL} {words}", {k: v for k, v in variables.items() if v}, user=user)

    def refuses(self, ended, *words):
        """Sees that nothing was installed and nothing is left, and that the words were said."""
        for word in words:
            self.assertIn(word, ended.stdout)
        self.assertEqual(ended.returncode, 1, ended.stdout)
        self.assertEqual(self.bare.names("/usr/local/bin"), [])
        self.assertEqual(self.bare.names("/tmp"), [])
        # Nothing of the shell's own: every error is one that the script tells.
        self.assertIn("install.sh: ", ended.stdout)

    def holds(self, ended, place="/usr/local/bin"):
        self.assertEqual(ended.returncode, 0, ended.stdout)
        self.assertIn(f"rehearse {self.version} is installed: {place}/rehearse", ended.stdout)
        self.assertEqual(self.bare.names(place), ["rehearse"])
        self.assertEqual(self.bare.names("/tmp"), [])
        self.assertEqual((self.bare.root / place.lstrip("/") / "rehearse").read_bytes(), self.stripped.read_bytes())

    def test_the_latest_is_installed_and_plays(self):
        self.holds(self.install())
        self.bare.write("/pets.feature", (
            "Feature: Pets\n  Scenario: One\n    Given the pet listing app is installed\n"
            "    And location permission is denied\n    When the user opens the app\n"
            '    Then the popup "Location is off" is shown\n'))
        played = self.bare.run("rehearse run pets.feature --quiet")
        self.assertEqual(played.returncode, 0, played.stdout)
        self.assertIn("1 scenario: 1 passed", played.stdout)

    def test_the_documented_line_plays_the_readme_s_scenario_within_ten_seconds(self):
        clone = HERE.parent.parent
        article = (clone / "Sources/Command/RehearseCommand/RehearseCommand.docc/BuildServers.md").read_text("utf-8")
        line = re.search(r"^\| a release \| `(.*)` \|$", article, re.MULTILINE)[1].replace("\\|", "|")
        page = "https://github.com/OWNER/rehearsal/releases"
        self.assertEqual(line.count(page), 1)
        feature = (clone / "README.md").read_text("utf-8").split("<!-- file: pets.feature -->\n```gherkin\n")[1].split("```")[0]
        self.bare.write("/pets.feature", feature)
        (self.bare.root / "install.sh").unlink()
        here = self.serve()
        begun = time.monotonic()
        script = f"{line.replace(page, here)} && rehearse run pets.feature"
        ended = self.bare.run(script, {"REHEARSE_RELEASES": here})
        took = time.monotonic() - begun
        self.assertEqual(ended.returncode, 0, ended.stdout)
        self.assertIn("1 scenario: 1 passed", ended.stdout)
        print(f"the documented line and the first scenario: {took:.1f} s")
        self.assertLess(took, 10)

    def test_a_version_is_installed_over_another(self):
        self.bare.write("/usr/local/bin/rehearse", "#!/bin/sh\necho old\n", 0o755)
        self.holds(self.install(f"v{self.version}"))
        self.holds(self.install(REHEARSE_VERSION=self.version))
        self.holds(self.install("latest", REHEARSE_VERSION="9.9.9"))

    def test_a_page_may_be_a_file_address(self):
        self.holds(self.install("--releases file:///releases/ --dir /opt/new/bin", REHEARSE_RELEASES=""), "/opt/new/bin")

    def test_a_user_installs_into_the_home(self):
        (self.bare.root / "home").mkdir()
        (self.bare.root / "home").chmod(0o777)
        ended = self.install(user=65534, HOME="/home")
        self.holds(ended, "/home/.local/bin")
        self.assertIn("is not in PATH", ended.stdout)

    def test_without_coreutils_or_curl(self):
        self.bare = self.root(busybox=True, programs=())
        self.holds(self.install())

    def test_shasum_does_where_sha256sum_is_not(self):
        self.bare.write("/bin/shasum", '#!/bin/sh\n[ "$1 $2" = "-a 256" ] && exec /bin/sums "$3"\n', 0o755)
        (self.bare.root / "bin/sha256sum").rename(self.bare.root / "bin/sums")
        self.holds(self.install())

    def serve(self):
        """Serves the release page until the test has ended; returns its address."""
        handler = functools.partial(QuietHandler, directory=str(self.bare.root / "releases"))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}"

    def test_over_http_by_curl_and_by_wget(self):
        page = self.serve()
        self.holds(self.install(REHEARSE_RELEASES=page))
        self.bare.remove("curl")
        self.bare.add(shutil.which("wget"), "bin/wget")
        self.holds(self.install(REHEARSE_RELEASES=page))
        self.bare.run("rm /usr/local/bin/rehearse")
        self.refuses(self.install("9.9.9", REHEARSE_RELEASES=page), "no checksums of version 9.9.9")
        self.bare.remove("wget")
        self.refuses(self.install(REHEARSE_RELEASES=page), "neither curl nor wget is here")
        self.bare = self.root(busybox=True, programs=())
        self.holds(self.install(REHEARSE_RELEASES=page))
        self.bare = self.root()
        self.refuses(self.install(REHEARSE_RELEASES="http://127.0.0.1:1"), "does not tell its latest version")

    def test_no_such_version(self):
        self.refuses(self.install("9.9.9"), "there are no checksums of version 9.9.9", "is there such a version?")
        self.refuses(self.install("../../etc"), "'../../etc' is no version")
        (self.bare.root / "releases/latest/download/VERSION").unlink()
        self.refuses(self.install(), "does not tell its latest version")
        self.bare.write("/releases/latest/download/VERSION", "<html>\n")
        self.refuses(self.install(), "has no version, but: <html>")

    def test_no_checksum(self):
        sums = self.files / "SHA256SUMS"
        whole = sums.read_text()
        sums.write_text("".join(line for line in whole.splitlines(True) if "rehearse-linux" not in line))
        self.refuses(self.install(), "has no checksum of rehearse-linux-x86_64")
        # The end of a name is no name.
        sums.write_text(whole.replace("rehearse-linux-x86_64", "not-rehearse-linux-x86_64"))
        self.refuses(self.install(), "has no checksum of rehearse-linux-x86_64")

    def test_wrong_checksum(self):
        asset = self.files / "rehearse-linux-x86_64"
        asset.write_bytes(asset.read_bytes()[:-1])
        self.refuses(self.install(), "is not what the release has the checksum of", "expected ", "found ")
        asset.unlink()
        self.refuses(self.install(), "has no rehearse-linux-x86_64")

    def test_a_wrong_checksum_leaves_the_old_command(self):
        self.bare.write("/usr/local/bin/rehearse", "#!/bin/sh\necho old\n", 0o755)
        (self.files / "rehearse-linux-x86_64").write_bytes(b"#!/bin/sh\n")
        self.assertEqual(self.install().returncode, 1)
        self.assertEqual(self.bare.run("rehearse").stdout, "old\n")
        self.assertEqual(self.bare.names("/usr/local/bin"), ["rehearse"])

    def test_a_checksum_may_be_asked_for(self):
        right = hashlib.sha256(self.stripped.read_bytes()).hexdigest()
        self.refuses(self.install(f"--sha256 {'0' * 64}"), "has not the checksum that is asked for")
        self.refuses(self.install("--sha256 12"), "is no SHA-256")
        self.holds(self.install(REHEARSE_SHA256=right.upper()))

    def test_what_does_not_run_is_not_installed(self):
        for text, words in [
            ("#!/bin/sh\necho cannot open library\nexit 127\n", ("does not run here", "cannot open library", "glibc")),
            ("#!/bin/sh\necho rehearse 7.7.7\n", ("this is another version",)),
        ]:
            (self.files / "rehearse-linux-x86_64").write_text(text)
            subprocess.run([HERE / "release.sh", self.files, self.version, "a/b"], check=True)
            self.refuses(self.install(), *words)

    def test_folders_that_cannot_be_written(self):
        self.refuses(self.install("--dir /usr/local/bin", user=65534), "nothing can be written into /usr/local/bin")
        self.refuses(self.install("--dir /install.sh/bin"), "/install.sh is none")
        self.refuses(self.bare.run(f"unset HOME; {INSTALL}", {"REHEARSE_RELEASES": "/releases"}, user=65534), "HOME is not set")
        (self.bare.root / "opt/rehearse").mkdir(parents=True)
        self.refuses(self.install("--dir /opt"), "/opt/rehearse is a folder")

    def test_a_full_disk_leaves_nothing(self):
        ended = self.bare.run("ulimit -f 100; sh /install.sh", {"REHEARSE_RELEASES": "/releases"})
        self.refuses(ended)

    def test_an_interruption_leaves_nothing(self):
        self.bare.write("/usr/local/cp", "#!/bin/sh\nsleep 1\nexec /bin/cp \"$@\"\n", 0o755)
        for signal, code in [("TERM", 143), ("HUP", 129)]:
            # In a shell with jobs of its own the signal reaches the script alone.
            script = f"{INSTALL} & job=$!; sleep 1.5; kill -{signal} $job; wait $job; echo it ended with $?"
            ended = self.bare.run(script, {"REHEARSE_RELEASES": "/releases", "PATH": "/usr/local:/bin"})
            self.assertIn(f"it ended with {code}", ended.stdout)
            self.assertEqual((self.bare.names("/usr/local/bin"), self.bare.names("/tmp")), ([], []))

    def test_a_folder_may_have_blanks(self):
        self.holds(self.install("--dir '/opt/my bin'"), "/opt/my bin")

    def test_unknown_machines(self):
        for system, processor in [("Linux", "riscv64"), ("FreeBSD", "amd64"), ("MINGW64_NT-10.0", "x86_64")]:
            self.bare.write("/usr/local/uname", f'#!/bin/sh\n[ "$1" = -s ] && echo {system} || echo {processor}\n', 0o755)
            ended = self.bare.run(INSTALL, {"REHEARSE_RELEASES": "/releases", "PATH": "/usr/local:/bin"})
            self.refuses(ended, f"there is no rehearse for this machine: {system} {processor}", "swift build")

    def test_other_machines_load_their_own(self):
        for system, processor, name in [
            ("Linux", "aarch64", "linux-arm64"), ("Darwin", "arm64", "macos"), ("Darwin", "x86_64", "macos"),
        ]:
            self.bare.write("/usr/local/uname", f'#!/bin/sh\n[ "$1" = -s ] && echo {system} || echo {processor}\n', 0o755)
            (self.files / f"rehearse-{name}").write_text(f"#!/bin/sh\necho rehearse {self.version}\n")
            subprocess.run([HERE / "release.sh", self.files, self.version, "a/b"], check=True)
            ended = self.bare.run(INSTALL, {"REHEARSE_RELEASES": "/releases", "PATH": "/usr/local:/bin"})
            self.assertEqual(ended.returncode, 0, ended.stdout)
            self.assertEqual(self.bare.read("/usr/local/bin/rehearse"), (self.files / f"rehearse-{name}").read_text())

    def test_neither_sum_is_here(self):
        self.bare.remove("sha256sum")
        self.refuses(self.install(), "neither sha256sum nor shasum is here")

    def test_words_that_mean_nothing(self):
        self.refuses(self.install("--nonsense"), "unknown option --nonsense")
        self.refuses(self.install("1.0 2.0"), "two versions are named: 1.0 and 2.0")
        self.refuses(self.install("--dir"), "--dir needs a value")
        self.refuses(self.install(REHEARSE_RELEASES=""), "which releases?")
        self.refuses(self.install(REHEARSE_RELEASES="ftp://x"), "'ftp://x' is no release page")
        self.assertIn("Usage: install.sh", self.install("--help").stdout)

    def test_the_version_is_told(self):
        ended = self.install("--print-version")
        self.assertEqual((ended.returncode, ended.stdout), (0, f"{self.version}\n"))
        self.assertEqual(self.bare.names("/usr/local/bin"), [])

    def test_the_release_s_own_copy_knows_its_repository(self):
        text = (self.files / "install.sh").read_text()
        self.assertIn('\nrepository="owner/name"\n', text)
        self.bare.write("/install.sh", text)
        says = 'for word in "$@"; do case "$word" in http*) echo "asked for $word" >&2 ;; esac; done'
        self.bare.write("/bin/curl", f"#!/bin/sh\n{says}\nexit 22\n", 0o755)
        self.refuses(
            self.install(REHEARSE_RELEASES=""), "https://github.com/owner/name/releases/latest/download/VERSION")

    def test_half_a_script_does_nothing(self):
        text = SCRIPT.read_text()
        for part in range(1, 20):
            self.bare.write("/half.sh", text[: len(text) * part // 20])
            self.bare.run("sh /half.sh", {"REHEARSE_RELEASES": "/releases"})
            self.assertEqual(self.bare.names("/usr/local/bin"), [])

    def test_the_formula_has_the_checksums(self):
        formula = (self.files / "rehearse.rb").read_text()
        for machine in ("linux-x86_64", "linux-arm64", "macos"):
            self.assertIn(hashlib.sha256((self.files / f"rehearse-{machine}").read_bytes()).hexdigest(), formula)
            self.assertIn(f"/owner/name/releases/download/v{self.version}/rehearse-{machine}\"", formula)
        # Homebrew is not here; that the formula is Ruby is seen where there is one.
        if shutil.which("ruby"):
            subprocess.run(["ruby", "-c", self.files / "rehearse.rb"], stdout=subprocess.DEVNULL, check=True)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


if __name__ == "__main__":
    InstallTest.program, InstallTest.folder = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
