/// A way of an app's own in which views are set; they are read in their order here, and asked for no sizes.
public protocol Layout: Sendable {
  /// What the layout keeps between its questions.
  associatedtype Cache = Void
  /// Returns how large the views are together.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Sets the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The views that are set.
  typealias Subviews = LayoutSubviews
}

extension Layout {
  /// Shows views in this way.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(content: content)
  }
}

/// The views that a layout sets.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a layout sets.
public struct LayoutSubview: Equatable, Sendable {
  /// Who gets room first.
  public var priority: Double { 0 }
  /// How much room the view wants around it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Returns how large the view is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns how large the view is, with where it is set by itself.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Sets the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// How much room a view wants around it.
public struct ViewSpacing: Sendable {
  /// None.
  public static let zero = ViewSpacing()
  /// Creates room.
  public init() {}
  /// Returns how far two views are apart.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// How much room is offered.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; nil leaves it to the view.
  public var width: CGFloat?
  /// The height; nil leaves it to the view.
  public var height: CGFloat?

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates an offer.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// As the view likes it.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As little as there can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the offer, with other sizes for what is left to the view.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The first of several views for which there is room: here always the first.
public nonisolated struct ViewThatFits<Content: View>: View, Primitive {
  private let content: Content

  /// Creates the view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func evaluate(at place: Place) { place.place(content, .index(0)) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    first(below: place).draw(on: &canvas)
  }

  @MainActor private func first(below place: Place) -> Place {
    var place = place
    // A custom view is one choice; what only holds several is looked through.
    while let child = place.children.first, place.isTransparent { place = child }
    return place
  }
}

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
