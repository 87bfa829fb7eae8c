/// The text of an XML file as UTF-8 without byte order mark, and known to hold only what XML allows.
package struct XMLText: Hashable, Sendable {
  /// The reason for which bytes are no text, and the place of the fault in them.
  package struct Failure: Error, Hashable, Sendable {
    /// What is wrong.
    package let fault: XMLFault
    /// What could be read of the text, for an excerpt.
    package let text: [UInt8]
    /// Where the fault lies in what could be read.
    package let offset: Int
  }

  /// The text.
  package private(set) var bytes: [UInt8]

  /// Decodes UTF-8, UTF-16, Latin-1 and Windows-1252.
  package init(_ input: [UInt8]) throws(Failure) {
    if input.starts(with: [0xFF, 0xFE, 0, 0]) || input.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw Failure(fault: .unknownEncoding("UTF-32"), text: [], offset: 0)
    }
    if input.starts(with: [0xFF, 0xFE]) {
      bytes = try Self.utf16(input.dropFirst(2), isBigEndian: false)
    } else if input.starts(with: [0xFE, 0xFF]) {
      bytes = try Self.utf16(input.dropFirst(2), isBigEndian: true)
    } else if input.starts(with: [0x3C, 0]) {
      bytes = try Self.utf16(input[...], isBigEndian: false)
    } else if input.starts(with: [0, 0x3C]) {
      bytes = try Self.utf16(input[...], isBigEndian: true)
    } else {
      bytes = input.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(input.dropFirst(3)) : input
      try decodeAsDeclared()
    }
    try checkCharacters()
  }

  /// The offset of the first byte that is no white space.
  private var start: Int? { bytes.firstIndex { !XMLReader.isSpace($0) } }

  /// Tells files of other formats by their first bytes.
  private func checkCharacters() throws(Failure) {
    guard let start else { throw Failure(fault: .empty, text: [], offset: 0) }
    guard bytes[start] == UInt8(ascii: "<") else {
      throw Failure(fault: .notXML(isPacked: Self.isPacked(bytes)), text: bytes, offset: start)
    }
    guard let bad = XMLCharacters.firstForbidden(in: bytes) else { return }
    let fault = bytes[bad] == 0 ? XMLFault.notText(encoding: "XML") : .badCharacter
    throw Failure(fault: fault, text: bytes, offset: bad)
  }

  /// Whether the bytes start as those of gzip or zip do.
  private static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x50, 0x4B, 3, 4])
  }

  /// The longest XML declaration that is looked at.
  private static let declarationBytesMax = 1_024

  /// The name of the encoding in the XML declaration, in lower case.
  private var declaredEncoding: String? {
    guard let start, bytes[start...].starts(with: "<?xml".utf8) else { return nil }
    let head = bytes[start...].prefix(Self.declarationBytesMax).prefix { $0 != UInt8(ascii: ">") }
    guard let name = head.firstRange(of: Array("encoding".utf8)) else { return nil }
    let parts = head[name.upperBound...].split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
    }
    return parts.count == 3 ? String(decoding: parts[1], as: UTF8.self).lowercased() : nil
  }

  private mutating func decodeAsDeclared() throws(Failure) {
    // What is packed or has zeros is told as such before it is told as broken text.
    if Self.isPacked(bytes) || (start.map { bytes[$0] != UInt8(ascii: "<") } ?? true) { return }
    switch declaredEncoding ?? "utf-8" {
    // A file that claims UTF-16 and can be read so far has one byte per letter in truth.
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16": try checkUTF8()
    case "iso-8859-1", "latin1", "latin-1": decode { UInt32($0) }
    case "windows-1252", "cp1252": decode(Windows1252.scalar)
    case let name:
      throw Failure(fault: .unknownEncoding(name), text: bytes, offset: start ?? 0)
    }
  }

  /// Decodes an encoding of one byte for a character.
  private mutating func decode(_ scalar: (UInt8) -> UInt32) {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(scalar(byte)) ?? "\u{FFFD}") }
    bytes = Array(String(text).utf8)
  }

  private func checkUTF8() throws(Failure) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    loop: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error, .emptyInput: break loop
      }
    }
    throw Failure(fault: .notText(encoding: "UTF-8"), text: bytes, offset: offset)
  }

  private static func utf16(
    _ input: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(Failure) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(input.count / 2)
    var index = input.startIndex
    while index + 1 < input.endIndex {
      let (first, second) = (UInt16(input[index]), UInt16(input[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard input.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      let text = Array(String(decoding: units, as: UTF16.self).utf8)
      let offset = text.indices.first { text[$0...].starts(with: "\u{FFFD}".utf8) }
      throw Failure(
        fault: .notText(encoding: "UTF-16"), text: text, offset: offset ?? text.count)
    }
    return Array(text.utf8)
  }
}

/// The encoding that western editions of Windows had, which differs from Latin-1 in 32 bytes.
enum Windows1252 {
  /// What 0x80 to 0x9F stand for; the five without a meaning stay control characters, as in the web's standard.
  private static let special: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// Returns the code point of a byte.
  static func scalar(_ byte: UInt8) -> UInt32 {
    (0x80...0x9F).contains(byte) ? special[Int(byte) - 0x80] : UInt32(byte)
  }
}
