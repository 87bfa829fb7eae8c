import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

struct RulesCommandTests {
  @Test func `every rule of both platforms is listed, in order`() throws {
    let ids = RuleList().entries.map(\.id)
    #expect(ids.count == 193)
    #expect(ids.first == "I-01" && ids.contains("I-14b") && ids.last == "A-82")
    #expect(Set(ids).count == ids.count)
  }

  @Test func `a rule that is not modelled says why`() {
    for entry in RuleList().entries where entry.modelled != "yes" {
      #expect(entry.reason?.isEmpty == false, "\(entry.id)")
    }
  }

  @Test func `words narrow the rules down`() async throws {
    let outcome = try await Bench().run("rules", "force-quit")
    #expect(outcome.code == 0)
    try Snapshot.expect(outcome.output, matches: "rules force-quit.txt")
  }

  @Test func `the rules are JSON too`() async throws {
    let outcome = try await Bench().run("rules", "--format", "json", "I-71")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let rules = (object as? [String: Any])?["rules"] as? [[String: Any]]
    #expect(rules?.count == 1)
    let setting = rules?.first?["setting"] as? [String: Any]
    #expect(setting?["name"] as? String == "force-quit policy")
  }

  @Test func `of several numbers of rules each is listed, of other words all have to fit`()
    async throws
  {
    let both = try await Bench().run("rules", "i-91", "I-28")
    #expect(both.code == 0)
    #expect(both.output.contains("\n  I-28  ") && both.output.contains("\n  I-91  "))
    let one = RuleList().mentioning(["I-91", "I-28", "denied"]).entries.map(\.id)
    #expect(one.contains("I-91") && !one.contains("I-28"))
  }

  @Test func `words that no rule mentions are refused`() async throws {
    let outcome = try await Bench().run("rules", "bananas")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("no rule mentions 'bananas'"))
  }
}
