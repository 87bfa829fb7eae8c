import DeviceInterface

/// What a server's answers had in them while nothing was wrong: what could go wrong with it.
public struct ServerUse: Hashable, Sendable {
  private var members: [BodyMember: Values] = [:]
  /// The same of what was sent.
  private var sent: [BodyMember: Values] = [:]
  private var patterns: [RequestPattern: Kinds] = [:]
  private var refusedRoles: Set<String> = []
  private var messageKinds: Set<String> = []
  private var seenKeys: Set<String> = []
  private var hasRepeatedKeys = false
  private var hasDeleted = false
  private var hasOtherTimes = false
  private var hasClear = false

  /// The most members of the answers to one pattern that are looked at.
  private static let membersMax = 100

  /// What became of requests of one pattern.
  private struct Kinds: Hashable, Sendable {
    var areWrites = false
    var wereDone = false
    var wereRefused = false
  }

  /// What a member has said.
  private struct Values: Hashable, Sendable {
    let first: JSONValue
    /// The path of the request that had it.
    let place: String
    /// Whether it has said anything else since.
    var hasVaried = false
    /// Whether two records said different things of themselves.
    var hasDiffered = false

    func union(_ other: Values) -> Values {
      var both = self
      both.hasVaried = hasVaried || other.hasVaried || first != other.first
      both.hasDiffered = hasDiffered || other.hasDiffered
      return both
    }
  }

  init() {}

  /// Adds what has occurred elsewhere.
  public mutating func formUnion(_ other: ServerUse) {
    members.merge(other.members) { $0.union($1) }
    sent.merge(other.sent) { $0.union($1) }
    patterns.merge(other.patterns) { own, other in
      Kinds(
        areWrites: own.areWrites || other.areWrites, wereDone: own.wereDone || other.wereDone,
        wereRefused: own.wereRefused || other.wereRefused)
    }
    refusedRoles.formUnion(other.refusedRoles)
    messageKinds.formUnion(other.messageKinds)
    hasRepeatedKeys = hasRepeatedKeys || other.hasRepeatedKeys
    hasDeleted = hasDeleted || other.hasDeleted
    hasOtherTimes = hasOtherTimes || other.hasOtherTimes
    hasClear = hasClear || other.hasClear
  }

  mutating func add(
    _ response: ServerResponse, to request: ServerRequest, _ pattern: RequestPattern
  ) {
    let isWrite = request.method != .get
    if request.isClear { hasClear = true }
    var kinds = patterns[pattern] ?? Kinds(areWrites: isWrite)
    if response.status < 400 { kinds.wereDone = true } else { kinds.wereRefused = true }
    patterns[pattern] = kinds
    if isWrite, let key = request.idempotencyKey, !seenKeys.insert(key).inserted {
      hasRepeatedKeys = true
    }
    Self.add(request.body, of: request, to: &sent, pattern)
    if response.status < 400 { Self.add(response.body, of: request, to: &members, pattern) }
  }

  private static func add(
    _ text: String, of request: ServerRequest, to members: inout [BodyMember: Values],
    _ pattern: RequestPattern
  ) {
    guard !text.isEmpty, let body = try? JSONValue(parsing: text) else { return }
    for (path, values) in MemberWalk(body).found {
      add(values, of: request, at: path, to: &members, pattern)
    }
  }

  private static func add(
    _ values: [JSONValue], of request: ServerRequest, at path: [BodyMember.Step],
    to members: inout [BodyMember: Values], _ pattern: RequestPattern
  ) {
    guard let first = values.first else { return }
    let member = BodyMember(pattern: pattern, path: path)
    if members[member] == nil {
      guard members.count(where: { $0.key.pattern == pattern }) < membersMax else { return }
      members[member] = Values(first: first, place: request.path)
    }
    let differ = values.contains { $0 != first }
    let hasChanged = members[member]?.first != first
    if differ || hasChanged { members[member]?.hasVaried = true }
    // What is asked for elsewhere is another record.
    if differ || (hasChanged && members[member]?.place != request.path) {
      members[member]?.hasDiffered = true
    }
  }

  mutating func addRefusal(of role: String) { refusedRoles.insert(role) }
  mutating func addMessage(_ kind: String) { messageKinds.insert(kind) }
  mutating func addDeletion() { hasDeleted = true }
  mutating func addOtherTime() { hasOtherTimes = true }

  /// Everything that could go wrong with what has occurred, in an order that is the same in every run.
  public var sabotages: [ServerSabotage] {
    let wrong: [ServerSabotage] =
      Self.faults(members).map { .member($0, $1) }
      + Self.faults(sent).filter { $0.1 != .ofAnotherRecord }.map { .sent($0, $1) }
      + patternSabotages
      + refusedRoles.sorted().map { .letsIn(role: $0) }
      + messageKinds.sorted().flatMap { [.messageUnsent($0), .messageTwice($0)] }
    let general = ServerSabotage.general.filter { sabotage in
      switch sabotage {
      case .ignoresKeys: hasRepeatedKeys
      case .keepsForever: hasDeleted
      case .believesPhones: hasOtherTimes
      case .takesClear: hasClear
      default: false
      }
    }
    return wrong + general
  }

  private static func faults(
    _ members: [BodyMember: Values]
  ) -> [(BodyMember, MemberFault)] {
    members.sorted { order($0.key) < order($1.key) }.flatMap { member, values in
      MemberFault.allCases.filter { fault in
        switch fault {
        case .missing: true
        // Nothing is neither this nor that.
        case .constant: values.first != .null || values.hasVaried
        case .stuck: values.hasVaried
        case .ofAnotherRecord: values.hasDiffered
        }
      }.map { (member, $0) }
    }
  }

  private static func order(_ member: BodyMember) -> (String, String) {
    (member.pattern.description, member.name)
  }

  private var patternSabotages: [ServerSabotage] {
    patterns.sorted { $0.key.description < $1.key.description }.flatMap { pattern, kinds in
      var found: [ServerSabotage] = []
      if kinds.areWrites, kinds.wereDone {
        found += [.failsAfterDoing(pattern), .forgets(pattern)]
      }
      if kinds.wereRefused { found.append(.refusalIsSuccess(pattern)) }
      return found
    }
  }
}

/// A walk through an answer: what its members say, those of all elements of an array together.
struct MemberWalk {
  private(set) var found: [[BodyMember.Step]: [JSONValue]] = [:]

  /// No answer of any use is deeper.
  private static let depthMax = 8

  init(_ body: JSONValue) {
    if case .array(let elements) = body {
      for element in elements { visit(element, at: [.eachOfAll]) }
    } else {
      visit(body, at: [])
    }
  }

  private mutating func visit(_ value: JSONValue, at path: [BodyMember.Step]) {
    guard case .object(let members) = value, path.count < Self.depthMax else { return }
    for member in members {
      let own = path + [BodyMember.Step(name: member.name)]
      switch member.value {
      case .object: visit(member.value, at: own)
      case .array(let elements):
        found[own, default: []].append(member.value)
        let each = path + [BodyMember.Step(name: member.name, isEach: true)]
        for element in elements { visit(element, at: each) }
      case .null, .bool, .integer, .double, .string:
        found[own, default: []].append(member.value)
      }
    }
  }
}
