import AppParts
import BackendSimulator
import DeviceInterface
import DeviceSimulator

@testable import Rehearsal

/// What happens around an app that records points, from its first start until all it recorded is delivered.
///
/// It is told by the clock, so that it goes on in the same way when the app's process ends in the middle of it.
struct RecordingStory: Sendable {
  /// Something that happens at a time since the scenario's start.
  struct Act: Sendable {
    let at: Duration
    let happen: @Sendable (inout World) throws -> Void

    init(_ seconds: Int64, _ happen: @escaping @Sendable (inout World) throws -> Void) {
      at = .seconds(seconds)
      self.happen = happen
    }
  }

  /// The world in which the app is installed and allowed to do its work, and was never opened.
  let beginning: @Sendable (_ profile: String) throws -> World
  /// Starts the recording in an app that is in front and has nothing going on.
  let start: @Sendable (inout World) throws -> Void
  /// What happens on the way, in order.
  let acts: [Act]
  /// When the user comes back to end the recording.
  let end: Duration
  /// Ends the recording in an app that is in front.
  let finish: @Sendable (inout World) throws -> Void
  /// What the server has stored.
  let stored: @Sendable (World) -> RecordStore<RecordedPoint>
}

extension World {
  /// Brings the app to the front as its user does, whatever lies before it.
  mutating func bringAppToFront() throws {
    if phone.front == .lockScreen {
      try phone.unlock()
      try settle()
    }
    if phone.front != .app {
      try phone.openApp()
      try settle()
    }
  }

  /// Taps a control if the app is in front and offers it.
  mutating func tapIfOffered(_ label: String) throws {
    guard let screen = visibleScreen, phone.alert == nil, screen.dialog == nil,
      screen.controls.contains(where: { $0.label == label && $0.isEnabled })
    else { return }
    try tap(label)
  }

  /// The points of an owner that lie in the phone's durable storage, read by hand.
  func durablePoints(of owner: String) -> [TrackPoint] {
    phone.storage.filter { $0.key.contains("/\(owner)/s/") }
      .flatMap { $0.value.split(separator: "\n").compactMap { TrackPoint(line: $0) } }
      .sorted { $0.number < $1.number }
  }
}
