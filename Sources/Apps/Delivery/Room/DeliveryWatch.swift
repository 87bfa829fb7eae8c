public import DeliveryApp
public import Rehearsal

/// What a scenario has seen of the deliveries from elsewhere than the courier's phone.
public struct DeliveryWatch: AppObserver {
  /// The app's flow.
  public typealias Process = DeliveryFlow

  /// What customers, merchants and administrators have asked.
  var visits = ActorVisits()
  /// What a step has asked to be reported.
  var askedMetrics: Set<DeliveryMetric.Requirement> = []

  /// Begins to watch.
  public init() {}

  /// It keeps what the steps of those elsewhere have seen.
  public static var isLooking: Bool { false }
}
