import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// Where the user has been in a scenario, or the phone took them to be, as far as checks of where nothing has been want to
/// know it.
struct Whereabouts: Hashable, Sendable {
  /// How far from a place somebody must stay for whom it is out of the question.
  static let farAway = Distance.kilometers(100)
  /// How near to a place that is kept another one tells nothing new.
  private static let near = Distance.kilometers(10)

  private var places: [Position] = []

  /// Takes note of where the user is, after a step.
  mutating func note(_ position: Position) {
    // Most steps leave the user where they are.
    if places.last == position { return }
    guard !places.contains(where: { $0.distance(to: position) < Self.near }) else { return }
    places.append(position)
  }

  /// Whether the user was never anywhere near a position.
  func areFar(from position: Position) -> Bool {
    places.allSatisfy { $0.distance(to: position) > Self.farAway + Self.near }
  }
}

extension World {
  /// Warns where a check says that something keeps away from a place to which nobody ever came near.
  mutating func warnOfFarPlace(_ place: Position) {
    whereabouts.note(phone.position)
    guard whereabouts.areFar(from: place) else { return }
    warn(
      "Nobody was ever within \(Whereabouts.farAway) of \(place), so this could hardly fail.",
      notes: ["Write a place on the way or beside it; latitude comes first."])
  }
}
