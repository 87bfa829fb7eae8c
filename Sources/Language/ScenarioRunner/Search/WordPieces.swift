/// The words of a text in lower case, each in the pieces that its apostrophes make of it.
enum WordPieces {
  /// Cuts a text of ASCII and of quotation marks, dashes and dots; nil where there is anything else in it.
  ///
  /// Nearly every text of a library is of these, and all of them are cut before the first answer.
  static func plain(_ text: String) -> [[String]]? {
    var reader = Reader()
    var isPlain = true
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count, isPlain {
        if bytes[index] < 0x80 {
          reader.read(bytes[index])
          index += 1
        } else if let mark = mark(in: bytes, at: index) {
          reader.read(mark)
          index += 3
        } else {
          isPlain = false
        }
      }
    }
    guard isPlain else { return nil }
    reader.endWord()
    return reader.words
  }

  /// The ASCII that a mark stands for, U+2010 to U+2026; nil where another character stands there.
  private static func mark(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt8? {
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80,
      (0x90...0xA6).contains(bytes[index + 2])
    else { return nil }
    return bytes[index + 2] == 0x99 ? UInt8(ascii: "'") : UInt8(ascii: " ")
  }

  /// Cuts any text, by its characters.
  static func any(_ text: String) -> [[String]] {
    let apostrophes: Set<Character> = ["'", "\u{2019}"]
    return text.lowercased().split { character in
      !(character.isLetter || character.isNumber || apostrophes.contains(character))
    }.map { $0.split { apostrophes.contains($0) }.map(String.init) }
  }

  private struct Reader {
    private(set) var words: [[String]] = []
    private var pieces: [String] = []
    private var letters: [UInt8] = []

    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      case UInt8(ascii: "'"): endPiece()
      default: endWord()
      }
    }

    private mutating func endPiece() {
      guard !letters.isEmpty else { return }
      pieces.append(String(decoding: letters, as: UTF8.self))
      letters.removeAll(keepingCapacity: true)
    }

    mutating func endWord() {
      endPiece()
      guard !pieces.isEmpty else { return }
      words.append(pieces)
      pieces.removeAll(keepingCapacity: true)
    }
  }
}
