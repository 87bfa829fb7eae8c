import DeviceInterface

extension StatusSheet {
  /// The report as the server gets it; only what belongs to the outcome is in it.
  func body(
    _ outcome: StopOutcome, _ stop: DeliveryStop, at time: WallTime, place: Position?,
    accuracyMeters: Int
  ) -> String {
    var members: [JSONValue.Member] = [
      .init("order_id", .string(stop.orderID)), .init("status", .string(outcome.rawValue)),
      .init("timestamp_ms", .integer(time.millisecondsSince1970)),
      .init("location", location(place, accuracyMeters)), .init("proof", proof(of: stop)),
    ]
    switch outcome {
    case .delivered, .damaged: break
    case .failed: members.append(.init("failure_reason", .string(reason?.rawValue ?? "")))
    case .partial:
      // In the order of the packages, so that equal sheets give equal bodies.
      let handed = items.indices.filter(handedOver.contains).map { items[$0] }
      members.append(.init("delivered_items", .array(handed.map { .string($0) })))
      members.append(.init("missing_reason", .string(text(.reason))))
    case .returned: members.append(.init("failure_reason", .string(text(.reason))))
    case .attempted:
      members.append(.init("notice_left", .bool(hasLeftNotice)))
      add("left_at_location", .safePlace, to: &members)
      add("next_attempt_date", .nextAttempt, to: &members)
    }
    add("notes", .notes, to: &members)
    return JSONValue.object(members).text
  }

  private func add(_ name: String, _ field: Field, to members: inout [JSONValue.Member]) {
    guard !text(field).isEmpty else { return }
    members.append(.init(name, .string(text(field))))
  }

  private func location(_ place: Position?, _ accuracyMeters: Int) -> JSONValue {
    guard let place else { return .null }
    return .object([
      .init("latitude", .double(place.latitudeDegrees)),
      .init("longitude", .double(place.longitudeDegrees)),
      .init("accuracy", .integer(Int64(accuracyMeters))),
    ])
  }

  private func proof(of stop: DeliveryStop) -> JSONValue {
    var members: [JSONValue.Member] = []
    if hasSignature {
      members.append(.init("signature_url", .string("signatures/\(stop.orderID).png")))
    }
    if hasPhoto { members.append(.init("photo_url", .string("photos/\(stop.orderID).jpg"))) }
    add("pin_code", .pin, to: &members)
    add("recipient_name", .recipient, to: &members)
    add("recipient_relation", .relation, to: &members)
    return members.isEmpty ? .null : .object(members)
  }
}
