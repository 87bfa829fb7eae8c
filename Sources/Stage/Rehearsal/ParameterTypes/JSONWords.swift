import CucumberExpressions
import DeviceInterface

/// JSON in sentences: one value, and a path to one.
enum JSONWords {
  /// A text in quotation marks, a number, true, false or null.
  static let parameterType = ParameterType(
    name: "json value",
    patterns: ["(?:\"(?:[^\"\\\\]|\\\\.)*\"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null)"],
    documentation: "a JSON value: a text in quotation marks, a number, true, false or null",
    example: "52.2297", useForSnippets: false
  ) { groups in
    try StepVocabulary.read(groups, "a JSON value") { try? JSONValue(parsing: $0) }
  }
}

extension JSONValue {
  /// Tells whether two values are the same but for the order of members and the way numbers are written.
  func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)):
      let names = Set(left.map(\.name))
      return names == Set(right.map(\.name))
        && names.allSatisfy { name in
          guard let here = self[name], let there = other[name] else { return false }
          return here.isEquivalent(to: there)
        }
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.integer, .double), (.double, .integer): return double == other.double
    default: return self == other
    }
  }

  /// Returns the value at a path such as `points[0].latitude`; `nil` where there is none.
  ///
  /// The empty path is the value itself.
  func value(at path: String) -> JSONValue? {
    var found: JSONValue? = self
    for part in path.split(separator: ".", omittingEmptySubsequences: true) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if let name = pieces.first, !name.isEmpty { found = found?[String(name)] }
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), let elements = found?.array,
          elements.indices.contains(index)
        else { return nil }
        found = elements[index]
      }
    }
    return found
  }
}
