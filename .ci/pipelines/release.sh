#!/bin/sh
# Completes a release: beside the commands, what belongs to them is written.
#
# usage: release.sh FOLDER VERSION OWNER/NAME
#
# The folder has the commands, as rehearse-linux-x86_64, rehearse-linux-arm64 and rehearse-macos. VERSION, install.sh, the
# formula of Homebrew where all three commands are there, and SHA256SUMS of all files are written beside them.
set -eu
folder=$1
version=$2
repository=$3
here=$(cd "$(dirname "$0")/../.." && pwd)

echo "$version" > "$folder/VERSION"
sed "s|^repository=\"\"\$|repository=\"$repository\"|" "$here/.github/install.sh" > "$folder/install.sh"
grep -qxF "repository=\"$repository\"" "$folder/install.sh" || {
  echo "install.sh has no line for the repository"
  exit 1
}
chmod 755 "$folder/install.sh"

sum() { sha256sum "$folder/rehearse-$1" | cut -d ' ' -f 1; }
if [ -e "$folder/rehearse-macos" ] && [ -e "$folder/rehearse-linux-arm64" ] && [ -e "$folder/rehearse-linux-x86_64" ]; then
  sed -e "s|@VERSION@|$version|g" -e "s|@REPOSITORY@|$repository|g" -e "s|@MACOS@|$(sum macos)|" \
    -e "s|@LINUX_X86_64@|$(sum linux-x86_64)|" -e "s|@LINUX_ARM64@|$(sum linux-arm64)|" \
    "$here/.github/rehearse.rb.template" > "$folder/rehearse.rb"
  ! grep -n '@[A-Z0-9_]*@' "$folder/rehearse.rb" || exit 1
fi

cd "$folder"
rm -f SHA256SUMS
# The list is whole before it has its name.
sha256sum -- * > .sums
mv .sums SHA256SUMS
