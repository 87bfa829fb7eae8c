/// A key as it was pressed.
enum TerminalKey: Hashable, Sendable {
  case character(Character)
  case enter
  case escape
  case backspace
  /// Ctrl-W: away with the last word.
  case eraseWord
  /// Ctrl-U: away with everything.
  case eraseAll
  /// Ctrl-D: there is nothing more to come.
  case endOfInput
}

/// A reader of the bytes that a terminal sends for keys, in whatever pieces they come.
struct KeyReader: Hashable, Sendable {
  /// The beginning of a character whose other bytes are still to come.
  private var rest: [UInt8] = []

  /// Returns the keys that were pressed; those that have no meaning here, such as arrows, are passed over.
  mutating func keys(in bytes: [UInt8]) -> [TerminalKey] {
    let all = rest + bytes
    rest = []
    var keys: [TerminalKey] = []
    var place = 0
    while place < all.count {
      let byte = all[place]
      if byte == 0x1B {
        let length = Self.sequenceLength(all[place...])
        if length == 1 { keys.append(.escape) }
        place += length
      } else if byte < 0x80 {
        if let key = Self.key(byte) { keys.append(key) }
        place += 1
      } else {
        let length = min(Self.characterLength(byte), 4)
        guard place + length <= all.count else {
          rest = Array(all[place...])
          break
        }
        let text = String(validating: all[place..<place + length], as: UTF8.self)
        if let character = text?.first { keys.append(.character(character)) }
        place += text == nil ? 1 : length
      }
    }
    return keys
  }

  private static func key(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x04: .endOfInput
    case 0x15: .eraseAll
    case 0x17: .eraseWord
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// How many bytes belong to what begins with the escape character: 1 where that key itself was pressed.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let introducer = bytes.dropFirst().first
    if introducer == UInt8(ascii: "O") { return min(3, bytes.count) }
    guard introducer == UInt8(ascii: "[") else { return 1 }
    let end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 - bytes.startIndex + 1 } ?? bytes.count
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }
}
