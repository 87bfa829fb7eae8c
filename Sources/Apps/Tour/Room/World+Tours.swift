import DeviceInterface
import Rehearsal
import ScenarioRunner
import TourApp

/// What checks look at.
extension World {
  /// The walk that sentences speak of: the running one, or the one begun last; throws where none was begun.
  func requireWalk() throws -> TourWalk {
    let flow = try require(TourRoom.self)
    guard let walk = flow.walk ?? flow.walks.last else {
      throw StepFailure(
        "No tour was begun, so nothing was checked.", expected: "a tour", actual: "none",
        notes: ["Write before it, for example: When the user starts the tour \"Royal Way\""])
    }
    return walk
  }

  /// A point of a walk by its number; throws where the tour has none.
  func requirePoint(_ number: Int, of walk: TourWalk) throws -> TourPoint {
    guard walk.tour.points.indices.contains(number - 1) else {
      throw InvalidStep("The tour has \(walk.tour.points.count) points, and no point \(number).")
    }
    return walk.tour.points[number - 1]
  }

  /// The numbers of the points that were triggered; throws where no tour was begun.
  func triggeredPoints() throws -> [Int] {
    let numbers = app.observer(of: TourRoom.self)?.numbers ?? []
    // What was triggered before the process ended was triggered all the same.
    if numbers.isEmpty { _ = try requireWalk() }
    return numbers
  }

  /// How a tour stands; throws where none has the name.
  func tourState(_ name: String) throws -> TourState {
    let flow = try require(TourRoom.self)
    let wanted = name.lowercased()
    switch flow.walks.last(where: { $0.tour.title.lowercased() == wanted })?.status {
    case .running: return .active
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
        "The screen shows no point \(number).", expected: "point \(number)",
        actual: screen.title)
    }
    return (screen.items[number - 1], circles[number - 1])
  }
}
