/// The reader of a binary property list, as Xcode makes one of an `Info.plist` when it builds an app.
///
/// It becomes the same in XML, which is read as every other one. Files come from others: each number in them is looked at
/// before it is used, and what refers to itself, or grows by being referred to often, is refused.
struct BinaryPropertyList {
  /// The list in XML.
  private(set) var xml: [UInt8] = []
  private let bytes: [UInt8]
  private let offsets: Table
  private let referenceBytes: Int
  private var nodesLeft = 100_000

  /// Where each object begins.
  private struct Table {
    let start: Int
    let width: Int
    let count: Int
  }

  /// Reason for which a file is no binary property list.
  struct Fault: Error, Hashable {
    let message: String
  }

  private static let beginning = Array("bplist00".utf8)
  private static let trailerBytes = 32
  private static let depthMax = 64
  private static let bytesMax = 16 << 20

  /// Whether bytes claim to be such a list.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist".utf8)) }

  /// Reads a list.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.starts(with: Self.beginning),
      bytes.count >= Self.beginning.count + Self.trailerBytes
    else { throw Fault(message: "its beginning is not bplist00, or its end is missing") }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerBytes
    let table = Table(
      start: Self.number(bytes, trailer + 24, 8) ?? -1, width: Int(bytes[trailer + 6]),
      count: Self.number(bytes, trailer + 8, 8) ?? -1)
    referenceBytes = Int(bytes[trailer + 7])
    guard (1...8).contains(table.width), (1...8).contains(referenceBytes),
      (0...trailer).contains(table.start), table.count >= 0,
      table.count <= (trailer - table.start) / table.width
    else { throw Fault(message: "its table of objects does not lie within it") }
    offsets = table
    write("<plist>")
    try object(Self.number(bytes, trailer + 16, 8) ?? -1, depth: 0)
    write("</plist>")
  }

  /// The number in so many bytes, the highest first; `nil` where it lies outside, or is more than a file can have.
  private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int? {
    guard start >= 0, width > 0, width <= bytes.count, start <= bytes.count - width else {
      return nil
    }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + width)] {
      guard value <= UInt64.max >> 8 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  private mutating func write(_ text: String) { xml += Array(text.utf8) }

  private mutating func object(_ index: Int, depth: Int) throws(Fault) {
    nodesLeft -= 1
    guard depth < Self.depthMax, nodesLeft > 0, xml.count < Self.bytesMax else {
      throw Fault(message: "it lies too deep in itself, or grows beyond all bounds")
    }
    guard (0..<offsets.count).contains(index),
      let start = Self.number(bytes, offsets.start + index * offsets.width, offsets.width),
      (Self.beginning.count..<offsets.start).contains(start)
    else { throw Fault(message: "it names an object that it does not have") }
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
    switch kind {
    case 0x0: write(low == 9 ? "<true/>" : low == 8 ? "<false/>" : "<null/>")
    case 0x1: write("<integer>\(Self.number(bytes, start + 1, 1 << min(low, 3)) ?? 0)</integer>")
    case 0x2: write("<real/>")
    case 0x3: write("<date/>")
    case 0x4: write("<data/>")
    case 0x5:
      let (first, count) = try range(start, low, width: 1)
      try text(String(validating: bytes[first..<(first + count)], as: UTF8.self))
    case 0x6:
      let (first, count) = try range(start, low, width: 2)
      let units = (0..<count).map { unit in
        UInt16(bytes[first + unit * 2]) << 8 | UInt16(bytes[first + unit * 2 + 1])
      }
      try text(String(validating: units, as: UTF16.self))
    case 0xA: try list(start, low, depth)
    case 0xD: try dictionary(start, low, depth)
    default: throw Fault(message: "it holds an object of a kind that no Info.plist has")
    }
  }

  /// Where the contents of an object begin, and how many there are; each takes so many bytes.
  private func range(_ start: Int, _ low: Int, width: Int) throws(Fault) -> (first: Int, count: Int)
  {
    var (first, count) = (start + 1, low)
    if low == 15 {
      // The number follows, as an object of its own.
      guard first < bytes.count, bytes[first] >> 4 == 1, bytes[first] & 15 < 4,
        let number = Self.number(bytes, first + 1, 1 << Int(bytes[first] & 15))
      else { throw Fault(message: "it has an object without a size") }
      first += 1 + 1 << Int(bytes[first] & 15)
      count = number
    }
    guard first <= offsets.start, count <= (offsets.start - first) / width else {
      throw Fault(message: "an object goes on behind the last one")
    }
    return (first, count)
  }

  private mutating func text(_ text: String?) throws(Fault) {
    guard let text else { throw Fault(message: "a text in it is not written in its own code") }
    write("<string>\(Self.escaped(text))</string>")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }

  private mutating func list(_ start: Int, _ low: Int, _ depth: Int) throws(Fault) {
    let (first, count) = try range(start, low, width: referenceBytes)
    write("<array>")
    for index in 0..<count { try object(reference(first, index), depth: depth + 1) }
    write("</array>")
  }

  private mutating func dictionary(_ start: Int, _ low: Int, _ depth: Int) throws(Fault) {
    let (first, count) = try range(start, low, width: 2 * referenceBytes)
    write("<dict>")
    for index in 0..<count {
      let keyStart = xml.count
      try object(reference(first, index), depth: depth + 1)
      try renameText(from: keyStart)
      write("\n")
      try object(reference(first, count + index), depth: depth + 1)
    }
    write("</dict>")
  }

  private func reference(_ first: Int, _ index: Int) -> Int {
    Self.number(bytes, first + index * referenceBytes, referenceBytes) ?? -1
  }

  /// Makes a key of the text that was written last.
  private mutating func renameText(from start: Int) throws(Fault) {
    let (opening, closing) = (Array("<string>".utf8), Array("</string>".utf8))
    guard xml[start...].starts(with: opening) else {
      throw Fault(message: "a key in it is no text")
    }
    let text = xml[(start + opening.count)..<(xml.count - closing.count)]
    xml.replaceSubrange(start..., with: Array("<key>".utf8) + text + Array("</key>".utf8))
  }
}
