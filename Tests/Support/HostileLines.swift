/// Lines that are nearly JSON messages, and lines that are nothing of the kind; the same seed gives the same lines.
package struct HostileLines {
  private var numbers: SeededNumbers
  private let samples: [[String]]

  /// Takes the lines that are spoilt.
  package init(seed: UInt64, samples: [String]) {
    numbers = SeededNumbers(seed: seed)
    self.samples = samples.map(Self.tokens)
  }

  /// Returns the next line, without its end.
  package mutating func next() -> [UInt8] {
    var tokens = pick(samples)
    for _ in 0..<pick([1, 1, 2, 3]) { spoil(&tokens) }
    var bytes = Array(tokens.joined().utf8)
    if numbers.number(below: 8) == 0 { spoil(&bytes) }
    return bytes.filter { $0 != UInt8(ascii: "\n") }
  }

  /// What stands where something else was expected.
  private static let values = [
    "null", "true", "false", "0", "-0", "-1", "1", "7", "2.0", "1.5", "1e2", "1e308", "-1e308",
    "1e999", "-1e999",
    "1e-999", "1e999999999", "9007199254740991", "9007199254740993", "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809", "1" + String(repeating: "0", count: 400), "01", "+1", ".5", "1.",
    "0x10", "NaN", "Infinity",
    "-Infinity", "undefined", "\"\"", "\" \"", "\"\\u0000\"", "\"\\ud800\"", "\"\\udc00\\ud800\"",
    "\"\\q\"",
    "\"\u{1F600}\"", "\"e\u{301}\"", "\"\u{202E}\"", "\"\u{FEFF}\"", "\"kind\"", "\"__proto__\"",
    "\"constructor\"",
    "\"toString\"", "\"hasOwnProperty\"", "\"jsonrpc\"", "\"id\"", "\"signal\"", "\"start\"",
    "\"result\"", "\"error\"",
    "\"" + String(repeating: "x", count: 3_000) + "\"", "[]", "{}", "[[]]", "[null]", "{\"\":0}",
    "{\"kind\":\"fix\"}",
    "{\"kind\":null}", "{\"a\":1,\"a\":2}", "[1,2,3]",
  ]

  private mutating func spoil(_ tokens: inout [String]) {
    guard !tokens.isEmpty else { return }
    let place = numbers.number(below: tokens.count)
    // Most places are signs, and a line without its signs is no JSON: values and names are spoilt more often.
    let words = tokens.indices.filter { !Self.signs.contains(tokens[$0]) }
    let names = words.filter { $0 + 1 < tokens.count && tokens[$0 + 1] == ":" }
    let value = words.isEmpty ? place : pick(words)
    switch numbers.number(below: 12) {
    case 0...5: tokens[value] = names.contains(value) ? pick(Self.texts) : pick(Self.values)
    case 6, 7:
      guard !names.isEmpty else { return }
      let name = pick(names)
      tokens.insert(contentsOf: [tokens[name], ":", pick(Self.values), ","], at: name)
    case 8:
      let depth = 1 + numbers.number(below: pick([3, 300]))
      tokens[value] =
        String(repeating: "[", count: depth) + tokens[value] + String(repeating: "]", count: depth)
    case 9: tokens.remove(at: place)
    case 10: tokens.swapAt(place, numbers.number(below: tokens.count))
    default: tokens.insert(contentsOf: slice(of: pick(samples)), at: place)
    }
  }

  private mutating func spoil(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = numbers.number(below: bytes.count)
    switch numbers.number(below: 4) {
    case 0: bytes[place] = UInt8(numbers.number(below: 256))
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.removeSubrange(..<place)
    default:
      for _ in 0...numbers.number(below: 4) {
        bytes.insert(UInt8(numbers.number(below: 256)), at: place)
      }
    }
  }

  private static let texts = values.filter { $0.hasPrefix("\"") }

  private mutating func slice(of tokens: [String]) -> [String] {
    let start = numbers.number(below: tokens.count)
    return Array(tokens[start...].prefix(1 + numbers.number(below: 8)))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[numbers.number(below: elements.count)]
  }

  private static let signs: Set<String> = ["{", "}", "[", "]", ",", ":"]

  /// The signs, texts and words of a line of JSON.
  private static func tokens(_ line: String) -> [String] {
    var tokens: [String] = []
    var isInText = false
    var isEscaped = false
    var isOpen = false
    for character in line {
      if isInText {
        tokens[tokens.count - 1].append(character)
        isInText = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
      } else if isOpen, !signs.contains(String(character)), character != "\"" {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
        isInText = character == "\""
        isOpen = !isInText && !signs.contains(String(character))
      }
    }
    return tokens
  }
}
