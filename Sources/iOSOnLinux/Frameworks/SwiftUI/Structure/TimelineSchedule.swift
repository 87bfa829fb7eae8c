/// The moments at which views are evaluated anew.
public protocol TimelineSchedule {
  /// The moments, in their order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the moments from one on; the first may lie before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Whether fewer moments do.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// They do not, as here.
  case normal
  /// They do, as the screen is dim.
  case lowFrequency
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the beginning of the minute, and of all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> UnfoldFirstSequence<Date>
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments in even steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates the schedule; a step is a thousandth of a second at least.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, max(0.001, interval))
  }

  /// Returns the last moment that is not later, or the first of all, and all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> UnfoldFirstSequence<Date>
  {
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let interval = interval
    return sequence(first: start.addingTimeInterval(steps * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

/// Moments that an app names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates the schedule.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the moments, whichever is asked for.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The moments at which the screen is drawn: here, once a second, as nobody sees more.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates the schedule; where it is paused, there is the first moment alone.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (max(1, minimumInterval ?? 1), paused)
  }

  /// Returns the moment, and those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> UnfoldFirstSequence<Date>
  {
    let next: TimeInterval? = isPaused ? nil : interval
    return sequence(first: startDate) { date in next.map { date.addingTimeInterval($0) } }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments in even steps.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The moments at which the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The moments at which the screen is drawn, at most so often.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that an app names.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
