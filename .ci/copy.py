"""Makes a folder hold what a clone would: the files that git knows, as they are now, and nothing else but its build.

Files that have not changed are left alone, so that a second build there is short.

usage: copy.py FOLDER
"""

import os
import pathlib
import subprocess
import sys


def listed():
    """Returns the names of the files: those that git knows or, in a copy that git knows nothing of, all but the build."""
    top = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True).stdout.strip()
    if top and os.path.samefile(top, "."):
        names = subprocess.run(["git", "ls-files", "-z", "--cached"], capture_output=True, check=True).stdout
        return names.decode("utf-8").split("\0")
    files = (path for path in pathlib.Path(".").rglob("*") if path.parts[0] != ".build")
    return [path.as_posix() for path in files if not path.is_dir() or path.is_symlink()]


def main(folder):
    target = pathlib.Path(folder)
    names = {name for name in listed() if name and os.path.lexists(name)}
    for path in sorted(target.rglob("*"), reverse=True) if target.exists() else []:
        name = path.relative_to(target)
        if name.parts[0] == ".build" or name.as_posix() in names:
            continue
        if not path.is_dir() or path.is_symlink():
            path.unlink()
        elif not any(path.iterdir()):
            path.rmdir()
    for name in sorted(names):
        source, copy = pathlib.Path(name), target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.write_bytes(source.read_bytes())
        copy.chmod(source.stat().st_mode)
    print(f"{len(names)} files in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
