import DeviceInterface

/// The place that a report on a stop comes from (`delivery:API-4`).
///
/// No report goes without one. Where the phone does not know where it is, the courier still says to be at the door: then
/// it is the address, and says so, so that nobody takes it for measured.
struct ReportPlace: Hashable, Sendable {
  private let position: Position
  private let accuracyMeters: Int
  private let isMeasured: Bool

  /// Takes the place that is known, or the stop's.
  init(_ known: Position?, _ accuracyMeters: Int, orAt stop: DeliveryStop) {
    isMeasured = known != nil
    position = known ?? stop.position
    self.accuracyMeters = isMeasured ? accuracyMeters : Int(DeliveryStop.arrivalRadius.wholeMeters)
  }

  /// The place as the server gets it.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("latitude", .double(position.latitudeDegrees)),
      .init("longitude", .double(position.longitudeDegrees)),
      .init("accuracy", .integer(Int64(accuracyMeters))),
    ]
    // Measured is what goes without saying: a full phone has room for few words.
    if !isMeasured { members.append(.init("source", .string("address"))) }
    return .object(members)
  }
}
