import AppParts
import DeviceInterface
import Rehearsal

/// The app: it remembers where the driver has left the car.
struct ParkingFlow: AppProcess {
  var configuration = NoConfiguration()
  private var question: PermissionQuestion?
  private var isLocating = false
  private var spot: String?
  private var isUnsent = false
  private var problem: String?
  private var requests = RequestCounter()

  init(configuration: NoConfiguration) {}

  var screen: Screen {
    var screen = Screen(title: "Parking")
    screen.message = problem ?? spot.map { "Your car is at \($0)" } ?? "Your car is nowhere yet."
    screen.progress = isLocating ? "Looking for your car…" : nil
    screen.badges = isUnsent ? [Badge("Not sent yet")] : []
    screen.controls = [Control("Park here", isEnabled: !isLocating)]
    return screen
  }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .launched: spot = platform.facts.storage["spot"]
    case .tapped("Park here"): park(&platform)
    case .willResignActive: question?.covered(&platform)
    case .becameActive: question?.returned(&platform)
    case .authorizationChanged, .permissionRequestFinished: answered(&platform)
    case .timerFired("question"): fail("Without an answer your car cannot be found.")
    case .fix(let fix): remember(fix.position, &platform)
    case .locationFailed: fail("Your position could not be found. Try again.")
    case .response(_, let response): isUnsent = response.status != 204
    case .connectivityChanged(isOnline: true) where isUnsent: send(&platform)
    default: break
    }
  }

  private mutating func park(_ platform: inout Requests) {
    problem = nil
    switch LocationAccess(platform.facts) {
    case .allowed:
      isLocating = true
      platform.add(.requestFix(FixRequest(timeout: .seconds(20))))
    case .undecided:
      let isIOS = platform.facts.platform == .iOS
      question = PermissionQuestion(
        isIOS ? .whenInUse : .android([.coarse, .fine]), timer: "question", grace: .seconds(2),
        &platform)
    case .blocked: fail("Allow location in Settings to remember where your car is.")
    }
  }

  private mutating func answered(_ platform: inout Requests) {
    guard let asked = question, LocationAccess(platform.facts) != .undecided else { return }
    asked.end(&platform)
    question = nil
    park(&platform)
  }

  private mutating func remember(_ position: Position, _ platform: inout Requests) {
    isLocating = false
    spot = "\(position)"
    platform.add(.store(key: "spot", value: "\(position)"))
    send(&platform)
  }

  private mutating func send(_ platform: inout Requests) {
    isUnsent = true
    platform.add(.send(ServerRequest(id: requests.next(), .put, "/api/car", body: spot ?? "")))
  }

  private mutating func fail(_ text: String) {
    (question, isLocating, problem) = (nil, false, text)
  }
}
