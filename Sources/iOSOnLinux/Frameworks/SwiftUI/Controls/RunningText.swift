internal import DeviceInterface
internal import PhoneFoundation
internal import VirtualTime

/// The words for moments in relation to now.
enum RunningText {
  /// A moment in words.
  static func words(of date: Date, _ style: Text.DateStyle, at now: Date) -> String {
    switch style.style {
    case .date: date.formatted(date: .long, time: .omitted)
    case .time: date.formatted(date: .omitted, time: .shortened)
    case .timer: clock(abs(date.timeIntervalSince(now)))
    case .relative: span(abs(date.timeIntervalSince(now)))
    case .offset: (date < now ? "-" : "+") + span(abs(date.timeIntervalSince(now)))
    }
  }

  /// A clock that runs by itself from a moment of before; nil for a moment to come.
  @MainActor static func time(of date: Date) -> Metric.Value? {
    let passed = Date().timeIntervalSince(date)
    guard passed >= 0, passed < 1_000_000_000 else { return nil }
    let uptime = HostPhone.require(for: "SwiftUI").facts.uptime
    return .time(RunningTime(.seconds(passed), runningSince: uptime))
  }

  /// What a clock shows that runs up or down within a span.
  static func clock(within span: ClosedRange<Date>, at now: Date, countsDown: Bool) -> String {
    let now = min(max(now, span.lowerBound), span.upperBound)
    return clock(
      countsDown ? span.upperBound.timeIntervalSince(now) : now.timeIntervalSince(span.lowerBound))
  }

  /// A length of time as a clock, as in "1:02:05" or "2:05".
  static func clock(_ seconds: TimeInterval) -> String {
    let seconds = Int(min(seconds, 1_000_000_000))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// A length of time in its two largest units, as in "1 hr, 2 min".
  private static func span(_ seconds: TimeInterval) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 2
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    return formatter.string(from: seconds) ?? ""
  }
}
