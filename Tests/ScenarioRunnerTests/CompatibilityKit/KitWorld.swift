import CucumberExpressions
import ScenarioRunner

/// The world of the official samples: all they speak of, in one value.
struct KitWorld: ScenarioWorld {
  private struct Failure: Error {}

  var cucumbers = 0
  var people = 1
  var cents = 0
  var stock = 0
  var isSold = false
  var table: [[String]] = []
  var virtualTime: Duration { .zero }

  init(_ setup: ScenarioSetup) {}

  mutating func finishStep() throws {}

  mutating func finishScenario() throws {}

  func evidence() -> Evidence { Evidence() }
}

extension KitWorld {
  /// The steps of a sample; samples use the same words for different things.
  static func library(for sample: String) throws -> StepLibrary<KitWorld> {
    var types = ParameterTypeRegistry()
    try types.define(
      ParameterType(
        name: "flight", patterns: ["([A-Z]{3})-([A-Z]{3})"],
        documentation: "a flight", example: "LHR-CDG", valueType: "[String]"
      ) { groups in groups.compactMap(\.self) })
    var library = StepLibrary<KitWorld>(types)
    switch sample {
    case "all-statuses": declareStatuses(&library)
    case "ambiguous": declareAmbiguity(&library)
    case "data-tables", "doc-strings": declareAttachments(&library)
    case "examples-tables": declareCucumbers(&library)
    case "rules": declareSales(&library)
    case "unknown-parameter-type": declareUnknownType(&library)
    default: declareSimpleSteps(&library)
    }
    return library
  }

  private static func declareStatuses(_ library: inout StepLibrary<KitWorld>) {
    library.given("a step", "", example: "a step") { (_: inout KitWorld) in }
    library.given("a failing step", "", example: "a failing step") { (_: inout KitWorld) in
      throw Failure()
    }
    library.given("a pending step", "", example: "a pending step") { (_: inout KitWorld) in
      throw PendingStep("")
    }
    library.given("a skipped step", "", example: "a skipped step") { (_: inout KitWorld) in
      throw SkipScenario("")
    }
    library.given("an ambiguous {}", "", example: "an ambiguous x") {
      (_: inout KitWorld, _: String) in
    }
    library.given("{} ambiguous step", "", example: "x ambiguous step") {
      (_: inout KitWorld, _: String) in
    }
  }

  private static func declareAmbiguity(_ library: inout StepLibrary<KitWorld>) {
    library.given("a {} with {}", "", example: "a x with y") {
      (_: inout KitWorld, _: String, _: String) in
    }
    library.given("a step with {}", "", example: "a step with y") {
      (_: inout KitWorld, _: String) in
    }
  }

  private static func declareAttachments(_ library: inout StepLibrary<KitWorld>) {
    library.when("the following table is transposed:", "", example: "") {
      (world: inout KitWorld, table: DataTableArgument) in
      world.table = table.header.indices.map { column in table.rows.map { $0[column] } }
    }
    library.then("it should be:", "", example: "it should be:") {
      (world: inout KitWorld, table: DataTableArgument) in
      guard world.table == table.rows else { throw Failure() }
    }
    library.given("a doc string:", "", example: "a doc string:") {
      (_: inout KitWorld, _: DocStringArgument) in
    }
  }

  private static func declareUnknownType(_ library: inout StepLibrary<KitWorld>) {
    library.given("{airport} is closed because of a strike", "", example: "") {
      (_: inout KitWorld, _: String) in
    }
  }

  private static func declareCucumbers(_ library: inout StepLibrary<KitWorld>) {
    library.given("there are {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in world.cucumbers = count
    }
    library.given("there are {int} friends", "", example: "") {
      (world: inout KitWorld, count: Int) in world.people = 1 + count
    }
    library.when("I eat {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in world.cucumbers -= count
    }
    library.then("I should have {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in
      guard world.cucumbers == count else { throw Failure() }
    }
    library.then("each person can eat {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in
      guard world.cucumbers / world.people == count else { throw Failure() }
    }
  }

  private static func declareSales(_ library: inout StepLibrary<KitWorld>) {
    library.given("the customer has {int} cents", "", example: "") {
      (world: inout KitWorld, cents: Int) in world.cents = cents
    }
    library.given("there are chocolate bars in stock", "", example: "") {
      (world: inout KitWorld) in world.stock = 1
    }
    library.given("there are no chocolate bars in stock", "", example: "") {
      (world: inout KitWorld) in world.stock = 0
    }
    library.when("the customer tries to buy a {int} cent chocolate bar", "", example: "") {
      (world: inout KitWorld, price: Int) in
      world.isSold = world.stock > 0 && world.cents >= price
    }
    library.then("the sale should not happen", "", example: "") { (world: inout KitWorld) in
      guard !world.isSold else { throw Failure() }
    }
    library.then("the sale should happen", "", example: "") { (world: inout KitWorld) in
      guard world.isSold else { throw Failure() }
    }
  }

  private static func declareSimpleSteps(_ library: inout StepLibrary<KitWorld>) {
    library.given("an order for {string}", "", example: "") { (_: inout KitWorld, _: String) in }
    library.given("I have {int} <![CDATA[cukes]]> in my belly", "", example: "") {
      (_: inout KitWorld, _: Int) in
    }
    library.given("I have {int} cukes in my belly", "", example: "") {
      (_: inout KitWorld, _: Int) in
    }
    library.given("{flight} has been delayed", "", example: "") {
      (_: inout KitWorld, airports: [String]) in
      guard airports == ["LHR", "CDG"] else { throw Failure() }
    }
    library.given("an unimplemented pending step", "", example: "") { (_: inout KitWorld) in
      throw PendingStep("")
    }
    library.given("I skip a step", "", example: "") { (_: inout KitWorld) in
      throw SkipScenario("")
    }
    let passing = [
      "an action", "an outcome", "an implemented non-pending step",
      "an implemented step that is skipped", "an implemented step", "a step that will be skipped",
      "a step that does not skip", "a step that is skipped", "a step that is used",
      "a step that is not used",
    ]
    for text in passing {
      library.given(text, "", example: text) { (_: inout KitWorld) in }
    }
  }
}
