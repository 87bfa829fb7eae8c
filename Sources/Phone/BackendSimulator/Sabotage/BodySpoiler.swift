import DeviceInterface

/// What spoils one member of bodies, and what it has to remember for that.
struct BodySpoiler: Hashable, Sendable {
  let member: BodyMember
  let fault: MemberFault
  /// What the member said first.
  private var first: JSONValue?
  /// What it said last where the paths of the pattern were others, by path.
  private var others: [String: JSONValue] = [:]

  init(_ member: BodyMember, _ fault: MemberFault) { (self.member, self.fault) = (member, fault) }

  /// Returns a body with the member spoiled; what is no JSON or has no such member stays as it is.
  mutating func spoiled(_ text: String, at path: String) -> String {
    guard let body = try? JSONValue(parsing: text) else { return text }
    let said = MemberWalk(body).found[member.path] ?? []
    guard let now = said.first else { return text }
    first = first ?? now
    let substitute = Substitute(fault, said, first: first ?? now, other: other(than: path))
    others[path] = now
    return Self.replaced(body, member.path[...], substitute).value.text
  }

  private func other(than path: String) -> JSONValue? {
    others.filter { $0.key != path }.min { $0.key < $1.key }?.value
  }

  /// What stands in the place of the member, for one element after the other.
  private struct Substitute {
    private let fault: MemberFault
    private let said: [JSONValue]
    private let first: JSONValue
    private let other: JSONValue?
    private var place = 0

    init(_ fault: MemberFault, _ said: [JSONValue], first: JSONValue, other: JSONValue?) {
      (self.fault, self.said, self.first, self.other) = (fault, said, first, other)
    }

    /// Returns what stands in the place of the next one; nil for nothing.
    mutating func next() -> JSONValue? {
      defer { place += 1 }
      switch fault {
      case .missing: return nil
      case .constant: return BodySpoiler.constant(instead: first)
      case .stuck: return first
      case .ofAnotherRecord:
        return said.count > 1 ? said[(place + 1) % said.count] : other ?? said[0]
      }
    }
  }

  /// Returns what says nothing, and not what was said first.
  private static func constant(instead first: JSONValue) -> JSONValue {
    switch first {
    case .null: .null
    case .bool(let flag): .bool(!flag)
    case .integer(let number): .integer(number == 1 ? 2 : 1)
    case .double(let number): .double(number == 1.5 ? 2.5 : 1.5)
    case .string(let text): .string(text == time ? otherTime : isTime(text) ? time : "something")
    case .array, .object: .array([])
    }
  }

  private static let time = "2026-01-01T00:00:00Z"
  private static let otherTime = "2026-01-02T00:00:00Z"

  private static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count >= time.utf8.count - 1 && bytes[4] == UInt8(ascii: "-")
      && bytes[10] == UInt8(ascii: "T")
  }

  private static func replaced(
    _ value: JSONValue, _ path: ArraySlice<BodyMember.Step>, _ substitute: Substitute
  ) -> (value: JSONValue, substitute: Substitute) {
    guard let step = path.first else { return (value, substitute) }
    let rest = path.dropFirst()
    if step == .eachOfAll, case .array(let elements) = value {
      return replaced(elements, rest, substitute)
    }
    guard case .object(var members) = value else { return (value, substitute) }
    var substitute = substitute
    for index in members.indices.reversed() where members[index].name == step.name {
      if rest.isEmpty, !step.isEach {
        if let other = substitute.next() {
          members[index].value = other
        } else {
          members.remove(at: index)
        }
      } else if step.isEach, case .array(let elements) = members[index].value {
        (members[index].value, substitute) = replaced(elements, rest, substitute)
      } else {
        (members[index].value, substitute) = replaced(members[index].value, rest, substitute)
      }
    }
    return (.object(members), substitute)
  }

  /// The same of each element of an array.
  private static func replaced(
    _ elements: [JSONValue], _ path: ArraySlice<BodyMember.Step>, _ substitute: Substitute
  ) -> (value: JSONValue, substitute: Substitute) {
    var substitute = substitute
    let changed = elements.map { element in
      let (value, next) = replaced(element, path, substitute)
      substitute = next
      return value
    }
    return (.array(changed), substitute)
  }
}
