import TestSupport

@testable import CucumberExpressions

/// A maker of random expressions, and of texts that match them or nearly do.
struct ExpressionGenerator {
  private var generator: SeededNumbers

  init(seed: UInt64) {
    generator = SeededNumbers(seed: seed)
  }

  private static let pieces = [
    "a", "ab", " ", " ", "b", "(a)", "(b )", "a/b ", " a(b)/b/ba ", "{int}", "{word}", "{}",
    "{string}", "ż", #"\("#,
  ]
  private static let words = ["", "1", "-12", "a", "ab", "b a", "\"a b\"", "'b'", "ż", " "]

  mutating func expression() -> String {
    (0...generator.number(below: 7)).map { _ in pick(Self.pieces) }.joined()
      // Two pieces may meet so that a slash has nothing beside it; such are not of interest.
      .replacing("}a/b", with: "} a/b").replacing(")a/b", with: ") a/b")
  }

  mutating func text(for shape: ExpressionShape) -> String {
    var text = ""
    for segment in shape.segments {
      switch segment {
      case .literal(let literal): text += literal
      case .choice(let choices): text += pick(choices)
      case .parameter: text += pick(Self.words)
      }
    }
    // One text in four is spoilt.
    if generator.number(below: 4) == 0, !text.isEmpty {
      let offset = generator.number(below: text.count)
      text.remove(at: text.index(text.startIndex, offsetBy: offset))
    }
    return text
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[generator.number(below: choices.count)]
  }
}
