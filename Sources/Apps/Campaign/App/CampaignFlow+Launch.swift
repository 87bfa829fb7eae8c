import AppParts
import DeviceInterface

extension CampaignFlow {
  /// A process has started: takes up what the one before has left (`campaign:4.5`).
  mutating func launch(_ platform: inout Requests) {
    guide.restore(platform.facts)
    let storage = upgradedStorage(&platform)
    restoreList(storage)
    let stored = Self.storedExecution(in: storage)
    let goesOn = core.restore(
      from: storage, stored?.id, stored?.destination, endedBy: Self.completion, &platform)
    guard goesOn, let stored else { return }
    execution = stored
    marker = core.log?.points.last { !$0.isImpossible }?.position
    page = .execution
    fetchAudio(&platform)
    guard stored.status == .active else { return }
    if let loss = lossWhileDead(platform.facts) {
      pauseAfterLoss(loss, &platform)
      return
    }
    execution?.stopwatch.lap(platform.facts)
    // A new start of the phone has new uptimes, which must be stored with the time gathered so far.
    store(&platform)
    trackIfPossible(&platform)
  }

  /// Returns the execution that durable storage holds, in whichever format.
  public static func storedExecution(in storage: [String: String]) -> CampaignExecution? {
    storage[stateKey].flatMap(CampaignExecution.init(text:))
      ?? storage[firstStateKey].flatMap(firstExecution)
  }

  /// Why the execution may not go on, if something was taken away while no process ran.
  private func lossWhileDead(_ facts: Facts) -> TrackingLoss? {
    // Android ends an app whose permission is taken away, even if it is given back at once.
    TrackingAccess(facts).obstacle.map(TrackingLoss.obstacle)
      ?? (facts.previousExit == .permissionRevoked ? .wasRevoked : nil)
  }

  /// Pauses as of the end of the process before, or of its last sign of life: nobody knows how much longer the execution was tracked.
  private mutating func pauseAfterLoss(
    _ loss: TrackingLoss, _ platform: inout Requests
  ) {
    guard let id = execution?.id else { return }
    execution?.stopwatch.pause(
      asOf: sign.read(id, platform.facts.storage) ?? .zero,
      endedAtWallMilliseconds: platform.facts.previousExitAt?.millisecondsSince1970,
      platform.facts)
    execution?.status = .paused
    notice = .trackingStopped(loss)
    store(&platform)
  }

  /// The promoter has the app in front, for the first time or again.
  mutating func cameToFront(_ platform: inout Requests) {
    if watchAccess(&platform) { return }
    trackIfPossible(&platform)
    receive(.returned, &platform)
    reviseNotice(platform.facts)
    player?.align(platform.facts)
  }

  /// Keeps a dialog about the access to positions true when that has changed since.
  mutating func reviseNotice(_ facts: Facts) {
    guide.revise(facts)
    guard case .trackingStopped(let loss) = notice else { return }
    // The promoter has not read yet that tracking has stopped; only the reason is another one.
    notice = .trackingStopped(
      TrackingAccess(facts).obstacle.map(TrackingLoss.obstacle) ?? loss.passed)
  }
}
