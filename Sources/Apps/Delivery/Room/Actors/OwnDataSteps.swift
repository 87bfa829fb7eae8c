import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What is kept of the courier, and its erasure (`delivery:PRIVACY-4`).
enum OwnDataSteps {
  /// The kinds of what is kept, as tables name them, with the members of the answer.
  private static let kinds: [(name: String, member: String)] = [
    ("locations", "locations"), ("geofence events", "geofence_events"), ("reports", "reports"),
    ("consents", "consents"), ("ratings", "ratings"), ("looks", "looks"), ("erasures", "erasures"),
  ]
  private static let erased: [(name: String, member: String)] = [
    ("locations", "locations"), ("geofence events", "geofence_events"),
    ("places of reports", "places_of_reports"), ("at", "erased_at"), ("asked by", "asked_by"),
    ("kept", "kept"),
  ]

  static func add(to library: inout StepLibrary<World>) {
    library.subject("What is kept of the courier")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    library.when(
      "{delivery actor} asks for all that is kept of the courier",
      "Asks the server for everything that it holds of the courier.",
      example: "the courier asks for all that is kept of the courier"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.visit(actor, .report, "/api/courier/data/\(DeliveryActor.courierID)")
    }
    library.when(
      "{delivery actor} has all that is kept of the courier erased",
      "Has the server delete where the courier was.",
      example: "the courier has all that is kept of the courier erased"
    ) { (world: inout World, actor: DeliveryActor) in
      try world.visit(
        actor, .report, "/api/courier/data/\(DeliveryActor.courierID)/erasure", sending: "{}")
    }
    addChecks(to: &library)
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the answer holds of the courier:",
      "Counts in the latest answer what is kept, a row for each: \(kinds.map(\.name).joined(separator: ", ")).",
      example: """
        the answer holds of the courier:
        | locations       | 12 |
        | geofence events | 2  |
        | erasures        | 0  |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let rows = try NamedRows(table, of: kinds.map(\.name), called: "What is kept").rows
      let data = try world.requireAnsweredData()
      for row in rows {
        let member = kinds.first { $0.name == row.name }?.member ?? row.name
        let count = data[member]?.array?.count
        try world.expect(
          count.map { "\($0)" } == row.text, "The answer holds other \(row.name).",
          expected: row.text, actual: count.map { "\($0)" } ?? "none")
      }
    }
    library.then(
      "the erasure says:",
      "Checks what the latest answer says of an erasure, a row for each: \(erased.map(\.name).joined(separator: ", ")).",
      example: """
        the erasure says:
        | locations | 12       |
        | at        | 08:30:00 |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let rows = try NamedRows(table, of: erased.map(\.name), called: "An erasure").rows
      let data = try world.requireAnsweredData()
      for row in rows {
        let member = erased.first { $0.name == row.name }?.member ?? row.name
        let actual = Self.text(data[member])
        try world.expect(
          actual == row.text, "The erasure says otherwise: \(row.name).", expected: row.text,
          actual: actual)
      }
    }
  }

  private static func text(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text): WallTime(iso: text).map { "\($0.timeOfDay)" } ?? text
    case .array(let parts): parts.compactMap(\.string).joined(separator: ", ")
    case .null, .bool, .integer, .double, .object: value?.text ?? "none"
    case nil: "none"
    }
  }
}

extension World {
  /// What the latest answer holds; throws where it was refused, or holds nothing.
  fileprivate func requireAnsweredData() throws -> JSONValue {
    let visit = try requireLatestVisit()
    guard visit.isAnswered, let data = (try? JSONValue(parsing: visit.response.body))?["data"]
    else {
      throw StepFailure(
        "The latest request was not answered with anything that is kept.", expected: "an answer",
        actual: "\(visit.response.status): \(visit.reason)")
    }
    return data
  }
}
