"""A bare root: a folder with nothing but the C and C++ libraries and a few programs, in which commands are run by chroot."""

import os
import pathlib
import re
import shutil
import signal
import subprocess

# What every machine has that is no toolbox: the standard tools of a POSIX shell's scripts.
TOOLS = """
basename cat chmod cp cut dirname env head id ls mkdir mktemp mv printf rm sed sh sha256sum sleep sort touch tr uname wc xargs
""".split()

DEVICES = ("null", "urandom")


class Bare:
    """A root of its own under a folder, made anew."""

    def __init__(self, folder, programs=(), busybox=False):
        self.root = pathlib.Path(folder).resolve()
        shutil.rmtree(self.root, ignore_errors=True)
        for part in ("bin", "dev", "etc", "proc", "root", "tmp", "usr/local/bin"):
            (self.root / part).mkdir(parents=True)
        (self.root / "tmp").chmod(0o1777)
        for device in DEVICES:
            (self.root / "dev" / device).touch()
        # The folder of the build may be on a disk that only its owner may enter.
        self.root.chmod(0o755)
        if busybox:
            self.add(shutil.which("busybox") or "/bin/busybox", "bin/busybox")
            self.run("/bin/busybox --install -s /bin", shell="/bin/busybox sh")
        else:
            for tool in TOOLS:
                self.add(shutil.which("dash" if tool == "sh" else tool), f"bin/{tool}")
        for program in programs:
            self.add(shutil.which(program), f"bin/{program}")

    def add(self, program, name):
        """Copies a program, with the libraries that it is linked with."""
        target = self.root / name
        if target.is_symlink():
            target.unlink()
        shutil.copy(os.path.realpath(program), target)
        self.add_libraries(program)

    def add_libraries(self, program):
        listed = subprocess.run(["ldd", program], capture_output=True, text=True).stdout
        for library in re.findall(r"(/[^ ]+) \(", listed):
            copy = self.root / library.lstrip("/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            if not copy.exists():
                shutil.copy(os.path.realpath(library), copy)

    def remove(self, *names):
        for name in names:
            (self.root / "bin" / name).unlink()

    def write(self, name, text, mode=0o644):
        file = self.root / name.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        file.chmod(mode)

    def read(self, name):
        return (self.root / name.lstrip("/")).read_text("utf-8")

    def exists(self, name):
        return os.path.lexists(self.root / name.lstrip("/"))

    def names(self, name):
        return sorted(os.listdir(self.root / name.lstrip("/")))

    def run(self, script, variables=None, place="/", shell="/bin/sh", user=0):
        """Runs a script of the shell there; returns how it ended and all that it said."""
        environment = {"PATH": "/usr/local/bin:/bin", "HOME": "/root", **(variables or {})}
        # The system's own /proc is there, as in every container; the mounts end with the process that made them.
        mounts = '/bin/mount -t proc proc "$0/proc" && ' + "".join(
            f'/bin/mount --bind /dev/{device} "$0/dev/{device}" && ' for device in DEVICES)
        words = [f"--userspec={user}:{user}", str(self.root), *shell.split(), "-c", f'cd "{place}" && {{ {script}\n}}']
        return subprocess.run(
            ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", mounts + 'exec /usr/sbin/chroot "$@"', str(self.root), *words],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=600,
            # Whoever hangs up on nothing, as under nohup, would hand that on.
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
        )
