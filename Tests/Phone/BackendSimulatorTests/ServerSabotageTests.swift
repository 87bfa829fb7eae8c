import BackendSimulator
import DeviceInterface
import Testing

/// A server of notes, each of which only its writer may read.
private struct NoteServer: RecordingServer {
  var behaviour = ScriptedBehaviour()
  var log = RequestLog()
  var answered = IdempotencyRecord()
  var clock = ServerClock()
  var notes: [(id: String, writer: String, text: String, at: Int64)] = []

  static let routes = RouteTable<String>([
    (.post, "/notes/{id}", "write"), (.get, "/notes/{id}", "read"), (.get, "/notes", "list"),
    (.get, "/notes/all/ids", "ids"),
  ])
  static var knownRequests: [RequestPattern] { routes.requests }
  var identities: [ServerIdentity] {
    [ServerIdentity(token: "ann", role: "writer"), ServerIdentity(token: "bob", role: "guest")]
  }

  func serves(_ path: String) -> Bool { path.hasPrefix("/notes") }

  mutating func perform(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) throws(Refusal) -> ServerResponse {
    let (endpoint, id) = try Self.routes.match(request)
    if request.isClear { throw Refusal(403, "HTTPS only") }
    switch endpoint {
    case "write":
      let stamp = clock.stamp(of: request, claimed: request.sentAtMilliseconds ?? 0, at: time)
      for _ in 0..<behaviour.copies(ofMessage: "a note was written") {
        let text = try RequestFields(body: request.body).textIfPresent("text") ?? ""
        notes.append((id, request.authorization ?? "", text, stamp.milliseconds))
      }
      return .json([.init("written", .string(id))])
    case "read":
      guard let note = notes.first(where: { $0.id == id }) else { throw Refusal(404, "no note") }
      guard note.writer == request.authorization else { throw Refusal(403, "not yours") }
      return .json([
        .init("note", .object([.init("id", .string(id)), .init("text", .string(note.text))])),
        .init("count", .integer(Int64(notes.count))),
      ])
    case "ids": return ServerResponse(status: 200, body: JSONValue.array(listed).text)
    default: return .json([.init("notes", .array(listed))])
    }
  }

  private var listed: [JSONValue] { notes.map { .object([.init("id", .string($0.id))]) } }

  static func == (left: NoteServer, right: NoteServer) -> Bool {
    left.notes.map(\.id) == right.notes.map(\.id) && left.log == right.log
  }

  func hash(into hasher: inout Hasher) { hasher.combine(notes.map(\.id)) }
}

/// What a server answers, and what there is to be spoiled of it.
struct ServerSabotageTests {
  private static let start = WallTime.scenarioStart.millisecondsSince1970

  private static func write(_ id: String, key: String? = nil) -> ServerRequest {
    ServerRequest(
      id: 1, .post, "/notes/\(id)", body: #"{"text":"about \#(id)"}"#, idempotencyKey: key,
      sentAtMilliseconds: start + 3_600_000, authorization: "ann")
  }

  private static func read(_ path: String, as user: String = "ann") -> ServerRequest {
    ServerRequest(id: 2, .get, path, authorization: user)
  }

  /// The answers to some requests, while one thing goes wrong.
  private static func answers(
    _ sabotage: ServerSabotage?, _ requests: [ServerRequest]
  ) -> (texts: [String], server: NoteServer) {
    var server = NoteServer()
    server.behaviour.interfere(with: sabotage)
    let texts = requests.map { request in
      let response = server.respond(to: request, at: .start)
      return "\(response.status) \(response.body)"
    }
    return (texts, server)
  }

  /// The sabotage of the words, among those that the requests give a chance to.
  private static func sabotage(
    _ words: String, _ requests: [ServerRequest]
  ) throws -> ServerSabotage {
    let possible = answers(nil, requests).server.behaviour.use.sabotages
    return try #require(
      possible.first { $0.description == words }, "\(possible.map(\.description))")
  }

  private static let two = [
    write("1"), write("2"), read("/notes/1"), read("/notes/2"), read("/notes"),
    read("/notes/1", as: "bob"), read("/notes/all/ids"),
    ServerRequest(id: 3, .get, "/notes", authorization: "ann", isClear: true),
  ]

  @Test func `nothing is different while somebody only looks`() {
    let looked = Self.answers(nil, Self.two)
    var plain = NoteServer()
    #expect(
      looked.texts
        == Self.two.map { request in
          let response = plain.respond(to: request, at: .start)
          return "\(response.status) \(response.body)"
        })
    #expect(looked.server == plain)
  }

  @Test func `what has occurred says what could go wrong, once for each endpoint, member and kind`()
  {
    let words = Self.answers(nil, Self.two).server.behaviour.use.sabotages.map(\.description)
    #expect(words.count == Set(words).count)
    for wanted in [
      "the answer's “note.text” is missing (GET /notes/*)",
      "the answer's “note.text” is constant (GET /notes/*)",
      "the answer's “note.text” stays as it was first (GET /notes/*)",
      "the answer's “notes[].id” is another record's (GET /notes)",
      "the server forgets what POST /notes/* has brought",
      "the server refuses GET /notes/* and says that it is done",
      "the server lets everyone in who is guest",
      "the server does not send the message “a note was written”",
      "the server takes the phone's time for its own",
    ] {
      #expect(words.contains(wanted), "\(wanted)")
    }
    #expect(!words.contains("the server does what comes again under its key once more"))
    #expect(!words.contains("the server never deletes what is too old"))
  }

  @Test(arguments: [
    ("the answer's “note.text” is missing (GET /notes/*)", 3, #"{"note":{"id":"2"},"count":2}"#),
    (
      "the answer's “note.text” is constant (GET /notes/*)", 3,
      #"{"note":{"id":"2","text":"something"},"count":2}"#
    ),
    (
      "the answer's “note.text” stays as it was first (GET /notes/*)", 3,
      #"{"note":{"id":"2","text":"about 1"},"count":2}"#
    ),
    (
      "the answer's “note.text” is another record's (GET /notes/*)", 3,
      #"{"note":{"id":"2","text":"about 1"},"count":2}"#
    ),
    (
      "the answer's “notes[].id” is another record's (GET /notes)", 4,
      #"{"notes":[{"id":"2"},{"id":"1"}]}"#
    ),
    (
      "the answer's “[].id” is another record's (GET /notes/all/ids)", 6,
      #"[{"id":"2"},{"id":"1"}]"#
    ),
    ("the answer's “[].id” is missing (GET /notes/all/ids)", 6, "[{},{}]"),
    ("the server takes what comes over plain HTTP", 7, #"{"notes":[{"id":"1"},{"id":"2"}]}"#),
    ("the server forgets what POST /notes/* has brought", 4, #"{"notes":[]}"#),
    (
      "the server lets everyone in who is guest", 5,
      #"{"note":{"id":"1","text":"about 1"},"count":2}"#
    ),
    (
      "the server sends the message “a note was written” twice", 3,
      #"{"note":{"id":"2","text":"about 2"},"count":4}"#
    ),
  ])
  func `a sabotage changes what it says and no more`(
    words: String, place: Int, body: String
  ) throws {
    let texts = Self.answers(try Self.sabotage(words, Self.two), Self.two).texts
    #expect(texts[place] == "200 \(body)")
  }

  @Test(arguments: [
    ("the server refuses GET /notes/* and says that it is done", 5, "200"),
    ("the server does POST /notes/* and says that it has failed", 0, "500"),
  ])
  func `a wrong status stands over what was done`(
    words: String, place: Int, status: String
  ) throws {
    let texts = Self.answers(try Self.sabotage(words, Self.two), Self.two).texts
    #expect(texts[place].hasPrefix(status))
  }

  @Test func `a request that comes again under its key is done again`() throws {
    let requests = [Self.write("1", key: "k"), Self.write("1", key: "k")]
    #expect(Self.answers(nil, requests).server.notes.count == 1)
    let wrong = try Self.sabotage(
      "the server does what comes again under its key once more", requests)
    #expect(Self.answers(wrong, requests).server.notes.count == 2)
  }

  @Test func `the server's time is the phone's`() throws {
    #expect(Self.answers(nil, [Self.write("1")]).server.notes.map(\.at) == [Self.start])
    let wrong = try Self.sabotage(
      "the server takes the phone's time for its own", [Self.write("1")])
    #expect(
      Self.answers(wrong, [Self.write("1")]).server.notes.map(\.at) == [Self.start + 3_600_000])
  }

  @Test func `what goes wrong is told in the answers that scenarios give as well`() {
    var server = NoteServer()
    server.behaviour.interfere(with: nil)
    var script = AnswerScript()
    if let pattern = RequestPattern("GET /notes") {
      script.answer(pattern, with: ServerResponse(status: 200, body: #"{"total":3}"#))
    }
    _ = server.receive(Self.read("/notes"), at: .start, &script)
    #expect(
      server.behaviour.use.sabotages.map(\.description) == [
        "the answer's “total” is missing (GET /notes)",
        "the answer's “total” is constant (GET /notes)",
      ])
  }
}
