/// Words of a step that have the shape of an argument but no value: "25:61" is no time of day.
struct ArgumentTextError: Error, Hashable, CustomStringConvertible {
  let text: String
  let expected: String

  init(_ text: String, expected: String) {
    self.text = text
    self.expected = expected
  }

  var description: String {
    "\"\(text)\" is not \(expected)"
  }
}
