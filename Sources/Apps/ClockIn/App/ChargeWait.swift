import AppParts
import DeviceInterface

/// The wait for a charger while tracking is off to save the battery.
///
/// Android keeps the app running by its service, so that it hears of the charger; iOS, and Android where the service is
/// gone, start the app for work that needs one (`I-95`, `A-68`).
struct ChargeWait: Hashable, Sendable {
  /// The name of the work for which the platform starts the app.
  static let work = "clock-in.charge"

  /// Whether the platform has been asked for it.
  private var isAsked = false

  /// Asks the platform for the work, or takes that back, where what is wanted has changed.
  mutating func revise(
    isWanted: Bool, _ updates: inout BackgroundUpdates, _ platform: inout Requests
  ) {
    updates.keepService(isWanted, &platform)
    guard isWanted != isAsked else { return }
    isAsked = isWanted
    platform.add(
      isWanted
        ? .deferWork(DeferredWork(name: Self.work, needsCharging: true))
        : .cancelWork(name: Self.work))
  }

  /// Whether Android's notice of a service stands for it.
  func isOngoing(_ updates: BackgroundUpdates) -> Bool { isAsked && updates.hasService }

  /// Ends the work, if it is this one: that the app runs is all it is for.
  mutating func end(_ name: String, _ platform: inout Requests) {
    guard name == Self.work else { return }
    isAsked = false
    platform.add(.finishWork(name: name, .succeeded))
  }
}

extension ClockInFlow {
  /// Waits for a charger exactly as long as tracking is off to save the battery (`clock-in:US3.2`).
  mutating func awaitCharge(_ platform: inout Requests) {
    charge.revise(
      isWanted: isOnShift && openGap?.reason == .lowBattery, &core.updates, &platform)
  }
}
