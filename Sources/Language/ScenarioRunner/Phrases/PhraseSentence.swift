import CucumberExpressions
import Gherkin

/// The sentence of a phrase, taken apart: `{stops:int}` is a parameter of the type `int` whose argument is called `stops`.
///
/// Without a name of its own an argument is called as its type.
struct PhraseSentence {
  /// The words that always mean what stands under the sentence.
  static let tableName = "table"
  static let textName = "text"

  /// The sentence as a Cucumber expression.
  private(set) var source = ""
  /// What the arguments are called, in the order of the sentence.
  private(set) var names: [String] = []
  /// For each code point of the expression, and for its end, the code point of the sentence.
  private(set) var places: [Int] = []
  /// The places of the parameters in the sentence, from brace to brace.
  private(set) var parameters: [Range<Int>] = []

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      if scalars[place] == "\\", place + 1 < scalars.count {
        append(scalars, place..<place + 2)
        place += 2
      } else if scalars[place] == "{", let end = scalars[place...].firstIndex(of: "}") {
        addParameter(scalars, place...end)
        place = end + 1
      } else {
        append(scalars, place..<place + 1)
        place += 1
      }
    }
    places.append(scalars.count)
  }

  /// The words between the parameters; a sentence without any would match every step.
  var hasWords: Bool {
    var depth = 0
    return source.contains { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth == 0 && (character.isLetter || character.isNumber)
    }
  }

  private mutating func addParameter(_ scalars: [Unicode.Scalar], _ braces: ClosedRange<Int>) {
    let inside = braces.lowerBound + 1..<braces.upperBound
    let colon = scalars[inside].firstIndex(of: ":")
    var type = (colon.map { $0 + 1 } ?? inside.lowerBound)..<inside.upperBound
    while let first = type.first, scalars[first] == " " { type.removeFirst() }
    while let last = type.last, scalars[last] == " " { type.removeLast() }
    append(scalars, braces.lowerBound..<braces.lowerBound + 1)
    append(scalars, type)
    append(scalars, braces.upperBound..<braces.upperBound + 1)
    let name = scalars[colon.map { inside.lowerBound..<$0 } ?? type]
    names.append(Self.string(name).trimmed)
    parameters.append(braces.lowerBound..<braces.upperBound + 1)
  }

  private mutating func append(_ scalars: [Unicode.Scalar], _ range: Range<Int>) {
    source += Self.string(scalars[range])
    places += range
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
