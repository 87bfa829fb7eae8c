import Foundation
import TestSupport
import Testing

/// Every scenario of the repository, played as the command plays it.
struct WholePlayTests {
  @Test func `every scenario of every file passes`() async throws {
    let play = try await WholePlay.byFour.value
    #expect(play.outcome.code == 0, "\(play.outcome.text)")
    let pickles = play.messages.split(separator: "\n").filter { $0.hasPrefix("{\"pickle\"") }
    let uris = Set(pickles.compactMap { $0.firstMatch(of: /"uri":"([^"]*)"/)?.1 })
    let paths = try WholePlay.featurePaths()
    #expect(paths.count > 50)
    for path in paths {
      #expect(uris.contains("Scenarios/\(path)"), "\(path) has no scenario")
    }
  }

  @Test(.tags(.sweep)) func `four workers tell the same as one`() async throws {
    let features = try WholePlay.compared()
    let one = try await WholePlay.play(["run"] + features, workers: 1).messages
    let four = try await WholePlay.play(["run"] + features, workers: 4).messages
    #expect(one.utf8.count > 1_000_000)
    guard one != four else { return }
    let pairs = zip(one.split(separator: "\n"), four.split(separator: "\n"))
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "differs at line \((line?.offset ?? 0) + 1): \(line?.element.0 ?? "") / \(line?.element.1 ?? "")"
    )
  }
}
