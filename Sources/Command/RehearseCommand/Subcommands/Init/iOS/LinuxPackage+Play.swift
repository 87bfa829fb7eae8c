/// The files by which the package is built and played, here and in a container.
extension LinuxPackage {
  /// The script that builds and plays; what it needs is looked for before the build, which takes long.
  var script: String {
    """
    #!/bin/sh
    # Builds the app for Linux, and plays its features twice.
    set -e

    # Where Rehearsal lies, if not beside the project; a relative path is one from where you are.
    case "$REHEARSAL" in
      "") unset REHEARSAL ;;
      /*) ;;
      *) REHEARSAL="$PWD/$REHEARSAL" ;;
    esac
    at="$(dirname "$0")"
    rehearsal="${REHEARSAL:-$(cd "$at/../.." && pwd)/rehearsal}"
    lacks=no
    if [ ! -f "$rehearsal/Package.swift" ]; then
      cat >&2 << END
    play: the package rehearsal is not at $rehearsal. Say where it lies:
      export REHEARSAL=/path/to/rehearsal
    END
      rehearsal=/path/to/rehearsal
      lacks=yes
    fi
    if ! command -v rehearse > /dev/null; then
      cat >&2 << END
    play: there is no command rehearse in PATH. Build it, and say where it lies:
      swift build --package-path "$rehearsal" --configuration release --product rehearse
      export PATH="$rehearsal/.build/release:\\$PATH"
    END
      lacks=yes
    fi
    if [ $lacks = yes ]; then
      echo "Then play again: sh $0" >&2
      exit 2
    fi

    cd "$at"
    swift build --disable-build-manifest-caching
    cp .build/debug/\(name) Features/\(name)/
    rehearse run Features/\(name) --twice "$@"

    """
  }

  /// The container in which the package is built and played.
  var container: String {
    """
    # Swift for Linux with Rehearsal: docker build --tag \(tag) .
    # Then: docker run --rm --volume "$(dirname "$PWD"):/project" \(tag)
    FROM swift:6.3-bookworm
    ARG REHEARSAL_ADDRESS=https://github.com/OWNER/rehearsal
    ARG REHEARSAL_VERSION=v\(Version.text)
    ENV REHEARSAL=/rehearsal
    RUN git clone --depth 1 --branch "$REHEARSAL_VERSION" "$REHEARSAL_ADDRESS" "$REHEARSAL" \\
      && swift build --package-path "$REHEARSAL" --configuration release --product rehearse \\
      && cp "$REHEARSAL/.build/release/rehearse" /usr/local/bin/
    WORKDIR /project/\(FilePath.lastName(of: folder))
    CMD ["sh", "play"]

    """
  }

  private var tag: String { "\(name.lowercased())-on-linux" }

  /// The same for editors.
  var devContainer: String {
    """
    {
      "name": "\(name) on Linux",
      "build": { "dockerfile": "../Dockerfile" },
      "workspaceMount": "source=${localWorkspaceFolder}/..,target=/project,type=bind",
      "workspaceFolder": "/project/\(FilePath.lastName(of: folder))",
      "postCreateCommand": "sh play"
    }

    """
  }
}
