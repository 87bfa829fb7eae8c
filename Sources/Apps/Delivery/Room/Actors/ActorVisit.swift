public import DeliveryApp
import DeviceInterface
public import Rehearsal

/// What somebody has asked the delivery server from elsewhere than the courier's phone, and the answer.
struct ActorVisit: Hashable, Sendable {
  enum Question: Hashable, Sendable {
    /// How an order stands.
    case tracking
    /// Where the courier is.
    case position
    /// Where the courier was.
    case history
    /// Something is sent and not asked.
    case report
  }

  let actor: DeliveryActor
  let question: Question
  let response: ServerResponse
  /// What the audit log has of it; `nil` where it has nothing.
  var auditEntry: AuditEntry?

  var isAnswered: Bool { (200...299).contains(response.status) }

  /// The reason that the server gave for a refusal; empty where it gave none.
  var reason: String { (try? JSONValue(parsing: response.body))?["error"]?.string ?? "" }

  /// What is on the screen of who asked, by the server's clock; a report leads to no screen.
  func screen(atMilliseconds now: Int64) -> Screen? {
    guard isAnswered else {
      var screen = Screen(title: "Deliveries")
      screen.message = reason
      return screen
    }
    guard let data = (try? JSONValue(parsing: response.body))?["data"] else { return nil }
    switch question {
    case .tracking: return TrackingPage(data)?.screen(atMilliseconds: now)
    case .position: return PositionPage(data)?.screen(atMilliseconds: now)
    case .history: return HistoryPage(data)?.screen
    case .report: return nil
    }
  }
}

/// What was asked so far.
struct ActorVisits: Hashable, Sendable {
  /// The latest visit of each actor.
  private var visits: [ActorVisit] = []
  /// The one of all that was last.
  private(set) var latest: ActorVisit?

  func latest(of actor: DeliveryActor) -> ActorVisit? { visits.first { $0.actor == actor } }

  mutating func keep(_ visit: ActorVisit) {
    visits.removeAll { $0.actor == visit.actor }
    visits.append(visit)
    latest = visit
  }
}

/// What a scenario has seen of the deliveries from elsewhere than the courier's phone.
public struct DeliveryWatch: AppObserver {
  /// The app's flow.
  public typealias Process = DeliveryFlow

  /// What customers, merchants and administrators have asked.
  var visits = ActorVisits()
  /// What a step has asked to be reported.
  var askedMetrics: Set<DeliveryMetric.Requirement> = []

  /// Begins to watch.
  public init() {}

  /// It keeps what the steps of those elsewhere have seen.
  public static var isLooking: Bool { false }
}
