import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The map on the app's screen.
enum MapSteps {
  /// How far the middle of a map may lie from what it is centred on.
  private static let centeringTolerance = Distance.meters(20)

  static func add(to library: inout StepLibrary<World>) {
    library.subject("The map")
    library.require { world in try world.requireAnyApp() }
    addMarker(to: &library)
    addLines(to: &library)
    addCamera(to: &library)
    addPoints(to: &library)
  }

  private static func addMarker(to library: inout StepLibrary<World>) {
    library.then(
      "the map's marker is within {nearness} of {position}", "Checks where the map shows the user.",
      example: "the map's marker is within 20 m of 52.2297, 21.0122"
    ) { (world: inout World, distance: Distance, position: Position) in
      try expectMarker(in: &world, within: distance, of: position)
    }
    library.then(
      "the map's marker is within {nearness} of the user",
      "Checks that the map shows the user where they really are.",
      example: "the map's marker is within 20 m of the user"
    ) { (world: inout World, distance: Distance) in
      try expectMarker(in: &world, within: distance, of: world.phone.position)
    }
    library.then(
      "the map shows no marker", "Checks that the map does not show where the user is."
    ) { (world: inout World) in
      let marker = try world.requireMap().marker
      try world.expectNone(marker.map { "\($0)" }, "The map shows a marker.")
      try world.requireAbility(.marker)
    }
  }

  private static func expectMarker(
    in world: inout World, within tolerance: Distance, of position: Position
  ) throws {
    guard let marker = try world.requireMap().marker else {
      throw StepFailure("The map shows no marker.", expected: "a marker", actual: "none")
    }
    try world.expect(marker, within: tolerance, of: position, "The marker is elsewhere.")
  }

  private static func addLines(to library: inout StepLibrary<World>) {
    library.counting(
      "the map shows {count} line(s)",
      "Counts the lines, in whatever colour: of a route, one for each stretch.",
      example: "the map shows 2 lines", "The number of lines on the map", of: .lines
    ) { world in try world.requireMap().allLines.count }
    library.counting(
      "the map's lines have {count} point(s)", "Counts the points of all lines together.",
      example: "the map's lines have 34 points", "The number of points of the lines", of: .lines
    ) { world in try world.requireMap().allLines.joined().count }
    library.then(
      "the map's lines are {way length} long, give or take {distance}",
      "Checks the length of all lines together.",
      example: "the map's lines are 500 m long, give or take 20 m"
    ) { (world: inout World, length: Distance, tolerance: Distance) in
      let map = try world.requireMap()
      guard !map.allLines.isEmpty else { throw StepFailure("The map shows no line.") }
      try world.expect(
        MapView(lines: map.allLines).lineLength, isAbout: length, within: tolerance,
        "The lines' length")
    }
    library.then(
      "the map's lines join its points in their order",
      "Checks that the lines lead from one point that can be tapped to the next, by their numbers; between lines is a gap.",
      example: "the map's lines join its points in their order"
    ) { (world: inout World) in
      let map = try world.requireMap()
      guard map.points.count > 1, !map.allLines.isEmpty else {
        try world.requireAbility(.mapPoints)
        throw StepFailure(
          "There is nothing to be joined.", expected: "a line and two points",
          actual: "\(map.allLines.count) lines, \(map.points.count) points")
      }
      try world.expect(
        map.firstUnjoinedPoint == nil, "The lines do not join the points in their order.",
        expected: "point after point",
        actual: map.firstUnjoinedPoint.map { "not point \($0) after those before it" } ?? "")
    }
    library.then(
      "no line of the map passes within {nearness} of {position}",
      "Checks that the route on the map keeps away from a place.",
      example: "no line of the map passes within 50 m of 52.2297, 21.0122"
    ) { (world: inout World, distance: Distance, position: Position) in
      let map = try world.requireMap()
      guard let approach = map.nearestApproach(to: position) else {
        try world.requireAbility(.lines)
        throw StepFailure(
          "The map shows no line, so nothing was checked.", expected: "a line", actual: "none",
          notes: ["Where there is to be no line, write: \(instead: "Then the map shows 0 lines")"])
      }
      try world.expect(
        approach > distance, "A line passes there.", expected: "more than \(distance) away",
        actual: "\(approach)")
      world.warnOfFarPlace(position)
    }
  }

  private static func addCamera(to library: inout StepLibrary<World>) {
    library.when(
      "the user moves the map to {position} at zoom level {count}",
      "Drags and pinches the map, which shows that until the app moves it again: 0 is the earth, 16 a few streets.",
      example: "the user moves the map to Warsaw at zoom level 9"
    ) { (world: inout World, position: Position, zoom: Int) in
      guard (0...22).contains(zoom) else {
        throw InvalidStep("No map has zoom level \(zoom).", notes: ["Write a number from 0 to 22."])
      }
      _ = try world.requireTouchableScreen()
      world.movedMap = MovedMap(
        shown: MapView.Camera(center: position, zoom: zoom), instead: try world.requireMap().camera)
    }
    library.then(
      "the map is centred/centered on the user", "Checks that the user is in the map's middle.",
      example: "the map is centred on the user", also: ["the map is centered on the user"]
    ) { (world: inout World) in try expectCenter(in: world, at: world.phone.position) }
    library.then(
      "the map is centred/centered on {position}", "Checks that the map's middle is at a place.",
      example: "the map is centred on Warsaw"
    ) { (world: inout World, position: Position) in try expectCenter(in: world, at: position) }
    library.then(
      "the map's zoom level is {count}",
      "Checks how near the map looks, in the levels of web maps.",
      example: "the map's zoom level is 16"
    ) { (world: inout World, zoom: Int) in
      try world.expect(camera(of: world).zoom, equals: zoom, "The zoom level")
    }
  }

  private static func camera(of world: World) throws -> MapView.Camera {
    let map = try world.requireMap()
    guard let camera = world.camera(of: map) else {
      throw StepFailure("The app leaves to the platform what the map shows.")
    }
    return camera
  }

  private static func expectCenter(in world: World, at position: Position) throws {
    let center = try camera(of: world).center
    let distance = center.distance(to: position)
    try world.expect(
      distance <= centeringTolerance, "The map shows another place.", expected: "\(position)",
      actual: "\(center), \(distance) away")
  }

  private static func addPoints(to library: inout StepLibrary<World>) {
    library.when(
      "the user taps point {ordinal} of the map",
      "Taps a point on the map, counted from 1, to see what the app says of it, such as its time.",
      example: "the user taps point 1 of the map"
    ) { (world: inout World, place: Int) in
      _ = try world.requireTouchableScreen()
      let points = try World.needed { try world.requireMap().points }
      guard points.indices.contains(place - 1) else {
        throw StepFailure(
          obstacle: "There is no point \(place) on the map.", expected: "point \(place)",
          actual: "\(points.count) points that can be tapped")
      }
      try world.touch(.tappedPoint(points[place - 1].number))
    }
    library.counting(
      "the map shows {count} point(s) that can be tapped", "Counts the points that take taps.",
      example: "the map shows 12 points that can be tapped", "The number of points on the map",
      of: .mapPoints
    ) { world in try world.requireMap().points.count }
  }
}

extension World {
  /// The map on the app's screen; throws where there is none.
  fileprivate func requireMap() throws -> MapView {
    guard let map = try requireScreen().map else {
      throw StepFailure(
        obstacle: "There is no map on the screen.", expected: "a map", actual: "none")
    }
    return map
  }
}

/// Where the user has moved the map by hand.
struct MovedMap: Hashable, Sendable {
  /// What it shows since.
  let shown: MapView.Camera
  /// What the app had it show then: once that is another one, the hand's work is over.
  let instead: MapView.Camera?
}

extension World {
  /// What a map of the app shows: what the user has moved it to, until the app moves it again, or else what the app wants.
  fileprivate func camera(of map: MapView) -> MapView.Camera? {
    if let movedMap, movedMap.instead == map.camera { movedMap.shown } else { map.camera }
  }

  /// The app's screen as the user has it before them, with its map where they have moved that to.
  var seenScreen: Screen {
    var screen = app.screen
    if movedMap.exists, let map = screen.map { screen.map?.camera = camera(of: map) }
    return screen
  }
}

extension MapView {
  /// The lines in whatever colour: of those that are told apart by it, other steps speak.
  fileprivate var allLines: [[Position]] { lines + coloredLines.map(\.positions) }

  /// Returns how near the lines come to a position; `nil` where there are none.
  fileprivate func nearestApproach(to position: Position) -> Distance? {
    var nearest: Distance?
    for line in allLines {
      let distances = line.map { $0.distance(to: position) }
      for (index, distance) in distances.enumerated() {
        var approach = distance
        if index > 0 {
          let leg = line[index - 1].distance(to: line[index])
          approach = Self.height(distances[index - 1], distance, over: leg)
        }
        nearest = min(nearest ?? approach, approach)
      }
    }
    return nearest
  }

  /// The distance of a triangle's third corner from the leg between the other two, in the plane.
  private static func height(_ left: Distance, _ right: Distance, over leg: Distance) -> Distance {
    let (a, b) = (Double(left.centimeters), Double(right.centimeters))
    let c = Double(leg.centimeters)
    // Where the foot lies beyond an end, that end is the nearest.
    guard c > 0, a * a <= b * b + c * c, b * b <= a * a + c * c else { return min(left, right) }
    let along = (a * a - b * b + c * c) / (2 * c)
    let square = max(0, a * a - along * along)
    return Distance(meters: square.squareRoot() / 100) ?? min(left, right)
  }
}

extension MapView {
  /// The number of the first point that the lines do not lead through after those with lower numbers; `nil` where they
  /// lead through all of them in order.
  fileprivate var firstUnjoinedPoint: Int? {
    let way = allLines.flatMap(\.self)
    var next = way.startIndex
    for point in points.sorted(by: { $0.number < $1.number }) {
      guard let place = way[next...].firstIndex(of: point.position) else { return point.number }
      next = place + 1
    }
    return nil
  }
}
