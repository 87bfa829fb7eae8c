import AppParts
public import DeviceInterface

/// A walk through places, each with a story that is heard there.
public struct Tour: Hashable, Sendable {
  /// What identifies the tour; unique within a server.
  public var id: String
  /// What the walker reads.
  public var title: String
  /// Its points in the order in which they are heard; their numbers are 1, 2, 3 and so on.
  public var points: [TourPoint]

  /// The most points of a tour that the app plays.
  static let pointCountMax = 200

  /// Creates a tour.
  public init(id: String, title: String, points: [TourPoint]) {
    (self.id, self.title, self.points) = (id, title, points)
  }

  /// Reads a tour of a server's answer or of storage, or returns `nil` where it cannot be walked.
  init?(json: JSONValue) {
    guard let id = json["id"]?.string, id.isPathPart(bytesMax: 100),
      let title = json["title"]?.string, !title.isEmpty,
      let list = json["points"]?.array, (1...Self.pointCountMax).contains(list.count)
    else { return nil }
    let points = list.compactMap(TourPoint.init(json:)).sorted { $0.number < $1.number }
    // One that cannot be read, a number twice or one left out: the order would be a guess.
    guard points.map(\.number) == Array(1...list.count) else { return nil }
    self.init(id: id, title: title, points: points)
  }

  /// The tour as its server writes it.
  public var json: JSONValue {
    .object([
      .init("id", .string(id)), .init("title", .string(title)),
      .init("points", .array(points.map(\.json))),
    ])
  }

  /// Reads the list of a server's answer: the tours that can be walked, and how many cannot.
  ///
  /// Returns `nil` where it is no list at all. One bad tour does not take the others away.
  static func list(body: String) -> (tours: [Tour], badCount: Int)? {
    let rows = JSONValue.answer(body, listing: "tours") { json -> Tour?? in
      .some(Tour(json: json))
    }
    guard let rows else { return nil }
    var tours: [Tour] = []
    // Of two tours with one id nobody knows which one is meant.
    for tour in rows.compactMap(\.self) where !tours.contains(where: { $0.id == tour.id }) {
      tours.append(tour)
    }
    return (tours, rows.count - tours.count)
  }
}

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
    (self.number, self.title, self.position, self.radius) = (number, title, position, radius)
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
