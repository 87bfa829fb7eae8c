import Foundation
import TestSupport
import Testing

@testable import SpeedGuard

struct ComparedWithTests {
  private static let hash = "8e4c27ab322ace5680a35a90a380cc83df4c1584"

  private static func read(_ text: String) throws(ComparedWith.Fault) -> ComparedWith {
    try ComparedWith(text, rows: ["trivial", "weeks"])
  }

  @Test func `the file names a commit, and what may be slower`() throws {
    let file = try Self.read(
      """
      # Why.

      \(Self.hash)
        weeks  up to 1.3:  each point is  checked
      # trivial up to 2: no more
      """)
    #expect(file.commit == Self.hash)
    #expect(
      file.excuses == [.init(line: 4, row: "weeks", ratioMax: 1.3, reason: "each point is checked")]
    )
    #expect(file.excuse(of: "weeks")?.ratioMax == 1.3)
    #expect(file.excuse(of: "trivial") == nil)
  }

  @Test(arguments: [
    ("", 1, "there is no commit"), ("# Why.\n", 2, "there is no commit"),
    ("8e4c27ab", 1, "the full hash"), (hash.uppercased(), 1, "the full hash"),
    ("\(hash) of June", 1, "the full hash"), ("weeks up to 1.3: so\n\(hash)", 1, "the full hash"),
    ("\(hash)\nweeks", 2, "“ROW up to RATIO: REASON” is wanted"),
    ("\(hash)\nweeks up to 1.3 so", 2, "“ROW up to RATIO: REASON” is wanted"),
    ("\(hash)\nweeks up to 1.3:", 2, "“ROW up to RATIO: REASON” is wanted"),
    ("\(hash)\nweeks up to nan: so", 2, "“ROW up to RATIO: REASON” is wanted"),
    ("\(hash)\nweeks up to 1.05: so", 2, "needs no excuse"),
    ("\(hash)\n\nyears up to 1.3: so", 3, "no row is called “years”; there are trivial, weeks"),
    ("\(hash)\nweeks up to 2: so\nweeks up to 3: so", 3, "line 2 excuses “weeks” already"),
  ])
  func `a line that says nothing is told`(text: String, line: Int, message: String) {
    let fault = #expect(throws: ComparedWith.Fault.self) { try Self.read(text) }
    #expect(fault?.line == line)
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
  }

  @Test func `the file of the repository names a commit`() throws {
    let file = Checkout.root.appending(path: ".ci/compared-with")
    let text = try String(contentsOf: file, encoding: .utf8)
    // Which rows there are, the benchmark knows.
    let rows = text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(try ComparedWith(text, rows: rows.map(String.init)).commit.count == 40)
  }
}
