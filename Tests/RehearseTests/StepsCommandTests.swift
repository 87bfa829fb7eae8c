import Foundation
import TestSupport
import Testing

@testable import rehearse

struct StepsCommandTests {
  @Test func `the catalogue lists steps by subject`() async throws {
    let outcome = try await Bench().run("steps")
    #expect(outcome.code == 0)
    try Snapshot.expect(outcome.output, matches: "steps.txt")
  }

  @Test func `words narrow the catalogue down`() async throws {
    let outcome = try await Bench().run("steps", "COUNT", "check")
    #expect(outcome.output.contains("Then the count should be {int}"))
    #expect(!outcome.output.contains("is added"))
    #expect(!outcome.output.contains("{float}"))
  }

  @Test func `a misspelt word gets a suggestion`() async throws {
    let outcome = try await Bench().run("steps", "conut")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("error: no step mentions 'conut'\nnote: did you mean count"))
  }

  @Test func `the catalogue is JSON too`() async throws {
    let outcome = try await Bench().run("steps", "--format=json", "virtual")
    try Snapshot.expect(outcome.output, matches: "steps.json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let steps = (object as? [String: Any])?["steps"] as? [[String: Any]]
    #expect(steps?.count == 1)
    #expect(steps?.first?["subject"] as? String == "Time")
  }
}
