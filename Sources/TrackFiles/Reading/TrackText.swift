import Foundation

/// A track file's text as UTF-8 without byte order mark and XML declaration, so that no reader has to guess.
struct TrackText: Hashable, Sendable {
  /// Why bytes are no text, and where the fault lies in them.
  struct Failure: Error, Hashable, Sendable {
    let fault: TrackFault
    /// What could be read of the text, for the excerpt.
    let text: [UInt8]
    let offset: Int
  }

  /// The text; the declaration is blanked, so that places are those of the file.
  private(set) var bytes: [UInt8]
  /// The text as its author sees it, for messages.
  private(set) var shown: [UInt8] = []

  /// Decodes UTF-8, UTF-16, Latin-1 and Windows-1252.
  init(_ input: [UInt8]) throws(Failure) {
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
    try checkStart()
    shown = bytes
    blankDeclaration()
  }

  /// The offset of the first byte that is no white space.
  private var start: Int? {
    bytes.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Tells files of other formats by their first bytes.
  private func checkStart() throws(Failure) {
    guard let start else { throw Failure(fault: .empty, text: [], offset: 0) }
    guard bytes[start] == UInt8(ascii: "<") else {
      throw Failure(fault: .notXML(isPacked: Self.isPacked(bytes)), text: bytes, offset: start)
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw Failure(fault: .notText(encoding: "XML"), text: bytes, offset: zero)
    }
  }

  /// Whether the bytes start as those of gzip or zip do.
  private static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x50, 0x4B, 3, 4])
  }
}

extension TrackText {
  /// The longest XML declaration that is looked at.
  private static let declarationBytesMax = 1_024

  /// The range of the XML declaration.
  private var declaration: Range<Int>? {
    guard let start, bytes[start...].starts(with: "<?xml".utf8) else { return nil }
    let stop = min(bytes.count, start + Self.declarationBytesMax)
    let end = (start..<stop).first { bytes[$0] == UInt8(ascii: ">") }
    return end.map { start..<($0 + 1) }
  }

  private mutating func blankDeclaration() {
    guard let declaration else { return }
    for index in declaration where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
  }

  /// The name of the encoding in the XML declaration, in lower case.
  private var declaredEncoding: String? {
    guard let declaration else { return nil }
    let text = String(decoding: bytes[declaration], as: UTF8.self)
    guard let name = text.range(of: "encoding") else { return nil }
    let parts = text[name.upperBound...].split(maxSplits: 2, omittingEmptySubsequences: false) {
      $0 == "\"" || $0 == "'"
    }
    return parts.count == 3 ? parts[1].lowercased() : nil
  }

  private mutating func decodeAsDeclared() throws(Failure) {
    // What is packed or has zeros is told as such before it is told as broken text.
    if Self.isPacked(bytes) || (start.map { bytes[$0] != UInt8(ascii: "<") } ?? true) { return }
    switch declaredEncoding ?? "utf-8" {
    // A file that claims UTF-16 and can be read so far has one byte per letter in truth.
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16": try checkUTF8()
    case "iso-8859-1", "latin1", "latin-1": decode(.isoLatin1)
    case "windows-1252", "cp1252": decode(.windowsCP1252)
    case let name:
      throw Failure(fault: .unknownEncoding(name), text: bytes, offset: start ?? 0)
    }
  }

  private mutating func decode(_ encoding: String.Encoding) {
    guard let text = String(bytes: bytes, encoding: encoding) else { return }
    bytes = Array(text.utf8)
  }

  /// Foundation's parser ends the process at a name that is no UTF-8, so it must never see one.
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
