import BackendSimulator
import DeviceInterface

/// An app's server, which the world keeps whether or not the app is installed, so that arrangements may come in any order.
public struct AppServer: Hashable, Sendable {
  /// The room of the app whose server it is; kept beside the box, which would be copied to be asked for every request.
  let room: any App.Type
  private var box: any ServerBox
  private var scripted = AnswerScript()
  /// Whether a scenario has said anything of what it holds or how it behaves.
  private(set) var isArranged = false
  /// Whether a check has looked at what it made of what it was given, for which no app is needed.
  private(set) var isChecked = false

  /// Creates the server of an app as a scenario finds it.
  init<Room: App>(of room: Room.Type) {
    self.room = room
    box = ServerOf<Room>(server: Room.makeServer())
  }

  /// The script of latency and failures.
  var behaviour: ScriptedBehaviour {
    get { box.behaviour }
    set {
      box.behaviour = newValue
      isArranged = true
    }
  }

  /// The answers that a scenario has given for some requests.
  var script: AnswerScript {
    get { scripted }
    set {
      scripted = newValue
      isArranged = true
    }
  }

  /// What it has received.
  var log: RequestLog { box.log }

  /// The points that it has stored; `nil` where its app records none.
  var points: RecordStore<RecordedPoint>? { box.points }

  /// The texts that it has to be shown.
  var shownTexts: [String] { box.shownTexts }

  /// How many there are at most of what its app's texts name by number, by the word for it.
  var numberedThings: [String: Int] { box.numberedThings }

  /// Whether it holds nothing by itself, so that a real server may stand in its place.
  var isStandIn: Bool { box.isStandIn }

  /// The requests that it is known to answer: by what scenarios say, and by itself.
  var knownRequests: [RequestPattern] { script.patterns + box.knownRequests }

  /// Tells whether it knows the path by itself, and nobody has listed by which methods.
  func servesUnlisted(_ path: String) -> Bool { box.knownRequests.isEmpty && box.serves(path) }

  /// Tells whether it knows the path at all.
  func serves(_ path: String) -> Bool { script.covers(path) || box.serves(path) }

  /// Tells whether it knows the request: by its path, or by its method too where scenarios say what is answered.
  func serves(_ request: ServerRequest) -> Bool {
    script.covers(request) || box.serves(request.path)
  }

  /// Takes in a request that arrives at the instant, and says what becomes of it.
  mutating func receive(_ request: ServerRequest, at time: Instant) -> ServerReply {
    // Without a script, the servers' own way: it is taken for every request.
    scripted.isEmpty ? box.receive(request, at: time) : box.receive(request, at: time, &scripted)
  }

  /// Takes in a request that a real server answers; what goes wrong on the way stays simulated.
  mutating func receive(
    _ request: ServerRequest, at time: Instant,
    for real: (ServerRequest, _ scripted: ServerResponse?) -> ServerResponse?
  ) -> ServerReply {
    box.receive(request, at: time, &scripted, for: real)
  }

  /// Answers a request that no phone has sent, as the script says or by itself; nothing is written down of it.
  mutating func answer(_ request: ServerRequest, at time: Instant) -> ServerResponse {
    box.respond(to: request, at: time, scripted: scripted.take(request))
  }

  /// Lets one thing go wrong with everything that it is asked, or has somebody only look.
  mutating func interfere(with sabotage: ServerSabotage?) {
    box.behaviour.interfere(with: sabotage)
  }

  /// What could go wrong with what it was asked, while somebody only looked.
  var use: ServerUse { box.behaviour.use }

  /// Adds what could go wrong with what it was asked in another history.
  mutating func addUse(_ other: ServerUse) { box.behaviour.addUse(other) }

  /// Whether it may hold anything that a scenario has brought about.
  var isInUse: Bool { isArranged || log.count > 0 }

  /// Takes note that a check has looked at it.
  mutating func noteCheck() { isChecked = true }

  /// Sets what its own clock shows at the scenario's start later by so many milliseconds.
  mutating func moveClock(byMilliseconds change: Int64) { box.moveClock(byMilliseconds: change) }

  /// The server itself, which must be that app's.
  func value<Room: App>(of room: Room.Type) -> Room.Server { owned(by: room).server }

  /// Puts another server of the same app in its place.
  mutating func replace<Room: App>(of room: Room.Type, by server: Room.Server) {
    var owned = owned(by: room)
    owned.server = server
    box = owned
    isArranged = true
  }

  private func owned<Room: App>(by room: Room.Type) -> ServerOf<Room> {
    guard let owned = box as? ServerOf<Room> else {
      preconditionFailure("\(self.room.serverName) is not \(room.serverName)")
    }
    return owned
  }

  /// Two servers are equal where they are of one app and hold the same.
  public static func == (left: AppServer, right: AppServer) -> Bool {
    left.scripted == right.scripted && left.box.isEqual(to: right.box)
  }

  /// Feeds the server and its script.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scripted)
    box.hash(into: &hasher)
  }
}

/// The server of any app.
private protocol ServerBox: Sendable {
  var behaviour: ScriptedBehaviour { get set }
  var log: RequestLog { get }
  var points: RecordStore<RecordedPoint>? { get }
  var shownTexts: [String] { get }
  var numberedThings: [String: Int] { get }
  var isStandIn: Bool { get }
  var knownRequests: [RequestPattern] { get }

  func serves(_ path: String) -> Bool
  mutating func receive(_ request: ServerRequest, at time: Instant) -> ServerReply
  mutating func receive(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript
  ) -> ServerReply
  mutating func receive(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript,
    for real: (ServerRequest, _ scripted: ServerResponse?) -> ServerResponse?
  ) -> ServerReply
  mutating func respond(
    to request: ServerRequest, at time: Instant, scripted: ServerResponse?
  ) -> ServerResponse
  mutating func moveClock(byMilliseconds change: Int64)
  func isEqual(to other: any ServerBox) -> Bool
  func hash(into hasher: inout Hasher)
}

/// The server of one app, which is changed in place.
private struct ServerOf<Room: App>: ServerBox, Hashable {
  var server: Room.Server

  var log: RequestLog { server.log }
  var points: RecordStore<RecordedPoint>? { Room.recording?.stored(server) }
  var shownTexts: [String] { Room.shownTexts(on: server) }
  var numberedThings: [String: Int] { Room.numberedThings(on: server) }
  var isStandIn: Bool { Room.Server.isStandIn }
  var knownRequests: [RequestPattern] { Room.Server.knownRequests }
  var behaviour: ScriptedBehaviour {
    get { server.behaviour }
    set { server.behaviour = newValue }
  }

  func serves(_ path: String) -> Bool { server.serves(path) }

  mutating func receive(_ request: ServerRequest, at time: Instant) -> ServerReply {
    server.receive(request, at: time)
  }

  mutating func receive(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript
  ) -> ServerReply {
    server.receive(request, at: time, &script)
  }

  mutating func receive(
    _ request: ServerRequest, at time: Instant, _ script: inout AnswerScript,
    for real: (ServerRequest, _ scripted: ServerResponse?) -> ServerResponse?
  ) -> ServerReply {
    server.receive(request, at: time, &script, for: real)
  }

  mutating func respond(
    to request: ServerRequest, at time: Instant, scripted: ServerResponse?
  ) -> ServerResponse {
    server.respond(to: request, at: time, scripted: scripted)
  }

  mutating func moveClock(byMilliseconds change: Int64) { server.moveClock(byMilliseconds: change) }

  func isEqual(to other: any ServerBox) -> Bool { (other as? ServerOf<Room>) == self }
}
