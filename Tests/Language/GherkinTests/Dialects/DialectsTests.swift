import Foundation
import Gherkin
import TestSupport
import Testing

struct DialectsTests {
  @Test func `there are 80 languages, sorted`() {
    #expect(Dialects.codes.count == 80)
    #expect(Dialects.codes == Dialects.codes.sorted())
    #expect(Dialects.dialect(for: "en")?.scenario == ["Example", "Scenario"])
    #expect(Dialects.dialect(for: "EN") == nil)
  }

  @Test func `the asterisk belongs to no group`() {
    let english = Dialects.dialect(for: "en")
    #expect(english?.stepKeywords.first { $0.text == "* " }?.type == .unknown)
    #expect(english?.stepKeywords.count == 6)
  }

  @Test(.comparing(with: Conformance.data))
  func `the table is the official one`() throws {
    let file = Conformance.gherkin.appendingPathComponent("gherkin-languages.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let official = try #require(json as? [String: [String: Any]])
    #expect(Set(Dialects.codes) == Set(official.keys))
    for dialect in Dialects.all {
      let groups: [String: [String]] = [
        "feature": dialect.feature, "rule": dialect.rule, "background": dialect.background,
        "scenario": dialect.scenario, "scenarioOutline": dialect.scenarioOutline,
        "examples": dialect.examples, "given": dialect.given, "when": dialect.when,
        "then": dialect.then, "and": dialect.and, "but": dialect.but,
      ]
      for (group, keywords) in groups {
        #expect(official[dialect.code]?[group] as? [String] == keywords, "\(dialect.code) \(group)")
      }
      #expect(official[dialect.code]?["native"] as? String == dialect.native)
      #expect(official[dialect.code]?["name"] as? String == dialect.name)
    }
  }
}
