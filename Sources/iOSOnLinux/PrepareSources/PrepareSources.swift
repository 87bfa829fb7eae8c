import Foundation
import PackagePlugin

/// A plug-in that prepares the sources of an iOS app, left as they are, and has SwiftPM compile what comes of them.
///
/// The sources stand in the folder `iOS` of the target, which may be a link to a folder elsewhere, or where the target's
/// file `PrepareSources.txt` says. The target excludes both from its own sources.
@main
struct PrepareSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let settings = try Settings(of: target.directoryURL)
    let tool = try context.tool(named: "rehearse-prepare").url
    return settings.sources.map { source in
      let output = context.pluginWorkDirectoryURL.appending(path: source.name)
      return .buildCommand(
        displayName: "Preparing \(source.file.lastPathComponent)", executable: tool,
        arguments: [source.file.path, output.path] + settings.frameworks,
        inputFiles: [source.file], outputFiles: [output])
    }
  }
}

/// A file to be prepared.
private struct Source {
  let file: URL
  /// Where the prepared file stands; with a name of its own, as the compiler warns where one stands for two files.
  let name: String

  /// The files below a folder, sorted, or a file alone; links out of a folder are not followed.
  static func all(at place: URL) throws -> [Source] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [Source(place, named: place.lastPathComponent)] }
    return try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Source(place.appending(path: $0), named: $0) }
  }

  private init(_ file: URL, named path: String) {
    self.file = file
    name = path.dropLast(".swift".count) + ".prepared.swift"
  }
}

/// The target's words on its sources: one path on each line, `without PATH` for what is left out of it, and
/// `framework NAME` for a framework of Apple's that something of the app's own, or of this package, stands in for.
private struct Settings {
  private(set) var sources: [Source] = []
  private(set) var frameworks: [String] = []

  init(of folder: URL) throws {
    let file = folder.appending(path: "PrepareSources.txt")
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let text = isThere ? try String(contentsOf: file, encoding: .utf8) : "iOS"
    var left: [URL] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("framework ") {
        frameworks.append(String(line.dropFirst("framework ".count)))
        continue
      }
      let isLeftOut = line.hasPrefix("without ")
      let path = isLeftOut ? String(line.dropFirst("without ".count)) : line
      let place = folder.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
      let found = try Source.all(at: place)
      if found.isEmpty {
        Diagnostics.error(
          "\(file.path):\(index + 1): \(place.path) is no Swift file and no folder with one;"
            + " a framework that something stands in for is named by `framework \(path)`")
      }
      if isLeftOut { left.append(place) } else { sources += found }
    }
    sources.removeAll { source in
      left.contains { source.file.path == $0.path || source.file.path.hasPrefix($0.path + "/") }
    }
    if sources.isEmpty { Diagnostics.error("\(file.path) names no Swift file to prepare") }
  }
}
