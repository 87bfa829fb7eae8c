/// The search for a few bytes in many.
enum ByteSearch {
  /// Tells whether the bytes hold the others somewhere.
  static func contains(_ wanted: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = bytes[...]
    while let index = rest.firstIndex(of: first) {
      if rest[index...].starts(with: wanted) { return true }
      rest = rest[(index + 1)...]
    }
    return false
  }
}
