import Gherkin

/// A name as a page shows it, which is a link to what it names: nobody can tap what cannot be seen.
enum ShownName {
  /// Returns a name with something to be seen in it: of one that has nothing, its line or its characters by their numbers.
  static func text(_ name: String, line: Int? = nil) -> String {
    if name.unicodeScalars.contains(where: isSeen) { return name }
    let numbers = name.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let words = numbers.isEmpty ? "no name" : numbers.joined(separator: " ")
    return "(" + words + (line.map { ", line \($0)" } ?? "") + ")"
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if ByteSink.sign(for: scalar) != nil { return true }
    // The last is a pattern of Braille without a dot.
    return !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      && scalar.value != 0x2800
  }
}

extension Pickle {
  /// The scenario's name as a page shows it.
  var shownName: String { ShownName.text(name, line: location.line) }
}
