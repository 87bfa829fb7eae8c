/// A quoted YAML scalar, perhaps not yet read to its closing quote.
struct QuotedScalar {
  struct Problem: Error {
    let reason: String
  }

  private var source: [Unicode.Scalar]
  private(set) var text = ""

  init(_ source: String) {
    self.source = Array(source.unicodeScalars)
  }

  /// Adds a further line; the line end counts as one space.
  mutating func append(line: String) {
    source.append(" ")
    source += Array(line.unicodeScalars)
  }

  /// Reads from the opening quote, and tells whether the closing one was found.
  mutating func scan() throws -> Bool {
    var result = String.UnicodeScalarView()
    var index = 1
    while index < source.count {
      let scalar = source[index]
      if scalar == "'", source[0] == "'", index + 1 < source.count, source[index + 1] == "'" {
        result.append("'")
        index += 2
      } else if scalar == source[0] {
        guard index == source.count - 1 else { throw Problem(reason: "text behind the quote") }
        text = String(result)
        return true
      } else if scalar == "\\", source[0] == "\"" {
        guard index + 1 < source.count else { return false }
        index += try appendEscape(at: index + 1, to: &result)
      } else {
        result.append(scalar)
        index += 1
      }
    }
    return false
  }

  /// Resolves an escape and returns its length with the backslash.
  private func appendEscape(at index: Int, to result: inout String.UnicodeScalarView) throws -> Int
  {
    let simple: [Unicode.Scalar: Unicode.Scalar] = [
      "\\": "\\", "\"": "\"", "/": "/", " ": " ", "n": "\n", "t": "\t", "r": "\r", "0": "\0",
      "e": "\u{1B}", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}", "_": "\u{A0}",
    ]
    if let scalar = simple[source[index]] {
      result.append(scalar)
      return 2
    }
    let lengths: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
    guard let length = lengths[source[index]], index + length < source.count else {
      throw Problem(reason: "unknown escape \(source[index])")
    }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: source[(index + 1)...(index + length)])
    guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else {
      throw Problem(reason: "no code point \(String(digits))")
    }
    result.append(scalar)
    return 2 + length
  }
}
