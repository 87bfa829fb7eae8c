import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

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

  @Test func `a misspelt word finds what it means, and an unknown one is told`() async throws {
    let outcome = try await Bench().run("steps", "conut")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("the count should be {int}"))
    let unknown = try await Bench().run("steps", "zebra")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("error: no step has to do with 'zebra'"))
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
