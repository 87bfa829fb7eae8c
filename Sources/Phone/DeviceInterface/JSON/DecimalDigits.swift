/// The digits of whole numbers, written as bytes into the place that they need.
package enum DecimalDigits {
  /// Appends a number with its sign.
  package static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude, minimum: 1, to: &bytes)
  }

  /// Appends a number with leading zeros up to a count of digits, one at least.
  package static func append(_ number: UInt64, minimum: Int, to bytes: inout [UInt8]) {
    let count = max(minimum, self.count(of: number))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
    bytes.withUnsafeMutableBufferPointer { bytes in
      var place = bytes.count
      var rest = number
      while rest > 0 {
        place -= 1
        let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
        bytes[place] |= UInt8(truncatingIfNeeded: digit)
        rest = tens
      }
    }
  }

  /// How many digits a number has, one at least.
  private static func count(of number: UInt64) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    if rest >= 1_000 { return count + 3 }
    if rest >= 100 { return count + 2 }
    return rest >= 10 ? count + 1 : count
  }
}
