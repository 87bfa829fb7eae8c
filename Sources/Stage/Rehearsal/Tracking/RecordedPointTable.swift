public import BackendSimulator
public import DeviceInterface
import ScenarioRunner

/// What a scenario expects of single recorded points: one row for each, by its number.
struct RecordedPointTable {
  private static let names = ["at", "speed", "accuracy"]

  private let rows: [(number: Int, values: [(name: String, text: String)])]

  /// Reads rows of a number and of what is expected of the point; throws where a point has no such thing.
  init(_ table: DataTableArgument) throws {
    try table.requireRows(orElse: "Then no points were recorded")
    let numbers = try table.column("point")
    let headings = table.header.map { $0.lowercased() }.filter { $0 != "point" }
    if let unknown = headings.first(where: { !Self.names.contains($0) }) {
      throw InvalidStep(
        "A recorded point has no “\(unknown)”.",
        notes: ["Head the columns with point and some of: \(Self.names.joined(separator: ", "))."])
    }
    let columns = try headings.map { (name: $0, cells: try table.column($0)) }
    self.rows = try numbers.enumerated().map { index, text in
      guard let number = Int(text), number > 0 else {
        throw InvalidStep("“\(text)” is no point.", notes: ["Points are counted from 1."])
      }
      return (number, columns.map { ($0.name, $0.cells[index]) })
    }
  }

  /// Throws unless every point is as its row says.
  func check(_ entries: [RecordedEntry], in world: World) throws {
    for (number, values) in rows {
      guard let point = entries.first(where: { $0.point.number == number })?.point else {
        throw StepFailure(
          "Point \(number) was not recorded.", expected: "point \(number)",
          actual: World.counted(entries.count, "point", "points"))
      }
      for (name, text) in values {
        switch name {
        case "at":
          try world.expect(
            point.fix.timeMilliseconds, isTimeOfDay: text, "The time of point \(number)")
        case "speed": try checkSpeed(of: point, text, world)
        default: try checkAccuracy(of: point, text, world)
        }
      }
    }
  }

  private func checkAccuracy(of point: RecordedPoint, _ text: String, _ world: World) throws {
    guard let expected = DistanceText.parse(text) else {
      throw InvalidStep("“\(text)” is no accuracy.", notes: ["Write for example 5 m."])
    }
    try world.expect(
      .meters(point.fix.accuracyMeters), equals: expected, "The accuracy of point \(point.number)")
  }

  /// Receivers round, so that a speed may be a few millimetres per second off.
  private func checkSpeed(of point: RecordedPoint, _ text: String, _ world: World) throws {
    guard let expected = Speed(text: text) else {
      throw InvalidStep("“\(text)” is no speed.", notes: ["Write for example 5 km/h or 1.5 m/s."])
    }
    let actual = point.fix.speedMillimetersPerSecond
    try world.expect(
      actual.map { abs($0 - expected.millimetersPerSecond) <= 50 } ?? false,
      "The speed of point \(point.number) differs.", expected: text,
      actual: actual.map { "\($0) mm/s" } ?? "none")
  }
}

/// A point as the app recorded it, and the instant at which it did.
public struct RecordedEntry: Hashable, Sendable {
  /// The point, as it was then.
  public let point: RecordedPoint
  /// When it was recorded.
  public let at: Instant
}

extension RecordedEntry: Packable {
  /// Writes it as what differs from the one before.
  public func pack(after previous: RecordedEntry?, into packer: inout Packer) {
    point.pack(after: previous?.point, into: &packer)
    packer.write(at.sinceStart, after: previous?.at.sinceStart)
  }

  /// Reads what was written after the one before.
  public init(after previous: RecordedEntry?, from reader: inout PackReader) {
    point = RecordedPoint(after: previous?.point, from: &reader)
    at = Instant(sinceStart: reader.duration(after: previous?.at.sinceStart))
  }
}
