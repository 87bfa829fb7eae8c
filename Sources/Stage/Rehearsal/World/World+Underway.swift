import BackendSimulator
public import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What has been begun and is not over, which may be why a check does not hold.
extension World {
  /// What is still going on, as sentences with what to write to see its end.
  public func underway() -> [Note] {
    [troubleNote, wayNote, callNote, alertNote, clockNote].compactMap(\.self)
  }

  /// What has gone wrong with the app meanwhile, after which no check can mean much.
  private var troubleNote: Note? {
    guard case .failed(let message, _) = app.outside?.trouble else { return nil }
    return Note(message)
  }

  private var wayNote: Note? {
    guard let way = phone.way else { return nil }
    let gone = "\(way.gone) of \(way.length)"
    if way.isHalted {
      return
        "The user has stopped on the way: \(gone). \(before: "When the user goes on", lead: "To go on write: ")"
    }
    return "The user is still on the way: \(gone), \(DurationText.render(way.left)) to go. "
      + "\(before: "When the user arrives", lead: "To get there write: ")"
  }

  private var callNote: Note? {
    switch phone.call {
    case nil: nil
    case .ringing:
      "A phone call is ringing. \(before: "When the user declines the phone call", lead: "Write: ")"
    case .accepted:
      "A phone call is under way. \(before: "When the phone call ends", lead: "Write: ")"
    }
  }

  private var alertNote: Note? {
    guard !app.isBare, let alert = phone.alert else { return nil }
    return "The system's question “\(alert.title)” waits for an answer. "
      + "\(before: "When the user answers \"\(alert.buttons.first?.label ?? "")\"", lead: "Write for example: ")"
  }

  /// Requests that wait for an answer, where a server takes its time.
  private var clockNote: Note? {
    guard !app.isBare, phone.appState.hasProcess else { return nil }
    let latency = self[behaviourOf: .own].latency
    guard latency > .zero, phone.waitingRequestCount > 0 else { return nil }
    return "\(World.counted(phone.waitingRequestCount, "request", "requests")) of the "
      + "\(app.name) still wait\(phone.waitingRequestCount == 1 ? "s" : "") for an answer, which "
      + "takes \(DurationText.render(latency)). \(before: "When \(DurationText.render(latency)) pass", lead: "Write: ")"
  }

  /// Sends the user straight to a place, and lets time pass until they are there.
  public mutating func travel(to place: Position, millimetersPerSecond speed: Int) throws {
    phone.move(along: [place], millimetersPerSecond: speed)
    try arrive()
  }

  /// Lets time pass until the user is where they are going; throws where they are on no way.
  mutating func arrive() throws {
    guard let way = phone.way else {
      throw InvalidStep(
        "The user is not on the way anywhere.",
        notes: [
          "\(before: "When the user walks 500 m north at 5 km/h", lead: "Send them first, for example: ")"
        ])
    }
    guard !way.isHalted else {
      throw InvalidStep(
        "The user has stopped on the way and does not arrive.",
        notes: ["\(before: "When the user goes on", lead: "Write first: ")"])
    }
    try pass(way.left)
  }

  // MARK: What a check says of something that was never begun, or of which no process of the app knows.

  /// What a check says that asks the app how things stand while no process of it knows: "how the shift stands".
  public func unknownToApp(_ what: String) -> InvalidStep {
    let why =
      phone.appState.hasProcess
      ? "The app cannot read yet what the phone has stored" : "The app is not running"
    return InvalidStep(
      "\(why), so it cannot be told \(what).", notes: Self.insertion(wayToKnowingProcess))
  }

  /// What a scenario writes to have a process of the app that can read its storage.
  private var wayToKnowingProcess: [String] {
    let opening = phone.appState.hasProcess ? [] : ["When the user opens the app"]
    switch phone.front {
    case .nothing:
      return [
        "When the user switches the phone on", "When the user unlocks the phone",
        "When the user opens the app",
      ]
    case .lockScreen: return ["When the user unlocks the phone"] + opening
    case .phoneCall: return ["When the phone call ends"] + opening
    case .homeScreen, .settings, .otherApp, .app: return ["When the user opens the app"]
    }
  }

  /// What a check says of something that was never begun: what holds it up where that was tried, or else how to begin it.
  ///
  /// - Parameters:
  ///   - message: That there is none: "No tour was begun, so nothing was checked."
  ///   - thing: What there would be: "a tour".
  ///   - deed: A sentence that begins it.
  ///   - negation: A sentence that says that there is none, if the app has one.
  public func notBegun(
    _ message: String, _ thing: String, deed: String, negation: String? = nil,
    actual: String = "none"
  ) -> StepFailure {
    StepFailure(
      message, expected: thing, actual: actual,
      notes: waysToBegin(by: deed)
        + (negation.map { ["Where that is how it should be, write: \(instead: $0)"] } ?? []))
  }

  /// What to write so that something begins that was not begun.
  private func waysToBegin(by deed: String) -> [Note] {
    guard journal.counts.hasTouches, phone.appState.hasProcess else {
      return ["\(before: deed, isExample: true)"]
    }
    // Of the system's question a failed check tells by itself.
    if phone.alert != nil { return [] }
    return hindrance(of: deed).map { [$0] } ?? ["\(before: deed, isExample: true)"]
  }

  /// What the app waits for, as the user reads it, with what to write to see its end; nil where it waits for nothing.
  var loadingNote: Note? {
    guard let progress = visibleScreen?.progress else { return nil }
    let time = max(self[behaviourOf: .own].latency, .seconds(10))
    return "The app is not done yet: “\(progress)” "
      + "\(before: "When \(DurationText.render(time)) pass")"
  }

  /// What holds up what the user has tried to begin, with what to write; nil where nothing is known to.
  private func hindrance(of deed: String) -> Note? {
    if !phone.facts.locationServicesEnabled {
      return
        "Location Services are off. \(before: "When the user turns Location Services on", deed)"
    }
    if [.denied, .restricted].contains(phone.permission.status) {
      return
        "Location permission is \(PermissionWords.word(phone.permission.status)). "
        + "\(before: "When the user sets location permission to always in Settings and returns", deed)"
    }
    guard let screen = visibleScreen else { return nil }
    if let dialog = screen.dialog {
      let way: Note? = button(through: dialog).map {
        " \(before: "When the user taps \"\($0)\"", isExample: true)"
      }
      return "The app's popup “\(dialog.title)” waits for an answer." + (way ?? "")
    }
    if let note = loadingNote { return note }
    if !phone.isOnline {
      return "The phone is offline. \(before: "When the phone comes back online", deed)"
    }
    return screen.message.map {
      "The app says: “\($0)” \(before: deed, lead: "Mend that first, and write before it: ")"
    }
  }
}
