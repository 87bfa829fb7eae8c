/// One thing that goes wrong in a server, whoever asks it: the app, or other people.
public enum ServerSabotage: Hashable, Sendable {
  /// A member of its answers is not what it should be.
  case member(BodyMember, MemberFault)
  /// A member of what it is sent is not what it should be.
  case sent(BodyMember, MemberFault)
  /// What it has done it answers as though it had failed.
  case failsAfterDoing(RequestPattern)
  /// What it has refused it answers as though it had done it.
  case refusalIsSuccess(RequestPattern)
  /// What it has accepted it forgets at once.
  case forgets(RequestPattern)
  /// A request that comes again under its key is done again.
  case ignoresKeys
  /// Whoever has the role may do what only others may.
  case letsIn(role: String)
  /// What is too old to be kept stays.
  case keepsForever
  /// A message of the kind is not sent.
  case messageUnsent(String)
  /// A message of the kind is sent twice.
  case messageTwice(String)
  /// It takes the phone's word for when something happened.
  case believesPhones
  /// What comes over plain HTTP it does as though it had come over HTTPS.
  case takesClear

  /// Those that need no name of anything on a server.
  public static let general: [ServerSabotage] = [
    .ignoresKeys, .keepsForever, .believesPhones, .takesClear,
  ]

  /// Whether it lets the app get no further, so that a scenario that notices it shows nothing of what it is about.
  public var stopsEverything: Bool {
    switch self {
    // To an app, a server that always fails is none.
    case .failsAfterDoing: true
    case .member, .sent, .refusalIsSuccess, .forgets, .ignoresKeys, .letsIn, .keepsForever,
      .messageUnsent, .messageTwice, .believesPhones, .takesClear:
      false
    }
  }
}

extension ServerSabotage: CustomStringConvertible {
  /// What goes wrong, as a product owner would say it.
  public var description: String {
    switch self {
    case .member(let member, let fault):
      "the answer's “\(member.name)” \(fault.words) (\(member.pattern))"
    case .sent(let member, let fault):
      "the request's “\(member.name)” \(fault.words) (\(member.pattern))"
    case .failsAfterDoing(let pattern): "the server does \(pattern) and says that it has failed"
    case .refusalIsSuccess(let pattern): "the server refuses \(pattern) and says that it is done"
    case .forgets(let pattern): "the server forgets what \(pattern) has brought"
    case .ignoresKeys: "the server does what comes again under its key once more"
    case .letsIn(let role): "the server lets everyone in who is \(role)"
    case .keepsForever: "the server never deletes what is too old"
    case .messageUnsent(let kind): "the server does not send the message “\(kind)”"
    case .messageTwice(let kind): "the server sends the message “\(kind)” twice"
    case .believesPhones: "the server takes the phone's time for its own"
    case .takesClear: "the server takes what comes over plain HTTP"
    }
  }
}

/// The fault of a member of a body.
public enum MemberFault: Hashable, Sendable, CaseIterable {
  /// It is not there.
  case missing
  /// It says the same whatever is so, and nothing that is.
  case constant
  /// It goes on saying what it has said first.
  case stuck
  /// It says what belongs to another record.
  case ofAnotherRecord

  var words: String {
    switch self {
    case .missing: "is missing"
    case .constant: "is constant"
    case .stuck: "stays as it was first"
    case .ofAnotherRecord: "is another record's"
    }
  }
}

/// A member of the bodies of requests of a pattern, or of the answers to them: "data.route.eta", or "points[].speed" where it is one of each
/// element.
public struct BodyMember: Hashable, Sendable {
  /// The requests.
  public let pattern: RequestPattern
  /// Where the member is, from the outermost object on.
  let path: [Step]

  /// One step on the way to a member.
  struct Step: Hashable, Sendable {
    let name: String
    /// Whether the way goes on in each element of an array.
    var isEach = false

    /// The way into a body that is an array itself: "[].id".
    static let eachOfAll = Step(name: "", isEach: true)
  }

  /// The names on the way, joined by dots.
  public var name: String {
    path.map { $0.isEach ? "\($0.name)[]" : $0.name }.joined(separator: ".")
  }
}
