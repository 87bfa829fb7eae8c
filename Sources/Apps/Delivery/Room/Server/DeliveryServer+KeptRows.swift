import BackendSimulator
import DeliveryApp
import DeviceInterface

/// The rows of what is kept of a courier, with everything that is in them (`delivery:PRIVACY-4`).
extension DeliveryServer {
  func kept(_ location: CourierLocation) -> JSONValue {
    .object([
      .init("latitude", .double(location.position.latitudeDegrees)),
      .init("longitude", .double(location.position.longitudeDegrees)),
      .init("accuracy", Self.number(location.accuracyHundredths)),
      .init("speed", Self.number(location.speedHundredths)),
      .init("heading", Self.number(location.headingHundredths)),
      .init("altitude", Self.number(location.altitudeHundredths)),
      .init("battery_level", location.batteryLevel.map { .integer(Int64($0)) } ?? .null),
      .init("is_charging", .bool(location.isCharging)),
      .init("activity_type", .string(location.motion.rawValue)),
      .init("route_id", Self.text(location.routeID)),
      .init("recorded_at", Self.iso(location.recordedAtMilliseconds)),
      .init("uploaded_at", Self.iso(clock.milliseconds(at: location.uploadedAt))),
    ])
  }

  func kept(_ event: GeofenceEvent) -> JSONValue {
    .object([
      .init("stop_id", .string(event.stopID)), .init("order_id", Self.text(event.orderID)),
      .init("route_id", Self.text(event.routeID)),
      .init("event_type", .string(event.kind.rawValue)),
      .init("geofence_radius", .integer(event.circle.rawValue)),
      .init("latitude", .double(event.position.latitudeDegrees)),
      .init("longitude", .double(event.position.longitudeDegrees)),
      .init("distance_from_center", Self.number(event.distanceHundredths)),
      .init("event_time", event.timeMilliseconds.map(Self.iso) ?? .null),
      .init("dwell_time_seconds", event.dwellSeconds.map { .integer(Int64($0)) } ?? .null),
      .init("manual", .bool(event.isManual)),
    ])
  }

  func kept(_ report: StatusUpdate) -> JSONValue {
    let place = report.location
    return .object([
      .init("order_id", .string(report.orderID)), .init("status", .string(report.outcome.rawValue)),
      .init("time", report.timeMilliseconds.map(Self.iso) ?? .null),
      .init("latitude", place.map { .double($0.position.latitudeDegrees) } ?? .null),
      .init("longitude", place.map { .double($0.position.longitudeDegrees) } ?? .null),
      .init("accuracy", Self.number(place?.accuracyHundredths)),
      .init("source", Self.text(place?.source.rawValue)),
      .init("signature_url", Self.text(report.proof?.signatureURL)),
      .init("photo_url", Self.text(report.proof?.photoURL)),
      .init("recipient_name", Self.text(report.proof?.recipientName)),
      .init("recipient_relation", Self.text(report.proof?.recipientRelation)),
      .init("failure_reason", Self.text(report.failureReason)),
      .init("notes", Self.text(report.notes)),
      .init(
        "delivered_items", report.deliveredItems.map { .array($0.map { .string($0) }) } ?? .null),
      .init("missing_reason", Self.text(report.missingReason)),
      .init("left_at_location", Self.text(report.leftAtLocation)),
      .init("notice_left", .bool(report.noticeLeft)),
      .init("next_attempt_date", Self.text(report.nextAttempt?.description)),
      .init("device_id", Self.text(report.deviceID)),
    ])
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
