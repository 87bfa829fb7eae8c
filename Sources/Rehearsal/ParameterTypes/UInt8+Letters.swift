extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  var isDecimalDigit: Bool {
    UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9")
  }

  /// Whether the byte is one of the letters a to z.
  var isLowercaseLetter: Bool {
    UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z")
  }
}
