import AppParts
import DeviceInterface

/// Today's route as the server offers it, with what has become of its stops already.
public struct RouteOffer: Hashable, Sendable {
  /// The route.
  public let route: DeliveryRoute
  /// The outcomes that the server knows, by the stop's place from zero.
  public let outcomes: [Int: StopOutcome]

  /// What a server's answer offers.
  enum Answer: Hashable, Sendable {
    /// There is nothing to be delivered today.
    case nothing
    /// A route.
    case route(RouteOffer)
  }

  /// Reads the body of a server's answer, or returns `nil` where it is none.
  static func answer(body: String) -> Answer? {
    guard let json = JSONValue.answer(body), let value = json["route"] else {
      return nil
    }
    if value == .null { return .nothing }
    guard let route = DeliveryRoute(json: value), let done = json["done"]?.array else {
      return nil
    }
    var outcomes: [Int: StopOutcome] = [:]
    for entry in done {
      guard let id = entry["stop_id"]?.string,
        let index = route.stops.firstIndex(where: { $0.id == id }),
        let outcome = entry["outcome"]?.string.flatMap(StopOutcome.init(rawValue:))
      else { return nil }
      outcomes[index] = outcome
    }
    return .route(RouteOffer(route: route, outcomes: outcomes))
  }
}
