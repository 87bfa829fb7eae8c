import Foundation

/// Whole files that output is compared with, named after the test; REHEARSAL_RECORD=1 writes them anew.
package enum Snapshot {
  /// The first line at which an output is not what the file has.
  package struct Difference: Error, CustomStringConvertible {
    /// Where the two part, with both lines.
    package let description: String
  }

  /// Compares a text with the file of the name in the folder `Snapshots` beside the test.
  ///
  /// The difference is thrown, not recorded: a plain target that imports the testing library cannot be built for
  /// release, and `swift build` builds every plain target.
  package static func expect(
    _ text: String, matches name: String, filePath: String = #filePath
  ) throws {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
    try expect(text, isIn: folder.appendingPathComponent(name), called: name)
  }

  /// Compares a text with a file of the repository that is made from code, by its path from the top.
  package static func expect(_ text: String, atPath path: String) throws {
    try expect(text, isIn: Checkout.root.appending(path: path), called: path)
  }

  private static func expect(_ text: String, isIn file: URL, called name: String) throws {
    let folder = file.deletingLastPathComponent()
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard text != expected else { return }
    let pairs = zip(lines(text) + ["<end>"], lines(expected) + ["<end>"])
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    throw Difference(
      description: """
        differs from \(name) at line \((line?.offset ?? 0) + 1)
        expected: \(line?.element.1 ?? "")
        actual:   \(line?.element.0 ?? "")
        """)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
