import DeviceInterface

extension TimeOfDay {
  /// Reads "08:15" or "08:15:30", or returns `nil` where the text is no time of day.
  init?(text: String) {
    let parts = text.split(separator: ":").map { Int($0) ?? -1 }
    guard parts.count == 2 || parts.count == 3 else { return nil }
    self.init(hour: parts[0], minute: parts[1], second: parts.count == 3 ? parts[2] : 0)
  }
}
