import DeviceInterface
import Testing

@testable import AppParts
@testable import PetListingApp

/// A startup screen with facts that a test sets and requests that it reads.
struct ListingStage {
  var facts: Facts
  var flow: StartupListingFlow
  /// What the flow asked for since the test last looked.
  private(set) var requests: [Request] = []

  init(
    _ status: AuthorizationStatus, on platform: PlatformKind = .iOS,
    accuracy: AccuracyAuthorization = .full, servicesOn: Bool = true
  ) {
    facts = Facts(
      platform: platform, permission: Permission(status, accuracy: accuracy),
      locationServicesEnabled: servicesOn)
    flow = StartupListingFlow()
  }

  /// The signals of a user opening the app.
  static let opening: [Signal] = [.launched(.user), .becameActive, .screenAppeared]
  static let coming: [Signal] = [.becameActive]
  static let going: [Signal] = [.willResignActive, .enteredBackground]

  /// A listing of one pet.
  static let body = """
    {"animals":[{"name":"Burek","species":"dog","breed":"mixed","status":"lost","place":"Kraków",\
    "date":"2026-01-03"}]}
    """

  mutating func give(_ signals: Signal...) {
    give(signals)
  }

  mutating func give(_ signals: [Signal]) {
    for signal in signals {
      var platform = Requests(facts)
      flow.handle(signal, &platform)
      requests += platform.list
    }
  }

  /// Changes the status, as Settings or an alert does, without telling the app.
  mutating func set(_ status: AuthorizationStatus) {
    facts.permission.status = status
  }

  /// Changes the status and tells the app as iOS does.
  mutating func change(to status: AuthorizationStatus) {
    set(status)
    give(.authorizationChanged(facts.permission))
  }

  mutating func giveFix(
    _ text: String = "52.2297, 21.0122", accuracy: Int = 10, age: Duration = .zero
  )
    throws
  {
    let position = try Position(text: text)
    give(
      .fix(Fix(position: position, accuracyMeters: accuracy, timestamp: .scenarioStart, age: age)))
  }

  /// Answers the latest request.
  mutating func answer(status: Int = 200, _ body: String = ListingStage.body) {
    give(.response(id: flow.lastRequestID, ServerResponse(status: status, body: body)))
  }

  /// Returns what was asked for since the last look, timers aside.
  mutating func newRequests() -> [Asked] {
    defer { requests = [] }
    return requests.compactMap(Asked.init)
  }

  /// The timers scheduled and cancelled since the last look.
  var timers: [Request] {
    requests.filter {
      switch $0 {
      case .schedule, .cancel: true
      default: false
      }
    }
  }
}
