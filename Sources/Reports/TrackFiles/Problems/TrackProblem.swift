/// Something wrong with a track file, and where.
package struct TrackProblem: Hashable, Sendable {
  /// What is wrong.
  package let fault: TrackFault
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// The line at fault and a line with a caret under it; empty where there is none.
  package let excerpt: [String]

  /// Whether the file can be used all the same.
  package var isWarning: Bool { fault.isWarning }

  /// What is wrong, in one sentence.
  package var message: String { fault.message }

  /// What was expected and what to do.
  package var notes: [String] { fault.notes }
}

extension TrackProblem {
  /// The most characters of a line that are shown.
  private static let widthMax = 100

  /// Creates a problem at an offset of a text.
  init(_ fault: TrackFault, in text: [UInt8], at offset: Int) {
    let offset = Self.aligned(min(max(offset, 0), text.count), in: text)
    let start = text[..<offset].indices.last { Self.endsLine($0, of: text) }.map { $0 + 1 } ?? 0
    let number = text[..<offset].indices.reduce(1) { Self.endsLine($1, of: text) ? $0 + 1 : $0 }
    let before = String(decoding: text[start..<offset], as: UTF8.self).unicodeScalars
    self.fault = fault
    line = number
    column = before.count + 1
    excerpt = text.isEmpty ? [] : Self.excerpt(text, start, offset)
  }

  /// Whether a line ends at an offset: with a line feed, or with a carriage return alone, as XML has it.
  private static func endsLine(_ offset: Int, of text: [UInt8]) -> Bool {
    switch text[offset] {
    case 0x0A: true
    case 0x0D: offset + 1 >= text.count || text[offset + 1] != 0x0A
    default: false
    }
  }

  /// Cuts a stretch out of the line and draws a caret under the offset.
  private static func excerpt(_ text: [UInt8], _ start: Int, _ offset: Int) -> [String] {
    // A file can be one line of megabytes, so only what may be shown is decoded.
    let from = aligned(max(start, offset - widthMax / 2), in: text)
    let until = aligned(min(text.count, from + widthMax), in: text)
    let end =
      text[offset..<max(offset, until)].indices.first { endsLine($0, of: text) }
      ?? max(offset, until)
    let isCut = end < text.count && !endsLine(end, of: text)
    let lead = shown(text[from..<offset])
    let rest = shown(text[offset..<end])
    let mark = from > start ? "…" : ""
    let blank = String(repeating: " ", count: mark.unicodeScalars.count)
    let pointer = lead.map { $0 == "\t" ? "\t" : " " }.joined()
    return [mark + String(lead) + String(rest) + (isCut ? "…" : ""), blank + pointer + "^"]
  }

  /// Returns the offset of the character to which the byte belongs.
  private static func aligned(_ offset: Int, in text: [UInt8]) -> Int {
    var offset = offset
    // A character has four bytes at most; what has more is no text anyway.
    for _ in 0..<3 where offset > 0 && offset < text.count && text[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// Keeps control characters, such as those that move a terminal's cursor, out of messages.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "\r" {
      let isHidden = [.control, .format].contains(scalar.properties.generalCategory)
      text.unicodeScalars.append(isHidden && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return text
  }
}
