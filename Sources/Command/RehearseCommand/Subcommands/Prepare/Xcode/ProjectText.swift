import Gherkin

/// A value in the text of an Xcode project, an old form of property lists: `{ isa = PBXGroup; children = (A, B, ); }`.
indirect enum ProjectValue: Hashable {
  case text(String)
  case list([ProjectValue])
  case dictionary([String: ProjectValue])

  /// The text; `nil` for other values.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list, or the one that stands for a list of one.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }

  /// What stands under a name.
  subscript(name: String) -> ProjectValue? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }
}

/// The reader of such a text; files come from others, so its depth and its size are bounded.
struct ProjectText {
  /// Reason for which a text cannot be read, and where.
  struct Fault: Error, Hashable {
    let message: String
    let offset: Int
  }

  /// The most bytes that a project may have.
  static let bytesMax = 64 << 20
  private static let depthMax = 64

  private let bytes: [UInt8]
  private var position = 0

  /// Reads the value that a text holds.
  static func value(of bytes: [UInt8]) throws(Fault) -> ProjectValue {
    var reader = ProjectText(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.fault("something follows the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value(depth: Int) throws(Fault) -> ProjectValue {
    guard depth < Self.depthMax else { throw fault("it lies too deep in itself") }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try dictionary(depth)
    case UInt8(ascii: "("): return try list(depth)
    case UInt8(ascii: "<"):
      // Bytes in hexadecimal, of which nothing is wanted here.
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
        throw fault("what begins here has no end")
      }
      position = end + 1
      return .text("")
    default: return .text(try text())
    }
  }

  private mutating func dictionary(_ depth: Int) throws(Fault) -> ProjectValue {
    position += 1
    var values: [String: ProjectValue] = [:]
    while !skip(UInt8(ascii: "}")) {
      let name = try text()
      guard skip(UInt8(ascii: "=")) else { throw fault("there is no = behind \(name)") }
      values[name] = try value(depth: depth + 1)
      guard skip(UInt8(ascii: ";")) else { throw fault("there is no ; behind \(name)") }
    }
    return .dictionary(values)
  }

  private mutating func list(_ depth: Int) throws(Fault) -> ProjectValue {
    position += 1
    var values: [ProjectValue] = []
    while !skip(UInt8(ascii: ")")) {
      values.append(try value(depth: depth + 1))
      if skip(UInt8(ascii: ",")) { continue }
      guard skip(UInt8(ascii: ")")) else { throw fault("there is no , behind a value") }
      break
    }
    return .list(values)
  }

  private mutating func text() throws(Fault) -> String {
    skipSpace()
    guard let first = byte else { throw fault("the text ends too soon") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while let byte, Self.isPlain(byte) { position += 1 }
    guard position > start else { throw fault("this is no value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    guard byte == quote else { throw fault("a text has no end") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Skips a sign where it comes next.
  private mutating func skip(_ sign: UInt8) -> Bool {
    skipSpace()
    guard byte == sign else { return false }
    position += 1
    return true
  }

  /// Skips space and comments.
  private mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
