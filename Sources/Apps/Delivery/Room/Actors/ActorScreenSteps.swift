import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The screens of those who have asked where an order or a courier is (`delivery:UI-3`).
///
/// A page is looked at now: it ages, and it shows nothing newer before it is asked for again.
enum ActorScreenSteps {
  static func add(to library: inout StepLibrary<World>) {
    addMarker(to: &library)
    addOwnMarker(to: &library)
    addTexts(to: &library)
  }

  private static func addMarker(to library: inout StepLibrary<World>) {
    library.then(
      "{delivery actor} sees the courier at {position}",
      "Checks where the courier stands on the map, give or take 50 m; in grey counts too.",
      example: "the customer of stop 2 sees the courier at 52.2297, 21.0122"
    ) { (world: inout World, actor: DeliveryActor, position: Position) in
      _ = try world.expectCourier(seenBy: actor, near: position, within: .meters(50))
    }
    library.then(
      "{delivery actor} sees the courier within {nearness} of the phone",
      "Checks how far the courier on the map is from where the courier's phone really is now.",
      example: "the customer of stop 2 sees the courier within 100 m of the phone"
    ) { (world: inout World, actor: DeliveryActor, bound: Distance) in
      let distance = try world.expectCourier(
        seenBy: actor, near: world.phone.position, within: bound)
      world.note(distance, .atMost, bound)
    }
    library.then(
      "{delivery actor} sees the courier in grey",
      "Checks that the position on the map is older than 2 minutes and drawn so.",
      example: "the customer of stop 2 sees the courier in grey"
    ) { (world: inout World, actor: DeliveryActor) in
      let mark = try world.requireCourier(seenBy: actor)
      try world.expect(
        mark.isGrey, "The position is drawn as the present one.", expected: "grey",
        actual: "the live marker")
    }
    library.then(
      "{delivery actor} sees the courier live",
      "Checks that the position on the map is no older than 2 minutes and drawn as the present one.",
      example: "the customer of stop 2 sees the courier live"
    ) { (world: inout World, actor: DeliveryActor) in
      let mark = try world.requireCourier(seenBy: actor)
      try world.expect(
        !mark.isGrey, "The position is drawn in grey.", expected: "the live marker", actual: "grey")
    }
    library.then(
      "{delivery actor} sees no courier",
      "Checks that the page shows no position of the courier, neither live nor grey.",
      example: "the customer of stop 2 sees no courier"
    ) { (world: inout World, actor: DeliveryActor) in
      let screen = try world.requireAnsweredScreen(of: actor)
      // Who sees the way of a courier sees where the courier was.
      let places = screen.courierMark.map { [$0.position] } ?? screen.map?.lines.first ?? []
      try world.expect(
        places.isEmpty, "The page shows the courier.", expected: "no position",
        actual: places.last.map { "\($0)" } ?? "")
    }
  }

  private static func addOwnMarker(to library: inout StepLibrary<World>) {
    library.then(
      "{delivery actor} sees the own door at {position}",
      "Checks where the page marks the address of who waits, to 10 m.",
      example: "the customer of stop 2 sees the own door at 52.2369, 21.0122"
    ) { (world: inout World, actor: DeliveryActor, position: Position) in
      let screen = try world.requireAnsweredScreen(of: actor)
      let door = screen.map?.points.first { $0.number == 1 }?.position
      try world.expect(
        door.map { $0.distance(to: position) <= .meters(10) } ?? false,
        "The page marks another door.", expected: "\(position)",
        actual: door.map { "\($0)" } ?? "none")
    }
  }

  private static func addTexts(to library: inout StepLibrary<World>) {
    library.then(
      "{delivery actor} sees {string}",
      "Checks for one whole text of the page: a title, a status, a figure or its label, \"label: figure\", a reason.",
      example: "the customer of stop 2 sees \"On the way\""
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      try ActorPageWords.requireWords(text)
      let screen = try world.requireScreen(of: actor)
      try world.expect(
        ActorPageWords.found(text, in: world.texts(of: screen)), "The text is not on the page.",
        expected: "\"\(text)\"", actual: world.reading(of: screen))
    }
    library.then(
      "{delivery actor} does not see {string}",
      "Checks that a text that such pages can have is not on this one.",
      example: "the customer of stop 2 does not see \"Arrived\""
    ) { (world: inout World, actor: DeliveryActor, text: String) in
      let users = world[serverOf: DeliveryRoom.self].users
      try ActorPageWords.requireKnown(
        text, couriers: users.filter { $0.role == .courier }.map(\.name))
      let screen = try world.requireAnsweredScreen(of: actor)
      try world.expect(
        !ActorPageWords.found(text, in: world.texts(of: screen)), "The text is on the page.",
        expected: "not \"\(text)\"", actual: world.reading(of: screen))
    }
    library.then(
      "{delivery actor} sees:",
      "Checks figures of the page, a row for each: \(ActorPageWords.figures.joined(separator: ", ")).",
      example: """
        the customer of stop 2 sees:
        | status   | On the way |
        | ETA      | 8:24 AM    |
        | progress | 10%        |
        | stops    | 1 of 10    |
        """
    ) { (world: inout World, actor: DeliveryActor, table: DataTableArgument) in
      let rows = try NamedRows(table, of: ActorPageWords.figures, called: "The page").rows
      let screen = try world.requireScreen(of: actor)
      for row in rows {
        let shown = row.name == "status" ? screen.badges.first?.label : screen.figure(row.name)
        try world.expect(
          shown?.foldedForComparison == row.text.foldedForComparison,
          "The page shows another \(row.name).", expected: row.text, actual: shown ?? "none")
      }
    }
  }
}

extension Screen {
  /// Where the courier is drawn, and whether in grey; `nil` where the page has no courier.
  fileprivate var courierMark: (position: Position, isGrey: Bool)? {
    if let marker = map?.marker { return (marker, false) }
    return map?.points.first(where: \.isFaint).map { ($0.position, true) }
  }

  /// The figure under a label, as it is read.
  func figure(_ label: String) -> String? {
    let metric = metrics.first { $0.label.foldedForComparison == label.foldedForComparison }
    guard case .text(let text)? = metric?.value else { return nil }
    return text
  }
}

extension World {
  /// Where an actor sees the courier; throws where the page has none.
  fileprivate mutating func requireCourier(
    seenBy actor: DeliveryActor
  ) throws -> (position: Position, isGrey: Bool) {
    let screen = try requireScreen(of: actor)
    guard let mark = screen.courierMark else {
      throw StepFailure(
        "\(actor.subject) sees no courier.", expected: "a position on the map",
        actual: reading(of: screen))
    }
    return mark
  }

  /// Returns how far from a place the courier is seen; throws where that is farther than the bound.
  fileprivate mutating func expectCourier(
    seenBy actor: DeliveryActor, near position: Position, within bound: Distance
  ) throws -> Distance {
    let mark = try requireCourier(seenBy: actor)
    let distance = mark.position.distance(to: position)
    try expect(
      distance <= bound, "The courier is seen elsewhere.",
      expected: "within \(bound) of \(position)", actual: "\(mark.position), \(distance) away")
    return distance
  }
}
