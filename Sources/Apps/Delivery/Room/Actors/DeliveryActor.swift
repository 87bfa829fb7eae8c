import CucumberExpressions
import DeliveryApp
import DeviceInterface
import ScenarioRunner

/// Somebody who asks the delivery server from elsewhere than the courier's phone.
enum DeliveryActor: Hashable, Sendable {
  /// Who gets the order of a stop of the courier's route.
  case customer(stop: Int)
  /// Who gets an order of the other courier's route.
  case anotherCustomer
  /// Who has sold orders, by name.
  case merchant(String)
  /// Who looks after all deliveries.
  case administrator
  /// Who looks after them as well.
  case anotherAdministrator
  /// The courier, by other means than the phone's app.
  case courier
  /// A courier with another route.
  case anotherCourier
  /// Somebody whose token no user has.
  case impostor
  /// Somebody who bears no token.
  case stranger

  /// The courier whose phone a scenario plays.
  static let courierID = "courier-1"
  static let anotherCourierID = "courier-2"
  /// Who look after all deliveries.
  static let administratorID = "admin-1"
  static let anotherAdministratorID = "admin-2"

  /// How sentences name them.
  static let parameterType = ParameterType(
    name: "delivery actor",
    patterns: [
      "the customer of stop \\d{1,4}", "the merchant \"[^\"]*\"", "another customer",
      "another courier", "the administrator", "another administrator", "the courier",
      "somebody with a forged account", "somebody without an account",
    ],
    documentation: "the customer of a stop, another customer, the merchant \"Bakery\", the"
      + " administrator, another administrator, the courier, another courier, or somebody without"
      + " an account or with a forged one",
    example: "the customer of stop 2", useForSnippets: false
  ) { groups in DeliveryActor(groups.lazy.compactMap(\.self).first ?? "") }

  /// Reads one of the words of the pattern.
  init(_ text: String) {
    switch text {
    case "another customer": self = .anotherCustomer
    case "another courier": self = .anotherCourier
    case "the administrator": self = .administrator
    case "another administrator": self = .anotherAdministrator
    case "the courier": self = .courier
    case "somebody with a forged account": self = .impostor
    case "somebody without an account": self = .stranger
    default:
      if let quote = text.firstIndex(of: "\"") {
        self = .merchant(String(text[text.index(after: quote)...].dropLast()))
      } else {
        self = .customer(stop: text.split(separator: " ").last.flatMap { Int($0) } ?? 0)
      }
    }
  }

  var words: String {
    switch self {
    case .customer(let stop): "the customer of stop \(stop)"
    case .anotherCustomer: "another customer"
    case .merchant(let name): "the merchant \"\(name)\""
    case .administrator: "the administrator"
    case .anotherAdministrator: "another administrator"
    case .courier: "the courier"
    case .anotherCourier: "another courier"
    case .impostor: "somebody with a forged account"
    case .stranger: "somebody without an account"
    }
  }

  /// The words at the beginning of a sentence.
  var subject: String { words.prefix(1).uppercased() + words.dropFirst() }
}

extension DeliveryServer {
  /// The id of a user in the part of an actor; `nil` for those who have none, who are not messaged either.
  ///
  /// Throws `InvalidStep` where the server knows nobody of the kind.
  func userID(of actor: DeliveryActor) throws(InvalidStep) -> String? {
    switch actor {
    case .customer(let stop): return try order(ofStop: stop).customerID
    case .anotherCustomer:
      guard let order = orders.first(where: { $0.courierID == DeliveryActor.anotherCourierID })
      else { throw InvalidStep("The other courier has no route, and so no customers.") }
      return order.customerID
    case .merchant(let name):
      let merchants = users.filter { $0.role == .merchant }
      guard let merchant = merchants.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        throw InvalidStep(
          "There is no merchant \"\(name)\".",
          notes: [
            "The merchants are \(merchants.map { "\"\($0.name)\"" }.joined(separator: ", "))."
          ])
      }
      return merchant.id
    case .administrator: return DeliveryActor.administratorID
    case .anotherAdministrator: return DeliveryActor.anotherAdministratorID
    case .courier: return DeliveryActor.courierID
    case .anotherCourier: return DeliveryActor.anotherCourierID
    case .impostor, .stranger: return nil
    }
  }

  /// The order that somebody waits for; throws where there is none.
  func ownOrder(of actor: DeliveryActor) throws(InvalidStep) -> DeliveryOrder {
    let user = try userID(of: actor)
    guard let order = orders.first(where: { $0.customerID == user }) else {
      throw InvalidStep(
        "\(actor.subject) waits for no order.",
        notes: ["Write: \(instead: "\(actor.words) looks at the tracking of stop 2")"])
    }
    return order
  }

  func token(of actor: DeliveryActor) throws(InvalidStep) -> String? {
    actor == .impostor ? "nobody-1" : try userID(of: actor)
  }

  /// The order of a stop of the route that the phone's courier drives; throws where it has no such stop.
  func order(ofStop number: Int) throws(InvalidStep) -> DeliveryOrder {
    let route = currentRoute(of: DeliveryActor.courierID)
    let own = orders.filter { $0.routeID == route?.id }
    guard let order = own.first(where: { $0.stop.number == number }) else {
      throw InvalidStep("The route has \(own.count) stops, and no stop \(number).")
    }
    return order
  }
}
