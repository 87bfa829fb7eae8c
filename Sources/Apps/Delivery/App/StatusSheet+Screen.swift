import DeviceInterface

extension StatusSheet {
  /// The sheet as the courier sees it but for its controls: outcomes first, then what the chosen one needs.
  func screen(of stop: DeliveryStop) -> Screen {
    var screen = Screen(title: DeliveryWording.sheetTitle)
    screen.message = problem ?? stop.customer + ", " + stop.address
    if hasSignature { screen.badges.append(Badge(DeliveryWording.signed, .green)) }
    if hasPhoto { screen.badges.append(Badge(DeliveryWording.photoTaken, .green)) }
    if hasLeftNotice { screen.badges.append(Badge(DeliveryWording.noticeLeft, .blue)) }
    screen.items = rows.map {
      ListItem(title: $0.title, detail: $0.isChosen ? DeliveryWording.chosen : "", isTappable: true)
    }
    screen.fields = fields.map { TextField($0.rawValue, text: text($0)) }
    return screen
  }

  private var rows: [(title: String, isChosen: Bool)] {
    var rows = StopOutcome.allCases.map {
      (title: DeliveryWording.choice($0), isChosen: $0 == outcome)
    }
    if outcome == .failed {
      rows += FailureReason.allCases.map { (title: $0.rawValue, isChosen: $0 == reason) }
    }
    if outcome == .partial {
      rows += items.indices.map {
        (title: itemRow($0), isChosen: handedOver.contains($0))
      }
    }
    return rows
  }

  private func itemRow(_ index: Int) -> String { "Item \(index + 1): \(items[index])" }

  /// What can be tapped beside the rows.
  var controls: [String] {
    let evidence: [String] =
      switch outcome {
      case .delivered: [DeliveryWording.sign, DeliveryWording.takePhoto]
      case .partial, .damaged: [DeliveryWording.takePhoto]
      case .attempted: [DeliveryWording.leaveNotice]
      case .failed, .returned, nil: []
      }
    let ways = isUnsaved ? [DeliveryWording.goOnUnsaved] : []
    return evidence + [DeliveryWording.submit] + ways + [DeliveryWording.cancel]
  }

  /// The courier taps a row or a control of the sheet.
  mutating func tap(_ label: String) {
    guard controls.contains(label) || rows.contains(where: { $0.title == label }) else { return }
    problem = nil
    switch label {
    case DeliveryWording.sign: hasSignature = true
    case DeliveryWording.takePhoto: hasPhoto = true
    case DeliveryWording.leaveNotice: hasLeftNotice = true
    default: choose(label)
    }
  }

  private mutating func choose(_ label: String) {
    if let chosen = StopOutcome.allCases.first(where: { DeliveryWording.choice($0) == label }) {
      guard chosen != outcome else { return }
      // What was filled in for another outcome is none of this one's proofs.
      self = StatusSheet(stop: stop, items: items)
      outcome = chosen
    } else if let chosen = FailureReason(rawValue: label) {
      reason = chosen
    } else if let index = items.indices.first(where: { itemRow($0) == label }) {
      handedOver.formSymmetricDifference([index])
    }
  }

  /// The report as the server gets it; only what belongs to the outcome is in it.
  func body(
    _ outcome: StopOutcome, _ stop: DeliveryStop, at time: WallTime, place: ReportPlace
  ) -> String {
    var members: [JSONValue.Member] = [
      .init("order_id", .string(stop.orderID)), .init("status", .string(outcome.rawValue)),
      .init("timestamp_ms", .integer(time.millisecondsSince1970)),
      .init("location", place.json), .init("proof", proof(of: stop)),
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
