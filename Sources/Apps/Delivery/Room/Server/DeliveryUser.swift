/// Somebody whom the delivery server knows; the token that a request bears is the id.
public struct DeliveryUser: Hashable, Sendable {
  /// What somebody is to the deliveries.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Drives a route.
    case courier
    /// Has sold what is delivered.
    case merchant
    /// Gets an order.
    case consumer
    /// Looks after all of them.
    case admin
  }

  /// What identifies the user: "courier-1", "customer-2".
  public let id: String
  /// What the user is.
  public let role: Role
  /// What others call the user.
  public let name: String
  /// How the user is called; empty where nobody has said it.
  public var phone = ""

  /// Those who are there from the start; the rest comes with the routes.
  static let staff = [
    DeliveryUser(id: "courier-1", role: .courier, name: "Anna", phone: "+48 600 100 001"),
    DeliveryUser(id: "courier-2", role: .courier, name: "Bruno", phone: "+48 600 100 002"),
    DeliveryUser(id: "merchant-1", role: .merchant, name: "Bakery"),
    DeliveryUser(id: "merchant-2", role: .merchant, name: "Books"),
    DeliveryUser(id: "admin-1", role: .admin, name: "Administrator"),
  ]
}
