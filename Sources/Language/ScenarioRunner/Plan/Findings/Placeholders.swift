import CucumberExpressions

/// The names between angle brackets in a text, which the columns of examples fill in.
struct Placeholders {
  private static let nameLengthMax = 60

  /// The names as they are written, with where they begin in the text, counted in code points.
  let names: [(name: String, offset: Int)]

  init(in text: String) {
    guard text.utf8.contains(UInt8(ascii: "<")) else {
      names = []
      return
    }
    var found: [(String, Int)] = []
    var open: Int?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "<" { open = index }
      guard scalar == ">", let start = open else { continue }
      open = nil
      let name = scalars[(start + 1)..<index]
      guard !name.isEmpty, name.count <= Self.nameLengthMax else { continue }
      found.append((String(String.UnicodeScalarView(name)), start))
    }
    names = found
  }

  /// The column that was probably meant by a name; nil where none is like it.
  static func column(like name: String, of columns: [String]) -> String? {
    let written = Array(name.trimmed.lowercased().unicodeScalars)
    return columns.first { column in
      let wanted = Array(column.lowercased().unicodeScalars)
      if written == wanted { return true }
      return wanted.count >= 4 && abs(wanted.count - written.count) <= 2
        && EditDistance.between(written, wanted) <= 2
    }
  }

  /// Whether it is written as people write placeholders: a comparison has blanks around it.
  static func isPlain(_ name: String) -> Bool {
    name.first?.isLetter ?? false && !(name.last?.isWhitespace ?? true)
  }
}
