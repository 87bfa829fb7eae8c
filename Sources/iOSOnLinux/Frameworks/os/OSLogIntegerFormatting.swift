internal import Foundation

/// The width of a value at least, and the side on which it stands.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// On the right.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  /// On the left.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}

/// The words for whether something is so.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer
}

/// The form in which a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var hasSign = false
  private var isUppercase = false
  private var minDigits = 0

  /// By tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// By sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// By eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// By tens, with as many digits at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// By sixteens, with as many digits at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
      isUppercase: uppercase, minDigits: minDigits())
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private var letter = "f"
  private var precision: Int?
  private var hasSign = false

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  /// With an exponent where the number is very large or small.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
  /// By sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }

  /// With as many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision(), hasSign: explicitPositiveSign)
  }

  /// With an exponent, and as many digits behind the point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", precision: precision(), hasSign: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(letter)", number)
  }
}
