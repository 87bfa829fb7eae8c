/// The parameter types every Cucumber implementation has, in the official order.
enum BuiltInParameterTypes {
  static let all: [ParameterType] = numbers + texts + moreNumbers

  private static let integerPatterns = [#"-?\d+"#, #"\d+"#]
  private static let floatPattern =
    #"(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?"#
  /// The same words without the official pattern's three runs of digits in a row, over which a
  /// regular expression takes time that grows with the cube of their number.
  private static let matchedFloatPattern =
    #"(?=.*\d)[-+]?(?:\d*\.(?=\d)\d*|\d*\.\d+E[-+]?\d+|\d*|\d+E[-+]?\d+)"#
  private static let stringPattern =
    #""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#

  private static let numbers = [
    integer("int", Int.self, "a whole number", example: "42", snippets: true),
    real("float", "a number with decimals", example: "3.14", snippets: true),
  ]

  private static let texts = [
    ParameterType(
      name: "word", patterns: [#"[^\s]+"#], documentation: "one word", example: "banana",
      useForSnippets: false, preferForSnippets: false, recognizer: .word
    ) { groups in groups.first.flatMap { $0 } ?? "" },
    ParameterType(
      name: "string", patterns: [stringPattern], documentation: "a text in quotes",
      example: "\"some words\"", useForSnippets: true, preferForSnippets: false, recognizer: .quoted
    ) { groups in unquoted(groups) },
    ParameterType(
      name: "", patterns: [".*"], documentation: "any text", example: "anything at all",
      useForSnippets: false, preferForSnippets: true, recognizer: .anything
    ) { groups in groups.first.flatMap { $0 } ?? "" },
  ]

  private static let moreNumbers = [
    real("double", "a number with decimals", example: "3.14", snippets: false),
    exact(
      "bigdecimal", [floatPattern], matched: [matchedFloatPattern],
      "a number with decimals, kept as written", "3.14"),
    integer("byte", Int8.self, "a whole number from -128 to 127", example: "42", snippets: false),
    integer(
      "short", Int16.self, "a whole number from -32768 to 32767", example: "42", snippets: false),
    integer("long", Int64.self, "a whole number", example: "42", snippets: false),
    exact(
      "biginteger", integerPatterns, matched: integerPatterns,
      "a whole number of any size, kept as written", "42"),
  ]

  private static func integer<Value: FixedWidthInteger & Sendable>(
    _ name: String, _ type: Value.Type, _ documentation: String, example: String, snippets: Bool
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: integerPatterns, documentation: documentation, example: example,
      useForSnippets: snippets, preferForSnippets: snippets, recognizer: .integer
    ) { groups throws in
      let text = groups.first.flatMap { $0 } ?? ""
      guard let value = Value(text) else {
        throw ConversionError.outOfRange(text: text, range: "\(Value.min) to \(Value.max)")
      }
      return value
    }
  }

  private static func real(
    _ name: String, _ documentation: String, example: String, snippets: Bool
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: [floatPattern], documentation: documentation, example: example,
      useForSnippets: snippets, preferForSnippets: false, recognizer: nil,
      matchedPatterns: [matchedFloatPattern]
    ) { groups throws in
      let text = groups.first.flatMap { $0 } ?? ""
      guard let value = Double(text), value.isFinite else {
        throw ConversionError.notANumber(text: text)
      }
      return value
    }
  }

  /// Makes a number that no Swift type holds exactly; its value is the text.
  private static func exact(
    _ name: String, _ patterns: [String], matched: [String], _ documentation: String,
    _ example: String
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: patterns, documentation: documentation, example: example,
      useForSnippets: false, preferForSnippets: false, recognizer: nil, matchedPatterns: matched
    ) { groups in groups.first.flatMap { $0 } ?? "" }
  }

  /// Takes the group of the quotes that were used, and resolves the escaped quotes in it.
  private static func unquoted(_ groups: [String?]) -> String {
    let text = groups.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "'", result.last == "\\" { result.removeLast() }
      result.append(scalar)
    }
    return String(result)
  }
}
