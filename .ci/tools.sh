# Finds the toolchain, and installs other people's readers of what is written here.

export PYTHONDONTWRITEBYTECODE=1
if ! command -v swift >/dev/null 2>&1; then
  for place in /opt/swift/usr/bin /usr/share/swift/usr/bin "$HOME/.local/share/swiftly/bin"; do
    [ -x "$place/swift" ] && PATH="$place:$PATH" && break
  done
fi
command -v swift >/dev/null 2>&1 || { echo "Swift 6.2 or later is needed: see swift.org/install"; exit 1; }
swift --version 2>&1 | head -n 1
# The package needs nothing but the toolchain; a bare image may lack git, which the package manager calls.
need git git
need python3 python3 python3-venv

readers=.build/readers
if ! "$readers/bin/python3" -c "import axe_core_python, check_jsonschema, geojson, gpxpy, jsonschema_rs, junitparser, ruamel.yaml, selenium
import gherkin, cucumber_expressions, cucumber_tag_expressions" 2>/dev/null; then
  python3 -m venv --clear "$readers" 2>/dev/null || {
    apt-get update -qq && apt-get install -y -qq python3-venv && python3 -m venv --clear "$readers"
  }
  pip="$readers/bin/pip install --quiet --disable-pip-version-check"
  { $pip --require-hashes -r .ci/official/requirements.txt && $pip -r .ci/readers/requirements.txt \
    && $pip -r .ci/pipelines/requirements.txt; } || {
    echo "What .ci/*/requirements.txt lists could not be installed: is the package index within reach?"
    exit 1
  }
fi
# The tests look for them in the first Python of the path.
export PATH="$PWD/.ci/lean:$PWD/$readers/bin:$PATH"
