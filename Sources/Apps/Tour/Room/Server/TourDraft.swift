public import DeviceInterface
import TourApp

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
          number: point.number, title: point.title, position: point.position,
          radius: point.radius,
          audio: AudioFile(
            id: "\(id)-\(point.number)", title: point.title, length: point.audioLength ?? .zero))
      })
  }
}

extension TourDraft {
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
