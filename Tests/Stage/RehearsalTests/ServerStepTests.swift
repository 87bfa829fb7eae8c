import DeviceInterface
import DeviceSimulator
import Gherkin
import Testing

@testable import BackendSimulator
@testable import CampaignApp
@testable import CampaignRoom
@testable import ClockInRoom
@testable import PetListingRoom
@testable import Rehearsal
@testable import ScenarioRunner

/// Sentences about servers and the network: what they arrange, and what they refuse.
struct ServerStepTests {
  private static let upload = ServerRequest(id: 1, .post, "/api/executions/e-1/points")
  private static let list = ServerRequest(id: 2, .get, "/api/campaigns")

  @Test(arguments: [
    ("the campaign server answers after 10 seconds", Treatment.Outcome.answer),
    ("the campaign server answers with status 503", .status(503)),
    ("the campaign server does not answer", .noAnswer),
    ("the campaign server is down", .lostRequest),
    ("the campaign server's answers are malformed", .malformedBody),
    ("the campaign server does its work but its answers are lost", .lostReply),
  ])
  func `a standing behaviour holds for one server and until it works again`(
    sentence: String, outcome: Treatment.Outcome
  ) throws {
    var world = try Self.world(after: sentence)
    let healthy = ScriptedBehaviour()
    #expect(world[serverOf: CampaignRoom.self].behaviour != healthy)
    #expect(
      world[serverOf: PetListingRoom.self].behaviour == healthy
        && world[serverOf: ClockInRoom.self].behaviour == healthy)
    for _ in 0..<3 {
      #expect(
        world[serverOf: CampaignRoom.self].behaviour.takeTreatment(of: Self.upload).outcome
          == outcome)
    }
    try Self.play("the campaign server works again", in: &world)
    #expect(world[serverOf: CampaignRoom.self].behaviour == healthy)
  }

  @Test(arguments: [
    ("the campaign server loses its next reply", Treatment.Outcome.lostReply, 1),
    ("the next answer of the campaign server is lost", .lostReply, 1),
    ("the next answer of the campaign server never comes", .noAnswer, 1),
    ("the next answer of the campaign server is malformed", .malformedBody, 1),
    ("the next answer of the campaign server has the status 401", .status(401), 1),
    ("the next 2 answers of the campaign server have status 500", .status(500), 2),
    ("the campaign server fails the next 3 requests with status 503", .status(503), 3),
  ])
  func `a behaviour for the next requests is used up`(
    sentence: String, outcome: Treatment.Outcome, count: Int
  ) throws {
    var world = try Self.world(after: sentence)
    for _ in 0..<count {
      #expect(
        world[serverOf: CampaignRoom.self].behaviour.takeTreatment(of: Self.list).outcome == outcome
      )
    }
    #expect(world[serverOf: CampaignRoom.self].behaviour == ScriptedBehaviour())
  }

  @Test(arguments: [
    ("the campaign server loses its reply to the next upload", Treatment.Outcome.lostReply),
    ("the campaign server answers the next upload with status 429", .status(429)),
    ("the campaign server does not answer the next upload", .noAnswer),
    ("the next upload to the campaign server is lost on its way", .lostRequest),
    ("the next upload reaches the campaign server twice", .deliveredTwice),
    ("the campaign server accepts only the first 5 points of the next upload", .acceptFirst(5)),
  ])
  func `a behaviour for the next upload leaves other requests alone`(
    sentence: String, outcome: Treatment.Outcome
  ) throws {
    var world = try Self.world(after: sentence)
    let outcomes = [Self.list, Self.upload, Self.upload].map {
      world[serverOf: CampaignRoom.self].behaviour.takeTreatment(of: $0).outcome
    }
    #expect(outcomes == [.answer, outcome, .answer])
  }

  @Test(arguments: [
    ("request", "/api/shifts/s-1/anything"), ("upload", "/api/shifts/s-1/points"),
    ("clock-in", "/api/shifts"), ("clock-out", "/api/shifts/s-1/clock-out"),
    ("gap report", "/api/shifts/s-1/gaps"), ("review request", "/api/shifts/s-1/review"),
  ])
  func `each kind of message is told by its path`(message: String, path: String) throws {
    let sentence = "the shift server loses its reply to the next \(message)"
    var world = try Self.world(after: sentence)
    let request = ServerRequest(id: 1, .post, path)
    #expect(
      world[serverOf: ClockInRoom.self].behaviour.takeTreatment(of: request).outcome == .lostReply)
  }

  @Test func `the server is the one of the app that is installed`() throws {
    var world = Self.fresh
    try Self.play("the pet listing app is installed", in: &world)
    try Self.play("the server does not answer", in: &world)
    #expect(world[serverOf: PetListingRoom.self].behaviour.standing == Treatment(.noAnswer))
  }

  @Test(arguments: [
    "the listing server accepts only the first 5 points of the next upload",
    "the server accepts only the first 5 points of the next upload",
    "the campaign server does not answer the next clock-out",
    "the next completion report reaches the shift server twice",
    "the listing server has received 0 uploads",
  ])
  func `what could never happen is refused`(sentence: String) throws {
    var world = Self.fresh
    #expect(throws: InvalidStep.self) { try Self.play(sentence, in: &world) }
    #expect(world == Self.fresh)
  }

  @Test func `received messages are counted by kind`() throws {
    var world = Self.fresh
    try Self.play("the campaign app is installed", in: &world)
    // It asks for its list.
    try Self.play("the user opens the app", in: &world)
    try world.settle()
    for request in [Self.upload, Self.list, Self.upload] {
      _ = world[serverOf: CampaignRoom.self].receive(request, at: .start)
    }
    try Self.play("the campaign server has received 2 uploads", in: &world)
    try Self.play("the campaign server has received 4 requests", in: &world)
    #expect(throws: StepFailure.self) {
      try Self.play("the campaign server has received 1 completion report", in: &world)
    }
  }

  // MARK: The network

  @Test func `a late upload arrives after a later request`() throws {
    var world = try Self.world(after: "the next upload arrives 30 seconds late")
    try Self.send([Self.upload, Self.list], in: &world)
    try world.pass(.seconds(30))
    #expect(
      world[serverOf: BareApp.self].log.requests.map(\.path) == [
        Self.list.path, Self.upload.path,
      ])
    #expect(world[serverOf: BareApp.self].log.last?.time == .start + .seconds(30))
  }

  @Test func `a slow network delays both ways until it works again`() throws {
    var world = try Self.world(after: "the network takes 2 seconds each way")
    try Self.send([Self.list], in: &world)
    try world.pass(.milliseconds(3_999))
    #expect(
      world[serverOf: BareApp.self].log.count == 1 && world.journal.counts.count(.answer) == 0)
    try world.pass(.milliseconds(1))
    #expect(world.journal.counts.count(.answer) == 1)
    try Self.play("the network works again", in: &world)
    #expect(world.phone.networkConditions == NetworkConditions())
  }

  @Test(arguments: [
    ("the network loses one in 2 requests", 1, 1), ("the network loses one in 2 answers", 2, 1),
    ("the network lets nothing through", 0, 0),
  ])
  func `a lossy network loses what the sentence says`(
    sentence: String, received: Int, answered: Int
  ) throws {
    var world = try Self.world(after: sentence)
    try Self.send([Self.list, Self.upload], in: &world)
    #expect(world[serverOf: BareApp.self].log.count == received)
    #expect(world.journal.counts.count(.answer) == answered)
  }

  @Test func `the late request of an ended process reaches the server but no other process`() throws
  {
    var world = try Self.world(after: "the next request arrives 30 seconds late")
    try Self.send([Self.list], in: &world)
    try world.act { phone throws(PhoneError) in try phone.killBySystem() }
    try world.act { phone throws(PhoneError) in try phone.openApp() }
    try world.pass(.seconds(30))
    #expect(world[serverOf: BareApp.self].log.count == 1)
    #expect(world.journal.counts.count(.answer) == 0)
  }

  // MARK: Campaigns

  @Test func `assigned campaigns are written as a table`() throws {
    let world = try Self.world(
      after: "the assigned campaigns are:",
      [
        ["ID", "Name", "area", "audio", "length"],
        ["c-1", "Leaflets", "Mokotów", "Jingle", "1 minute 35 seconds"],
        ["c-2", "City run", "", "", ""], ["c-3", "Opening", "Wola", "Bread", ""],
      ])
    #expect(
      world[serverOf: CampaignRoom.self].campaigns == [
        Campaign(
          id: "c-1", name: "Leaflets", area: "Mokotów",
          audio: AudioFile(id: "audio-c-1", title: "Jingle", length: .seconds(95))),
        Campaign(id: "c-2", name: "City run", area: ""),
        Campaign(
          id: "c-3", name: "Opening", area: "Wola",
          audio: AudioFile(id: "audio-c-3", title: "Bread", length: .seconds(60))),
      ])
    let none = try Self.world(after: "no campaigns are assigned")
    #expect(none[serverOf: CampaignRoom.self].campaigns.isEmpty)
  }

  @Test(arguments: [
    [["id", "name", "colour"], ["c-1", "A", "red"]], [["name"], ["A"]],
    [["id", "name"], ["c-1", "A"], ["c-1", "B"]], [["id", "name"], ["", "A"]],
    [["id", "name"], ["c 1", "A"]], [["id", "name"], ["c-1", ""]],
    [["id", "name", "audio", "length"], ["c-1", "A", "B", "long"]],
    [["id", "name", "audio", "length"], ["c-1", "A", "", "5 seconds"]],
    [["id", "name", "audio", "length"], ["c-1", "A", "B", "0 seconds"]],
  ])
  func `a table that cannot mean campaigns is refused`(rows: [[String]]) {
    #expect(throws: InvalidStep.self) {
      try Self.world(after: "the assigned campaigns are:", rows)
    }
  }

  // MARK: Playing

  private static var fresh: World {
    World(ScenarioSetup(profile: "iOS", seed: 1), apps: AllApps.rooms)
  }

  private static func world(after sentence: String, _ rows: [[String]] = []) throws -> World {
    var world = fresh
    try play(sentence, rows, in: &world)
    return world
  }

  /// Plays one sentence, with a table under it where there are rows.
  private static func play(
    _ sentence: String, _ rows: [[String]] = [], in world: inout World
  ) throws {
    let matches = StepBinder(ScenarioFiles.library)
    let table = rows.map { row in
      PickleTableRow(cells: row.map { PickleTableCell(value: $0) })
    }
    let step = PickleStep(
      id: 1, text: sentence, type: .context,
      arguments: rows.isEmpty ? [] : [.dataTable(PickleTable(rows: table))], keyword: "Given ",
      location: Location(line: 1, column: 1), nodeID: 1)
    guard case .ready(let playable) = matches.ready(step) else {
      Issue.record("\(sentence) is no sentence")
      return
    }
    try playable.body(&world)
  }

  /// Opens the app, unless it runs, and lets it send requests.
  private static func send(_ requests: [ServerRequest], in world: inout World) throws {
    if !world.phone.appState.hasProcess {
      try world.act { phone throws(PhoneError) in try phone.openApp() }
      try world.settle()
    }
    for request in requests { world.phone.perform(.send(request)) }
    try world.settle()
  }
}
