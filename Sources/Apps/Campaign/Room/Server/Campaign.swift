import CampaignApp
public import DeviceInterface

/// A campaign that promoters are assigned to.
public struct Campaign: Hashable, Sendable {
  /// What identifies the campaign; unique within a server.
  public var id: String
  /// What the promoter reads.
  public var name: String
  /// The part of town where it takes place.
  public var area: String
  /// What the promoter plays on the way; `nil` where the advertiser gave nothing.
  public var audio: AudioFile?

  /// Creates a campaign.
  public init(id: String, name: String, area: String, audio: AudioFile? = nil) {
    self.id = id
    self.name = name
    self.area = area
    self.audio = audio
  }

  /// The campaign as the list holds it.
  var json: JSONValue {
    let audio: JSONValue =
      audio.map { .object([.init("id", .string($0.id)), .init("title", .string($0.title))]) }
      ?? .null
    return .object([
      .init("id", .string(id)), .init("name", .string(name)), .init("area", .string(area)),
      .init("audio", audio),
    ])
  }
}
