import AppParts
public import DeviceInterface

/// A place of a tour, and what is heard there.
public struct TourPoint: Hashable, Sendable {
  /// The radii that a point may have (`tour:REQ-3`).
  public static let radii = Distance.meters(100)...Distance.meters(300)

  /// Its place in the sequence, from 1.
  public var number: Int
  /// What the walker reads.
  public var title: String
  /// Where it is.
  public var position: Position
  /// How near the walker must come.
  public var radius: Distance
  /// What is heard.
  public var audio: AudioFile

  /// Creates a point.
  public init(
    number: Int, title: String, position: Position, radius: Distance, audio: AudioFile
  ) {
    self.number = number
    self.title = title
    self.position = position
    self.radius = radius
    self.audio = audio
  }

  /// Reads a point, or returns `nil` where a part is missing or out of its range.
  init?(json: JSONValue) {
    guard let number = json["number"]?.integer, (1...Int64(Tour.pointCountMax)).contains(number),
      let title = json["title"]?.string,
      let latitude = json["lat"]?.double, let longitude = json["lng"]?.double,
      let position = Position(latitudeDegrees: latitude, longitudeDegrees: longitude),
      let radius = json["radiusM"]?.integer, (100...300).contains(radius),
      let audio = json["audio"], let id = audio["id"]?.string, !id.isEmpty,
      let length = audio["lengthMs"]?.integer, (1...86_400_000).contains(length)
    else { return nil }
    self.init(
      number: Int(number), title: title, position: position, radius: .meters(Int(radius)),
      audio: AudioFile(id: id, title: title, length: .milliseconds(length)))
  }

  /// The point as its server writes it.
  public var json: JSONValue {
    .object([
      .init("number", .integer(Int64(number))), .init("title", .string(title)),
      .init("lat", .double(position.latitudeDegrees)),
      .init("lng", .double(position.longitudeDegrees)),
      .init("radiusM", .integer(radius.wholeMeters)),
      .init(
        "audio",
        .object([
          .init("id", .string(audio.id)),
          .init("lengthMs", .integer(audio.length.wholeMilliseconds)),
        ])),
    ])
  }

  /// Whether a position lies within its radius, the edge included.
  func isReached(from place: Position) -> Bool { position.distance(to: place) <= radius }
}
