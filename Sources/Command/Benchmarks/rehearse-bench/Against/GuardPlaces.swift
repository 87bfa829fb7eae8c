import SpeedGuard

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The two programs, the files of their revisions, and the folder in which the inputs of both lie.
struct GuardPlaces {
  /// A program and the files that it was built from.
  struct Place {
    let rehearse: String
    let tree: String
    /// The app that is played in processes of its own, which knows the line of its time and no other; or why there is none.
    let app: Result<String, GuardFault>
  }

  let before: Place
  let now: Place
  /// What the revision that is compared with is called.
  let name: String
  private let files: ScratchFolder

  /// Keeps the inputs, so that whoever reads of a call that went wrong can make it again.
  init(before: Place, now: Place, name: String, inputs folder: String) throws(GuardFault) {
    guard let files = ScratchFolder(keeping: folder) else {
      throw GuardFault("the folder \(folder) could not be made")
    }
    (self.before, self.now, self.name, self.files) = (before, now, name, files)
  }

  subscript(side: Side) -> Place { side == .before ? before : now }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws(GuardFault) -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(GuardFault) -> String {
    guard files.write(bytes, to: name) else {
      throw GuardFault("\(path(name)) could not be written; is there room on the disk?")
    }
    return path(name)
  }

  /// The path of a file that is written.
  func path(_ name: String) -> String { files.path(name) }

  /// Lets the two programs take turns.
  func measure(_ calls: GuardCalls, _ turns: Turns) throws(GuardFault) -> Measured {
    let folder = calls.folder ?? path(".")
    do throws(Turns.Failure) {
      return try turns.measure { side in
        MeasuredProcess.run(self[side].rehearse, calls[side], in: folder, isSilent: true)?.took
      }
    } catch {
      let words = [self[error.side].rehearse] + calls[error.side].map(Self.quoted)
      throw GuardFault(
        "this does not end with exit code 0; see what it says: "
          + "cd \(folder) && \(words.joined(separator: " "))")
    }
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    word.contains { $0 == " " || $0 == "'" } ? "\"\(word)\"" : word
  }

  /// The features of the revision that is compared with, which the programs of both sides play and pass.
  ///
  /// All at once where both do; else each is tried alone, and the note says how many are left.
  func commonFeatures(_ options: [String]) throws(GuardFault) -> (paths: [String], note: String) {
    let folder = before.tree
    func passes(_ path: String, _ side: Side) -> Bool {
      let arguments = ["run", path, "--quiet"] + options
      return MeasuredProcess.run(self[side].rehearse, arguments, in: folder, isSilent: true) != nil
    }
    if passes("Scenarios", .before), passes("Scenarios", .now) {
      return (["Scenarios"], "all features of \(name)")
    }
    let all = Self.features(in: "Scenarios", of: folder)
    let common = all.filter { passes($0, .before) && passes($0, .now) }
    guard !common.isEmpty else {
      throw GuardFault(
        "no feature of \(name) passes with both; see why: "
          + "cd \(folder) && \(now.rehearse) run Scenarios")
    }
    let note = "\(common.count) of \(all.count) feature files of \(name): those that both pass"
    return (common, note)
  }

  private static func features(in folder: String, of tree: String) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: "\(tree)/\(folder)")
    return (names ?? []).filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The folder of the SDK for Python in the files of a side.
  func pythonSDK(_ side: Side) throws(GuardFault) -> String {
    let folders = ["Sources/Hosting/SDKs/Python", "Sources/SDKs/Python"]
    let tree = self[side].tree
    guard
      let folder = folders.first(where: {
        FileManager.default.fileExists(atPath: "\(tree)/\($0)/rehearsal.py")
      })
    else {
      throw GuardFault("\(tree) has no SDK for Python; run this in the folder of the package")
    }
    return "\(tree)/\(folder)"
  }
}
