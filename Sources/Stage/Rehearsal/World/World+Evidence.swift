import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner
import Storyboards
import Vocabulary

extension World {
  /// How many of the last events a report shows.
  static let evidenceEventCountMax = 25

  /// Collects what explains a failure: the screen, the last events, and what matters of the phone's state.
  public func evidence() -> Evidence {
    Evidence(
      screen: PictureDrawing(Picture(self)).lines,
      events: lastEvents,
      facts: facts, circumstances: circumstances)
  }

  /// The last events; what repeats is one of them, and how an app keeps what it has stored is none of them.
  ///
  /// Of the bare app, which does only what the scenario says, that is told as well.
  private var lastEvents: [EvidenceEvent] {
    var log = EventLog(on: platform)
    for entry in journal.entries.suffix(Journal.keptMax)
    where app.isBare || !entry.isAboutStorage {
      log.add(entry)
    }
    return log.events.suffix(Self.evidenceEventCountMax)
  }

  private var receivedRequestCount: Int { servers.reduce(0) { $0 + $1.log.count } }

  private var facts: [String] {
    let facts = phone.facts
    return [
      "the app is \(phone.appState.words)",
      "the app sees the permission \(facts.permission.notice)",
      "Location Services are \(facts.locationServicesEnabled ? "on" : "off")",
      "the server has received \(receivedRequestCount) request\(receivedRequestCount == 1 ? "" : "s")",
    ] + (outside.server(of: app).map { ["that server is real: \($0.address)"] } ?? [])
  }

  /// Returns what was measured of the installed app; empty unless a step has asked for any of it.
  public func figures() -> [Figure] { app.room.figures(in: self) }

  // MARK: Where a scenario that is played twice goes two ways.

  /// Whether the world is to be compared with another one in which the same is played.
  public var isCompared: Bool { if case .some = comparison { true } else { false } }

  /// Returns where this world first went another way than the one in which the same was played before.
  public func divergence(from first: World) -> Divergence? {
    let answer = first.app.outside.flatMap { app.outside?.difference(from: $0) }
    let asked = answer.flatMap { entry(ofSignal: $0.signalsBefore) } ?? journal.entries.count
    if let entry = firstDifferingEntry(from: first), answer == nil || entry <= asked {
      return divergence(from: first, atEntry: entry)
    }
    if let answer { return divergence(answer, atEntry: asked) }
    return divergenceOfState(from: first)
  }

  /// Returns the place in the journal of the signal before which the app had been told so many.
  private func entry(ofSignal count: Int) -> Int? {
    let told = journal.entries.indices.dropFirst(comparison?.installation ?? 0).lazy.filter {
      journal.entries[$0].signal != nil
    }
    return told.dropFirst(count).first
  }

  private func firstDifferingEntry(from first: World) -> Int? {
    let (one, other) = (first.journal.entries, journal.entries)
    let equal = zip(one, other).prefix { $0 == $1 }.count
    return equal < max(one.count, other.count) ? equal : nil
  }

  private func divergence(_ answer: AppDifference, atEntry index: Int) -> Divergence {
    let at =
      journal.entries.indices.contains(index) ? journal.entries[index].at.sinceStart : virtualTime
    return Divergence(
      step: comparison?.step(ofEntry: index),
      "Played a second time, the \(app.name) answered \(answer.told), at \(ClockText.render(at)), otherwise.",
      first: answer.first, second: answer.second)
  }

  private func divergence(from first: World, atEntry index: Int) -> Divergence {
    let (one, other) = (first.words(ofEntry: index), words(ofEntry: index))
    let entries = journal.entries.count > index ? journal.entries : first.journal.entries
    return Divergence(
      step: comparison?.step(ofEntry: index),
      "Played a second time, something else has happened at \(ClockText.render(entries[index].at.sinceStart)).",
      first: one, second: one == other ? "the same, with other particulars" : other)
  }

  private func words(ofEntry index: Int) -> String {
    guard journal.entries.indices.contains(index) else { return "nothing more" }
    let entry = journal.entries[index]
    return
      "\(ClockText.render(entry.at.sinceStart)) \(entry.cause.rawValue): \(entry.text(on: platform))"
  }

  /// Compares what is there at the end; what is kept for a storyboard is nothing of the scenario's.
  private func divergenceOfState(from first: World) -> Divergence? {
    var (one, other) = (first, self)
    (one.film, other.film) = (nil, nil)
    guard one != other else { return nil }
    let (before, now) = (one.stateLines, other.stateLines)
    let index = zip(before, now).prefix { $0 == $1 }.count
    let isHidden = index >= max(before.count, now.count)
    return Divergence(
      step: nil, "Played a second time, the scenario has ended in another state.",
      first: isHidden ? "what nobody sees" : before.dropFirst(index).first ?? "nothing",
      second: isHidden ? "something else that nobody sees" : now.dropFirst(index).first ?? "nothing"
    )
  }

  private var stateLines: [String] {
    let evidence = evidence()
    return evidence.screen + evidence.facts
  }
}

extension JournalEntry {
  /// Whether it tells only that the app writes something down for itself.
  fileprivate var isAboutStorage: Bool {
    switch what {
    case .phone(.asked(.store)), .phone(.asked(.append)), .phone(.asked(.delete)): true
    default: false
    }
  }

  /// What the app was told; `nil` where something else happened.
  fileprivate var signal: Signal? {
    guard case .phone(.told(let signal)) = what else { return nil }
    return signal
  }
}

/// The record of a world that is to be compared with another one.
struct Comparison: Hashable, Sendable {
  /// How many entries the journal had when each step began.
  var stepStarts: [Int] = []
  /// How many it had when the scenario's app was installed.
  var installation = 0

  /// Returns the step during which an entry was written; `nil` where that was before the first.
  func step(ofEntry index: Int) -> Int? { stepStarts.lastIndex { $0 <= index } }
}
