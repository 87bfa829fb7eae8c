/// The lines that an app has written and nobody has read yet.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Up to where no end of a line was found.
  private var searched = 0

  /// Whether nothing is there.
  var isEmpty: Bool { bytes.isEmpty }
  /// How many bytes are there.
  var count: Int { bytes.count }

  /// Adds what was read.
  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Takes the first whole line, without its end; `nil` where none is whole.
  mutating func takeLine() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    var line = bytes[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    bytes.removeFirst(end + 1)
    searched = 0
    return Array(line)
  }

  /// The beginning of what is there, for people.
  var excerpt: String { Self.excerpt(bytes) }

  /// The most characters that a message repeats of a line.
  private static let excerptMax = 200

  /// The beginning of a line, for people, without signs that a terminal would obey.
  static func excerpt(_ bytes: some Collection<UInt8>, charactersMax: Int = excerptMax) -> String {
    let text = String(decoding: bytes.prefix(charactersMax * 4), as: UTF8.self)
    let plain = text.prefix(charactersMax).map { character -> Character in
      character.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
        ? "·" : character
    }
    return String(plain) + (text.count > charactersMax ? "…" : "")
  }
}
