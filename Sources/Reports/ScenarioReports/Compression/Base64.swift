/// Bytes as text that any file can hold (RFC 4648, 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends bytes as text, which is padded to whole groups of four letters.
  static func write(_ bytes: [UInt8], to sink: inout ByteSink) {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        let letter = letters[Int(number >> (18 - 6 * UInt32(place)) & 63)]
        text.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    sink.write(bytes: text)
  }
}
