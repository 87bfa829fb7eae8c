import BackendSimulator
public import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// What has been begun and is not over, which may be why a check does not hold.
extension World {
  /// What is still going on, as sentences with what to write to see its end.
  public func underway() -> [String] {
    [troubleNote, wayNote, callNote, alertNote, clockNote].compactMap(\.self)
  }

  /// What has gone wrong with the app meanwhile, after which no check can mean much.
  private var troubleNote: String? {
    guard case .failed(let message, _) = app.outside?.trouble else { return nil }
    return message
  }

  private var wayNote: String? {
    guard let way = phone.way else { return nil }
    let gone = "\(way.gone) of \(way.length)"
    if way.isHalted {
      return "The user has stopped on the way: \(gone). To go on write: When the user goes on"
    }
    return "The user is still on the way: \(gone), \(DurationText.render(way.left)) to go. "
      + "To get there write: When the user arrives"
  }

  private var callNote: String? {
    switch phone.call {
    case nil: nil
    case .ringing: "A phone call is ringing. Write: When the user declines the phone call"
    case .accepted: "A phone call is under way. Write: When the phone call ends"
    }
  }

  private var alertNote: String? {
    guard !app.isBare, let alert = phone.alert else { return nil }
    return "The system's question “\(alert.title)” waits for an answer. "
      + "Write for example: When the user answers \"\(alert.buttons.first?.label ?? "")\""
  }

  /// Requests that wait for an answer, where a server takes its time.
  private var clockNote: String? {
    guard !app.isBare, phone.appState.hasProcess else { return nil }
    let latency = self[behaviourOf: .own].latency
    guard latency > .zero, phone.waitingRequestCount > 0 else { return nil }
    return "\(World.counted(phone.waitingRequestCount, "request", "requests")) of the "
      + "\(app.name) still wait\(phone.waitingRequestCount == 1 ? "s" : "") for an answer, which "
      + "takes \(DurationText.render(latency)). Write: When \(DurationText.render(latency)) pass"
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
        notes: ["Send them first, for example: When the user walks 500 m north at 5 km/h"])
    }
    guard !way.isHalted else {
      throw InvalidStep(
        "The user has stopped on the way and does not arrive.",
        notes: ["Write first: When the user goes on"])
    }
    try pass(way.left)
  }
}
