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
      facts: facts)
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

  private var receivedRequestCount: Int {
    servers.reduce(0) { $0 + $1.log.count }
  }

  private var facts: [String] {
    let facts = phone.facts
    return [
      "the app is \(phone.appState.words)",
      "the app sees the permission \(facts.permission.notice)",
      "Location Services are \(facts.locationServicesEnabled ? "on" : "off")",
      "the server has received \(receivedRequestCount) request\(receivedRequestCount == 1 ? "" : "s")",
    ] + (outside.server(of: app).map { ["that server is real: \($0.address)"] } ?? [])
  }
}

extension World {
  /// Returns what was measured of the installed app; empty unless a step has asked for any of it.
  public func figures() -> [Figure] { app.room.figures(in: self) }
}

extension JournalEntry {
  /// Whether it tells only that the app writes something down for itself.
  fileprivate var isAboutStorage: Bool {
    switch what {
    case .phone(.asked(.store)), .phone(.asked(.append)), .phone(.asked(.delete)): true
    default: false
    }
  }
}
