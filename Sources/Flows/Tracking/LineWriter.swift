/// Text put together byte by byte, for the lines and bodies that are written once for every recorded point.
struct LineWriter {
  private var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ number: Int64) {
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

  private mutating func write(digitsOf number: UInt64, minimum: Int) {
    let start = bytes.count
    var rest = number
    while rest > 0 || bytes.count - start < minimum {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }
}
