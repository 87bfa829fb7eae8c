internal import VirtualTime

/// Views that are evaluated anew at the moments of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the views are told.
  public struct Context {
    /// How often the views are evaluated.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule says.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The moment of the schedule.
    public let date: Date
    /// How often the views are evaluated: here, always as often as the schedule says.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var now = Date()

  /// Creates the views.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The views at the moment that has come last.
  public var body: some View {
    content(Context(date: now, cadence: .live)).task(id: Kept(schedule: schedule)) {
      await follow()
    }
  }

  /// The schedule, which is followed as long as it stays the same.
  private struct Kept: Equatable {
    let schedule: Schedule

    static func == (left: Kept, right: Kept) -> Bool {
      onMain { Sameness.holds(left.schedule, right.schedule) }
    }
  }

  /// How many moments that are over a schedule may name at once.
  private static var overMax: Int { 10_000 }

  @MainActor private func follow() async {
    while !Task.isCancelled {
      let (last, next) = moments(around: Date())
      if let last, now != last { now = last }
      guard let next else { return }
      // A wait that is too short to be told would have no end.
      try? await Task.sleep(for: .seconds(max(0.001, next.timeIntervalSinceNow)))
    }
  }

  /// Returns the last moment that has come, and the next one; it is asked anew each time, as an app may have slept for long.
  @MainActor private func moments(around date: Date) -> (last: Date?, next: Date?) {
    var last: Date?
    for (index, moment) in schedule.entries(from: date, mode: .normal).enumerated() {
      if moment > date { return (last, moment) }
      guard index < Self.overMax else {
        HostPhone.refuse("\(Schedule.self) names more than \(Self.overMax) moments that are over")
      }
      last = moment
    }
    return (last, nil)
  }
}
