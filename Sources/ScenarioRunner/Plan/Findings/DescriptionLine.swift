import Gherkin

/// A line of a description, as it stands in the file.
struct DescriptionLine {
  /// The line without the white space around it.
  let text: String
  let location: Location
  /// Whether nothing but a header or a blank line stands before it.
  let beginsParagraph: Bool

  /// Whether it begins with the dash that says it is text.
  var isMarkedAsText: Bool { text.hasPrefix("-") }

  /// Whether the line reads like a title: prose ends with a mark of punctuation.
  var isTitle: Bool { text.last.map { !".,;!?…)".contains($0) } ?? false }

  /// Whether it ends a sentence, so that the next line begins one.
  var endsSentence: Bool { text.last.map { ".!?:;".contains($0) } ?? false }
}

/// The lines of a file, found again by what a description says.
struct DescriptionLines {
  private let lines: [ArraySlice<UInt8>]

  init(_ source: Source) {
    lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Finds the lines of a description under its header; blank lines are left out.
  func lines(of description: String, after header: Location) -> [DescriptionLine] {
    var found: [DescriptionLine] = []
    var number = header.line
    var isAfterBlank = true
    for line in description.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmed
      guard !text.isEmpty else {
        isAfterBlank = true
        continue
      }
      // Comments may stand between the lines of a description.
      while number < lines.count, !Self.text(of: lines[number]).hasPrefix(text) { number += 1 }
      guard number < lines.count else { break }
      number += 1
      found.append(
        DescriptionLine(
          text: text, location: Location(line: number, column: Self.column(of: lines[number - 1])),
          beginsParagraph: isAfterBlank))
      isAfterBlank = false
    }
    return found
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self).trimmed
  }

  private static func column(of line: ArraySlice<UInt8>) -> Int {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    return scalars.prefix { $0.properties.isWhitespace }.count + 1
  }
}
