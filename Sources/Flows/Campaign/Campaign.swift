import DeviceInterface

/// A campaign that is assigned to the promoter.
public struct Campaign: Hashable, Sendable {
  /// The recording that the promoter can play.
  public struct Audio: Hashable, Sendable {
    /// The server's name for it.
    public var id: String
    /// What the promoter reads.
    public var title: String
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
    self.id = id
    self.name = name
    self.area = area
    self.audio = audio
  }

  /// Reads a campaign of a server's answer or of storage, or returns `nil` where a part is missing.
  init?(json: JSONValue) {
    guard let id = json["id"]?.string, let name = json["name"]?.string, Self.isUsable(id) else {
      return nil
    }
    let audio = json["audio"].flatMap { audio -> Audio? in
      guard let id = audio["id"]?.string, let title = audio["title"]?.string, Self.isUsable(id)
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
  static func list(body: String, bytesMax: Int) -> [Campaign]? {
    let limits = JSONValue.Limits(bytesMax: bytesMax, depthMax: 8)
    guard let answer = try? JSONValue(parsing: body, limits: limits),
      let rows = answer["campaigns"]?.array
    else { return nil }
    let campaigns = rows.compactMap(Campaign.init(json:))
    return campaigns.count == rows.count ? campaigns : nil
  }

  /// Whether a name can be a part of a path.
  private static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 100
      && id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"/?#%""#.utf8.contains($0) }
  }
}
