/// JSON in the making: one growing run of bytes, with no tree and no text in between.
///
/// ```swift
/// var json = JSONBytes()
/// json.write(#"{"name":"#)
/// json.write(quoted: "a \"b\"")
/// json.write("}")
/// ```
///
/// It owns its memory, or has it lent by somebody who uses it again and again; it cannot be copied, so that writing asks
/// nobody else about it.
package struct JSONBytes: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var ownsMemory: Bool
  /// Whether it stands inside an HTML page: angle brackets are escaped, so that no `</script>` or `<!--` can stand there.
  var isInPage = false
  /// How many bytes have been written.
  package private(set) var count = 0

  /// Creates an empty run with room for some bytes.
  package init(capacity: Int = 256) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
    ownsMemory = true
  }

  /// Creates an empty run in memory that is lent for as long as it lives; where that is too little it takes its own.
  package init(in memory: UnsafeMutableBufferPointer<UInt8>) {
    let start = memory.baseAddress
    base = start ?? .allocate(capacity: 64)
    capacity = start == nil ? 64 : memory.count
    ownsMemory = start == nil
  }

  deinit {
    if ownsMemory { base.deallocate() }
  }

  /// What has been written, where the lent memory was too small for it.
  package var overflow: [UInt8]? { ownsMemory ? bytes : nil }

  /// What has been written, as an array of its own.
  package var bytes: [UInt8] { [UInt8](UnsafeBufferPointer(start: base, count: count)) }

  /// Returns what has been written and starts anew, with the same room.
  package mutating func drain() -> [UInt8] {
    defer { count = 0 }
    return bytes
  }

  /// Appends text of our own making as it is, such as brackets and names of fields.
  @inline(__always)
  package mutating func write(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    reserve(length)
    (base + count).update(from: literal.utf8Start, count: length)
    count &+= length
  }

  /// Appends bytes that are JSON already.
  package mutating func write(json bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count &+= bytes.count
  }

  /// Appends a whole number in decimal digits.
  package mutating func write(_ number: Int) {
    reserve(Self.digitsMax + 1)
    if number < 0 { put(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var length = 1
    var bound: UInt = 10
    while rest >= bound, length < Self.digitsMax {
      length &+= 1
      bound = length < Self.digitsMax ? bound &* 10 : .max
    }
    count &+= length
    var place = base + count
    for _ in 0..<length {
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Appends text in quotes, with what cannot stand there escaped.
  package mutating func write(quoted text: String) {
    var text = text
    text.withUTF8 { write(quoted: $0) }
  }

  /// Appends the bytes of a text in quotes, with what cannot stand there escaped.
  package mutating func write(quoted utf8: UnsafeBufferPointer<UInt8>) {
    write("\"")
    if let start = utf8.baseAddress { escape(start, utf8.count) }
    write("\"")
  }

  /// The digits of the largest number.
  private static let digitsMax = 20

  @inline(__always)
  fileprivate mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let wanted = max(capacity * 2, count + more)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
    grown.update(from: base, count: count)
    if ownsMemory { base.deallocate() }
    base = grown
    ownsMemory = true
    capacity = wanted
  }

  /// Appends a byte for which there is room.
  @inline(__always)
  fileprivate mutating func put(_ byte: UInt8) {
    base[count] = byte
    count &+= 1
  }

  /// Appends text, eight bytes at a time where nothing among them needs to be escaped.
  private mutating func escape(_ source: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length &+ Self.slack)
    var index = 0
    while index &+ 8 <= length {
      let word = UnsafeRawPointer(source).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      UnsafeMutableRawPointer(base).storeBytes(of: word, toByteOffset: count, as: UInt64.self)
      let special = specials(UInt64(littleEndian: word))
      guard special != 0 else {
        index &+= 8
        count &+= 8
        continue
      }
      // The lowest mark is true, those above it may be wrong.
      let plain = special.trailingZeroBitCount >> 3
      index &+= plain
      count &+= plain
      writeEscape(of: source[index])
      index &+= 1
      reserve(length &- index &+ Self.slack)
    }
    while index < length {
      let byte = source[index]
      if isSpecial(byte) {
        writeEscape(of: byte)
        reserve(length &- index &+ Self.slack)
      } else {
        put(byte)
      }
      index &+= 1
    }
  }

  /// Room for a whole word and the longest escape.
  private static let slack = 16

  /// Marks the bytes of a word that are control characters, quotes or backslashes, and in a page angle brackets.
  @inline(__always)
  private func specials(_ word: UInt64) -> UInt64 {
    let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    let marks =
      controls | zeroBytes(word ^ 0x2222_2222_2222_2222) | zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
    guard isInPage else { return marks }
    return marks | zeroBytes(word ^ 0x3C3C_3C3C_3C3C_3C3C)
      | zeroBytes(word ^ 0x3E3E_3E3E_3E3E_3E3E) | zeroBytes(word ^ 0x7F7F_7F7F_7F7F_7F7F)
  }

  @inline(__always)
  private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F: isInPage
    default: false
    }
  }

  private mutating func writeEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case UInt8(ascii: "\n"): write("\\n")
    // Scripts read them by their numbers alike.
    case _ where isInPage: writeNumber(of: byte)
    case UInt8(ascii: "\r"): write("\\r")
    case UInt8(ascii: "\t"): write("\\t")
    case 0x08: write("\\b")
    case 0x0C: write("\\f")
    default: writeNumber(of: byte)
    }
  }

  private mutating func writeNumber(of byte: UInt8) {
    write("\\u00")
    put(UInt8(ascii: "0") + (byte >> 4))
    let low = byte & 15
    put(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
  }
}
