/// The check of RFC 1952, by which a reader of gzip finds out that bytes have changed.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
    }
  }

  /// Returns the check of bytes, or of those from a place on.
  static func value(of bytes: [UInt8], from start: Int = 0) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        var rest: UInt32 = ~0
        for place in start..<bytes.count {
          rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ bytes[place])] ^ rest >> 8
        }
        return ~rest
      }
    }
  }
}
