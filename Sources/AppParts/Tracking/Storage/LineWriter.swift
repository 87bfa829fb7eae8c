/// Text put together byte by byte, for the lines and bodies that are written once for every recorded point.
package struct LineWriter {
  private var bytes: [UInt8] = []

  /// Begins a text for which room is made.
  package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// What has been written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a byte.
  package mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a text as it is.
  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a number in decimal digits.
  package mutating func write(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    write(digitsOf: number.magnitude, minimum: 1)
  }

  /// Writes ten-millionths of a degree as decimal degrees without trailing zeros.
  mutating func writeDegrees(_ e7: Int32) {
    if e7 < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(e7.magnitude).quotientAndRemainder(dividingBy: 10_000_000)
    write(digitsOf: whole, minimum: 1)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    write(digitsOf: fraction, minimum: 7)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Writes the digits from the last to the first into the place that they need.
  private mutating func write(digitsOf number: UInt64, minimum: Int) {
    var count = 1
    var bound = number / 10
    while bound > 0 {
      count += 1
      bound /= 10
    }
    count = max(count, minimum)
    let start = bytes.count
    for _ in 0..<count { bytes.append(UInt8(ascii: "0")) }
    bytes.withUnsafeMutableBufferPointer { digits in
      var rest = number
      var index = start + count
      while rest > 0 {
        index -= 1
        digits[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }
}
