/// A format that other programs save a text in, recognised by its first bytes.
///
/// The names of such files are changed easily, and then every line of them would be told as a mistake.
struct ForeignFormat: Hashable, Sendable {
  /// What the file is, with its article.
  let name: String
  /// How to make a feature file of it.
  let advice: String

  /// Recognises a format; nil for what may be plain text.
  init?(_ bytes: [UInt8]) {
    let head = Array(bytes.prefix(Self.headBytesMax))
    if let known = Self.known.first(where: { head.starts(with: $0.start) }) {
      (name, advice) = (known.name, Self.saveAsText)
    } else if Self.isMarkup(head) {
      (name, advice) = ("a web page (HTML)", Self.saveAsText)
    } else if let order = Self.wideCharacters(head) {
      (name, advice) = ("UTF-16 text (\(order))", "Save it as UTF-8.")
    } else {
      return nil
    }
  }

  private static let headBytesMax = 512
  private static let saveAsText =
    "Save it as plain text in UTF-8 with a name that ends in .feature, in an editor such as "
    + "TextEdit (Format, Make Plain Text), Notepad or Visual Studio Code."

  private static let known: [(start: [UInt8], name: String)] = [
    (Array("{\\rtf".utf8), "an RTF document"),
    (
      Array("PK\u{3}\u{4}".utf8),
      "a Word document or another packed file (.docx, .odt, .pages, .zip)"
    ),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an old Word document (.doc)"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0xFF, 0xFE], "UTF-16 text"),
    ([0xFE, 0xFF], "UTF-16 text"),
    (Array("bplist".utf8), "a web archive of Safari"),
    ([0x1F, 0x8B], "a packed file (.gz)"),
    ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)"),
    ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
  ]

  /// Whether the first thing that is no blank opens a page of HTML or XML.
  private static func isMarkup(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let start = text.prefix(20).lowercased()
    return ["<!doctype", "<html", "<?xml", "<head", "<body"].contains { start.hasPrefix($0) }
  }

  /// The order of the bytes where every second one is nothing, as it is in Latin letters of 16 bits.
  private static func wideCharacters(_ head: [UInt8]) -> String? {
    let pairs = head.count / 2
    guard pairs >= 4 else { return nil }
    let even = (0..<pairs).count { head[2 * $0] == 0 && head[2 * $0 + 1] != 0 }
    let odd = (0..<pairs).count { head[2 * $0 + 1] == 0 && head[2 * $0] != 0 }
    if even * 4 > pairs * 3 { return "big-endian" }
    return odd * 4 > pairs * 3 ? "little-endian" : nil
  }
}
