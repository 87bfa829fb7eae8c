/// Views that are evaluated anew as time goes by: here, as often as something happens.
public nonisolated struct TimelineView<Schedule, Content: View>: View {
  /// What the views are told.
  public struct Context {
    /// The moment.
    public let date: Date
    /// How often it is told.
    public enum Cadence: Comparable, Sendable {
      /// As often as the screen is drawn.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }
    /// How often it is told.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var now = Date()

  /// Creates the view.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content)
  where Schedule: TimelineSchedule {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The views; a minute is waited for, as a user would not see less on this screen.
  public var body: some View {
    content(Context(date: now, cadence: .minutes))
      .task {
        while !Task.isCancelled {
          now = Date()
          let next = (schedule as? any TimelineSchedule)?.pause ?? 60
          try? await Task.sleep(for: .seconds(next))
        }
      }
  }
}

/// When views are evaluated anew.
public protocol TimelineSchedule: Sendable {
  /// How many seconds lie between two times.
  var pause: Double { get }
}

/// Views that are evaluated anew every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates the schedule.
  public init() {}
  /// A minute.
  public var pause: Double { 60 }
}

/// Views that are evaluated anew in even steps.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// How many seconds lie between two times: at least one.
  public let pause: Double
  /// Creates the schedule.
  public init(from startDate: Date, by interval: TimeInterval) { pause = max(1, interval) }
}

/// Views that are evaluated anew with each picture: here, every second.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// A second.
  public var pause: Double { 1 }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// In even steps.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With each picture.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// With each picture, at most so often.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule() }
}
