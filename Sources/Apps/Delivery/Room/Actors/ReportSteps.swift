import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What the server keeps of couriers' reports (`delivery:API-4`, `STATUS-8`), and for how long (`delivery:PRIVACY-1`).
enum ReportSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Reports that the delivery server keeps")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    library.then(
      "the report of stop {stop} on the server says:",
      "Checks what the server keeps of a report, a row for each: \(ReportRow.names.joined(separator: ", ")); empty is nothing.",
      example: """
        the report of stop 2 on the server says:
        | status   | failed            |
        | place    | 52.2369, 21.0122  |
        | accuracy | 5 m               |
        | source   | measured          |
        | reason   | Customer not home |
        | category | customer          |
        """
    ) { (world: inout World, stop: NumberOrName, table: DataTableArgument) in
      let stop = try world.stopNumber(stop, onServer: true)
      let rows = try NamedRows(table, of: ReportRow.names, called: "A report").rows
      let report = ReportRow(try world.requireReport(ofStop: stop))
      for row in rows {
        let actual = report.text(row.name) ?? ""
        try world.expect(
          actual == row.text, "The \(row.name) of the report differs.", expected: row.text,
          actual: actual.isEmpty ? "none" : actual)
      }
    }
    library.then(
      "the report of stop {stop} was made within {nearness} of the phone",
      "Checks how far the place of a report on the server is from where the phone really is now.",
      example: "the report of stop 2 was made within 20 m of the phone"
    ) { (world: inout World, stop: NumberOrName, bound: Distance) in
      let stop = try world.stopNumber(stop, onServer: true)
      let place = try world.requireReport(ofStop: stop).location?.position
      let way = place.map { $0.distance(to: world.phone.position) }
      try world.expect(
        way.map { $0 <= bound } ?? false, "The report was made elsewhere.",
        expected: "within \(bound) of \(world.phone.position)",
        actual: place.map { "\($0)" } ?? "no place")
      if let way { world.note(way, .atMost, bound) }
    }
    addCounts(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the server holds {count} geofence event(s) of the courier",
      "Counts the events at circles that the server still has, wherever they were.",
      example: "the server holds 4 geofence events of the courier",
      also: ["the server holds 0 geofence events of the courier"]
    ) { (world: inout World, count: Int) in
      let events = world.settledDeliveries().geofenceEvents
      try world.expect(
        events.count { $0.courierID == DeliveryActor.courierID }, equals: count,
        "The number of geofence events")
    }
    library.then(
      "the server holds {count} report(s) with a place",
      "Counts the courier's reports of which the server still knows where they were made.",
      example: "the server holds 1 report with a place",
      also: ["the server holds 0 reports with a place"]
    ) { (world: inout World, count: Int) in
      let server = world.settledDeliveries()
      let placed = Set(server.statusUpdates.filter { $0.location != nil }.map(\.orderID))
        .union(server.orders.filter { $0.outcome?.location != nil }.map(\.id))
      let own = server.orders.filter { $0.courierID == DeliveryActor.courierID }.map(\.id)
      try world.expect(
        own.count { placed.contains($0) }, equals: count, "The number of reports with a place")
    }
  }
}

/// A report as tables write it.
struct ReportRow {
  static let names = [
    "status", "at", "place", "accuracy", "source", "device", "reason", "category", "notes",
    "signature", "photo", "PIN", "recipient", "relation", "items", "missing", "left at", "notice",
    "next attempt",
  ]

  private let report: StatusUpdate

  init(_ report: StatusUpdate) { self.report = report }

  /// What a report says under a name; `nil` where it says nothing.
  func text(_ name: String) -> String? {
    switch name {
    case "status": report.outcome.rawValue
    case "at":
      report.timeMilliseconds.map { "\(WallTime(millisecondsSince1970: $0).timeOfDay)" }
    case "place": report.location.map { "\($0.position.roundedForTables)" }
    case "accuracy": report.location.map { "\(LocationRow.decimal($0.accuracyHundredths)) m" }
    case "source": report.location?.source.rawValue
    case "device": report.deviceID
    case "reason": report.failureReason
    case "category": report.failureCategory?.rawValue
    case "notes": report.notes
    case "items": report.deliveredItems?.joined(separator: ", ")
    case "missing": report.missingReason
    case "left at": report.leftAtLocation
    case "notice": report.noticeLeft ? "yes" : "no"
    case "next attempt": report.nextAttempt?.description
    default: proof(name)
    }
  }

  private func proof(_ name: String) -> String? {
    switch name {
    case "signature": report.proof?.signatureURL
    case "photo": report.proof?.photoURL
    case "PIN": report.proof?.pinCode
    case "recipient": report.proof?.recipientName
    default: report.proof?.recipientRelation
    }
  }
}

extension Position {
  /// The position to a ten-thousandth of a degree, which is 11 metres at most: tables write no more.
  var roundedForTables: Position {
    func rounded(_ e7: Int32) -> Int32 {
      let half: Int32 = e7 < 0 ? -500 : 500
      return (e7 + half) / 1_000 * 1_000
    }
    return Position(latitudeE7: rounded(latitudeE7), longitudeE7: rounded(longitudeE7)) ?? self
  }
}

extension World {
  /// The report on a stop that the server has taken; throws where it has none.
  fileprivate mutating func requireReport(ofStop stop: Int) throws -> StatusUpdate {
    let order = try settledDeliveries().order(ofStop: stop)
    guard let report = order.outcome else {
      throw StepFailure(
        "The server has taken no report of stop \(stop).", expected: "a report",
        actual: order.status.words)
    }
    return report
  }
}
