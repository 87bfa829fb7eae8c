import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner
import TourApp

/// What checks look at.
extension World {
  /// Whether a process of the tour app knows the walks.
  func areWalksKnown() throws -> Bool {
    let flow = try require(TourRoom.self)
    return phone.appState.hasProcess && !flow.awaitsStorage
  }

  /// The walks by the app's process, or where none knows them by what the phone has stored.
  private func standingWalks() throws -> [TourWalk] {
    try areWalksKnown()
      ? require(TourRoom.self).walks : TourFlow.storedWalks(in: phone.storage)
  }

  /// The walk that is running, or the one begun last, whoever knows it; throws where none was begun.
  func requireBegunWalk() throws -> TourWalk {
    let walks = try standingWalks()
    guard let walk = walks.first(where: { $0.status == .running }) ?? walks.last else {
      let title = self[serverOf: TourRoom.self].everPublished.first?.title ?? "Royal Way"
      throw notBegun(
        "No tour was begun, so nothing was checked.", "a tour",
        deed: "When the user starts the tour \"\(title)\"",
        negation: "Then the tour \"\(title)\" is not started")
    }
    return walk
  }

  /// The walk that sentences speak of; throws where none was begun, and where no process of the app knows it.
  func requireWalk() throws -> TourWalk {
    let walk = try requireBegunWalk()
    guard try areWalksKnown() else { throw unknownToApp("how the tour stands") }
    return walk
  }

  /// A point of a walk by its number; throws where the tour has none.
  func requirePoint(_ number: Int, of walk: TourWalk) throws -> TourPoint {
    guard walk.tour.points.indices.contains(number - 1) else {
      throw InvalidStep("The tour has \(walk.tour.points.count) points, and no point \(number).")
    }
    return walk.tour.points[number - 1]
  }

  /// The number of a point as a sentence names it; throws where none of the tour is called so, and where several are.
  func pointNumber(_ point: NumberOrName) throws -> Int {
    if case .number(let number) = point { return number }
    let titles = try requireBegunWalk().tour.points.map(\.title)
    return try point.number(among: titles, ("point", "points"), of: "The tour")
  }

  /// The numbers of points that are told by their titles, with commas between; `nil` where they are told by number.
  func pointNumbers(in text: String) throws -> [Int]? {
    let parts = text.split(separator: ",").map { $0.drop { $0 == " " } }
    guard parts.contains(where: { Int($0) == nil }) else { return nil }
    return try parts.map { part in try Int(part) ?? pointNumber(.name(String(part))) }
  }

  /// The numbers of the points that were triggered; throws where no tour was begun.
  func triggeredPoints() throws -> [Int] {
    let numbers = app.observer(of: TourRoom.self)?.numbers ?? []
    // What was triggered before the process ended was triggered all the same.
    if numbers.isEmpty { _ = try requireBegunWalk() }
    return numbers
  }

  /// How a tour stands; throws where none has the name.
  func tourState(_ name: String) throws -> TourState {
    let wanted = name.lowercased()
    switch try standingWalks().last(where: { $0.tour.title.lowercased() == wanted })?.status {
    case .running:
      guard try areWalksKnown() else { throw unknownToApp("how the tour \"\(name)\" stands") }
      return .active
    case .stopped: return .stopped
    case .completed: return .completed
    case nil: break
    }
    let known = self[serverOf: TourRoom.self].everPublished.map(\.title)
    guard known.contains(where: { $0.lowercased() == wanted }) else {
      throw InvalidStep(
        "There is no tour \"\(name)\".",
        notes: [
          "The tours are \(Set(known).sorted().map { "\"\($0)\"" }.joined(separator: ", "))."
        ])
    }
    return .notStarted
  }

  /// The row and the circle of a point on the screen; throws where it shows no tour with such a point.
  func requireShownPoint(_ number: Int) throws -> (row: ListItem, circle: MapView.Circle) {
    _ = try require(TourRoom.self)
    let screen = try requireScreen()
    guard let circles = screen.map?.circles, circles.indices.contains(number - 1),
      screen.items.indices.contains(number - 1)
    else {
      throw StepFailure(
        "The screen shows no point \(number).", expected: "point \(number)", actual: screen.title)
    }
    return (screen.items[number - 1], circles[number - 1])
  }
}
