import Foundation
import PackagePlugin

/// Prepares the sources of an iOS app, which are left as they are, and has SwiftPM compile what comes of them.
///
/// The sources stand in the folder `iOS` of the target, which may be a link to a folder elsewhere, or in the folder that
/// the first line of the target's file `PrepareSources.txt` names, from the target's folder. The target excludes both
/// from its own sources. Further lines of that file name frameworks of the app's own that stand in for Apple's.
@main
struct PrepareSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let settings = try Settings(of: folder)
    let tool = try context.tool(named: "rehearse-prepare").url
    let sources = try Self.swiftFiles(below: settings.sources)
    guard !sources.isEmpty else {
      Diagnostics.error("\(settings.sources.path) holds no Swift files to prepare")
      return []
    }
    return sources.map { path in
      let input = settings.sources.appending(path: path)
      // A name of its own: the compiler warns where the original's name would stand for two files.
      let name = path.dropLast(".swift".count) + ".prepared.swift"
      let output = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Preparing \(path)", executable: tool,
        arguments: [input.path, output.path] + settings.frameworks,
        inputFiles: [input], outputFiles: [output])
    }
  }

  /// The paths of the Swift files below a folder, sorted; links out of it are not followed.
  private static func swiftFiles(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}

/// What the target says of its sources.
private struct Settings {
  let sources: URL
  let frameworks: [String]

  init(of folder: URL) throws {
    let file = folder.appending(path: "PrepareSources.txt")
    guard FileManager.default.fileExists(atPath: file.path) else {
      sources = folder.appending(path: "iOS").resolvingSymlinksInPath()
      frameworks = []
      return
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    sources = folder.appending(path: lines.first ?? "iOS").standardizedFileURL
      .resolvingSymlinksInPath()
    frameworks = Array(lines.dropFirst())
  }
}
