public import DeliveryApp
public import DeviceInterface

/// A route that a courier was given, and how far it has come.
public struct CourierRoute: Hashable, Sendable {
  /// The route.
  public let route: DeliveryRoute
  /// The courier's id.
  public let courierID: String
  /// When the server heard that it was started; `nil` where it has not.
  public internal(set) var startedAt: Instant?
  /// When it was started by the courier's phone, in milliseconds since 1970.
  public internal(set) var startedAtMilliseconds: Int64?
  /// Who has to be told of a delay.
  var delays: DelayWatch

  /// Creates a route that has not begun.
  init(_ route: DeliveryRoute, courierID: String) {
    self.route = route
    self.courierID = courierID
    self.delays = DelayWatch(route.stops)
  }

  /// What identifies it.
  public var id: String { route.id }
}
