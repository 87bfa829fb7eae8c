import BackendSimulator
import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Synchronization
import Testing

@testable import Rehearsal

/// Servers outside of the simulation, as scenarios meet them.
struct RealServerTests {
  /// An app whose server stands elsewhere: scenarios say what it asks for.
  private enum Elsewhere: App {
    typealias Process = ProbeFlow
    static let name = "field app"
    static let serverName = "field server"
    static let manifest = BareApp.manifest
    static let words = AppWords()
    static func makeServer() -> ScriptedServer { ScriptedServer() }
  }

  /// What a real server was sent, and what it answers.
  private final class Real: Sendable {
    private let log = Mutex<[String]>([])
    private let answer: @Sendable (ServerRequest) -> Result<ServerResponse, RealServerFault>

    init(
      _ answer: @escaping @Sendable (ServerRequest) -> Result<ServerResponse, RealServerFault> = {
        _ in .success(ServerResponse(status: 204))
      }
    ) { self.answer = answer }

    var sent: [String] { log.withLock { $0 } }

    func servers(for app: String? = nil, reset: String? = nil) -> RealServers {
      let server = RealServer(app: app, address: "http://field.example") { request, scenario in
        self.log.withLock { $0.append("\(request.method.rawValue) \(request.path) \(scenario)") }
        return self.answer(request)
      }
      return RealServers([server], reset: reset.flatMap(RequestPattern.init))
    }
  }

  private static func world(_ servers: RealServers) throws -> World {
    var world = World(
      ScenarioSetup(profile: "iOS", seed: 1, id: "a.feature:3"), apps: [Elsewhere.self],
      servers: servers)
    try world.install(Elsewhere.self)
    return world
  }

  private static let request = ServerRequest(id: 1, .post, "/points")

  private static func send(_ request: ServerRequest, in world: inout World) -> ServerReply {
    world.handle(.strayed(request))
    guard case .received(_, let reply) = world.journal.entries.last?.what else { return .none }
    return reply
  }

  @Test func `what the phone sends is answered by the real server, and noted`() throws {
    let real = Real()
    var world = try Self.world(real.servers())
    #expect(
      Self.send(Self.request, in: &world) == .response(ServerResponse(status: 204), after: .zero))
    #expect(real.sent == ["POST /points a.feature:3"])
    #expect(world.log(of: .own).count == 1)
    try world.finishStep()
  }

  @Test func `a server that is for another app is left alone`() throws {
    let real = Real()
    var world = try Self.world(real.servers(for: "Near me"))
    _ = Self.send(Self.request, in: &world)
    #expect(real.sent.isEmpty)
    #expect(throws: StepFailure.self) { try world.finishStep() }
  }

  @Test func `before the first request the server is put in order, once`() throws {
    let real = Real()
    var world = try Self.world(real.servers(reset: "POST /reset"))
    #expect(real.sent.isEmpty)
    for _ in 0..<2 { _ = Self.send(Self.request, in: &world) }
    #expect(
      real.sent.map { $0.prefix { $0 != "s" } } == ["POST /re", "POST /point", "POST /point"])
  }

  @Test func `a server that cannot be put in order ends the scenario`() throws {
    let real = Real { request in
      .success(ServerResponse(status: request.path == "/reset" ? 404 : 204))
    }
    var world = try Self.world(real.servers(reset: "POST /reset"))
    #expect(Self.send(Self.request, in: &world) == .none)
    let failure = #expect(throws: StepFailure.self) { try world.finishStep() }
    #expect(
      failure?.message
        == "The server at http://field.example cannot be put in order: POST /reset was answered with status 404."
    )
    #expect(real.sent.count == 1)
  }

  @Test func `a server that does not answer ends the scenario, and is not asked again`() throws {
    let real = Real { _ in .failure(RealServerFault("connection refused", notes: ["start it"])) }
    var world = try Self.world(real.servers())
    for _ in 0..<2 { #expect(Self.send(Self.request, in: &world) == .none) }
    let failure = #expect(throws: StepFailure.self) { try world.finishStep() }
    #expect(
      failure?.message
        == "The server at http://field.example has not answered POST /points: connection refused.")
    #expect(failure?.notes == ["start it"])
    #expect(real.sent.count == 1)
  }

  @Test func `failures that the scenario scripts are given, and success is the real server's`()
    throws
  {
    let real = Real()
    var world = try Self.world(real.servers())
    let pattern = try #require(RequestPattern("POST /points"))
    world[scriptOf: .own].answer(pattern, with: ServerResponse(status: 201, body: "scripted"))
    world[scriptOf: .own].answerNext(1, pattern, with: ServerResponse(status: 503))
    #expect(
      Self.send(Self.request, in: &world) == .response(ServerResponse(status: 503), after: .zero))
    #expect(real.sent.isEmpty)
    #expect(
      Self.send(Self.request, in: &world) == .response(ServerResponse(status: 204), after: .zero))
    #expect(real.sent.count == 1)
  }

  @Test func `a server that refuses what the scenario says that it takes breaks a rule`() throws {
    let real = Real { _ in .success(ServerResponse(status: 404, body: "no such path")) }
    var world = try Self.world(real.servers())
    _ = Self.send(Self.request, in: &world)
    try world.finishStep()
    let pattern = try #require(RequestPattern("POST /points"))
    world[scriptOf: .own].answer(pattern, with: ServerResponse(status: 201))
    _ = Self.send(Self.request, in: &world)
    let failure = #expect(throws: StepFailure.self) { try world.finishStep() }
    #expect(failure?.expected == RealServerAgrees.rule)
    #expect(failure?.actual?.contains("with status 404, where the scenario says 201") == true)
  }

  @Test(arguments: [
    (Treatment.Outcome.lostReply, 1), (.lostRequest, 0), (.noAnswer, 0), (.deliveredTwice, 2),
    (.status(500), 0), (.malformedBody, 1),
  ])
  func `what goes wrong on the way stays simulated`(outcome: Treatment.Outcome, count: Int) throws {
    let real = Real()
    var world = try Self.world(real.servers())
    world[behaviourOf: .own].treatNext(as: Treatment(outcome))
    _ = Self.send(Self.request, in: &world)
    #expect(real.sent.count == count)
    _ = Self.send(Self.request, in: &world)
    #expect(real.sent.count == count + 1)
  }

  @Test func `a real server takes no time of the phone's`() throws {
    let real = Real()
    var world = try Self.world(real.servers())
    world[behaviourOf: .own].latency = .seconds(3)
    #expect(
      Self.send(Self.request, in: &world)
        == .response(ServerResponse(status: 204), after: .seconds(3)))
    #expect(world.virtualTime == .zero)
  }

  @Test func `an app whose sentences look into its server cannot have a real one`() throws {
    var world = World(
      ScenarioSetup(profile: "iOS", seed: 1), apps: AllApps.rooms, servers: Real().servers())
    let room = try #require(AllApps.rooms.first)
    let fault = #expect(throws: InvalidStep.self) { try world.install(room) }
    #expect(fault?.notes.first?.contains("--server \"NAME=http://field.example\"") == true)
  }
}
