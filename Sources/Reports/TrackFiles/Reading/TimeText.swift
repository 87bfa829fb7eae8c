package import DeviceInterface

/// Times as track files write them: ISO 8601 with an optional fraction and zone.
package enum TimeText {
  /// The most bytes a time may have.
  private static let bytesMax = 64

  /// Returns the time, or `nil` where the text is none of the calendar.
  ///
  /// Without a zone it is UTC, as GPX says. Digits after the millisecond are dropped.
  package static func parse(_ text: some StringProtocol) -> WallTime? {
    guard text.utf8.count <= bytesMax else { return nil }
    var digits = DigitReader(Array(text.utf8))
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2),
      let date = CalendarDay(year: year, month: month, day: day),
      digits.skip("T") || digits.skip("t") || digits.skip(" "), let seconds = secondsOfDay(&digits),
      let milliseconds = fraction(&digits), let offset = zoneOffset(&digits), digits.isAtEnd
    else { return nil }
    let total = date.daysSince1970 * 86_400 + seconds - offset
    return WallTime(
      millisecondsSince1970: Int64(total) * 1_000 + Int64(milliseconds), zoneOffsetSeconds: offset)
  }

  /// Returns the time in UTC, with milliseconds only where they are not zero.
  package static func render(_ time: WallTime) -> String {
    let utc = time.inZone(offsetSeconds: 0)
    let milliseconds = (time.millisecondsSince1970 % 1_000 + 1_000) % 1_000
    let text = String(milliseconds)
    let fraction =
      milliseconds == 0 ? "" : "." + String(repeating: "0", count: 3 - text.utf8.count) + text
    return "\(utc.date)T\(utc.timeOfDay)\(fraction)Z"
  }

  /// Reads hours, minutes and seconds; a leap second and 24:00:00 belong to the next minute.
  private static func secondsOfDay(_ digits: inout DigitReader) -> Int? {
    guard let hour = digits.number(2), digits.skip(":"), let minute = digits.number(2),
      digits.skip(":"), let second = digits.number(2), minute <= 59, second <= 60,
      hour <= 23 || (hour == 24 && minute == 0 && second == 0)
    else { return nil }
    return (hour * 60 + minute) * 60 + second
  }

  private static func fraction(_ digits: inout DigitReader) -> Int? {
    guard digits.skip(".") || digits.skip(",") else { return 0 }
    return digits.fraction(3)
  }

  private static func zoneOffset(_ digits: inout DigitReader) -> Int? {
    if digits.isAtEnd || digits.skip("Z") || digits.skip("z") { return 0 }
    let isWest = digits.skip("-")
    guard isWest || digits.skip("+"), let hours = digits.number(2) else { return nil }
    _ = digits.skip(":")
    let minutes = digits.isAtEnd ? 0 : digits.number(2)
    guard let minutes, minutes <= 59, hours * 60 + minutes <= 14 * 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes) * 60
  }
}

/// A reader of texts that are made of digits and single signs.
struct DigitReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

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

/// Text without the white space around it.
enum TrimmedText {
  /// Returns a text without the white space at its beginning and end.
  static func text(_ text: String) -> String {
    var rest = text[...].unicodeScalars
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
