import DeviceInterface

extension CalendarDay {
  /// Reads a date as ISO 8601 writes it, "2026-11-23", or returns `nil` where the text is none.
  init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension WallTime {
  /// Reads a time in UTC as ISO 8601 writes it, "2026-01-05T08:00:00Z", also with milliseconds; `nil` where it is none.
  init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 || bytes.count == 24, bytes.allSatisfy({ $0 < 0x80 }),
      bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let date = CalendarDay(iso: text.prefix(10)), let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      let time = TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    self.init(date, time)
    guard bytes.count == 24 else { return }
    guard bytes[19] == UInt8(ascii: "."), let rest = number(bytes[20..<23]) else { return nil }
    millisecondsSince1970 += Int64(rest)
  }

  /// The time in UTC as ISO 8601 writes it: "2026-01-05T08:00:00Z", with milliseconds where there are any.
  var iso: String {
    let utc = inZone(offsetSeconds: 0)
    let rest = (millisecondsSince1970 % 1_000 + 1_000) % 1_000
    let fraction = rest == 0 ? "" : "." + String(1_000 + rest).dropFirst()
    return "\(utc.date)T\(utc.timeOfDay)\(fraction)Z"
  }

  /// The time of day as customers read it: "2:45 PM".
  var onTwelveHours: String {
    let time = timeOfDay
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour):\(String(100 + time.minute).dropFirst()) \(time.hour < 12 ? "AM" : "PM")"
  }
}

/// Returns the number that decimal digits write, or `nil` where one is no digit.
private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  digits.reduce(0) { sum, digit in
    guard let sum, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
    return sum * 10 + Int(digit - UInt8(ascii: "0"))
  }
}
