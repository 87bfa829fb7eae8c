import AppParts
import DeviceInterface

extension CampaignFlow {
  /// A process has started: takes up what the one before has left (`campaign:4.5`).
  mutating func launch(_ platform: inout Requests) {
    guide.restore(platform.facts)
    notifying.restore(platform.facts)
    let storage = upgradedStorage(&platform)
    restoreList(storage)
    let stored = Self.storedExecution(in: storage)
    let goesOn = core.restore(
      from: storage, stored?.id, stored?.destination, endedBy: Self.completion, &platform)
    guard goesOn, let stored else { return restoreNews(storage, platform.facts) }
    execution = stored
    restoreNews(storage, platform.facts)
    marker = core.log?.points.last { !$0.isImpossible && !$0.isLowAccuracy }?.position
    page = .execution
    fetchAudio(&platform)
    guard stored.status == .active else {
      // A pause outlives a new start of the phone, whose uptimes are others.
      if stored.sinceStart.isOfEarlierStart(platform.facts) { keepTime(&platform) }
      return
    }
    if let loss = lossWhileDead(platform.facts) {
      pauseAfterLoss(loss, &platform)
      return
    }
    execution?.lap(platform.facts)
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
    execution?.sinceStart.lap(platform.facts)
    execution?.status = .paused
    notice = .trackingStopped(loss)
    notifyStopped(&platform)
    store(&platform)
  }

  /// The promoter has the app in front, for the first time or again.
  mutating func cameToFront(_ platform: inout Requests) {
    // What it said is on the screen now.
    platform.withdrawIfShown(Self.stoppedNotification)
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

  /// Asks the server for the assigned campaigns.
  mutating func loadList(_ platform: inout Requests) {
    listing.begin("/api/campaigns", &core.requests, &platform)
  }

  /// Shows the list as it was last time, until the server has answered.
  mutating func restoreList(_ storage: [String: String]) {
    campaigns = storage[Self.listKey].flatMap(Campaign.list) ?? []
  }

  mutating func receiveList(_ response: ServerResponse, _ platform: inout Requests) {
    guard let list = listing.receive(response, &platform, reading: Campaign.list) else { return }
    campaigns = list
    platform.add(.store(key: Self.listKey, value: response.body))
    if case .campaign(let shown) = page {
      // The page shows the campaign as it is now, and closes when it is assigned no more.
      let present = list.first { $0.id == shown.id }
      page = present.map(Page.campaign) ?? .list
      // With it goes what its start was waiting for.
      if present == nil { guide.reset() }
    }
  }

  /// Asks the server for the campaign's audio file (`campaign:8.1`); the execution goes on without it meanwhile.
  mutating func fetchAudio(_ platform: inout Requests) {
    guard let audio = execution?.campaign.audio, player == nil else { return }
    audioLoading.begin("/api/audio/\(audio.id)", &core.requests, &platform)
  }

  mutating func receiveAudio(_ response: ServerResponse, _ platform: inout Requests) {
    let audio = execution?.campaign.audio
    let file = audioLoading.receive(response, &platform) { audio?.file(answer: $0) }
    guard let file else { return }
    player = AudioPlayer(file)
    platform.add(.loadAudio(file))
  }

  /// Has Android let the audio play on out of sight, also in a pause, when no positions keep the app running (`A-41`).
  mutating func keepAudioGoing(_ platform: inout Requests) {
    core.updates.keepService(player?.wantsToBeHeard ?? false, &platform)
  }

  /// Stops the playback and lets the player go, or stops fetching its file (`campaign:8.7`).
  mutating func releaseAudio(_ platform: inout Requests) {
    audioLoading.cancel(&platform)
    guard player != nil else { return }
    player = nil
    platform.add(.releaseAudio)
  }

  /// Where the first format kept the execution: `1;status;id;campaign;startedAtMs;elapsedMs;runningSinceMs;name`.
  public static let firstStateKey = "campaign.execution"
  /// Where it kept all points in one value, a line each: `number;timeMs;latitudeE7;longitudeE7;accuracy`.
  public static let firstPointsKey = "campaign.points"

  /// Brings what the first format of the app has stored into the present one; returns what storage then holds.
  ///
  /// The old values go last, and the new ones are the same at each attempt: a process that dies meanwhile begins anew.
  /// The first format knew no speed and no gaps, and not which points a server has: they are sent again, which a server
  /// recognizes by their numbers.
  mutating func upgradedStorage(_ platform: inout Requests) -> [String: String] {
    var storage = platform.facts.storage
    guard let text = storage[Self.firstStateKey] else { return storage }
    if let old = Self.firstExecution(text) {
      let points = Self.firstPoints(storage[Self.firstPointsKey] ?? "")
      var values = core.journal.storedForm(of: points, owner: old.id, old.destination)
      values.append((Self.stateKey, old.text))
      for (key, value) in values {
        storage[key] = value
        platform.add(.store(key: key, value: value))
      }
    }
    for key in [Self.firstPointsKey, Self.firstStateKey] {
      storage[key] = nil
      platform.add(.delete(key: key))
    }
    return storage
  }

  static func firstExecution(_ text: String) -> CampaignExecution? {
    let fields = text.split(separator: ";", maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count == 8, fields[0] == "1",
      let status = CampaignExecution.Status(rawValue: String(fields[1])),
      let campaign = Campaign(
        json: .object([
          JSONValue.Member("id", .string(String(fields[3]))),
          JSONValue.Member("name", .string(String(fields[7]))),
        ])),
      !fields[2].isEmpty, !fields[2].utf8.contains(UInt8(ascii: "/")),
      let startedAt = Int64(fields[4]), let elapsed = Int64(fields[5]), elapsed >= 0
    else { return nil }
    // It measured with the wall clock only; an unknown start of the phone makes the stopwatch do so too.
    let since = Int64(fields[6]).map {
      Stopwatch.Moment(uptime: .zero, wallMilliseconds: $0, bootCount: 0)
    }
    return CampaignExecution(
      id: String(fields[2]), campaign: campaign, startedAtMilliseconds: startedAt, status: status,
      stopwatch: Stopwatch(
        base: .milliseconds(elapsed), runningSince: status == .active ? since : nil))
  }

  private static func firstPoints(_ text: String) -> [TrackPoint] {
    var points: [TrackPoint] = []
    for line in text.split(separator: "\n") {
      var reader = LineReader(line)
      // A hole in the numbers would number all that follows anew, so that a damaged line ends what is known.
      guard let number = reader.integer(), number == points.count + 1,
        let time = reader.integer(),
        let latitude = reader.integer().flatMap({ Int32(exactly: $0) }),
        let longitude = reader.integer().flatMap({ Int32(exactly: $0) }),
        let position = Position(latitudeE7: latitude, longitudeE7: longitude),
        let accuracy = reader.integer(), reader.isAtEnd
      else { break }
      points.append(
        TrackPoint(
          number: Int(number), timeMilliseconds: time, position: position,
          accuracyMeters: Int(accuracy)))
    }
    return points
  }
}
