import DeviceInterface

@testable import AppParts
@testable import DeliveryApp

/// A courier's phone.
typealias DeliveryStage = PhoneStage<DeliveryFlow>

extension DeliveryFlow: StagedFlow {
  typealias Server = DeliveryServerDouble

  /// Its tests say where every position is.
  static let hasSignal = false
}

/// A delivery server in short: three stops, 1,000 m from one to the next, northwards, the first 1,000 m from the start.
struct DeliveryServerDouble: ServerDouble {
  var memory = ServerMemory()
  var body = DeliveryServerDouble.answer(DeliveryServerDouble.route())
  /// What it answers reports of outcomes with.
  var outcomeAnswer = ServerResponse(status: 200, body: "{}")
  /// The outcomes that came.
  private(set) var outcomes: [String] = []
  /// The kinds of events at circles that came, with their radius.
  private(set) var events: [String] = []

  mutating func firstAnswer(_ request: ServerRequest) -> ServerResponse {
    let json = try? JSONValue(parsing: request.body)
    switch request.path {
    case "/api/courier/route": return ServerResponse(status: 200, body: body)
    case "/api/courier/location/update":
      let numbers = (json?["points"]?.array ?? []).compactMap { $0["n"]?.integer }
      return ServerResponse(status: 200, body: "{\"accepted\":\(numbers),\"refused\":[]}")
    case "/api/courier/delivery/status":
      outcomes.append("\(json?["order_id"]?.string ?? "") \(json?["status"]?.string ?? "")")
      return outcomeAnswer
    case "/api/courier/geofence/event":
      events.append(
        "\(json?["event_type"]?.string ?? "") \(json?["geofence_radius"]?.integer ?? 0)")
      return ServerResponse(status: 200, body: "{}")
    default: return ServerResponse(status: 200, body: "{}")
    }
  }

  static func route(id: String = "r-1", count: Int = 3) -> DeliveryRoute {
    let start = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000)
    return DeliveryRoute(
      id: id,
      stops: (1...count).compactMap { number in
        start.map {
          DeliveryStop(
            number: number, id: "s-\(number)", orderID: "o-\(number)", customer: "C\(number)",
            address: "Street \(number)",
            position: $0.position(at: .meters(1_000 * number), bearing: 0), phone: "+48 \(number)",
            items: ["Bread", "Rolls"], promisedAtMilliseconds: 0)
        }
      })
  }

  static func answer(_ route: DeliveryRoute, done: [(stop: String, outcome: String)] = []) -> String
  {
    JSONValue.object([
      .init("route", route.json),
      .init(
        "done",
        .array(
          done.map {
            .object([.init("stop_id", .string($0.stop)), .init("outcome", .string($0.outcome))])
          })),
    ]).text
  }
}

extension PhoneStage<DeliveryFlow> {
  init(_ status: AuthorizationStatus = .always, on platform: PlatformKind = .iOS) {
    self.init(status, on: platform, configuration: .init())
  }

  /// Opens the app, agrees and starts the route, with two positions that prove each other.
  mutating func start() {
    open()
    tap("Start route", "Agree")
    drive(to: 0)
    drive(to: 20)
  }

  /// Delivers a position so many metres north of the start, half a minute after the one before.
  mutating func drive(to meters: Int, accuracy radius: Int = 5) {
    pass(.seconds(30))
    (north, accuracy) = (meters, radius)
    deliverFix()
  }

  /// Delivers the next stop's package with a signature.
  mutating func deliver() { tap("Deliver", "Delivered", "Signature", "Submit") }

  /// How the stops stand.
  var outcomes: [StopOutcome?] { flow.work?.progress.map(\.outcome) ?? [] }
}
