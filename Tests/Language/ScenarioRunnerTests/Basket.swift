import CucumberExpressions
import ScenarioRunner

/// A tiny world: a basket of apples, a clock, and a notebook.
struct Basket: ScenarioWorld {
  struct Spoiled: Error, CustomStringConvertible {
    var description: String { "the apples are spoiled" }
  }

  let setup: ScenarioSetup
  var apples = 0
  var mustEndEmpty = false
  var virtualTime = Duration.zero
  var notes: [String] = []

  init(_ setup: ScenarioSetup) {
    self.setup = setup
  }

  mutating func finishStep() throws {
    guard apples < 0 else { return }
    throw StepFailure("A basket never holds fewer than no apples.", actual: "\(apples) apples")
  }

  mutating func finishScenario() throws {
    guard mustEndEmpty, apples > 0 else { return }
    throw StepFailure("The basket is not empty at the end.", actual: "\(apples) apples")
  }

  func fingerprint() -> WorldFingerprint? {
    WorldFingerprint { hasher in
      hasher.combine(apples)
      hasher.combine(mustEndEmpty)
      hasher.combine(virtualTime)
      hasher.combine(notes)
    }
  }

  /// An insurance is of use only where the basket is lost.
  func objections(toTags tags: [String], requirements: [String]) -> [Objection] {
    guard notes.contains("insured"), !notes.contains("lost") else { return [] }
    return [
      Objection(
        step: 0, "This insures the basket, which is not lost.", notes: [],
        weight: setup.sharedStepCount > 0 ? .background : .refusal)
    ]
  }

  func evidence() -> Evidence {
    Evidence(
      screen: ["[\(apples)]"],
      events: [EvidenceEvent(time: virtualTime, cause: "user", text: "looked")],
      facts: notes
    )
  }
}

extension Basket {
  /// The steps that all suites use.
  static var library: StepLibrary<Basket> {
    get throws {
      var types = ParameterTypeRegistry()
      try types.define(duration)
      var library = StepLibrary<Basket>(types, makeWorld: Basket.init)
      declareApples(&library)
      declareEndings(&library)
      declareAttachments(&library)
      return library
    }
  }

  private static var duration: ParameterType {
    ParameterType(
      name: "duration", patterns: [#"(\d+) (?:minutes?|min)"#],
      documentation: "a length of time", example: "5 minutes"
    ) { groups in
      guard let minutes = Int(groups.compactMap(\.self).first ?? "") else {
        throw ConversionError.notANumber(text: "\(groups)")
      }
      return Duration.seconds(60 * minutes)
    }
  }

  private static func declareApples(_ library: inout StepLibrary<Basket>) {
    library.subject("Apples")
    library.given(
      "the basket has {int} apple(s)", "Fills the basket.", example: "the basket has 3 apples"
    ) { (basket: inout Basket, count: Int) in basket.apples = count }
    library.given("the basket must end empty", "Asks for it.", example: "the basket must end empty")
    { (basket: inout Basket) in basket.mustEndEmpty = true }
    library.when("{duration} pass(es)", "Lets time run.", example: "5 minutes pass") {
      (basket: inout Basket, duration: Duration) in basket.virtualTime += duration
    }
    library.when(
      "the customer takes {int} apple(s)", "Takes apples.", example: "the customer takes 1 apple"
    ) { (basket: inout Basket, count: Int) in basket.apples -= count }
    library.when(
      "the customer buys {string} for {int} coins", "Buys by name.",
      example: "the customer buys \"figs\" for 2 coins"
    ) { (basket: inout Basket, name: String, coins: Int) in
      basket.notes.append("\(name) for \(coins)")
    }
    library.then(
      "the basket holds {int} apple(s)", "Counts the apples.", example: "the basket holds 2 apples"
    ) { (basket: inout Basket, count: Int) in
      guard basket.apples != count else { return }
      throw StepFailure("Wrong number of apples.", expected: "\(count)", actual: "\(basket.apples)")
    }
    library.when("a number is drawn", "Draws by chance.", example: "a number is drawn") {
      (basket: inout Basket) in
      var chance = SeededGenerator(seed: basket.setup.seed)
      basket.notes.append("\(basket.setup.profile) drew \(chance.next())")
    }
  }

  private static func declareEndings(_ library: inout StepLibrary<Basket>) {
    library.subject("Endings")
    library.when("a step is unwritten", "Is pending.", example: "a step is unwritten") {
      (_: inout Basket) in throw PendingStep("later")
    }
    library.when("the platform cannot", "Is invalid.", example: "the platform cannot") {
      (_: inout Basket) in throw InvalidStep("Not on this platform.", notes: ["Use another."])
    }
    library.when("the rest does not apply", "Skips.", example: "the rest does not apply") {
      (_: inout Basket) in throw SkipScenario("not today")
    }
    library.when("the apples spoil", "Throws.", example: "the apples spoil") {
      (_: inout Basket) in throw Spoiled()
    }
    library.when("the fog {word}", "Moves the fog.", example: "the fog thickens") {
      (_: inout Basket, _: String) in
    }
    library.when("the fog lifts", "Lifts the fog.", example: "the fog lifts") {
      (_: inout Basket) in
    }
  }

  private static func declareAttachments(_ library: inout StepLibrary<Basket>) {
    library.subject("Attachments")
    library.given(
      "these {word}:", "Takes a table.", example: "these fruits:\n  | name |\n  | fig  |"
    ) { (basket: inout Basket, word: String, table: DataTableArgument) throws in
      basket.notes.append("\(word): \(try table.column("Name").joined(separator: "+"))")
    }
    library.given("this letter:", "Takes a text.", example: "this letter:\n\"\"\"\nHi\n\"\"\"") {
      (basket: inout Basket, letter: DocStringArgument) in
      basket.notes.append("\(letter.mediaType ?? "plain"): \(letter.content)")
    }
  }
}
