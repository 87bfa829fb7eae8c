import CucumberExpressions
import Foundation
import ScenarioRunner

/// The world of the official samples: all they speak of, in one value.
struct KitWorld: ScenarioWorld {
  var cucumbers = 0
  var people = 1
  var cents = 0
  var stock = 0
  var isSold = false
  var table: [[String]] = []
  var attachments: [ReportAttachment] = []
  var virtualTime: Duration { .zero }

  init(_ setup: ScenarioSetup) {}

  mutating func finishStep() throws {}

  mutating func finishScenario() throws {}

  mutating func takeAttachments() -> [ReportAttachment] {
    defer { attachments = [] }
    return attachments
  }

  func evidence() -> Evidence { Evidence() }
}

extension KitWorld {
  /// The steps of a sample, in the order of its own; samples use the same words for different things.
  static func library(for sample: String) throws -> StepLibrary<KitWorld> {
    var types = ParameterTypeRegistry()
    if sample == "parameter-types" {
      try types.define(
        ParameterType(
          name: "flight", patterns: ["([A-Z]{3})-([A-Z]{3})"],
          documentation: "a flight", example: "LHR-CDG", valueType: "[String]"
        ) { groups in groups.compactMap(\.self) })
    }
    var library = StepLibrary<KitWorld>(types, makeWorld: KitWorld.init)
    declare(sample, in: &library)
    return library
  }

  private static func declare(_ sample: String, in library: inout StepLibrary<KitWorld>) {
    switch sample {
    case "all-statuses": declareStatuses(&library)
    case "ambiguous": declareAmbiguity(&library)
    case "attachments", "examples-tables-attachment": declareAttaching(&library, sample)
    case "data-tables": declareTables(&library)
    case "doc-strings": declareDocStrings(&library)
    case "examples-tables", "examples-tables-undefined":
      declareCucumbers(&library, isWhole: sample == "examples-tables")
    case "markdown": declareMarkdown(&library)
    case "regular-expression": declareVegetables(&library)
    case "rules": declareSales(&library)
    case "stack-traces": declareFailure(&library, "a step throws an exception", "BOOM")
    case "unknown-parameter-type":
      library.given("{airport} is closed because of a strike", "", example: "") {
        (_: inout KitWorld, _: String) in
      }
    default: declareSimpleSteps(of: sample, &library)
    }
  }

  /// Declares a step that does nothing.
  private static func pass(_ library: inout StepLibrary<KitWorld>, _ text: String) {
    library.given(text, "", example: text) { (_: inout KitWorld) in }
  }

  private static func declareFailure(
    _ library: inout StepLibrary<KitWorld>, _ text: String, _ message: String
  ) {
    library.given(text, "", example: text) { (_: inout KitWorld) in throw StepFailure(message) }
  }

  private static func declareSimpleSteps(
    of sample: String, _ library: inout StepLibrary<KitWorld>
  ) {
    switch sample {
    case "backgrounds", "multiple-features", "multiple-features-reversed", "rules-backgrounds":
      library.given("an order for {string}", "", example: "") { (_: inout KitWorld, _: String) in }
      guard !sample.hasPrefix("multiple") else { return }
      pass(&library, "an action")
      pass(&library, "an outcome")
    case "cdata":
      library.given("I have {int} <![CDATA[cukes]]> in my belly", "", example: "") {
        (_: inout KitWorld, _: Int) in
      }
    case "minimal":
      library.given("I have {int} cukes in my belly", "", example: "") {
        (_: inout KitWorld, _: Int) in
      }
    case "parameter-types":
      library.given("{flight} has been delayed", "", example: "") {
        (_: inout KitWorld, airports: [String]) in
        guard airports == ["LHR", "CDG"] else { throw StepFailure("\(airports)") }
      }
    case "pending":
      pass(&library, "an implemented non-pending step")
      pass(&library, "an implemented step that is skipped")
      library.given("an unimplemented pending step", "", example: "") { (_: inout KitWorld) in
        throw PendingStep("")
      }
    case "skipped":
      pass(&library, "a step that does not skip")
      pass(&library, "a step that is skipped")
      library.given("I skip a step", "", example: "") { (_: inout KitWorld) in
        throw SkipScenario("")
      }
    case "undefined":
      pass(&library, "an implemented step")
      pass(&library, "a step that will be skipped")
    case "unused-steps":
      pass(&library, "a step that is used")
      pass(&library, "a step that is not used")
    default: break
    }
  }

  private static func declareStatuses(_ library: inout StepLibrary<KitWorld>) {
    func step(_ pattern: String, _ error: (any Error)?) {
      library.step(.given, matching: pattern, "", example: "") { (_: inout KitWorld) in
        if let error { throw error }
      }
    }
    step("^a step$", nil)
    step("^a failing step$", StepFailure("whoops"))
    step("^a pending step$", PendingStep(""))
    step("^a skipped step$", SkipScenario(""))
    for pattern in ["^an ambiguous (.*?)$", "^(.*?) ambiguous step$"] {
      library.step(.given, matching: pattern, "", example: "") {
        (_: inout KitWorld, _: String) in
      }
    }
  }

  private static func declareAmbiguity(_ library: inout StepLibrary<KitWorld>) {
    library.step(.given, matching: "^a (.*?) with (.*?)$", "", example: "") {
      (_: inout KitWorld, _: String, _: String) in
    }
    library.step(.given, matching: "^a step with (.*?)$", "", example: "") {
      (_: inout KitWorld, _: String) in
    }
  }

  private static func declareVegetables(_ library: inout StepLibrary<KitWorld>) {
    let pattern = "^a (.*?)(?: and a (.*?))?(?: and a (.*?))?$"
    library.step(.given, matching: pattern, "", example: "") {
      (_: inout KitWorld, first: String, _: String, _: String) in
      guard first == "cucumber" else { throw StepFailure(first) }
    }
  }

  private static func declareMarkdown(_ library: inout StepLibrary<KitWorld>) {
    for text in ["some TypeScript code:", "some classic Gherkin:"] {
      library.given(text, "", example: "") { (_: inout KitWorld, _: DocStringArgument) in }
    }
    library.when("we use a data table and attach something and then {word}", "", example: "") {
      (world: inout KitWorld, word: String, _: DataTableArgument) in
      world.attachments.append(ReportAttachment(log: "We are logging some plain text (\(word))"))
      if word == "fail" { throw StepFailure("You asked me to fail") }
    }
    pass(&library, "this might or might not run")
  }
}
