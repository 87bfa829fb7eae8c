import AppParts
import DeviceInterface

extension CampaignFlow {
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

  /// Stops the playback and lets the player go, or stops fetching its file (`campaign:8.7`).
  mutating func releaseAudio(_ platform: inout Requests) {
    audioLoading.cancel(&platform)
    guard player != nil else { return }
    player = nil
    platform.add(.releaseAudio)
  }
}
