import DeviceInterface

extension PowerDraw {
  /// Creates the rates at which a phone with the demand takes power, by the model.
  init(_ demand: PowerDemand, _ model: BatteryModel, updateInterval: Duration) {
    guard demand.isOn else { return }
    let spared = demand.isSaving ? model.savedPercentage : 0
    idle = model.idlePerHour * (100 - spared) / 100
    screen = demand.isScreenOn ? model.screenPerHour * (100 - spared) / 100 : 0
    audio = demand.isPlaying ? model.audioPerHour : 0
    search = demand.isSearching ? model.searchPerHour : 0
    if demand.isSeekingFix { positioning = model.receiverPerHour }
    guard demand.isUpdating else { return }
    let interval = max(1, Int((demand.interval ?? updateInterval).wholeMilliseconds))
    let fixes = model.perFix * Self.millisecondsPerHour / interval
    positioning = max(positioning, Self.receiver(demand, model, interval)) + fixes
  }

  private static let millisecondsPerHour = 3_600_000

  /// The receiver's rate: without a break, or for as long as each fix needs where they are rare, or not at all.
  private static func receiver(
    _ demand: PowerDemand, _ model: BatteryModel, _ interval: Int
  ) -> Int {
    guard demand.accuracyMeters < model.coarseAccuracyMeters else { return 0 }
    let onTime = Int(model.receiverTimePerFix.wholeMilliseconds)
    // Without an interval, as always on iOS, the receiver stays on.
    guard demand.interval != nil, onTime < interval else { return model.receiverPerHour }
    return model.receiverPerHour * onTime / interval
  }
}
