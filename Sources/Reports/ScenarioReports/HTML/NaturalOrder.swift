/// The order in which people sort names with numbers in them: `US2` before `US10`.
enum NaturalOrder {
  /// Whether one name comes before another.
  static func precedes(_ left: String, _ right: String) -> Bool {
    var (a, b) = (Array(left.utf8)[...], Array(right.utf8)[...])
    while let x = a.first, let y = b.first {
      if isDigit(x), isDigit(y) {
        let (m, n) = (number(&a), number(&b))
        // More digits without leading zeros are a larger number.
        if m.count != n.count { return m.count < n.count }
        if m != n { return m.lexicographicallyPrecedes(n) }
      } else {
        if x != y { return x < y }
        a.removeFirst()
        b.removeFirst()
      }
    }
    return a.isEmpty && b.isEmpty ? left < right : a.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.prefix(while: isDigit)
    bytes = bytes.dropFirst(digits.count)
    return Array(digits.drop { $0 == UInt8(ascii: "0") })
  }
}
