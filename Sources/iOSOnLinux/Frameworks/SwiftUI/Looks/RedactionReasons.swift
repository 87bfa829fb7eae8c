/// Why something is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others should not see it.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// What a pointer would do.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// How the phone is felt.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// The feeling success.
  public static let success = SensoryFeedback(name: "success")
  /// The feeling warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// The feeling error.
  public static let error = SensoryFeedback(name: "error")
  /// The feeling selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// The feeling impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// The feeling increase.
  public static let increase = SensoryFeedback(name: "increase")
  /// The feeling decrease.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The feeling start.
  public static let start = SensoryFeedback(name: "start")
  /// The feeling stop.
  public static let stop = SensoryFeedback(name: "stop")
  /// The feeling alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The feeling levelChange.
  public static let levelChange = SensoryFeedback(name: "levelChange")
}

/// How large a view is, for who sets it.
public struct ViewDimensions: Hashable, Sendable {
  /// Its width.
  public var width: CGFloat { 390 }
  /// Its height.
  public var height: CGFloat { 844 }
  /// Where it is set by itself.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where it is set by itself.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// How pages come.
public struct NavigationTransition: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = NavigationTransition(name: "automatic")
  /// From another view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)
    -> NavigationTransition
  { automatic }
}
