/// A reader of texts that are made of digits and single signs.
struct DigitReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  /// Goes behind the sign if it comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  /// Reads a number of exactly so many digits.
  mutating func number(_ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var number = 0
    for _ in 0..<count {
      guard let digit else { return nil }
      number = number * 10 + digit
      index += 1
    }
    return number
  }

  /// Reads the digits behind a decimal point as a whole number of so many digits; further ones are dropped.
  mutating func fraction(_ count: Int) -> Int? {
    guard digit != nil else { return nil }
    var number = 0
    var read = 0
    while let digit {
      if read < count { number = number * 10 + digit }
      read += 1
      index += 1
    }
    for _ in 0..<max(0, count - read) { number *= 10 }
    return number
  }

  private var digit: Int? {
    guard index < bytes.count, (48...57).contains(bytes[index]) else { return nil }
    return Int(bytes[index]) - 48
  }
}
