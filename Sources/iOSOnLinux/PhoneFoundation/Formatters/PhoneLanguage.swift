internal import Foundation

/// The language of the simulated phone: English, of no country, with metric units, as Foundation has it on Linux.
enum PhoneLanguage {
  static let locale = Locale.current

  /// A calendar without summer time, for what only has to be counted.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
    return calendar
  }()

  /// A number in words, as in "forty-one".
  static func words(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// Numbers with commas, and with three digits behind the point at most.
  static func numberFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return formatter
  }
}
