import Foundation
package import Testing

/// Whole files that output is compared with, named after the test; REHEARSAL_RECORD=1 writes them anew.
package enum Snapshot {
  /// Compares a text with the file of the name in the folder `Snapshots` beside the test.
  package static func expect(
    _ text: String, matches name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard text != expected else { return }
    let pairs = zip(lines(text) + ["<end>"], lines(expected) + ["<end>"])
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      differs from \(name) at line \((line?.offset ?? 0) + 1)
      expected: \(line?.element.1 ?? "")
      actual:   \(line?.element.0 ?? "")
      """,
      sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
