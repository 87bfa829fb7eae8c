public import DeviceInterface
public import DeviceSimulator
public import ScenarioRunner
import Vocabulary

/// The rules that hold in every scenario and every explored path, whatever is asserted there.
struct InvariantWatch: Hashable, Sendable {
  private(set) var violation: InvariantViolation?

  /// Takes over what was found elsewhere; the first violation is kept.
  mutating func report(_ found: InvariantViolation?) {
    if let found, violation == nil { violation = found }
  }

  /// Looks at one thing that happened, with the permission where it moves a position; the first violation is kept.
  mutating func observe(_ moment: InvariantMoment, _ permission: Permission?) {
    guard violation == nil else { return }
    violation =
      permission.flatMap { NoPositionWithoutPermission().observe(moment, $0) }
      ?? NoPointlessPermissionRequest().observe(moment)
  }
}

/// Something that happened and that an invariant may have to do with.
public enum InvariantMoment: Hashable, Sendable {
  /// A process of the app has started.
  case sessionBegan
  /// The platform is about to tell the app something.
  case told(Signal)
  /// The app is about to have a request performed.
  case requested(Request)
  /// The platform did nothing about what the app asked, by this rule.
  case ignored(RuleID)
  /// The platform did not give what the app asked for, as the app does not declare what that needs.
  case undeclared(Declaration)
  /// A dialog came up on the app's screen.
  case dialogAppeared(Dialog)

  /// Whether a position may be on its way to the app or to a server.
  var movesPosition: Bool {
    switch self {
    case .told(let signal): signal.movesPosition
    case .requested(let request): request.movesPosition
    case .sessionBegan, .ignored, .undeclared, .dialogAppeared: false
    }
  }
}

extension Signal {
  /// Whether a position may be on its way to the app.
  var movesPosition: Bool { if case .fix = self { true } else { false } }
}

extension Request {
  /// Whether a position may be on its way to a server.
  var movesPosition: Bool { if case .send = self { true } else { false } }
}

/// A rule of the world that was broken, whatever the scenario asserts.
public struct InvariantViolation: Hashable, Sendable {
  /// The rule, as the sentence that holds.
  let rule: String
  /// What happened instead.
  let happened: String
  /// What to do, where the scenario may be at fault.
  let advice: [Note]

  /// Says which rule was broken, as the sentence that holds, what happened instead, and what to do about it.
  public init(rule: String, happened: String, advice: [Note] = []) {
    (self.rule, self.happened, self.advice) = (rule, happened, advice)
  }

  /// What a failure says that is the breach of a rule.
  static let headline = "A rule that holds in every scenario was broken."

  /// The violation as the failure of the step in which it happened.
  var failure: StepFailure {
    StepFailure(
      Self.headline, expected: rule, actual: happened,
      notes: advice.isEmpty
        ? ["The app is at fault here, not the step: such rules are checked after every step."]
        : advice)
  }
}

/// An app asks its server only for what that knows; what it does not know is answered 404 and never reaches anybody.
enum OwnServerOnly {
  static let rule = "An app sends only requests that its server knows."

  /// The violation that an app asked for something else.
  static func violation(
    _ request: ServerRequest, _ app: InstalledApp, knownMethods: [ServerRequest.Method]
  ) -> InvariantViolation {
    let known = knownMethods.map { "\"\($0.rawValue) \(request.path)\"" }.joined(separator: " and ")
    return InvariantViolation(
      rule: rule,
      happened:
        "The \(app.name) sent \(request.text), which the \(app.room.serverName) does not know"
        + (known.isEmpty ? "." : ": it answers \(known)."),
      advice: app.isOutside ? [arrangement(of: request)] : [])
  }

  /// What to write where the server knows only what scenarios say.
  private static func arrangement(of request: ServerRequest) -> Note {
    let pattern = "\(request.method.rawValue) \(request.path)"
    return
      "\(before: "Given the server answers \"\(pattern)\" with status 200", lead: "Say before it what is answered: ")"
  }
}

/// The rule that a real server takes what a scenario says it takes: a path that was renamed is noticed so.
enum RealServerAgrees {
  static let rule = "A real server takes what the scenario says that the server takes."

  /// Compares the answer of a real server with what the scenario says of such requests.
  static func check(
    _ request: ServerRequest, _ scripted: ServerResponse?, _ response: ServerResponse?
  ) -> InvariantViolation? {
    guard let scripted, scripted.status < 400, let response, response.status >= 400 else {
      return nil
    }
    let (found, said) = (response.status, scripted.status)
    return InvariantViolation(
      rule: rule,
      happened:
        "It has answered \(request.text) with status \(found), where the scenario says \(said).",
      advice: response.body.isEmpty ? [] : ["It said: \(response.body.prefix(400))"])
  }
}

/// No position is received or sent without the permission that allows it (`startup:FR-009`).
struct NoPositionWithoutPermission: Hashable, Sendable {
  static let rule = "No position is received or sent without the permission that allows it."

  /// Looks at fixes on their way in and at coordinates on their way out.
  func observe(_ moment: InvariantMoment, _ permission: Permission) -> InvariantViolation? {
    guard !permission.status.allowsLocation else { return nil }
    switch moment {
    case .told(.fix(let fix)):
      return InvariantViolation(
        rule: Self.rule,
        happened: "The app received \(fix.text) while the permission was \(permission.notice).")
    case .requested(.send(let request)) where request.query.contains(where: \.isCoordinate):
      return InvariantViolation(
        rule: Self.rule,
        happened: "The app sent \(request.text) while the permission was \(permission.notice).")
    case .sessionBegan, .told, .requested, .ignored, .undeclared, .dialogAppeared:
      return nil
    }
  }
}

/// A system alert is never requested where the platform would ignore the request for a reason the app can know.
///
/// A usage description that is missing (`I-12`) is no such reason: the build is at fault there, not the flow.
struct NoPointlessPermissionRequest: Hashable, Sendable {
  static let rule = "An app asks for permission only where the platform can ask the user."

  /// Asked in a status other than not-determined, out of use, a second time for Always, or without an activity.
  private static let knowable: [RuleID] = [
    .iOS(10), .iOS(11), .iOS(13), .android(18), .android(26), .android(27),
  ]

  /// Looks at what the platform ignored.
  func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    guard case .ignored(let rule) = moment, Self.knowable.contains(rule) else { return nil }
    return InvariantViolation(
      rule: Self.rule, happened: "The app asked where nobody could be asked (\(rule)).")
  }
}
