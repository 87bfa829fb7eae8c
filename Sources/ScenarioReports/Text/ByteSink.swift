/// A growing run of UTF-8 bytes that reporters write to and the command drains.
package struct ByteSink: Sendable {
  /// What has been written since the last drain.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty sink.
  package init() {}

  /// Returns what has been written and starts anew.
  package mutating func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Appends text as it is; for text of our own making.
  package mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text from elsewhere; control characters become visible, so that no file can drive a terminal.
  package mutating func write(text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard !Self.containsControl(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { writeVisibly(text) }
  }

  /// Appends a whole number in decimal digits; those below 0 never occur and are written as 0.
  package mutating func write(number: Int) {
    if number >= 10 { write(number: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(max(0, number) % 10))
  }

  /// Makes room for bytes that will be appended, so that a large report grows only once.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Appends raw bytes.
  package mutating func write(bytes more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends spaces.
  package mutating func indent(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Ends a line.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func containsControl(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      // Below the space, delete, and C1 controls (U+0080 to U+009F, in UTF-8 C2 80 to C2 9F).
      if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0) { return true }
      last = byte
    }
    return false
  }

  private mutating func writeVisibly(_ text: String) {
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      if isControl {
        bytes.append(contentsOf: Self.picture(of: scalar).utf8)
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// The Unicode picture of a control character, or a replacement character where there is none.
  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": " "
    case "\u{7F}": "\u{2421}"
    default:
      Unicode.Scalar(0x2400 + scalar.value).flatMap { scalar.value < 0x20 ? String($0) : nil }
        ?? "\u{FFFD}"
    }
  }
}
