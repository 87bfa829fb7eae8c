#!/bin/sh
# Tells which version is to be installed, from where, and into which folder.
set -eu

# Used by the tag of a release, the action installs that release.
if [ -z "$VERSION" ]; then
  case "$ACTION_REF" in
    v[0-9]*.[0-9]*.[0-9]*) VERSION=${ACTION_REF#v} ;;
  esac
fi
# Used from the clone that it lies in, it has no repository of its own.
[ -n "$RELEASES" ] || RELEASES=$GITHUB_SERVER_URL/${ACTION_REPOSITORY:-$GITHUB_REPOSITORY}/releases

version=$(sh "$GITHUB_ACTION_PATH/../../install.sh" --releases "$RELEASES" --print-version "$VERSION")
{
  echo "version=$version"
  echo "releases=$RELEASES"
  echo "folder=$TOOLS/rehearse/$version"
} >> "$GITHUB_OUTPUT"
