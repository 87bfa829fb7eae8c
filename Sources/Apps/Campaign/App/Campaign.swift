import AppParts
import DeviceInterface

/// A campaign that is assigned to the promoter.
public struct Campaign: Hashable, Sendable {
  /// The recording that the promoter can play.
  public struct Audio: Hashable, Sendable {
    /// The server's name for it.
    public var id: String
    /// What the promoter reads.
    public var title: String

    /// Reads a server's answer about the file, or returns `nil` where it says no sensible length.
    func file(answer text: String) -> AudioFile? {
      guard let answer = JSONValue.answer(text),
        let length = answer["lengthMs"]?.integer, (1...86_400_000).contains(length)
      else { return nil }
      return AudioFile(
        id: id, title: answer["title"]?.string ?? title, length: .milliseconds(length))
    }
  }

  /// The server's name for it.
  public var id: String
  /// What the promoter reads.
  public var name: String
  /// Where it takes place.
  public var area: String
  /// The recording, if the advertiser has given one.
  public var audio: Audio?

  /// Creates a campaign.
  public init(id: String, name: String, area: String = "", audio: Audio? = nil) {
    (self.id, self.name, self.area, self.audio) = (id, name, area, audio)
  }

  /// Reads a campaign of a server's answer or of storage, or returns `nil` where a part is missing.
  init?(json: JSONValue) {
    guard let id = json["id"]?.string, let name = json["name"]?.string,
      id.isPathPart(bytesMax: 100)
    else {
      return nil
    }
    let audio = json["audio"].flatMap { audio -> Audio? in
      guard let id = audio["id"]?.string, let title = audio["title"]?.string,
        id.isPathPart(bytesMax: 100)
      else { return nil }
      return Audio(id: id, title: title)
    }
    self.init(id: id, name: name, area: json["area"]?.string ?? "", audio: audio)
  }

  /// The campaign as its server writes it.
  var json: JSONValue {
    .object([
      JSONValue.Member("id", .string(id)), JSONValue.Member("name", .string(name)),
      JSONValue.Member("area", .string(area)),
      JSONValue.Member(
        "audio",
        audio.map {
          .object([
            JSONValue.Member("id", .string($0.id)), JSONValue.Member("title", .string($0.title)),
          ])
        } ?? .null),
    ])
  }

  /// Reads the list of a server's answer, or returns `nil` where it is not a whole and well-formed one.
  static func list(body: String) -> [Campaign]? {
    JSONValue.answer(body, listing: "campaigns", Campaign.init(json:))
  }
}
