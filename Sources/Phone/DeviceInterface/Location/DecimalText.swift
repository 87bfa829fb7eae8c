/// Decimal numbers as text, read and written as scaled integers so that no rounding error creeps in.
package enum DecimalText {
  /// The most bytes a number may have.
  static let lengthMax = 40

  /// Returns the text of `scaled / 10^decimals` without trailing zeros.
  package static func render(_ scaled: Int64, decimals: Int) -> String {
    var digits = String(scaled.magnitude)
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
    }
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (scaled < 0 ? "-" : "") + digits.dropLast(decimals)
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// Returns the number times `10^decimals`, rounded half away from zero, or `nil` where the text is no
  /// plain decimal number such as "-12", "+3.5" or "0.25", or is too large.
  static func parse(_ text: Substring, decimals: Int) -> Int64? {
    guard text.utf8.count <= lengthMax else { return nil }
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(isAllDigits) else { return nil }
    guard let magnitude = scale(parts[0], parts.count == 2 ? parts[1] : "".utf8[...], decimals)
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func isAllDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Returns whole and fraction as one integer with the wanted number of decimals.
  private static func scale(
    _ whole: Substring.UTF8View, _ fraction: Substring.UTF8View, _ decimals: Int
  ) -> Int64? {
    let padding = repeatElement(UInt8(ascii: "0"), count: max(0, decimals - fraction.count))
    let kept = Array(whole) + Array(fraction.prefix(decimals)) + Array(padding)
    var value: Int64 = 0
    for byte in kept {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow, product <= Int64.max - 10 else { return nil }
      value = product + Int64(byte - UInt8(ascii: "0"))
    }
    let firstDropped = fraction.dropFirst(decimals).first ?? UInt8(ascii: "0")
    return firstDropped >= UInt8(ascii: "5") ? value + 1 : value
  }
}
