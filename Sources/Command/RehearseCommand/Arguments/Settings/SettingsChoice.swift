import Requirements
import ScenarioReports

/// The choice of a settings file: the one that is named, or the nearest beside the scenarios or above them.
struct SettingsChoice {
  private let arguments: ParsedArguments
  private let folder: WorkingFolder

  init(_ arguments: ParsedArguments, in folder: WorkingFolder) {
    (self.arguments, self.folder) = (arguments, folder)
  }

  /// Returns the command line with the settings behind it.
  func resolved(for subcommand: Subcommand) throws -> ParsedArguments {
    guard SettingsFile.subcommands.contains(subcommand) else { return arguments }
    try arguments.refuse(["--profile", "--settings"], with: "--no-settings")
    guard !arguments.has("--no-settings") else { return arguments }
    let profile = arguments.value("--profile")
    if let word = arguments.value("--settings"), word.text.isEmpty {
      throw UsageError.missingValue(word, placeholder: "FILE")
    }
    guard let path = try arguments.value("--settings")?.text ?? nearest() else {
      guard let profile else { return arguments }
      throw UsageError.invalidValue(
        profile, of: "--profile",
        expected: "a \(SettingsFile.name) beside the scenarios or above them that has it",
        similar: [])
    }
    let file = try SettingsFile(path, in: folder)
    if let profile, !file.profiles.contains(profile.text) {
      let known = file.profiles.joined(separator: ", ")
      throw UsageError.invalidValue(
        profile, of: "--profile",
        expected: known.isEmpty ? "a profile, and \(path) has none" : "one of \(path): \(known)",
        similar: NearestNames.near(profile.text, in: file.profiles))
    }
    var resolved = arguments
    let settings = ParsedArguments.Settings(path: path, profile: profile?.text)
    resolved.add(
      file.occurrences(for: subcommand, profile: profile?.text), from: settings, subcommand.spec)
    return resolved
  }

  /// The file that lies nearest to the scenarios; throws where two paths have different ones.
  private func nearest() throws(UsageError) -> String? {
    let operands = arguments.operands
    let places = operands.isEmpty ? [ScenarioChoice.defaultPath] : operands.map(\.text)
    var found: [String?] = []
    for (index, place) in places.enumerated() {
      let path = nearest(to: (try? FeaturePath(place))?.path ?? place)
      if let other = found.first, other != path, operands.indices.contains(index) {
        let names = [other, path].compactMap(\.self).joined(separator: " and ")
        throw .invalidValue(
          operands[index], of: "PATH",
          expected: "scenarios with the same settings: choose among \(names) with --settings FILE",
          similar: [])
      }
      found = [path]
    }
    return found.first ?? nil
  }

  /// Looks in the folder that is played and in those above, up to that of its repository: however the path is written, and
  /// wherever the command is called, these are the same.
  private func nearest(to path: String) -> String? {
    let place = FileCalls.destination(of: folder.resolve(path))
    let isFolder = (try? FileStatus(path: place))?.kind == .folder
    var above = isFolder ? place : FilePath.parent(of: place)
    for _ in 0..<FeatureFinder.depthMax {
      let candidate = FilePath.join(above, SettingsFile.name)
      // A link that leads nowhere is told by the reader.
      if folder.isTaken(candidate) {
        return shortened(candidate)
      }
      let isTop = (try? FileStatus(path: FilePath.join(above, ".git"))) != nil
      guard !isTop, above != "/", !above.isEmpty else { return nil }
      above = FilePath.parent(of: above)
    }
    return nil
  }

  /// A path as it is told: from the working folder where it lies in it.
  private func shortened(_ path: String) -> String {
    let here = FileCalls.destination(of: folder.resolve(""))
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
