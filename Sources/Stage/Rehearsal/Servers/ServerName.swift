import BackendSimulator
public import DeviceInterface
import ScenarioRunner

/// A server of the world, as sentences name it.
struct ServerName: Hashable, Sendable {
  /// What sentences call it.
  let rawValue: String

  /// The server of the app that is installed.
  static let own = ServerName(rawValue: "server")

  /// The server of an app.
  init(of room: any App.Type) { self.init(rawValue: room.serverName) }

  private init(rawValue: String) { self.rawValue = rawValue }
}

extension World {
  /// The server; throws where another app is installed than its own, and where "the server" could be any, as none is.
  func known(_ server: ServerName) throws -> ServerName {
    switch (server == .own, isAppNamed) {
    case (true, false): try requireAnyApp()
    case (false, true): try requireInstalled(room(of: server))
    // It is the server of the app that is there, or its app may still be installed.
    case (true, true), (false, false): break
    }
    return server
  }

  /// Throws where the scenario has arranged a server that nothing talks to, as its app was never installed.
  func requireArrangedServersUsed() throws(InvalidStep) {
    // By its place, as no server is copied then.
    let unused = servers.indices.first { place in
      servers[place].isArranged && !servers[place].isChecked && servers[place].room != app.room
    }
    guard let server = unused.map({ servers[$0] }) else { return }
    let found = isAppNamed ? "the \(app.name) is installed" : "no app is installed"
    throw InvalidStep(
      "The scenario says how the \(server.room.serverName) is, but \(found), so nothing came of it.",
      notes: [
        "\(before: server.room.installation, lead: "Write first: ")",
        "Or leave out what it says of that server.",
      ])
  }

  /// Takes note that a check has looked at what the server of an app made of what it was given, be the app there or not.
  public mutating func noteCheck<Room: App>(ofServerOf room: Room.Type) {
    servers[index { $0 == room }].noteCheck()
  }

  /// Throws where the app is not there that sends anything to the server: it would have received nothing for sure.
  func requireSender(to server: ServerName) throws {
    if try known(server) == .own { return }
    try requireInstalled(servers[index(of: server)].room)
  }

  /// The room of the app whose server it is.
  func room(of server: ServerName) -> any App.Type { servers[index(of: server)].room }

  /// The place of a server; the words for them come from the same apps, so that each is found.
  func place(of server: ServerName) -> Int { index(of: server) }

  private func index(of server: ServerName) -> Int {
    if server == .own { return ownServerIndex }
    return index { $0.serverName == server.rawValue }
  }

  /// The place of the server of a room; every app that scenarios can name has one.
  private func index(where isWanted: (any App.Type) -> Bool) -> Int {
    for index in servers.indices where isWanted(servers[index].room) { return index }
    preconditionFailure(
      "a world has the servers of the apps that it was made with, and of no other")
  }

  /// The place of the server of the app that is installed.
  var ownServerIndex: Int {
    let room = app.room
    return index { $0 == room }
  }

  /// The script of the server's latency and failures.
  subscript(behaviourOf server: ServerName) -> ScriptedBehaviour {
    get { servers[index(of: server)].behaviour }
    set { servers[index(of: server)].behaviour = newValue }
  }

  /// The answers that the scenario has given for some requests to the server.
  subscript(scriptOf server: ServerName) -> AnswerScript {
    get { servers[index(of: server)].script }
    set { servers[index(of: server)].script = newValue }
  }

  /// Tells whether the server knows the path, by itself or by what the scenario says.
  func serves(_ path: String, _ server: ServerName) -> Bool {
    servers[index(of: server)].serves(path)
  }

  /// The requests that the server is known to answer: by what the scenario says, and by itself.
  func knownRequests(to server: ServerName) -> [RequestPattern] {
    servers[index(of: server)].knownRequests
  }

  /// Tells whether the server knows the path by itself, and nobody has listed by which methods.
  func servesUnlisted(_ path: String, _ server: ServerName) -> Bool {
    servers[index(of: server)].servesUnlisted(path)
  }

  /// What the server has received.
  func log(of server: ServerName) -> RequestLog { servers[index(of: server)].log }

  /// The server of an app; that of every app with which the world was made is there from the start.
  public subscript<Room: App>(serverOf room: Room.Type) -> Room.Server {
    get { servers[index { $0 == room }].value(of: room) }
    set { servers[index { $0 == room }].replace(of: room, by: newValue) }
  }

  /// Throws where the server never gets such requests, since what is arranged for them would never happen.
  func requireSent(_ message: MessageKind, to server: ServerName) throws {
    guard !room(of: server).sends(message) else { return }
    let name = server == .own ? app.room.serverName : server.rawValue
    let names = rooms.filter { $0.sends(message) }.map { "the \($0.serverName)" }
    throw InvalidStep(
      "The \(name) never gets a \(message.name).",
      notes: ["It goes to \(names.joined(separator: " and "))."])
  }
}

/// A kind of message from apps to servers, as sentences name it.
public struct MessageKind: Hashable, Sendable {
  /// What sentences call it.
  let name: String
  /// The requests that it means.
  let scope: RequestScope

  /// Names the requests of a scope.
  public init(_ name: String, _ scope: RequestScope) { (self.name, self.scope) = (name, scope) }

  /// Any request.
  static let request = MessageKind("request", .every)
  /// A batch of points.
  static let upload = MessageKind("upload", .pointUploads)

  /// What sentences can name where there are such apps.
  static func all(of rooms: [any App.Type]) -> [MessageKind] {
    [.request, .upload] + rooms.flatMap { $0.messages }
  }
}

extension App {
  /// Tells whether the app ever sends such requests.
  fileprivate static func sends(_ message: MessageKind) -> Bool {
    message == .request || message == .upload && isRecording || messages.contains(message)
  }
}
