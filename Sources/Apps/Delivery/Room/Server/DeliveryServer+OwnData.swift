import BackendSimulator
import DeliveryApp
public import DeviceInterface

/// That what was known of where a courier was is gone: what went, when, and who wanted it (`delivery:PRIVACY-4`).
public struct ErasureProof: Hashable, Sendable {
  /// What identifies it.
  public let id: String
  /// The courier's id.
  public let courierID: String
  /// The id of who wanted it.
  public let userID: String
  /// When it went.
  public let time: Instant
  /// How many locations went.
  public let locationCount: Int
  /// How many events at circles went.
  public let eventCount: Int
  /// From how many reports the place went.
  public let placeCount: Int

  /// What stays, and why nobody can have it erased: it tells of orders, and of this.
  static let kept = [
    "outcomes of orders", "consents", "audit log", "proofs of erasure", "ratings", "routes",
  ]
}

/// What couriers can have of what is kept of them, and can have erased.
extension DeliveryServer {
  /// Answers with everything that is kept of a courier, to the courier or an administrator.
  mutating func ownData(
    of courierID: String, for user: DeliveryUser, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let courier = try ownCourier(courierID, user)
    if user.role == .admin {
      audit.append(
        AuditEntry(userID: user.id, sight: .everything, courierID: courierID, time: time))
    }
    return Self.done([
      .init(
        "data",
        .object(
          [
            .init("courier_id", .string(courier.id)), .init("name", .string(courier.name)),
            .init("phone", .string(courier.phone)), .init("photo_url", .string(courier.photoURL)),
            .init("vehicle_type", .string(courier.vehicle)),
          ] + records(of: courierID)))
    ])
  }

  /// Deletes where a courier was, and answers what went and when.
  mutating func erase(
    _ courierID: String, for user: DeliveryUser, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let courier = try ownCourier(courierID, user)
    let own = Set(orders.filter { $0.courierID == courier.id }.map(\.id))
    let places = reports.erase { own.contains($0.orderID) && $0.location != nil }
    depot.forgetPlaces(of: Array(own))
    let proof = ErasureProof(
      id: "erasure-\(erasures.count + 1)", courierID: courier.id, userID: user.id, time: time,
      locationCount: locations.erase(courier.id, by: clock),
      eventCount: events.erase { $0.courierID == courier.id }.count, placeCount: places.count)
    erasures.append(proof)
    return Self.done([.init("data", json(proof))])
  }

  /// Up to when the courier has had erased where they were, in milliseconds since 1970; what comes late is not kept.
  func erasedUntil(_ courierID: String) -> Int64? {
    erasures.last { $0.courierID == courierID }.map { clock.milliseconds(at: $0.time) }
  }

  /// Whether that holds of a time by the server's clock.
  func isErased(_ courierID: String, at milliseconds: Int64) -> Bool {
    erasedUntil(courierID).map { milliseconds <= $0 } ?? false
  }

  /// Returns the courier; throws 403 to whom that is not.
  private func ownCourier(_ id: String, _ user: DeliveryUser) throws(Refusal) -> DeliveryUser {
    guard user.role == .admin || user.id == id else {
      throw Refusal(403, "What is kept of “\(id)” is not yours", .notYours)
    }
    guard let courier = depot.user(id), courier.role == .courier else {
      throw Refusal(404, "There is no courier “\(id)”", .unknown)
    }
    return courier
  }

  private func records(of courierID: String) -> [JSONValue.Member] {
    let own = Set(orders.filter { $0.courierID == courierID }.map(\.id))
    return [
      .init("locations", .array(locations.locations(of: courierID).map(kept))),
      .init(
        "geofence_events",
        .array(geofenceEvents.filter { $0.courierID == courierID }.map(kept))),
      .init("reports", .array(statusUpdates.filter { own.contains($0.orderID) }.map(kept))),
      .init(
        "consents",
        .array(
          consents.filter { $0.courierID == courierID }.map {
            .object([.init("granted", .bool($0.isGranted)), .init("time", iso($0.time))])
          })),
      .init(
        "ratings",
        .array(
          ratings.filter { $0.courierID == courierID }.map {
            .object([
              .init("order_id", .string($0.orderID)), .init("rating", .integer(Int64($0.stars))),
              .init("feedback", $0.words.map { .string($0) } ?? .null),
            ])
          })),
      .init(
        "looks",
        .array(
          audit.filter { $0.courierID == courierID }.map {
            .object([
              .init("user_id", .string($0.userID)), .init("what", .string($0.sight.rawValue)),
              .init("time", iso($0.time)),
            ])
          })),
      .init("erasures", .array(erasures.filter { $0.courierID == courierID }.map(json))),
      .init("routes", .array(routes.filter { $0.courierID == courierID }.map(json))),
    ]
  }

  /// What is kept of a courier's route beside its stops, which are the customers'.
  private func json(_ route: CourierRoute) -> JSONValue {
    .object([
      .init("route_id", .string(route.id)), .init("started_at", route.startedAt.map(iso) ?? .null),
      .init("device_id", route.deviceID.map { .string($0) } ?? .null),
      .init(
        "clock_ahead_ms", route.review.map { .integer($0.differenceMilliseconds) } ?? .null),
      .init(
        "ways",
        .array(
          route.ways.map { way in
            .object([
              .init("stop_id", .string(way.stopID)),
              .init("latitude", .double(way.via.latitudeDegrees)),
              .init("longitude", .double(way.via.longitudeDegrees)),
            ])
          })),
    ])
  }

  private func json(_ proof: ErasureProof) -> JSONValue {
    .object([
      .init("erasure_id", .string(proof.id)), .init("erased_at", iso(proof.time)),
      .init("asked_by", .string(proof.userID)),
      .init("locations", .integer(Int64(proof.locationCount))),
      .init("geofence_events", .integer(Int64(proof.eventCount))),
      .init("places_of_reports", .integer(Int64(proof.placeCount))),
      .init("kept", .array(ErasureProof.kept.map { .string($0) })),
    ])
  }

  private func iso(_ time: Instant) -> JSONValue {
    .string(WallTime(millisecondsSince1970: clock.milliseconds(at: time)).iso)
  }
}
