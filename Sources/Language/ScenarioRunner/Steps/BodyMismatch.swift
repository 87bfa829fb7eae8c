/// An argument that is not of the type its body takes: a mistake of the step's author.
struct BodyMismatch: Error, Hashable, Sendable {
  /// The place among the arguments from the text, from 0; nil for a table or doc string.
  var position: Int?
  var gives: String
  var expected: String

  var text: String {
    let what = position.map { "argument \($0 + 1)" } ?? "the table or doc string"
    return "The step's body takes \(expected) as \(what), but is given \(gives)."
  }
}
