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
    self.id = id
    self.title = title
    self.points = points
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
