import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// The team's own questions to a server, as an administrator's or a test's: no phone has a part in them.
enum ServerContentSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("What servers hold", isTechnical: true)
    library.given(
      "the {server} has been sent {string}",
      "Sends a request that no phone has sent, to put the server in order; it must be answered with a status below 400.",
      example: "the server has been sent \"POST /animals/reset\""
    ) { (world: inout World, server: ServerName, text: String) in
      try world.arrange(server, text, body: "")
    }
    library.given(
      "the {server} has been sent {string} with:",
      "Sends a request with this JSON that no phone has sent; it must be answered with a status below 400.",
      example: #"""
        the server has been sent "POST /animals" with:
        """json
        {"name": "Rex"}
        """
        """#
    ) { (world: inout World, server: ServerName, text: String, body: DocStringArgument) in
      try world.arrange(server, text, body: body.json())
    }
    library.then(
      "the {server} holds {string} = {json value} at {string}",
      "Reads what the server holds at an address, and checks a value of the JSON by its path, such as animals[0].name.",
      example: "the server holds \"count\" = 2 at \"GET /punches\""
    ) { (world: inout World, server: ServerName, path: String, wanted: JSONValue, text: String) in
      let body = try world.contents(of: server, at: text)
      guard let found = body.value(at: path) else {
        throw StepFailure(
          "What the server holds has no such value.", expected: "\"\(path)\"",
          actual: String(body.text.prefix(400)))
      }
      try world.expect(
        found.isEquivalent(to: wanted), "The server holds something else.", expected: wanted.text,
        actual: found.text)
    }
    library.then(
      "the {server} holds at {string}:",
      "Reads what the server holds at an address, and checks the whole JSON; the order of an object's members does not matter.",
      example: #"""
        the server holds at "GET /punches":
        """json
        [{"kind": "in"}]
        """
        """#
    ) { (world: inout World, server: ServerName, text: String, body: DocStringArgument) in
      let wanted = try JSONValue(parsing: body.json())
      let found = try world.contents(of: server, at: text)
      try world.expect(
        found.isEquivalent(to: wanted), "The server holds something else.", expected: wanted.text,
        actual: String(found.text.prefix(2_000)))
    }
  }
}

extension World {
  /// Sends a request to put the server in order; throws where it refuses.
  fileprivate mutating func arrange(_ server: ServerName, _ text: String, body: String) throws {
    try requireSender(to: server)
    var request = try ServerRequest.read(text)
    request.body = body
    let response = try ask(request)
    guard response.status < 400 else {
      throw InvalidStep(
        "The \(server.rawValue) has refused this with status \(response.status).",
        notes: (response.body.isEmpty ? [] : ["It answered: \(response.body.prefix(400))"])
          + (hasRealServer ? [] : ["Which requests it knows, stands with its app's sentences."]))
    }
  }

  /// Reads what the server holds; throws where that would say nothing.
  fileprivate mutating func contents(of server: ServerName, at text: String) throws -> JSONValue {
    try requireSender(to: server)
    let request = try ServerRequest.read(text)
    guard request.method == .get else {
      throw InvalidStep(
        "\"\(text)\" would change what the server holds.", notes: ["Checks read it: GET …"])
    }
    if !hasRealServer { try requireContents(at: request) }
    let response = try ask(request)
    guard (200..<300).contains(response.status) else {
      throw StepFailure(
        "The server does not tell what it holds there.", expected: "a status from 200 to 299",
        actual: "status \(response.status)",
        notes: response.body.isEmpty ? [] : ["It answered: \(response.body.prefix(400))"])
    }
    guard let json = try? JSONValue(parsing: response.body, limits: .init(bytesMax: 1 << 24)) else {
      throw StepFailure(
        "What the server holds there is no JSON.", expected: "JSON",
        actual: response.body.isEmpty ? "nothing" : String(response.body.prefix(200)))
    }
    return json
  }

  /// Throws where a simulated server holds nothing, or says only what the scenario has told it.
  private func requireContents(at request: ServerRequest) throws(InvalidStep) {
    let own = servers[ownServerIndex]
    guard own.script.covers(request.path) || own.isStandIn else { return }
    throw InvalidStep(
      "The \(app.room.serverName) holds nothing: it answers what scenarios say.",
      notes: [
        "\(.run, terminal: "A real server holds something: rehearse run --server https://…")",
        "What it has received can be checked: "
          + "\(.search("received"), terminal: "rehearse steps received")",
      ])
  }

  /// Whether a real server stands for the app's.
  fileprivate var hasRealServer: Bool { outside.server(of: app) != nil }
}

extension ServerRequest {
  /// Reads a method and an address such as `GET /animals?kind=cat`; throws `InvalidStep` for what is none.
  fileprivate static func read(_ text: String) throws(InvalidStep) -> ServerRequest {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pattern = try RequestPattern.read(String(parts[0]))
    guard !pattern.path.contains("*") else {
      throw InvalidStep(
        "\"\(text)\" means many addresses, and this sends one request.",
        notes: ["Write the address whole."])
    }
    let items = parts.count < 2 ? [] : parts[1].split(separator: "&")
    return ServerRequest(
      id: 0, pattern.method, pattern.path,
      query: items.map { item in
        let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return QueryItem(String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
      })
  }
}
