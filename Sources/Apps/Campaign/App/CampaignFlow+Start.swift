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
}
