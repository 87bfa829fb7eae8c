import Foundation

/// A reader of DEFLATE that knows what the tests need: blocks with codes of their own (RFC 1951, 3.2.7).
package struct Inflate {
  /// What is not as the format has it.
  package struct Fault: Error {
    /// What is wrong.
    package let text: String

    init(_ text: String) { self.text = text }
  }

  private let packed: [UInt8]
  private var place = 0
  private var bytes: [UInt8] = []

  /// Returns what a stream holds; throws `Fault` where it is none, or something follows it.
  package static func bytes(of packed: [UInt8]) throws -> [UInt8] {
    var reader = Inflate(packed: packed)
    while try reader.readBlock() {}
    guard (reader.place + 7) / 8 == packed.count else { throw Fault("something follows") }
    return reader.bytes
  }

  /// Returns what a report's page holds of its scenarios, the JSON of each, in their order.
  package static func details(of page: String) throws -> [String] {
    try texts(of: "details", in: page).flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// Returns what the packed parts of a report's page hold that have a class, in their order.
  package static func texts(of kind: String, in page: String) throws -> [String] {
    try page.components(separatedBy: "<script type=\"text/plain\" class=\"\(kind)\"").dropFirst()
      .map { piece in
        let text = piece.prefix { $0 != "<" }.drop { $0 != ">" }.dropFirst()
        guard let packed = Data(base64Encoded: String(text)) else { throw Fault("no base64") }
        return String(decoding: try unfolded(bytes(of: Array(packed))), as: UTF8.self)
      }
  }

  /// Returns a text as it was before its far repeats were folded; throws `Fault` where it cannot have been made so.
  package static func unfolded(_ bytes: [UInt8]) throws -> [UInt8] {
    var place = 0
    func number() throws -> Int {
      var number = 0
      for shift in stride(from: 0, to: 56, by: 7) {
        guard place < bytes.count else { throw Fault("the numbers end too early") }
        number |= Int(bytes[place] & 0x7F) << shift
        place += 1
        if bytes[place - 1] < 0x80 { return number }
      }
      throw Fault("a number without an end")
    }
    let count = try number()
    let repeats = try (0..<number()).map { _ in
      (fresh: try number(), count: try number(), distance: try number())
    }
    var text: [UInt8] = []
    for found in repeats {
      guard place + found.fresh <= bytes.count else { throw Fault("the text ends too early") }
      text += bytes[place..<place + found.fresh]
      place += found.fresh
      guard found.count <= found.distance, found.distance <= text.count else {
        throw Fault("a repeat begins before the text, or reaches into itself")
      }
      text += Array(text[(text.count - found.distance)...].prefix(found.count))
    }
    text += bytes[place...]
    guard text.count == count else { throw Fault("the text has not as many bytes as it says") }
    return text
  }

  private init(packed: [UInt8]) { self.packed = packed }

  private mutating func bits(_ count: Int) throws -> Int {
    var number = 0
    for bit in 0..<count {
      guard place / 8 < packed.count else { throw Fault("the stream ends too early") }
      number |= Int(packed[place / 8] >> (place % 8) & 1) << bit
      place += 1
    }
    return number
  }

  /// A code by its codes, each with its length in front of its bits.
  private struct Code {
    private var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) throws {
      var (code, room) = (0, 1 << 15)
      for length in 1...15 {
        code <<= 1
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[length << 16 | code] = symbol
          code += 1
          room -= 1 << (15 - length)
        }
      }
      // Others refuse a code with a gap, unless it has one symbol.
      guard room == 0 || symbols.count == 1 else { throw Fault("a code has a gap of \(room)") }
    }

    func symbol(_ reader: inout Inflate) throws -> Int {
      var code = 0
      for length in 1...15 {
        code = try code << 1 | reader.bits(1)
        if let symbol = symbols[length << 16 | code] { return symbol }
      }
      throw Fault("no symbol has such a code")
    }
  }

  private mutating func readBlock() throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Fault("a block without a code of its own") }
    let (literalCount, distanceCount) = (try bits(5) + 257, try bits(5) + 1)
    var codeLengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order.prefix(try bits(4) + 4) { codeLengths[symbol] = try bits(3) }
    let code = try Code(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try code.symbol(&self) {
      case 16:
        guard let last = lengths.last else { throw Fault("nothing to repeat") }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Fault("too many lengths") }
    try readSymbols(Code(Array(lengths[..<literalCount])), Code(Array(lengths[literalCount...])))
    return !isLast
  }

  private mutating func readSymbols(_ literals: Code, _ distances: Code) throws {
    let lengthBases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let distanceBases = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
      2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
    ]
    while true {
      let symbol = try literals.symbol(&self)
      if symbol == 256 { return }
      guard symbol > 256 else {
        bytes.append(UInt8(symbol))
        continue
      }
      let isLong = symbol == 285
      let length =
        lengthBases[symbol - 257] + (isLong ? 0 : try bits(max(0, (symbol - 257) / 4 - 1)))
      let back = try distances.symbol(&self)
      let distance = distanceBases[back] + (try bits(max(0, back / 2 - 1)))
      guard distance <= bytes.count else { throw Fault("a match begins before the text") }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
  }
}
