import DeviceInterface
import DeviceSimulator
import Testing

struct RuleBookTests {
  @Test func `every rule of both platforms is in the book, in order`() {
    let iOS = (1...110).flatMap { number in
      let id = "I-\(number < 10 ? "0" : "")\(number)"
      return number == 14 ? [id, "I-14b"] : [id]
    }
    let android = (1...82).map { "A-\($0 < 10 ? "0" : "")\($0)" }
    #expect(RuleBook.rules.map(\.id.description) == iOS + android)
  }

  @Test func `a rule's setting exists and names the rule`() throws {
    for rule in RuleBook.rules {
      guard let name = rule.setting else { continue }
      let setting = try #require(Setting.all.first { $0.name == name }, "\(rule.id): \(name)")
      let isOfRule = setting.rule == rule.id
      #expect(isOfRule || rule.id == .android(19), "\(name)")
    }
    for setting in Setting.all {
      #expect(RuleBook.rules.contains { $0.setting == setting.name }, "\(setting.name)")
    }
  }

  @Test func `what is documented is modelled, or the book says why not`() {
    for rule in RuleBook.rules {
      #expect(!rule.summary.isEmpty && rule.summary.hasSuffix("."))
      switch rule.modelling {
      case .modelled: break
      case .partly(let why), .notModelled(let why): #expect(!why.isEmpty)
      }
    }
  }

  @Test func `a rule is found by its id as it is written`() {
    #expect(RuleBook.rule("I-14b")?.confidence == .observed)
    #expect(RuleBook.rule("A-07")?.id == .android(7))
    #expect(RuleBook.rule("A-99") == nil)
  }
}
