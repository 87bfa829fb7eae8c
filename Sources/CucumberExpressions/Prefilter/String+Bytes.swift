extension String {
  /// Lends the UTF-8 bytes; strings that hold them in one piece, as almost all do, are not copied.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Tells whether these bytes stand at a position.
  func has(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position >= 0, position + bytes.count <= count else { return false }
    var index = 0
    while index < bytes.count {
      guard self[position + index] == bytes[index] else { return false }
      index += 1
    }
    return true
  }
}
