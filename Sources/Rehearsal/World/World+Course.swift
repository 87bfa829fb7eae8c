import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What a scenario has arranged or is tagged with, and what came of it.
extension World {
  /// Takes note that a step begins.
  public mutating func beginStep(_ kind: StepKind) {
    course.begin(kind)
    comparison?.stepStarts.append(journal.entries.count)
  }

  /// Returns what is wrong although everything held: something arranged for once never came, or it proves nothing.
  public func objection(toTags tags: [String]) -> Objection? {
    course.pending.first.map(unused) ?? misplaced(tags)
  }

  /// Looks which of the things that are arranged for once are still to come.
  mutating func followArrangements() {
    var subjects: [Course.Subject] = []
    for (index, server) in servers.enumerated() where server.isArranged {
      subjects += server.behaviour.untouchedScopes.map { .treatment(server: index, $0) }
    }
    for (index, server) in servers.enumerated() where !server.script.isEmpty {
      subjects += server.script.untouched.map { .answer(server: index, $0) }
    }
    subjects += phone.delayedScopes.map { .delay($0) }
    subjects += repeatElement(.stray, count: phone.strayFixCount)
    subjects += repeatElement(.failure, count: phone.failingFixCount)
    if phone.awaitsTimeZone { subjects.append(.zone) }
    course.follow(subjects)
  }

  /// Takes note that checks look only at what comes from now on.
  public mutating func beginAnew() { course.setAside(at: virtualTime) }

  /// Throws `InvalidStep` where nothing can have come since something was set aside.
  public func requireEvents(since aside: String) throws(InvalidStep) {
    guard course.isStill(at: virtualTime) else { return }
    throw InvalidStep(
      "Nothing has happened since \(aside) was set aside, so there is nothing new for sure.",
      notes: ["Let something happen between the two, or some time pass: When 5 minutes pass"])
  }

  private func unused(_ arrangement: Course.Arrangement) -> Objection {
    let (what, never) = words(for: arrangement.subject)
    return Objection(
      step: arrangement.step, "This arranges \(what), but \(never).",
      notes: ["Let that happen after it, or leave the step out."])
  }

  private func words(for subject: Course.Subject) -> (what: String, never: String) {
    switch subject {
    case .treatment(let server, let scope):
      let name = servers[server].room.serverName
      let message = messageName(of: scope)
      return (
        "what becomes of the next \(message) to the \(name)",
        "no \(message) came in the rest of the scenario"
      )
    case .answer(let server, let pattern):
      return (
        "the answer to the next \(pattern) to the \(servers[server].room.serverName)",
        "no such request came in the rest of the scenario"
      )
    case .delay(let scope):
      let message = messageName(of: scope)
      return (
        "that the next \(message) is late",
        "no \(message) left the phone in the rest of the scenario"
      )
    case .stray:
      return (
        "that the next position is wrong", "no position was measured in the rest of the scenario"
      )
    case .failure:
      return (
        "that the next location request fails", "the app made none in the rest of the scenario"
      )
    case .zone:
      return ("that the time zone changes", "the scenario ends before that time")
    }
  }

  private func messageName(of scope: RequestScope) -> String {
    MessageKind.all(of: rooms).first { $0.scope == scope }?.name ?? MessageKind.request.name
  }

  /// A requirement's tag that stands at a scenario of another app than the requirement's.
  private func misplaced(_ tags: [String]) -> Objection? {
    let owners = rooms.filter { $0 != app.room }
    for tag in tags {
      guard let owner = owners.first(where: { $0.owns(tag) }) else { continue }
      let found = app.isBare ? "no app" : "the \(app.name)"
      return Objection(
        step: nil,
        "The tag \(tag) is about the \(owner.name), but this scenario plays \(found).",
        notes: ["Take the tag away, or write first: \(owner.installation)"])
    }
    return nil
  }
}

extension App {
  /// Whether a tag names a requirement of the app.
  fileprivate static func owns(_ tag: String) -> Bool {
    requirements.map { tag.hasPrefix("@\($0):") } ?? false
  }
}
