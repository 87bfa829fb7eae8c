import Foundation
import Testing

/// Every scenario of the repository, played as the command plays it.
struct WholePlayTests {
  @Test func `every scenario of every file passes`() async throws {
    let play = try await WholePlay.byOne.value
    #expect(play.outcome.code == 0, "\(play.outcome.text)")
    let pickles = play.messages.split(separator: "\n").filter { $0.hasPrefix("{\"pickle\"") }
    let folder = Readme.root.appending(path: "Scenarios")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }
    #expect(paths.count > 50)
    for path in paths {
      let uri = "\"uri\":\"Scenarios/\(path)\""
      #expect(pickles.contains { $0.contains(uri) }, "\(path) has no scenario")
    }
  }

  @Test func `four workers tell the same as one`() async throws {
    let one = try await WholePlay.byOne.value.messages
    let four = try await WholePlay.byFour.value.messages
    #expect(one.utf8.count > 1_000_000)
    guard one != four else { return }
    let pairs = zip(one.split(separator: "\n"), four.split(separator: "\n"))
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "differs at line \((line?.offset ?? 0) + 1): \(line?.element.0 ?? "") / \(line?.element.1 ?? "")"
    )
  }
}
