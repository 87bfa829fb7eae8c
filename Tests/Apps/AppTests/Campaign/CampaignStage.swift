import DeviceInterface

@testable import AppParts
@testable import CampaignApp

/// A promoter's phone.
typealias CampaignStage = PhoneStage<CampaignFlow>

extension CampaignFlow: StagedFlow {
  typealias Server = CampaignServerDouble

  /// Its tests say where every position is.
  static let hasSignal = false
}

extension PhoneStage<CampaignFlow> {
  init(
    _ status: AuthorizationStatus = .whenInUse, on platform: PlatformKind = .iOS,
    accuracy: AccuracyAuthorization = .full
  ) {
    self.init(status, on: platform, accuracy: accuracy, configuration: .init())
    speed = 1_390
  }

  /// Opens the app and starts the campaign.
  mutating func start(_ name: String = "Spring leaflets") {
    open()
    tap(name, "Start")
  }

  /// Delivers a position so many metres north of the start.
  mutating func fix(north meters: Int, accuracy radius: Int = 5, age: Duration = .zero) {
    (north, accuracy) = (meters, radius)
    deliverFix(age: age)
  }

  /// Walks north, with a fix every ten seconds.
  mutating func walk(from start: Int, to end: Int, by step: Int = 14) {
    for meters in stride(from: start, through: end, by: step) {
      pass(.seconds(10))
      fix(north: meters)
    }
  }
}
