import AppParts
public import BackendSimulator
public import DeviceInterface
public import TourApp

/// The server of the tour app: the tours that editors have published.
///
/// `GET /api/tours` answers with all of them. What cannot be walked it does not take in the first place.
public struct TourServer: SimulatedServer {
  /// A draft that was not taken.
  public struct Refused: Hashable, Sendable {
    /// What it was called.
    public let title: String
    /// What was wrong with it.
    public let reason: String
  }

  /// The tours, in the order in which they are listed.
  public private(set) var tours: [Tour] = []
  /// The tours that were ever published: who has begun one walks it to its end.
  public private(set) var everPublished: [Tour] = []
  /// The drafts that were refused, the first one first.
  public private(set) var refused: [Refused] = []
  /// The script of latency and failures.
  public var behaviour = ScriptedBehaviour()
  /// What the server has received.
  public var log = RequestLog()

  /// Creates a server with the sample tour.
  public init() { publish(TourDraft.sample) }

  /// Takes all tours away.
  public mutating func withdrawAll() { tours = [] }

  /// Takes a draft, in the place of an earlier tour of the same title; returns what is wrong where it does not.
  @discardableResult
  public mutating func publish(_ draft: TourDraft) -> String? {
    if let fault = draft.fault {
      refused.append(Refused(title: draft.title, reason: fault))
      return fault
    }
    if let index = tours.firstIndex(where: { $0.title == draft.title }) {
      tours[index] = draft.tour(id: tours[index].id)
    } else {
      tours.append(draft.tour(id: "t-\(everPublished.count + 1)"))
    }
    everPublished += tours.filter { !everPublished.contains($0) }
    return nil
  }

  /// The requests that it knows.
  public static var knownRequests: [RequestPattern] { routes.requests }

  /// Tells whether a request for the path is this server's.
  public func serves(_ path: String) -> Bool { path.hasPrefix("/api/tours") }

  private static let routes = RouteTable([(.get, "/api/tours", ())])

  /// Answers with the tours; nothing is uploaded.
  public func answer(
    _ request: ServerRequest, at time: Instant, acceptedCountMax: Int?
  ) -> ServerResponse {
    do throws(Refusal) {
      _ = try Self.routes.match(request)
    } catch {
      return error.response
    }
    return .json([.init("tours", .array(tours.map(\.json)))])
  }

  /// What it has to be shown, or had.
  var shownTexts: [String] {
    everPublished.flatMap { tour in
      [tour.title] + tour.points.flatMap { [$0.title, "\($0.number). \($0.title)"] }
    }
  }
}

/// A tour as an editor hands it in: whatever was typed.
public struct TourDraft: Hashable, Sendable {
  /// One point, as it was typed.
  public struct Point: Hashable, Sendable {
    /// Its place in the sequence.
    public var number: Int
    /// What the walker is to read.
    public var title: String
    /// Where it is.
    public var position: Position
    /// How near the walker must come.
    public var radius: Distance
    /// How long its audio is; `nil` where none was handed in.
    public var audioLength: Duration?
  }

  /// What walkers are to read.
  public var title: String
  /// Its points, in any order.
  public var points: [Point]

  /// The most points that a tour may have.
  public static let pointCountMax = 200
  /// The longest audio of a point.
  static let audioLengthMax = Duration.seconds(3_600)

  /// What is wrong with it, the first thing first; `nil` where it can be published (`tour:REQ-3`).
  public var fault: String? {
    if title.isEmpty { return "A tour needs a title" }
    if points.isEmpty { return "“\(title)” has no points" }
    if points.count > Self.pointCountMax {
      return "“\(title)” has \(points.count) points; expected \(Self.pointCountMax) at most"
    }
    return points.lazy.compactMap(fault(of:)).first
  }

  private func fault(of point: Point) -> String? {
    let name = "Point \(point.number) of “\(title)”"
    if points.count(where: { $0.number == point.number }) > 1 {
      return "Two points of “\(title)” have the number \(point.number)"
    }
    if !(1...points.count).contains(point.number) {
      return "\(name) leaves a number out; expected 1 to \(points.count)"
    }
    if point.title.isEmpty { return "\(name) has no title" }
    if !TourPoint.radii.contains(point.radius) {
      return "\(name) has a radius of \(point.radius); expected"
        + " \(TourPoint.radii.lowerBound) to \(TourPoint.radii.upperBound)"
    }
    guard let length = point.audioLength, length >= .milliseconds(1) else {
      return "\(name) has no audio"
    }
    return length > Self.audioLengthMax ? "\(name) has more than an hour of audio" : nil
  }

  /// The tour under an id; the draft must have no fault.
  func tour(id: String) -> Tour {
    Tour(
      id: id, title: title,
      points: points.sorted { $0.number < $1.number }.map { point in
        TourPoint(
          number: point.number, title: point.title, position: point.position, radius: point.radius,
          audio: AudioFile(
            id: "\(id)-\(point.number)", title: point.title, length: point.audioLength ?? .zero))
      })
  }

  /// The tour that a tour server has from the start: made up, 400 m from one point to the next, northwards.
  static let sample = TourDraft(
    title: "Royal Way",
    points: [
      ("Castle", 522_333_000), ("Column", 522_369_000), ("Cathedral", 522_405_000),
      ("Market", 522_441_000), ("Barbican", 522_477_000),
    ].enumerated().compactMap { index, place in
      Position(latitudeE7: place.1, longitudeE7: 210_122_000).map {
        Point(
          number: index + 1, title: place.0, position: $0, radius: .meters(100),
          audioLength: .seconds(60))
      }
    })
}
