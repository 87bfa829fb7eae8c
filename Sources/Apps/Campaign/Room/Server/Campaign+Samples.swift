import CampaignApp
import DeviceInterface

extension Campaign {
  /// The campaigns that a campaign server has from the start: made up, in real parts of Warsaw.
  public static let samples: [Campaign] = [
    Campaign(
      id: "c-1", name: "Spring leaflets", area: "Mokotów",
      audio: AudioFile(id: "a-1", title: "Spring jingle", length: .milliseconds(95_000))),
    Campaign(
      id: "c-2", name: "Bakery opening", area: "Praga-Północ",
      audio: AudioFile(id: "a-2", title: "Fresh every morning", length: .milliseconds(42_500))),
    Campaign(id: "c-3", name: "City run", area: "Śródmieście"),
    Campaign(
      id: "c-4", name: "Summer cinema", area: "Żoliborz",
      audio: AudioFile(id: "a-3", title: "Films under the stars", length: .milliseconds(180_000))),
  ]
}
