import AppParts
import DeviceInterface

extension CampaignFlow {
  /// Starts the campaign on the page or resumes the execution there, or does what must come before (`campaign:1.1`, `campaign:2.1` to
  /// `2.3`).
  mutating func pursue(_ platform: inout Requests) {
    guard guide.mayBegin(&platform) else { return }
    switch page {
    case .campaign(let campaign): begin(campaign, &platform)
    case .execution: resume(&platform)
    case .list: break
    }
  }

  /// Tells the start that waits for the promoter's consent what has happened, and does what follows.
  mutating func receive(_ event: LocationConsent.Event, _ platform: inout Requests) {
    if guide.receive(event, &platform) { pursue(&platform) }
  }

  /// Starts the execution of a campaign: the permission is there, and no other is going on (`campaign:3.2`, `4.1`).
  mutating func begin(_ campaign: Campaign, _ platform: inout Requests) {
    guard !execution.exists else { return }
    var stopwatch = Stopwatch()
    stopwatch.start(platform.facts)
    let started = CampaignExecution(
      id: core.journal.newOwner(prefix: "e", deviceID: configuration.deviceID, &platform),
      campaign: campaign, startedAtMilliseconds: platform.facts.wallClock.millisecondsSince1970,
      status: .active, stopwatch: stopwatch, sinceStart: Stopwatch(startedAt: platform.facts))
    execution = started
    lastEnding = nil
    marker = nil
    camera = nil
    core.positions.forgetTrusted()
    page = .execution
    core.open(started.id, started.destination, &platform)
    store(&platform)
    core.holdRoomForEnd(&platform)
    startTracking(&platform)
    audioLoading.finish()
    fetchAudio(&platform)
  }

  /// Pauses: no tracking, no time (`campaign:4.2`).
  mutating func pause(_ platform: inout Requests) {
    guard execution?.status == .active else { return }
    execution?.status = .paused
    execution?.stopwatch.pause(platform.facts)
    stopTracking(&platform)
    store(&platform)
    core.flush(&platform)
  }

  /// Goes on after a pause (`campaign:4.3`).
  mutating func resume(_ platform: inout Requests) {
    guard execution?.status == .paused else { return }
    execution?.status = .active
    execution?.stopwatch.start(platform.facts)
    store(&platform)
    startTracking(&platform)
  }

  /// Ends the execution on the phone at once; what is left to send goes out in its own time (`campaign:1.4`, `4.4`).
  mutating func end(_ outcome: CampaignExecution.Outcome, _ platform: inout Requests) {
    guard var ended = execution else { return }
    stopTracking(&platform)
    releaseAudio(&platform)
    ended.stopwatch.pause(platform.facts)
    let body = ended.completion(
      outcome, endedAtMilliseconds: platform.facts.wallClock.millisecondsSince1970,
      span: ended.sinceStart.isRunning ? ended.sinceStart.elapsed(platform.facts) : nil,
      elapsed: ended.stopwatch.base, distance: distance, pointCount: pointCount,
      prunedCount: core.log?.lostCount ?? 0)
    core.giveRoomToEnd(&platform)
    // The report is stored before the state goes: a process that dies in between finds the report and ends then.
    core.report(
      Self.completion, path: "/api/executions/\(ended.id)/completion", body: body,
      since: Stopwatch(startedAt: platform.facts), &platform)
    letGo(of: ended, outcome, &platform)
  }

  /// The execution was ended on another device: it ends here too, and what was recorded is sent (`design`).
  mutating func endedElsewhere(_ owner: String, _ platform: inout Requests) {
    guard let ended = execution, ended.id == owner else { return }
    stopTracking(&platform)
    releaseAudio(&platform)
    letGo(of: ended, nil, &platform)
    core.sendNext(&platform)
  }

  private mutating func letGo(
    of ended: CampaignExecution, _ outcome: CampaignExecution.Outcome?, _ platform: inout Requests
  ) {
    let lost = core.log?.lostCount ?? 0
    core.forget(&platform)
    platform.withdrawIfShown(Self.stoppedNotification)
    sign.forget(&platform)
    execution = nil
    guide.reset()
    notice = nil
    marker = nil
    camera = nil
    lastEnding = Ending(
      execution: ended.id, campaignName: ended.campaign.name, outcome: outcome, lostCount: lost)
    page = .list
  }

  /// Writes the execution to durable storage.
  mutating func store(_ platform: inout Requests) {
    guard let execution else { return }
    core.store(execution.text, &platform)
    giveSign(&platform)
  }

  /// Stores how long the execution has been active, for a process after this one.
  mutating func giveSign(_ platform: inout Requests) {
    guard let execution, execution.status == .active else { return }
    sign.give(execution.id, active: execution.stopwatch.elapsed(platform.facts), &platform)
  }
}
