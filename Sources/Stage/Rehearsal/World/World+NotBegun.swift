import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What a check says of something that was never begun, or of which no process of the app knows.
extension World {
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
        + (negation.map { ["Where that is how it should be, write: \($0)"] } ?? []))
  }

  /// What to write so that something begins that was not begun.
  private func waysToBegin(by deed: String) -> [String] {
    guard journal.counts.hasTouches, phone.appState.hasProcess else {
      return ["Write before it, for example: \(deed)"]
    }
    // Of the system's question a failed check tells by itself.
    if phone.alert != nil { return [] }
    return hindrance(of: deed).map { [$0] } ?? ["Write before it, for example: \(deed)"]
  }

  /// What the app waits for, as the user reads it, with what to write to see its end; nil where it waits for nothing.
  var loadingNote: String? {
    guard let progress = visibleScreen?.progress else { return nil }
    let time = max(self[behaviourOf: .own].latency, .seconds(10))
    return "The app is not done yet: “\(progress)” "
      + "Write before it: When \(DurationText.render(time)) pass"
  }

  /// What holds up what the user has tried to begin, with what to write; nil where nothing is known to.
  private func hindrance(of deed: String) -> String? {
    if !phone.facts.locationServicesEnabled {
      return "Location Services are off. Write before it: "
        + "When the user turns Location Services on, and: \(deed)"
    }
    if [.denied, .restricted].contains(phone.permission.status) {
      return
        "Location permission is \(PermissionWords.word(phone.permission.status)). Write before it: "
        + "When the user sets location permission to always in Settings and returns, and: \(deed)"
    }
    guard let screen = visibleScreen else { return nil }
    if let dialog = screen.dialog {
      let way = button(through: dialog).map {
        " Write before it, for example: When the user taps \"\($0)\""
      }
      return "The app's popup “\(dialog.title)” waits for an answer.\(way ?? "")"
    }
    if let note = loadingNote { return note }
    if !phone.isOnline {
      return "The phone is offline. Write before it: When the phone comes back online, and: \(deed)"
    }
    return screen.message.map {
      "The app says: “\($0)” Mend that first, and write before it: \(deed)"
    }
  }
}
