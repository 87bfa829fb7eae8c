import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What lies ahead, in words and with the sentences that play until then.
extension World {
  /// The most that is listed.
  private static var dueEventsMax: Int { 12 }

  /// Returns what the phone knows to come by itself, the soonest first.
  public func dueEvents() -> [DueEvent] {
    phone.agenda(atMost: Self.dueEventsMax)
      .filter { limit.allows($0.instant) }
      .map { item in
        let rest = item.instant - phone.now
        // Nobody writes fractions of seconds, and by then it has happened.
        let time = DurationText.render(Self.roundedUp(rest))
        let sentence = item.kind == .arrival ? "the user arrives" : "\(time) pass"
        return DueEvent(
          in: rest < .seconds(1) ? "less than \(time)" : time, Self.words(of: item.kind),
          sentence: sentence)
      }
  }

  private static func words(of kind: DueItem.Kind) -> String {
    switch kind {
    case .timer(let name): "the app's timer “\(name)” runs out"
    case .alarm(let name): "the app's alarm “\(name)” rings"
    case .workStarts(let name): "the work “\(name)” starts that the app has left for later"
    case .workEnds(let name): "the time for the app's work “\(name)” is over"
    case .notification(let title): "the notification “\(title)” is shown"
    case .requestArrives: "a request reaches its server"
    case .replyArrives: "the answer of a server arrives"
    case .connectionBreaks: "the connection of a request breaks"
    case .patienceEnds: "the app gives up waiting for an answer"
    case .fixArrives: "the phone has found out where it is"
    case .fixFails: "the phone gives up finding out where it is"
    case .regionReached(let id): "the user comes into the region “\(id)”"
    case .regionLeft(let id): "the user leaves the region “\(id)”"
    case .regionTold(let id): "the app is told of the region “\(id)”"
    case .stayLasted(let id): "the stay in the region “\(id)” has lasted long enough"
    case .arrival: "the user arrives"
    case .receptionChanges: "the GPS signal changes"
    case .audioEnds: "the audio is at its end"
    case .restBegins: "the phone goes to rest (Doze), or deeper"
    case .windowOpens: "a window of Doze opens and lets through what waits"
    case .windowCloses: "the window of Doze closes"
    case .suspension: "the system suspends the app"
    case .backgroundTimeEnds: "the app's time in the background is over"
    case .grantLapses: "the permission for this one time lapses"
    case .restart: "the system starts the app again"
    case .zoneChanges: "the time zone's clock changes"
    }
  }
}
