import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Checks of the stops as the courier's screen lists them, and as its map marks them.
enum CourierListSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.then(
      "the ETAs of the open stops are:",
      "Checks on the courier's screen when the courier will be at each stop that is open, a row for each of them and no other.",
      example: """
        the ETAs of the open stops are:
        | stop | ETA     |
        | 2    | 8:06 AM |
        | 3    | 8:12 AM |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try table.requireRows("Where no stop is open, write: \(instead: "the route is completed")")
      try table.requireColumns(["stop", "eta"], "The list of open stops has no")
      let expected = zip(try table.column("stop"), try table.column("ETA")).map { "\($0): \($1)" }
      let actual = try world.shownArrivals().map { "\($0.stop): \($0.text)" }
      try world.expect(
        actual == expected, "The screen tells other times of arrival.",
        expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    }
    addMarkers(to: &library)
  }

  private static func addMarkers(to library: inout StepLibrary<World>) {
    library.then(
      "the courier's marker says {string}",
      "Checks what stands beside the marker of the courier on the own map.",
      example: "the courier's marker says \"Your Location\""
    ) { (world: inout World, text: String) in
      let map = try world.requireScreen().map
      guard map?.marker != nil else {
        throw StepFailure(
          "The map has no marker of the courier.", expected: text, actual: "no marker")
      }
      try world.expect(
        map?.markerTitle == text, "The marker says something else.", expected: text,
        actual: map?.markerTitle ?? "nothing")
    }
    library.then(
      "the courier's marker is {badge color}",
      "Checks the colour of the courier's marker on the own map; where the app names none, the platform draws it in blue.",
      example: "the courier's marker is blue"
    ) { (world: inout World, color: Badge.Color) in
      let map = try world.requireScreen().map
      guard let map, map.marker != nil else {
        throw StepFailure(
          "The map has no marker of the courier.", expected: color.rawValue, actual: "no marker")
      }
      let shown = map.markerColor ?? .blue
      try world.expect(
        shown == color, "The marker has another colour.", expected: color.rawValue,
        actual: shown.rawValue)
    }
    library.then(
      "the map's first {count} stops are:",
      "Checks how the courier's map marks so many stops, a row for each: its customer, its address, and the colour of its pin.",
      example: """
        the map's first 2 stops are:
        | stop | customer     | address        | colour |
        | 1    | Maria Nowak  | Long Street 1  | green  |
        | 2    | Jan Kowalski | Long Street 11 | red    |
        """
    ) { (world: inout World, count: Int, table: DataTableArgument) in
      try table.requireRows("A map of stops has one at least.")
      try table.requireColumns(
        ["stop", "customer", "address", "colour"], "A stop on the map has no")
      let points = try world.requireScreen().map?.points.prefix(count) ?? []
      let actual = points.map { point in
        table.header.map { heading in
          switch heading.lowercased() {
          case "stop": "\(point.number)"
          case "customer": point.title
          case "address": point.detail
          default: point.color?.rawValue ?? "none"
          }
        }.joined(separator: " | ")
      }
      let expected = table.body.map { $0.joined(separator: " | ") }
      try world.expect(
        actual == expected, "The map marks its stops otherwise.",
        expected: expected.joined(separator: "\n"),
        actual: actual.isEmpty ? "none" : actual.joined(separator: "\n"))
    }
  }
}

extension World {
  /// What the courier's screen says of each open stop; throws where it lists one of them not at all.
  fileprivate func shownArrivals() throws -> [(stop: Int, text: String)] {
    let work = try requireWork()
    let screen = try requireScreen()
    return try work.open.map { index in
      let stop = work.route.stops[index]
      let title = "\(stop.number). \(stop.customer)"
      guard let row = screen.items.first(where: { $0.title == title }) else {
        throw StepFailure(
          "The screen does not list stop \(stop.number).", expected: title,
          actual: screen.items.isEmpty
            ? "no list" : screen.items.map(\.title).joined(separator: ", "))
      }
      let text = row.detail.hasPrefix("ETA ") ? String(row.detail.dropFirst(4)) : row.detail
      return (stop.number, text)
    }
  }
}
