import DeviceInterface

extension CampaignFlow {
  /// Asks the server for the assigned campaigns.
  mutating func loadList(_ platform: inout Requests) {
    guard listing.requestID == nil else { return }
    listing.requestID = get("/api/campaigns", &platform)
    stopWaiting(\.listing, Self.listTimer, &platform)
  }

  /// Shows the list as it was last time, until the server has answered.
  mutating func restoreList(_ storage: [String: String]) {
    campaigns =
      storage[Self.listKey].flatMap {
        Campaign.list(body: $0, bytesMax: configuration.answerBytesMax)
      } ?? []
  }

  mutating func takeList(_ response: ServerResponse, _ platform: inout Requests) {
    guard response.status == 200 else {
      listFailed(.status(response.status), &platform)
      return
    }
    guard let list = Campaign.list(body: response.body, bytesMax: configuration.answerBytesMax)
    else {
      listFailed(.unreadable, &platform)
      return
    }
    listing = Loading()
    campaigns = list
    platform.add(.store(key: Self.listKey, value: response.body))
    if case .campaign(let shown) = page {
      // The page shows the campaign as it is now, and closes when it is assigned no more.
      page = list.first { $0.id == shown.id }.map(Page.campaign) ?? .list
    }
  }

  mutating func listFailed(_ problem: QueryProblem, _ platform: inout Requests) {
    failed(\.listing, problem, Self.listTimer, &platform)
  }

  /// Asks the server for the campaign's audio file (`campaign:8.1`); the execution goes on without it meanwhile.
  mutating func fetchAudio(_ platform: inout Requests) {
    guard let audio = execution?.campaign.audio, player == nil, audioLoading.requestID == nil else {
      return
    }
    audioLoading.requestID = get("/api/audio/\(audio.id)", &platform)
    stopWaiting(\.audioLoading, Self.audioTimer, &platform)
  }

  mutating func takeAudio(_ response: ServerResponse, _ platform: inout Requests) {
    guard response.status == 200 else {
      audioFailed(.status(response.status), &platform)
      return
    }
    let limits = JSONValue.Limits(bytesMax: configuration.answerBytesMax, depthMax: 8)
    guard let audio = execution?.campaign.audio,
      let answer = try? JSONValue(parsing: response.body, limits: limits),
      let length = answer["lengthMs"]?.integer, (1...86_400_000).contains(length)
    else {
      audioFailed(.unreadable, &platform)
      return
    }
    audioLoading = Loading()
    let file = AudioFile(
      id: audio.id, title: answer["title"]?.string ?? audio.title, length: .milliseconds(length))
    player = CampaignPlayer(file)
    platform.add(.loadAudio(file))
  }

  mutating func audioFailed(_ problem: QueryProblem, _ platform: inout Requests) {
    failed(\.audioLoading, problem, Self.audioTimer, &platform)
  }

  /// Stops the playback and lets the player go, or stops fetching its file (`campaign:8.7`).
  mutating func releaseAudio(_ platform: inout Requests) {
    if let id = audioLoading.requestID { platform.add(.cancelSend(id: id)) }
    if audioLoading.isWaiting { platform.add(.cancel(timer: Self.audioTimer)) }
    audioLoading = Loading()
    guard player != nil else { return }
    player = nil
    platform.add(.releaseAudio)
  }

  private mutating func get(_ path: String, _ platform: inout Requests) -> Int {
    let id = requests.next()
    platform.add(
      .send(ServerRequest(id: id, .get, path, timeout: configuration.requestTimeout)))
    return id
  }

  private mutating func stopWaiting(
    _ loading: WritableKeyPath<CampaignFlow, Loading>, _ timer: String, _ platform: inout Requests
  ) {
    guard self[keyPath: loading].isWaiting else { return }
    self[keyPath: loading].isWaiting = false
    platform.add(.cancel(timer: timer))
  }

  /// Tries again later what may pass, and leaves it where the server has said that it will not.
  private mutating func failed(
    _ loading: WritableKeyPath<CampaignFlow, Loading>, _ problem: QueryProblem, _ timer: String,
    _ platform: inout Requests
  ) {
    self[keyPath: loading].requestID = nil
    self[keyPath: loading].problem = problem
    guard Self.mayPass(problem) else { return }
    let delay = self[keyPath: loading].retries.next(
      first: configuration.retryDelay, max: configuration.retryDelayMax)
    self[keyPath: loading].isWaiting = true
    platform.add(.schedule(timer: timer, after: delay))
  }

  private static func mayPass(_ problem: QueryProblem) -> Bool {
    switch problem {
    case .unanswered: true
    case .status(let status): status >= 500 || status == 408 || status == 429
    case .unreadable: false
    }
  }
}
