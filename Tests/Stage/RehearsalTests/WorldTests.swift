import AppParts
import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Testing

@testable import CampaignRoom
@testable import ClockInRoom
@testable import DeliveryRoom
@testable import PetListingRoom
@testable import Rehearsal
@testable import TourRoom

/// The world as a value, and how time moves in it.
struct WorldTests {
  private static func world(_ profile: String = "iOS") throws -> World {
    var world = World(ScenarioSetup(profile: profile, seed: 1), apps: AllApps.rooms)
    try world.install(PetListingRoom.self)
    try world.act { phone throws(PhoneError) in try phone.openApp() }
    try world.finishStep()
    return world
  }

  @Test(arguments: ["iOS", "Android"])
  func `two worlds that lived through the same are equal`(_ profile: String) throws {
    #expect(try Self.world(profile) == Self.world(profile))
  }

  @Test func `a copy goes its own way`() throws {
    let snapshot = try Self.world()
    var copy = snapshot
    try copy.tap("Don't Allow")
    try copy.finishStep()
    #expect(copy != snapshot)
    #expect(try snapshot == Self.world())
  }

  @Test func `A deed that the app does not offer is told from a check that fails`() throws {
    var world = try Self.world()
    let deed = #expect(throws: StepFailure.self) { try world.tap("Nothing") }
    #expect(deed?.isObstacle == true)
    let alert = #expect(throws: StepFailure.self) {
      try world.act { phone throws(PhoneError) in try phone.openSettings() }
    }
    #expect(alert?.isObstacle == true)
    let needed = #expect(throws: StepFailure.self) {
      try World.needed { throw StepFailure("None.", expected: "one", actual: "none", notes: ["N"]) }
    }
    #expect(needed?.isObstacle == true)
    #expect(needed?.expected == "one" && needed?.actual == "none" && needed?.notes == ["N"])
    let check = #expect(throws: StepFailure.self) { try world.expectDrawing("") }
    #expect(check?.isObstacle == false)
  }

  @Test func `waiting ends at the instant at which the check holds`() throws {
    var world = try Self.world()
    world[serverOf: PetListingRoom.self].behaviour.latency = .seconds(3)
    try world.tap("Don't Allow")
    try world.wait(upTo: .seconds(60)) { world in
      guard try !world.requireScreen().items.isEmpty else { throw StepFailure("empty") }
    }
    #expect(world.virtualTime == .seconds(3))
  }

  @Test func `waiting in vain takes the whole time and throws what the check threw`() throws {
    var world = try Self.world()
    #expect(throws: StepFailure.self) {
      try world.wait(upTo: .seconds(5)) { _ in throw StepFailure("never") }
    }
    #expect(world.virtualTime == .seconds(5))
  }

  @Test func `holding throws at the instant at which the check stops holding`() throws {
    var world = try Self.world()
    world[serverOf: PetListingRoom.self].behaviour.latency = .seconds(3)
    try world.tap("Don't Allow")
    #expect(throws: StepFailure.self) {
      try world.hold(for: .seconds(60)) { world in
        guard try world.requireScreen().items.isEmpty else { throw StepFailure("shown") }
      }
    }
    #expect(world.virtualTime == .seconds(3))
  }

  @Test func `a button that is not there is named with those that are`() throws {
    var world = try Self.world()
    try world.tap("Don't Allow")
    try world.finishStep()
    do {
      try world.tap("Refresh everything")
      Issue.record("nothing was thrown")
    } catch let failure as StepFailure {
      #expect(failure.message.contains("Refresh everything"))
    }
  }

  @Test func `an app with a process is not replaced`() throws {
    var world = try Self.world()
    let before = world
    #expect(throws: InvalidStep.self) {
      try world.install(BareApp.self)
    }
    #expect(world == before)
  }

  @Test(arguments: AllApps.rooms + [BareApp.self])
  func `a request reaches the server of the installed app and no other`(room: any App.Type) throws {
    let path = Self.paths[room.name] ?? "/anything"
    let world = try Self.world(with: room, asking: path)
    for server in world.servers {
      let count = server.log.requests.count { $0.path == path }
      #expect(count == (server.room == room ? 1 : 0))
    }
    let answered = world.journal.entries.contains { entry in
      if case .phone(.told(.response(id: 1_000, _))) = entry.what { true } else { false }
    }
    #expect(answered)
  }

  @Test(arguments: AllApps.rooms)
  func `a path that the app's server does not know is the app's fault`(room: any App.Type) throws {
    for path in Self.paths.filter({ $0.key != room.name }).values.sorted() + ["/api/nothing"] {
      let failure = #expect(throws: StepFailure.self) {
        try Self.world(with: room, asking: path)
      }
      #expect(failure?.expected == OwnServerOnly.rule)
      #expect(failure?.actual?.contains(path) == true)
    }
  }

  /// What only the app's server knows, and what the app does not ask for by itself.
  private static let paths = [
    PetListingRoom.name: "/api/listings/1", CampaignRoom.name: "/api/audio/none",
    ClockInRoom.name: "/api/shifts/none/gaps", TourRoom.name: "/api/tours/none",
    DeliveryRoom.name: "/api/courier/claims",
  ]

  /// A world in which the app has asked its server for something.
  @discardableResult
  private static func world(with room: any App.Type, asking path: String) throws -> World {
    var world = World(ScenarioSetup(profile: "iOS", seed: 1), apps: AllApps.rooms)
    try world.install(room)
    try world.act { phone throws(PhoneError) in try phone.openApp() }
    try world.finishStep()
    world.phone.perform(.send(ServerRequest(id: 1_000, .get, path)))
    try world.finishStep()
    return world
  }

  @Test func `an alert keeps touches from the app`() throws {
    var world = try Self.world()
    #expect(throws: StepFailure.self) { try world.pullToRefresh() }
  }

  @Test func `Android has no usage description that could be missing`() async throws {
    let steps = "Given the app's when-in-use usage description is missing"
    let onIOS = try #require(await Play.steps(steps, on: "@ios"))
    let onAndroid = try #require(await Play.steps(steps, on: "@android"))
    #expect(onIOS.status == .passed)
    #expect(onAndroid.status == .invalid)
    #expect(Play.explanation(of: onAndroid).contains("Android 16 has no usage descriptions (I-12)"))
  }

  /// On the platform that does not read it, a declaration would change nothing.
  @Test(arguments: [
    ("the app does not declare the location background mode", "@android", "I-50"),
    ("the app asks for reduced accuracy by default", "@android", "I-49"),
    ("the app requires explicit service sessions", "@android", "I-26"),
    ("the app declares the purpose \"Navigation\"", "@android", "I-46"),
    ("the app does not listen for the phone's start", "@ios", "A-58"),
    ("the app does not listen for another language", "@ios", "A-74"),
    ("the app targets SDK 33", "@ios", "A-42"),
    ("the app declares the permissions coarse and fine only", "@ios", "A-01"),
  ])
  func `a declaration is refused on the platform that has none of the kind`(
    sentence: String, platform: String, rule: String
  ) async throws {
    let steps = "Given the bare app is installed\n    And \(sentence)"
    let refused = try #require(await Play.steps(steps, on: platform))
    #expect(refused.status == .invalid)
    #expect(Play.explanation(of: refused).contains("(\(rule))"))
    let taken = try #require(
      await Play.steps(steps, on: platform == "@ios" ? "@android" : "@ios"))
    #expect(taken.status == .passed, "\(Play.explanation(of: taken))")
  }
}
