import DeviceInterface
import Rehearsal
import ScenarioRunner

/// A table of stops as a scenario writes it: one row for each.
struct StopTable {
  /// The headings that a table may have.
  static let headings = [
    "customer", "position", "address", "items", "merchant", "PIN", "promised",
  ]
  /// The most stops that a sentence makes up: more than any server takes.
  private static let stopCountMax = 10_000

  /// The route that the table describes.
  let draft: RouteDraft

  /// Reads a table with a header; throws where a cell cannot mean what its heading says.
  init(_ table: DataTableArgument) throws(InvalidStep) {
    if let unknown = table.header.first(where: { heading in
      !Self.headings.contains { $0.lowercased() == heading.lowercased() }
    }) {
      throw InvalidStep(
        "A table of stops has no column “\(unknown)”.",
        notes: ["Its columns are: \(Self.headings.joined(separator: ", "))"])
    }
    let customers = try table.column("customer")
    let positions = try table.column("position")
    let cells = try Self.headings.dropFirst(2).map { name throws(InvalidStep) in
      try Self.column(name, of: table)
    }
    var stops: [RouteDraft.Stop] = []
    for row in customers.indices {
      stops.append(
        RouteDraft.Stop(
          customer: customers[row], address: cells[0]?[row] ?? "Long Street \(row + 1)",
          position: try Self.position(positions[row]), phone: "+48 500 200 \(301 + row)",
          items: cells[1].map { Self.items($0[row]) } ?? ["Package"],
          merchant: cells[2]?[row] ?? "Bakery", pin: cells[3]?[row] ?? "1234",
          promisedAtMilliseconds: try cells[4].map { column throws(InvalidStep) in
            try Self.promise(column[row])
          }))
    }
    draft = RouteDraft(stops: stops)
  }

  private static func column(
    _ name: String, of table: DataTableArgument
  ) throws(InvalidStep) -> [String]? {
    guard let heading = table.header.first(where: { $0.lowercased() == name.lowercased() }) else {
      return nil
    }
    return try table.column(heading)
  }

  private static func items(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  private static func position(_ text: String) throws(InvalidStep) -> Position {
    do throws(PositionTextError) {
      return try Position(text: text)
    } catch {
      throw InvalidStep("\(error).")
    }
  }

  /// A time of the scenario's first day.
  private static func promise(_ text: String) throws(InvalidStep) -> Int64 {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1],
      let time = TimeOfDay(hour: hour, minute: minute)
    else {
      throw InvalidStep("“\(text)” is no time of day.", notes: ["Write for example: 08:20"])
    }
    return WallTime.scenarioStart.setting(time).millisecondsSince1970
  }

  /// A route of so many stops in a row, northwards.
  static func row(of count: Int, _ distance: Distance, from start: Position) -> RouteDraft {
    var place = start
    var stops: [RouteDraft.Stop] = []
    for number in 0..<max(0, min(count, stopCountMax)) {
      place = place.position(at: distance, bearing: 0)
      stops.append(
        RouteDraft.Stop(
          customer: "Customer \(number + 1)", address: "Long Street \(number + 1)",
          position: place, phone: "+48 500 \(100_000 + number)"))
    }
    return RouteDraft(stops: stops)
  }
}
