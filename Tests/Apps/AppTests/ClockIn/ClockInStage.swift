import DeviceInterface

@testable import AppParts
@testable import ClockInApp

/// An employee's phone.
typealias ClockInStage = PhoneStage<ClockInFlow>

extension ClockInFlow: StagedFlow {
  typealias Server = ShiftServerDouble

  static let hasSignal = true
}

extension PhoneStage<ClockInFlow> {
  init(
    _ status: AuthorizationStatus = .always, on platform: PlatformKind = .iOS,
    accuracy: AccuracyAuthorization = .full
  ) {
    self.init(status, on: platform, accuracy: accuracy, configuration: .init())
  }

  /// Opens the app and clocks in.
  mutating func clockIn() {
    open()
    tap("Clock in")
    if flow.dialog != nil { tap("Not now") }
  }

  mutating func clockOut() {
    tap("Clock out", "Clock out")
  }
}
