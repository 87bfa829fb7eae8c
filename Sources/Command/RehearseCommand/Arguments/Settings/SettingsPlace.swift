import DeviceInterface
import Gherkin
import ScenarioReports

/// A place in a settings file, with its line.
struct SettingsPlace: Hashable, Sendable {
  private let path: String
  /// The whole text, shared by all places in it; lines are counted only where one is told.
  private let bytes: [UInt8]
  private let offset: Int

  init(_ path: String, _ bytes: [UInt8], at offset: Int) {
    (self.path, self.bytes, self.offset) = (path, bytes, offset)
  }

  /// A message about what stands here.
  func diagnostic(_ message: String, _ notes: [String]) -> Diagnostic {
    let place = TextPlace(of: offset, in: bytes)
    let column = place.location.column.map { ":\($0)" } ?? ""
    return Diagnostic(
      message, place: "\(path):\(place.location.line)\(column)",
      excerpt: place.excerpt.map(\.withoutPasswords), notes: notes)
  }
}

/// The offsets in a JSON text at which its members' names and its values begin, by the way to them.
///
/// The text must be one that can be read. A way has the names of members and the numbers of elements.
struct JSONPlaces {
  private(set) var names: [[String]: Int] = [:]
  private(set) var values: [[String]: Int] = [:]
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan([])
  }

  private mutating func scan(_ way: [String]) {
    skipSpace()
    values[way] = offset
    switch next {
    case UInt8(ascii: "{"): scanMembers(way)
    case UInt8(ascii: "["): scanElements(way)
    case UInt8(ascii: "\""): _ = string()
    default:
      while let byte = next, !Self.ends.contains(byte) { offset += 1 }
    }
  }

  private mutating func scanMembers(_ way: [String]) {
    offset += 1
    while skipped(to: UInt8(ascii: "\"")) {
      let start = offset
      let name = way + [string()]
      names[name] = start
      guard skipped(to: UInt8(ascii: ":")) else { return }
      offset += 1
      scan(name)
      guard skipped(to: UInt8(ascii: ",")) else { break }
      offset += 1
    }
    if skipped(to: UInt8(ascii: "}")) { offset += 1 }
  }

  private mutating func scanElements(_ way: [String]) {
    offset += 1
    for number in 0..<bytes.count where !skipped(to: UInt8(ascii: "]")) {
      scan(way + [String(number)])
      guard skipped(to: UInt8(ascii: ",")) else { break }
      offset += 1
    }
    if skipped(to: UInt8(ascii: "]")) { offset += 1 }
  }

  private static let ends = Set(",]} \t\r\n".utf8)

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
  }

  /// Skips space; returns whether the byte is what comes next.
  private mutating func skipped(to byte: UInt8) -> Bool {
    skipSpace()
    return next == byte
  }

  /// Reads a string from its opening quote to behind its closing one.
  private mutating func string() -> String {
    let start = offset
    offset += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return (try? JSONValue(parsing: text))?.string ?? text
  }
}
