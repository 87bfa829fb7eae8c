import Foundation
import ScenarioRunner
import TestSupport
import Testing

/// The samples by which Cucumber implementations are told to be compatible, played with toy steps.
///
/// Hooks and repeated attempts are no part of this runner: nothing runs around scenarios that is not in their text,
/// and a deterministic scenario ends the same way each time. Samples of those are not compared.
@Suite(.comparing(with: .officialData("compatibility-kit")))
struct CompatibilityKitTests {
  @Test(arguments: KitSample.all.filter(\.isSupported), [1, 2])
  func `the messages of the official samples are those of the official runner`(
    sample: KitSample, workers: Int
  ) async throws {
    let actual = try KitMessages.normalized(await messages(of: sample, workers: workers))
    let expected = try KitMessages.normalized(sample.text)
    for (index, pair) in zip(actual, expected).enumerated() where pair.0 != pair.1 {
      Issue.record("message \(index + 1)\nexpected: \(pair.1)\nactual:   \(pair.0)")
      return
    }
    #expect(actual.count == expected.count)
  }

  @Test(.comparing(with: MessageSchema.data), arguments: KitSample.all)
  func `the messages of every sample are what the schema says`(sample: KitSample) async throws {
    let faults = try MessageSchema().faults(of: await messages(of: sample, workers: 1))
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func `the whole kit is there`() {
    #expect(KitSample.all.count >= 17)
  }

  @Test func `only samples of hooks and repeated attempts are left out`() {
    let others = KitSample.all.filter { !$0.isSupported }.map(\.name)
    #expect(others.allSatisfy { $0.contains("hook") || $0.contains("retry") }, "\(others)")
  }

  private func messages(of sample: KitSample, workers: Int) async throws -> String {
    try await MessagesRun(
      sample.sources, KitWorld.library(for: sample.name),
      order: sample.isReversed ? .reversed : .defined, workers: workers
    ).text
  }
}
