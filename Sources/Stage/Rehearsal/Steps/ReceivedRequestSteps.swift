import BackendSimulator
import CucumberExpressions
import DeviceInterface
import ScenarioRunner

/// The requests that servers have received, by method and path.
enum ReceivedRequestSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Received requests", isTechnical: true)
    library.concerns(.server)
    library.doubtChecks { world in try world.requireHasRun() }
    addCounts(to: &library)
    addContents(to: &library)
  }

  private static func addCounts(to library: inout StepLibrary<World>) {
    library.then(
      "the {server} has received {count} {string} request(s)",
      "Counts the requests of this method and path that reached the server, the repeated ones with them.",
      example: "the server has received 2 \"POST /punches\" requests"
    ) { (world: inout World, server: ServerName, count: Int, text: String) in
      let received = try world.received(text, by: server)
      if count == 0 { try world.requireKnown(text, by: server) }
      try world.expect(
        received.count == count, "The \(server.rawValue) has received another number of requests.",
        expected: "\(count)", actual: "\(received.count)")
    }
    library.then(
      "the {server} has received no {string} request(s)",
      "Checks that no request of this method and path has reached the server.",
      example: "the server has received no \"POST /punches\" requests"
    ) { (world: inout World, server: ServerName, text: String) in
      let received = try world.received(text, by: server)
      try world.requireKnown(text, by: server)
      try world.expect(
        received.isEmpty, "The \(server.rawValue) has received some.", expected: "0",
        actual: "\(received.count)")
    }
    library.then(
      "the {server} has received {count} different {string} request(s)",
      "Counts the requests of this method and path that differ by their idempotency keys, or by their queries and bodies where they have none.",
      example: "the server has received 1 different \"POST /punches\" request"
    ) { (world: inout World, server: ServerName, count: Int, text: String) in
      let received = try world.received(text, by: server)
      if count == 0 { try world.requireKnown(text, by: server) }
      let different = Set(
        received.map { $0.idempotencyKey.map { "key \($0)" } ?? "\($0) \($0.body)" })
      try world.expect(
        different.count == count, "The \(server.rawValue) has received another number of requests.",
        expected: "\(count)", actual: "\(different.count)",
        notes: received.map { $0.body.isEmpty ? "\($0)" : "\($0) with \($0.body)" })
    }
  }

  private static func addContents(to library: inout StepLibrary<World>) {
    library.then(
      "the {request place} {string} request has {string} = {json value}",
      "Checks a value of the request's JSON body by its path, such as points[0].latitude.",
      example: "the last \"POST /punches\" request has \"kind\" = \"in\"",
      also: ["the first \"POST /punches\" request has \"latitude\" = 52.2297"]
    ) { (world: inout World, place: RequestPlace, text: String, path: String, wanted: JSONValue) in
      let found = try place.request(of: text, in: world).json(at: path)
      try world.expect(
        found.isEquivalent(to: wanted), "The value is another one.",
        expected: wanted.text, actual: found.text)
    }
    library.then(
      "the {request place} {string} request has the body:",
      "Checks the whole JSON body of the request; the order of an object's members does not matter.",
      example: #"""
        the last "POST /punches" request has the body:
        """json
        {"kind": "in"}
        """
        """#
    ) { (world: inout World, place: RequestPlace, text: String, body: DocStringArgument) in
      let wanted = try JSONValue(parsing: body.json())
      let found = try place.request(of: text, in: world).json(at: "")
      try world.expect(
        found.isEquivalent(to: wanted), "The body is another one.", expected: wanted.text,
        actual: found.text)
    }
    library.then(
      "the {request place} {string} request has the query {string} = {string}",
      "Checks an item behind the question mark of the request's address.",
      example: "the last \"GET /animals\" request has the query \"radius\" = \"10\""
    ) { (world: inout World, place: RequestPlace, text: String, name: String, wanted: String) in
      let found = try place.request(of: text, in: world).queryValue(name)
      try world.expect(
        found == wanted, "The query has something else.", expected: wanted,
        actual: found ?? "no \"\(name)\"")
    }
    library.then(
      "the {request place} {string} request has the header {string} = {string}",
      "Checks a header that apps send: Authorization, Idempotency-Key.",
      example: "the last \"POST /punches\" request has the header \"Idempotency-Key\" = \"punch-1\""
    ) { (world: inout World, place: RequestPlace, text: String, name: String, wanted: String) in
      let found = try place.request(of: text, in: world).header(name)
      try world.expect(
        found == wanted, "The header has something else.", expected: wanted,
        actual: found ?? "no \"\(name)\"")
    }
  }
}

extension World {
  /// The requests of a method and path that the server has received, the first one first.
  ///
  /// Throws `InvalidStep` for what the server would never receive: that none has come would say nothing.
  fileprivate func received(_ text: String, by server: ServerName) throws -> [ReceivedRequest] {
    let pattern = try RequestPattern.read(text)
    let known = try known(server)
    let found = log(of: known).requests.filter { pattern.matches($0.method, $0.path) }
    guard
      !found.isEmpty || serves(pattern.path, known)
        || knownRequests(to: known).contains(where: { $0.isMeant(by: pattern) { _ in true } })
    else { throw unknown(pattern, to: known) }
    return found
  }

  /// Throws `InvalidStep` where nobody has said that the server answers such requests, and none has come.
  ///
  /// That it answers any path says nothing of this one, and that it answers one method says nothing of another.
  fileprivate func requireKnown(_ text: String, by server: ServerName) throws {
    let pattern = try RequestPattern.read(text)
    let known = try known(server)
    let requests = log(of: known).requests
    if requests.contains(where: { pattern.matches($0.method, $0.path) }) { return }
    let isValue: (String) -> Bool = { part in
      part.contains { $0.isASCII && $0.isNumber }
        || requests.contains { $0.path.split(separator: "/").contains { $0 == part } }
    }
    guard
      knownRequests(to: known).contains(where: { $0.isMeant(by: pattern, isValue: isValue) })
        || servesUnlisted(pattern.path, known)
    else { throw unknown(pattern, to: known) }
  }

  private func unknown(_ pattern: RequestPattern, to server: ServerName) -> InvalidStep {
    let known =
      knownRequests(to: server).map { "\($0)" }
      + log(of: server).requests.map { "\($0.method.rawValue) \($0.path)" }
    var seen: Set<String> = []
    return InvalidStep(
      "The \(server.rawValue) knows of no \(pattern), so that none has come says nothing.",
      notes: NearNames.notes(for: "\(pattern)", in: known.filter { seen.insert($0).inserted }))
  }
}

/// The one of several requests that is meant.
enum RequestPlace: Hashable, Sendable {
  /// The first one is 0.
  case number(Int)
  case last

  /// Reads "first", "last", "2nd".
  init?(word: String) {
    switch word {
    case "first": self = .number(0)
    case "last": self = .last
    default:
      guard let number = Int(word.prefix { $0.isASCII && $0.isNumber }), number > 0 else {
        return nil
      }
      self = .number(number - 1)
    }
  }

  /// The kind of argument that names one.
  static let parameterType = ParameterType(
    name: "request place", patterns: ["first|last|\\d{1,6}(?:st|nd|rd|th)"],
    documentation: "which of several: first, last, 2nd", example: "last", useForSnippets: false
  ) { groups in
    try StepVocabulary.read(groups, "first, last, or a place such as 2nd", RequestPlace.init(word:))
  }

  /// Returns the request; throws `StepFailure` where there is none.
  fileprivate func request(of text: String, in world: World) throws -> ReceivedRequest {
    let received = try world.received(text, by: .own)
    let index =
      switch self {
      case .number(let number): number
      case .last: max(0, received.count - 1)
      }
    guard received.indices.contains(index) else {
      throw StepFailure(
        "There was no such request.", expected: "at least \(index + 1)", actual: "\(received.count)"
      )
    }
    return received[index]
  }
}

extension ReceivedRequest {
  /// Returns the value at a path of the JSON body; throws `StepFailure` where there is none, and `InvalidStep` where the server
  /// keeps what the body brought and not the body.
  fileprivate func json(at path: String) throws -> JSONValue {
    guard !isBodyAmongRecords else {
      let stored: Note =
        "Check what is stored: \(.search("stored points"), terminal: "rehearse steps stored points")"
      throw InvalidStep(
        "The server has stored what this upload brought, and keeps no body of it.", notes: [stored])
    }
    guard let body = try? JSONValue(parsing: body) else {
      throw StepFailure(
        "The body of the request is no JSON.", expected: "JSON",
        actual: body.isEmpty ? "nothing" : String(body.prefix(200)))
    }
    guard let found = body.value(at: path) else {
      throw StepFailure(
        "The body of the request has no such value.", expected: "\"\(path)\"",
        actual: String(body.text.prefix(400)))
    }
    return found
  }

  /// Returns the value of a header that apps send; throws `InvalidStep` for one that is not simulated.
  fileprivate func header(_ name: String) throws(InvalidStep) -> String? {
    switch name.lowercased() {
    case "authorization": return authorization
    case "idempotency-key": return idempotencyKey
    default:
      throw InvalidStep(
        "The header \"\(name)\" is not simulated.",
        notes: ["Authorization and Idempotency-Key are."])
    }
  }
}
