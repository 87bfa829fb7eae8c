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

  /// The name of the program, which has to be one of Swift.
  var name: String { Self.name(of: title) }

  /// What an app without a project is called: its folder, where that has a name in the path.
  static func title(of path: String) -> String {
    let name = FilePath.lastName(of: path)
    return name.isEmpty || name == "." || name == ".." ? "App" : name
  }

  /// Returns the name of an app as one of Swift.
  static func name(of title: String) -> String {
    let name = String(title.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "App\(name)"
  }

  /// The files, by their paths below the folder.
  var files: [(path: String, text: String)] {
    let sources = "Sources/\(name)"
    let features = "Features/\(name)"
    let list = SourceList(
      check, choice, standIns: [], in: FilePath.join(folder, sources))
    // An Info.plist that is at fault is left for the next time, when it is mended.
    let information = information.map { [("\(features)/Info.plist", $0.text)] } ?? []
    return [
      ("Package.swift", manifest), ("\(sources)/PrepareSources.txt", list.text),
      ("\(sources)/\(name).swift", program),
      ("\(features)/app.json", description),
    ] + information + [
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

      // Where Rehearsal lies: beside the project, or where REHEARSAL says, as the container does. SwiftPM takes a relative path
      // from this folder; `sh play` takes it from where you are, and says what to do where nothing lies there.
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
      "infoPlist": "Info.plist",
      "words": []
    }

    """
  }

  /// The Info.plist of the package; `nil` where that of the app cannot be used.
  var information: AppInformation? {
    guard choice.infoPlist?.fault == nil else { return nil }
    return AppInformation(title: title, program: name, app: app, file: choice.infoPlist)
  }

  /// The path of the Info.plist of the package.
  var informationPath: String { FilePath.join(folder, "Features/\(name)/Info.plist") }

  private var feature: String {
    """
    Feature: \(title)

      Scenario: The user opens the app
        Given the app "\(title.replacing("\"", with: "\\\""))" is installed
        When the user opens the app
        Then the app has been started 1 time

    """
  }
}
