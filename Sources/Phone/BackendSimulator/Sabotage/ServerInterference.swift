public import DeviceInterface

/// Somebody in a server who notes what it answers, and spoils what is to be spoiled; nobody but in an audit.
///
/// Two servers that hold the same are equal, whoever looks on.
public struct ServerInterference: Hashable, Sendable {
  private var saboteur: Saboteur?

  private final class Saboteur: Sendable {
    let sabotage: ServerSabotage?
    let use: ServerUse
    let spoiler: BodySpoiler?

    init(_ sabotage: ServerSabotage?, _ use: ServerUse, _ spoiler: BodySpoiler?) {
      (self.sabotage, self.use, self.spoiler) = (sabotage, use, spoiler)
    }
  }

  init() {}

  /// Lets one thing go wrong, or has somebody only look.
  init(_ sabotage: ServerSabotage?) {
    var spoiler: BodySpoiler?
    switch sabotage {
    case .member(let member, let fault), .sent(let member, let fault):
      spoiler = BodySpoiler(member, fault)
    default: break
    }
    saboteur = Saboteur(sabotage, ServerUse(), spoiler)
  }

  /// Whether somebody is there; asked for every request.
  var isThere: Bool { saboteur != nil }

  /// What goes wrong; nil for nothing.
  var sabotage: ServerSabotage? { saboteur?.sabotage }

  /// What could go wrong with what has occurred.
  var use: ServerUse { saboteur?.use ?? ServerUse() }

  /// Notes something while nothing is wrong.
  mutating func note(_ body: (inout ServerUse) -> Void) {
    guard let own = saboteur, own.sabotage == nil else { return }
    var use = own.use
    body(&use)
    saboteur = Saboteur(nil, use, nil)
  }

  /// Returns the answer as it is let out.
  mutating func spoiled(_ response: ServerResponse, to request: ServerRequest) -> ServerResponse {
    guard case .member = sabotage, response.status < 400 else { return response }
    return ServerResponse(status: response.status, body: spoiled(response.body, request))
  }

  /// Returns the request as it is let in.
  mutating func spoiled(_ request: ServerRequest) -> ServerRequest {
    guard case .sent = sabotage else { return request }
    var spoiledRequest = request
    spoiledRequest.body = spoiled(request.body, request)
    return spoiledRequest
  }

  private mutating func spoiled(_ body: String, _ request: ServerRequest) -> String {
    guard let own = saboteur, var spoiler = own.spoiler, spoiler.member.pattern.matches(request)
    else { return body }
    let text = spoiler.spoiled(body, at: request.path)
    saboteur = Saboteur(own.sabotage, own.use, spoiler)
    return text
  }

  /// Whoever looks on changes nothing.
  public static func == (left: ServerInterference, right: ServerInterference) -> Bool { true }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension ScriptedBehaviour {
  /// Lets one thing go wrong with everything that the server is asked from here on, or has somebody only look.
  public mutating func interfere(with sabotage: ServerSabotage?) {
    interference = ServerInterference(sabotage)
  }

  /// What could go wrong with what has occurred, while somebody only looked.
  public var use: ServerUse { interference.use }

  /// Adds what could go wrong with what has occurred in another history.
  public mutating func addUse(_ other: ServerUse) { interference.note { $0.formUnion(other) } }

  /// Returns how often a message of a kind is to be sent: once, unless something is wrong with the server.
  ///
  /// The kind is what a requirement would call it: "the courier is near".
  public mutating func copies(ofMessage kind: String) -> Int {
    interference.note { $0.addMessage(kind) }
    switch interference.sabotage {
    case .messageUnsent(kind): return 0
    case .messageTwice(kind): return 2
    default: return 1
    }
  }

  /// Whether what is too old is to be deleted, as it is unless something is wrong with the server; to be asked where there
  /// is any.
  public mutating func deletesWhatIsOld() -> Bool {
    interference.note { $0.addDeletion() }
    return interference.sabotage != .keepsForever
  }
}

/// Somebody whom a server knows, by the token of requests.
public struct ServerIdentity: Hashable, Sendable {
  /// The token.
  public let token: String
  /// What they are, in the server's words.
  public let role: String

  /// Creates an identity.
  public init(token: String, role: String) { (self.token, self.role) = (token, role) }

  /// The role of those whom a server does not know.
  static let nobody = "unknown"
}

/// The door by which every request comes to a server, past whoever stands there.
extension SimulatedServer {
  /// Does what a request wants and answers it, as well as it may where something is wrong with the server; a scripted
  /// answer takes the place of its own.
  public mutating func respond(
    to request: ServerRequest, at time: Instant, acceptedCountMax: Int? = nil,
    scripted: ServerResponse? = nil
  ) -> ServerResponse {
    guard behaviour.interference.isThere else {
      return scripted ?? answer(request, at: time, acceptedCountMax: acceptedCountMax)
    }
    let pattern = pattern(of: request)
    var request = request
    switch behaviour.interference.sabotage {
    case .ignoresKeys: request.idempotencyKey = nil
    case .takesClear: request.isClear = false
    case .forgets(pattern) where scripted == nil:
      return forgetting { $0.answer(request, at: time, acceptedCountMax: acceptedCountMax) }
    default: break
    }
    let response =
      scripted ?? answer(request, at: time, acceptedCountMax: acceptedCountMax)
    note(response, to: request, pattern)
    switch behaviour.interference.sabotage {
    case .failsAfterDoing(pattern) where response.status < 400: return .error(status: 500)
    case .refusalIsSuccess(pattern) where response.status >= 400:
      return ServerResponse(status: 200, body: response.body)
    case .letsIn(let role) where response.isForbidden && role == self.role(of: request):
      return asSomebodyElse(request, at: time) ?? response
    default: return behaviour.interference.spoiled(response, to: request)
    }
  }

  /// Notes what is to be known of a request and its answer.
  private mutating func note(
    _ response: ServerResponse, to request: ServerRequest, _ pattern: RequestPattern
  ) {
    let role = response.isForbidden ? role(of: request) : nil
    behaviour.interference.note { use in
      use.add(response, to: request, pattern)
      if let role { use.addRefusal(of: role) }
    }
  }

  /// Lets the server answer and forget it: only the log still knows.
  private mutating func forgetting(
    _ body: (inout Self) -> ServerResponse
  ) -> ServerResponse {
    let before = self
    let response = body(&self)
    guard response.status < 400 else { return response }
    let kept = log
    self = before
    log = kept
    return response
  }

  /// Answers as though somebody else had asked who may; nil where nobody may.
  private mutating func asSomebodyElse(
    _ request: ServerRequest, at time: Instant
  ) -> ServerResponse? {
    let before = self
    for identity in identities {
      var other = request
      other.authorization = identity.token
      let response = answer(other, at: time, acceptedCountMax: nil)
      if response.status < 400 { return response }
      self = before
    }
    return nil
  }

  private func role(of request: ServerRequest) -> String {
    identities.first { $0.token == request.authorization }?.role ?? ServerIdentity.nobody
  }

  /// The pattern of a request: one that the server knows, or its very path.
  private func pattern(of request: ServerRequest) -> RequestPattern {
    Self.knownRequests.first { $0.matches(request) }
      ?? RequestPattern(request.method, path: request.path)
  }
}

extension ServerResponse {
  /// Whether it says that who asked may not.
  fileprivate var isForbidden: Bool { status == 401 || status == 403 }
}
