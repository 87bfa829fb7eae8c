/// Bytes as letters, digits and two signs, four for every three bytes.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text that stands for the bytes, filled up with equals signs.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let missing = 3 - group.count
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * missing)
      for place in 0..<4 {
        let isFilling = place > 3 - missing
        text.append(
          isFilling ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 0x3F])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
