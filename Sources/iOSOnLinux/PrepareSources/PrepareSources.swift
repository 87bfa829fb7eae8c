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
    let folder = context.pluginWorkDirectoryURL
    let files = settings.sources.map(\.file)
    // What one file declares, another one calls: the tool looks at all of them first. The list passes for a source, as
    // SwiftPM knows no other outputs.
    let list = folder.appending(path: "OptionalRequirements.prepared.swift")
    let survey = Command.buildCommand(
      displayName: "Looking at \(files.count) sources of \(target.name)", executable: tool,
      arguments: ["--survey", list.path] + files.map(\.path), inputFiles: files,
      outputFiles: [list])
    let preparations = settings.sources.map { source in
      let output = folder.appending(path: source.name)
      return Command.buildCommand(
        displayName: "Preparing \(source.file.lastPathComponent)", executable: tool,
        arguments: [source.file.path, output.path, "--requirements", list.path]
          + (settings.isSimulator ? ["--simulator"] : []) + settings.frameworks,
        inputFiles: [source.file, list], outputFiles: [output])
    }
    return [survey] + preparations
  }
}

/// A file to be prepared.
private struct Source {
  let file: URL
  /// Where the prepared file stands; with a name of its own, as the compiler warns where one stands for two files.
  let name: String

  /// The files below a folder, sorted, or a file alone; links out of a folder are not followed.
  static func all(at place: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [place] }
    return try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { path in
        // What is hidden, such as what SwiftPM has built, is nobody's source.
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.sorted()
      .map { place.appending(path: $0).standardizedFileURL }
  }

  /// Names each file once; no two have one name, which the compiler would refuse: the second bears those of its folders.
  static func named(_ files: [URL]) -> [Source] {
    var (sources, seen): ([Source], Set<String>) = ([], [])
    // The list of what protocols need not have is called so.
    var names: Set = ["OptionalRequirements"]
    for file in files where seen.insert(file.path).inserted {
      let parts = file.deletingPathExtension().pathComponents
      var (count, name) = (1, parts.last ?? "")
      while names.contains(name) {
        count += 1
        // Folders may be called so that all of their names together are taken as well.
        name =
          count > parts.count ? "\(count)-\(name)" : parts.suffix(count).joined(separator: "-")
      }
      names.insert(name)
      sources.append(Source(file: file, name: name + ".prepared.swift"))
    }
    return sources
  }
}

/// The target's words on its sources: one path on each line, `without PATH` for what is left out of it,
/// `framework NAME` for a framework of Apple's that something of the app's own, or of this package, stands in for, and
/// `simulator` where the sources are compiled as for Apple's simulator.
private struct Settings {
  private(set) var sources: [Source] = []
  private(set) var frameworks: [String] = []
  private(set) var isSimulator = false

  init(of folder: URL) throws {
    let file = folder.appending(path: "PrepareSources.txt")
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let text = isThere ? try String(contentsOf: file, encoding: .utf8) : "iOS"
    var (files, left): ([URL], [URL]) = ([], [])
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("framework ") {
        frameworks.append(String(line.dropFirst("framework ".count)))
        continue
      }
      if line == "simulator" {
        isSimulator = true
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
      if isLeftOut { left.append(place) } else { files += found }
    }
    files.removeAll { file in
      left.contains { file.path == $0.path || file.path.hasPrefix($0.path + "/") }
    }
    sources = Source.named(files)
    if sources.isEmpty { Diagnostics.error("\(file.path) names no Swift file to prepare") }
  }
}
