import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The way of the app to the front, from wherever the user and the phone are.
extension World {
  /// The most things that can lie between the user and the app, one behind the other, and twice as many.
  private static let obstaclesMax = 20

  /// Has the user bring the app to the front, whatever lies before it; what the app itself asks or shows stays as it is.
  mutating func bringAppToFront() throws {
    for _ in 0..<Self.obstaclesMax {
      guard let next = nextWayToFront else { return }
      if next == .connectingCharger { decide(.charger) }
      try act { phone throws(PhoneError) in try next.take(on: &phone) }
      try settle()
    }
    throw StepFailure(
      obstacle: "The app does not stay in front.", expected: "the app",
      actual: phone.front.words)
  }

  /// Whether the phone needs its charger before it can be switched on.
  var isExhausted: Bool { phone.battery.percentage == 0 && !phone.battery.isCharging }

  /// What the user does next to have the app in front; `nil` where it is there and takes touches.
  private var nextWayToFront: WayToFront? {
    guard phone.isOn else { return isExhausted ? .connectingCharger : .switchingOn }
    switch phone.call {
    case .ringing: return .declining
    case .accepted: return .hangingUp
    case nil: break
    }
    if phone.front == .lockScreen { return .unlocking }
    if phone.alert?.isOfSystem == true { return .keepingAlways }
    if phone.plays(.assistant) { return .leavingAssistant }
    guard phone.front == .app else { return .opening }
    return phone.appState == .inactive && phone.alert == nil ? .uncovering : nil
  }
}

/// A thing that a user does on the way to the app.
private enum WayToFront: Hashable, Sendable {
  case connectingCharger
  case switchingOn
  case declining
  case hangingUp
  case unlocking
  case keepingAlways
  case leavingAssistant
  case opening
  case uncovering

  func take(on phone: inout Phone) throws(PhoneError) {
    switch self {
    case .connectingCharger: phone.setCharging(true)
    case .switchingOn: try phone.powerOn()
    case .declining: try phone.declineCall()
    case .hangingUp: try phone.hangUp()
    case .unlocking: try phone.unlock()
    // The app has seen the permission "always" until now, and goes on seeing it.
    case .keepingAlways: try phone.answerAlert(.changeToAlways)
    case .leavingAssistant: try phone.endSound(.assistant)
    case .opening: try phone.openApp()
    case .uncovering: try phone.uncoverApp()
    }
  }
}

extension SystemAlert {
  /// Whether it lies above every app, and not above the one that has asked only (`I-17`, `I-24`).
  fileprivate var isOfSystem: Bool {
    switch kind {
    case .iOS(.deferredAlways), .iOS(.usageReminder): true
    case .iOS, .android, .turnLocationOn, .notifications: false
    }
  }
}
