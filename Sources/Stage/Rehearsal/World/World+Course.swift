import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What a scenario has arranged or is tagged with, and what came of it.
extension World {
  /// Takes note that a step begins.
  public mutating func beginStep(_ kind: StepKind, about concern: StepConcern, beginsBlock: Bool) {
    course.begin(kind)
    if beginsBlock { beginBlock() }
    if kind == .then { look() } else { beginDeed(about: concern) }
    comparison?.stepStarts.append(journal.entries.count)
  }

  /// Returns what is wrong although everything held: something that was arranged never came or was met by nothing, or the
  /// scenario claims a proof that it cannot give.
  public func objections(toTags tags: [String], requirements: [String]) -> [Objection] {
    let arrangements =
      course.pending.map { unused($0) } + course.layouts.map { unmet($0) }
      + course.wasted.map { wasted($0) } + useless
    return arrangements.sorted { ($0.step ?? 0) < ($1.step ?? 0) } + warnings
      + [misplaced(tags) ?? unplayed(requirements)].compactMap(\.self)
  }

  /// Whether the phone has drawn anything, or an app in a process of its own could.
  public var hasDrawn: Bool { phone.hasDrawn || app.isOutside }

  /// Counts what was recorded and sent for what looks at history, and else the signals and requests between app and phone.
  public func eventCount(of concern: StepConcern) -> Int {
    guard concern.isPast else { return journal.exchangeCount }
    return servers.reduce(0) { $0 + $1.log.count }
      + tracks.records.reduce(0) { $0 + $1.entries.count }
  }

  /// Looks which of the things that are arranged for once are still to come.
  mutating func followArrangements() {
    var subjects: [Course.Subject] = []
    // By their places: a server is not copied for each question.
    for index in servers.indices where servers[index].isArranged {
      subjects += servers[index].behaviour.untouchedScopes.map { .treatment(server: index, $0) }
    }
    for index in servers.indices where servers[index].isArranged && !servers[index].script.isEmpty {
      subjects += servers[index].script.untouched.map { .answer(server: index, $0) }
    }
    subjects += phone.delayedScopes.map { .delay($0) }
    subjects += repeatElement(.stray, count: phone.strayFixCount)
    subjects += repeatElement(.failure, count: phone.failingFixCount)
    if phone.remembersFix { subjects.append(.remembered) }
    subjects += phone.plannedTimeZones.map { .zone($0) }
    course.follow(subjects)
    forgetMetLayouts()
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
      notes: ["Let that happen after it, or \(leftOut: "leave the step out")."])
  }

  private func unmet(_ layout: Course.Layout) -> Objection {
    let subject = layout.subject
    return Objection(
      step: layout.step, "This \(subject.verb) \(subject.what), but \(subject.missing).",
      notes: subject.advice, weight: weight(ofStep: layout.step))
  }

  private func wasted(_ waste: Course.Waste) -> Objection {
    Objection(
      step: waste.step,
      "This \(waste.verb) \(waste.what), and another step does so anew before anything has come of it.",
      notes: [
        "\(waste.missing.prefix(1).uppercased() + waste.missing.dropFirst()).",
        "Leave one of the two out, or let something happen between them.",
      ],
      weight: weight(ofStep: waste.step))
  }

  /// A background and an outline are there for many scenarios, and not every one has a use for all of them.
  func weight(ofStep step: Int) -> Objection.Weight {
    step < sharedStepCount ? .background : .refusal
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
    case .remembered:
      return (
        "that the phone remembers a position",
        "nobody has asked for one in the rest of the scenario"
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
    guard !tags.isEmpty else { return nil }
    let owners = rooms.filter { $0 != app.room }
    for tag in tags {
      guard let owner = owners.first(where: { $0.owns(tag) }) else { continue }
      let found = app.isBare ? "no app" : "the \(app.name)"
      return Objection(
        step: nil, "The tag \(tag) is about the \(owner.name), but this scenario plays \(found).",
        notes: ["Take the tag away, or \(before: owner.installation, lead: "write first: ")"])
    }
    return nil
  }

  /// A claim of a scenario in which nothing ran that could prove it.
  private func unplayed(_ requirements: [String]) -> Objection? {
    guard let tag = requirements.first else { return nil }
    guard !app.isBare else {
      return Objection(
        step: nil,
        "The tag \(tag) claims a proof, but this scenario plays no app of which anything could be required.",
        notes: ["Take the tag away, or write first which app is installed."])
    }
    guard journal.session == 0 else { return nil }
    return Objection(
      step: nil,
      "The tag \(tag) claims a proof, but the \(app.name) has never run in this scenario.",
      notes: ["Let it be opened, for example: When the user opens the app; or take the tag away."])
  }

  // MARK: What a scenario is told that has passed although something in it is odd, or changes nothing.

  /// Keeps a warning of the present step, which is told where the scenario passes; who is strict refuses it.
  public mutating func warn(_ message: String, notes: [Note]) {
    let warning = Objection(step: course.step, message, notes: notes, weight: .warning)
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Throws what is wrong with a step that changes nothing; in a background or an outline it is kept instead.
  ///
  /// Other scenarios and other rows may have a use for it, as beside a row without the fault. It is refused where none has.
  mutating func refuseIdle(_ refusal: InvalidStep) throws(InvalidStep) {
    guard course.step < sharedStepCount else { throw refusal }
    warnings.append(
      Objection(
        step: course.step, refusal.message, notes: refusal.remarks, weight: .background))
  }

  /// Refuses a length of time that is the present one already: no time at all, where nobody has said another one before.
  mutating func requireChange(of length: Duration, from present: Duration) throws(InvalidStep) {
    guard length == present else { return }
    try refuseIdle(
      InvalidStep(
        "It is \(DurationText.render(length)) already, so this changes nothing.",
        notes: ["\(leftOut: "Leave it out"), or write another time."]))
  }

  /// Refuses a wait in which no time passes.
  mutating func requireLength(of wait: Duration) throws(InvalidStep) {
    do throws(InvalidStep) { try wait.requireLength() } catch { try refuseIdle(error) }
  }
}

extension App {
  /// Whether a tag names a requirement of the app.
  fileprivate static func owns(_ tag: String) -> Bool {
    requirements.map { tag.hasPrefix("@\($0):") } ?? false
  }
}
