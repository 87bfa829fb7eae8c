import SourcePreparation

/// The files of a package beside an iOS app, in which the app is built and played on Linux.
struct LinuxPackage {
  /// What the app is called in scenarios.
  let title: String
  /// The app as its project describes it; nothing is known of it where there is only a folder of sources.
  let app: XcodeApp?
  let check: PreparationCheck
  let choice: SourceChoice
  /// The folder of the package.
  let folder: String
  /// The `Info.plist` that the app has as a file.
  let infoPlist: String?

  /// The name of the program, which has to be one of Swift.
  var name: String {
    let name = String(title.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "App\(name)"
  }

  /// The files, by their paths below the folder.
  var files: [(path: String, text: String)] {
    let sources = "Sources/\(name)"
    let features = "Features/\(name)"
    let list = SourceList(
      check, choice, standIns: [], in: FilePath.join(folder, sources), of: folder)
    return [
      ("Package.swift", manifest), ("\(sources)/PrepareSources.txt", list.text),
      ("\(sources)/\(name).swift", program),
      ("\(features)/app.json", description), ("\(features)/Info.plist", information.text),
      ("\(features)/first.feature", feature), (".gitignore", ".build/\n/\(features)/\(name)\n"),
      ("play", script), ("Dockerfile", container),
      (".devcontainer/devcontainer.json", devContainer),
    ]
  }

  /// What the package lacks.
  var notes: [String] {
    guard let packages = app?.packages, !packages.isEmpty else { return [] }
    return [
      "Package.swift does not name the packages of the app, of which some may build on Linux: "
        + packages.joined(separator: ", ")
    ]
  }

  // MARK: The package

  private var manifest: String {
    let frameworks =
      (["CoreLocation"].filter { name in check.modules.contains { $0.name == name } })
    let products =
      (frameworks + check.asked.map { $0 == "Foundation" ? "PhoneFoundation" : $0 } + [
        "VirtualTime"
      ])
      .sorted().map { "        .product(name: \"\($0)\", package: \"rehearsal\"),\n" }.joined()
    let settings = CompilerSettings(app).lines.map { "        \($0),\n" }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Where Rehearsal lies: beside the project, or where the container has it.
      let rehearsal = Context.environment["REHEARSAL"] ?? "../../rehearsal"

      let package = Package(
        name: "\(name)-on-linux",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "rehearsal", path: rehearsal)],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
      \(products)      ],
            exclude: ["PrepareSources.txt"],
            swiftSettings: [
      \(settings)      ],
            plugins: [.plugin(name: "PrepareSources", package: "rehearsal")])
        ]
      )

      """
  }

  private var program: String {
    !check.mains.isEmpty
      ? "// The app's own sources stay where they are: PrepareSources.txt names them.\n"
      : """
      import AppHost
      import VirtualTime

      /// What the user sees: no file of the app's that comes along has `@main`, so its models are shown here.
      final class \(name)Screen: ScreenApp {
        init(_ phone: HostPhone) {}

        var content: ScreenContent {
          var content = ScreenContent("\(name)")
          content.text("Show here what the app's models have.")
          return content
        }
      }

      @main enum Main {
        static func main() { AppHost.run { \(name)Screen($0) } }
      }

      """
  }

  // MARK: The features

  private var description: String {
    """
    {
      "name": "\(title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))",
      "command": ["./\(name)"],
      "infoPlist": "Info.plist"
    }

    """
  }

  private var information: AppInformation {
    AppInformation(title: title, program: name, app: app, file: infoPlist)
  }

  private var feature: String {
    """
    Feature: \(title)

      Scenario: The user opens the app
        Given the app "\(title.replacing("\"", with: "\\\""))" is installed
        When the user opens the app
        Then the app has been started 1 time

    """
  }

  // MARK: The container

  private var script: String {
    """
    #!/bin/sh
    # Builds the app for Linux, and plays its features twice.
    set -e
    cd "$(dirname "$0")"
    swift build --disable-build-manifest-caching
    cp .build/debug/\(name) Features/\(name)/
    rehearse run Features/\(name) --twice "$@"

    """
  }

  private var container: String {
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

  private var devContainer: String {
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
