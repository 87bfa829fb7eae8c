internal import Foundation
internal import _FoundationICU

/// A number with a unit as a text, by the tables of languages that Foundation brings along.
struct UnitText {
  /// The whole text, as in "1.8 km".
  let text: String
  /// The number in it, which may be of another unit than what was given.
  let number: Double

  /// Writes a number by a skeleton of ICU, such as `unit/meter usage/road`; nil for a skeleton that is none.
  init?(_ value: Double, skeleton: String, locale: Locale) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    // What is above zero is a failure; below stand notes, such as that a text ends without a zero.
    guard status.rawValue <= 0 else { return nil }
    let length = swift_unumf_resultToString(result, nil, 0, &status)
    var characters = [UInt16](repeating: 0, count: Int(length))
    status = U_ZERO_ERROR
    swift_unumf_resultToString(result, &characters, length, &status)
    var digits = [CChar](repeating: 0, count: 64)
    swift_unumf_resultToDecimalNumber(result, &digits, 63, &status)
    guard status.rawValue <= 0 else { return nil }
    text = String(decoding: characters, as: UTF16.self)
    number =
      Double(String(decoding: digits.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)) ?? value
  }

  /// A number with a unit, whose digits somebody else writes; the unit's word follows what is seen of the number.
  static func text(
    _ value: Double, skeleton: String, locale: Locale, digits: (Double) -> String
  ) -> String? {
    guard let exact = UnitText(value, skeleton: skeleton + " .#########", locale: locale) else {
      return nil
    }
    let shown = digits(exact.number)
    let precision = " ." + String(repeating: "0", count: fractionDigits(of: shown, locale))
    guard let whole = UnitText(value, skeleton: skeleton + precision, locale: locale),
      let plain = UnitText(exact.number, skeleton: precision, locale: locale)
    else { return nil }
    return whole.text.replacingOccurrences(of: plain.text, with: shown)
  }

  private static func fractionDigits(of text: String, _ locale: Locale) -> Int {
    let parts = text.components(separatedBy: locale.decimalSeparator ?? ".")
    return parts.count < 2 ? 0 : min(9, parts[parts.count - 1].prefix { $0.isNumber }.count)
  }
}
