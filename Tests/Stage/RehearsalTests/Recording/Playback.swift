import DeviceInterface
import DeviceSimulator
import ScenarioRunner

@testable import Rehearsal

/// A story on its way: the world, and which act comes next.
struct Playback: Sendable {
  let story: RecordingStory
  private(set) var world: World
  private var nextAct = 0

  /// How long a relaunch lets wait, and how long the last uploads may take.
  private static let deadTime = Duration.seconds(17)
  private static let deliveryTime = Duration.seconds(600)
  private static let eventsMax = 100_000

  /// Plays the beginning: the app is opened and records.
  init(_ story: RecordingStory, on profile: String) throws {
    self.story = story
    world = try story.beginning(profile)
  }

  /// Plays the whole story; each event is shown a moment before it happens, and the stillness after the last one.
  mutating func playAll(_ event: ((Playback) throws -> Void)?) throws {
    try openAndStart(event)
    try goOn(event)
  }

  /// Ends the app's process, lets its user miss it for a while, and plays the rest.
  mutating func interrupt(by end: ProcessEnd) throws {
    try end.happen(to: &world.phone)
    try go(to: world.virtualTime + Self.deadTime, nil)
    try openAndStart(nil)
    try goOn(nil)
  }

  private mutating func openAndStart(_ event: ((Playback) throws -> Void)?) throws {
    try world.bringAppToFront()
    // The list of what can be started comes from a server.
    try go(to: world.virtualTime + .seconds(3), event)
    guard world.app.box.activity == nil, world.virtualTime < story.end else { return }
    try story.start(&world)
    try settle(event)
  }

  private mutating func goOn(_ event: ((Playback) throws -> Void)?) throws {
    try go(to: max(story.end, world.virtualTime), event)
    try world.bringAppToFront()
    try settle(event)
    if world.app.box.activity != nil { try story.finish(&world) }
    try go(to: world.virtualTime + Self.deliveryTime, event)
    try world.finishStep()
    try world.finishScenario()
  }

  /// Lets the time pass with its events and acts; an act comes after the events of its instant.
  private mutating func go(to time: Duration, _ event: ((Playback) throws -> Void)?) throws {
    let target = Instant.start + time
    try settle(event)
    for _ in 0..<Self.eventsMax {
      let act = nextAct < story.acts.count ? Instant.start + story.acts[nextAct].at : nil
      let dues = [world.phone.nextDeadline, act].compactMap(\.self)
      guard let due = dues.min(), due <= target else { break }
      if due > world.phone.now { world.phone.advance(to: due) }
      try settle(event)
      guard let act, act <= world.phone.now else { continue }
      nextAct += 1
      try story.acts[nextAct - 1].happen(&world)
      try settle(event)
    }
    world.phone.advance(to: target)
    try settle(event)
  }

  private mutating func settle(_ event: ((Playback) throws -> Void)?) throws {
    guard let event else { return try world.settle() }
    try event(self)
    while let due = world.phone.nextEvent() {
      world.handle(due)
      try event(self)
    }
    try world.settle()
  }
}
