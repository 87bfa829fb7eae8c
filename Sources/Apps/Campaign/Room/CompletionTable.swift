import BackendSimulator
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// What a scenario expects of a completion report: one row for each thing it says.
struct CompletionTable {
  private static let names = [
    "outcome", "started", "ended", "elapsed", "distance", "points", "pruned",
  ]
  private static let separator = ", give or take "

  private let rows: [(name: String, text: String)]

  /// Reads rows of a name and a value; throws where a report says no such thing.
  init(_ table: DataTableArgument) throws(InvalidStep) {
    var rows: [(name: String, text: String)] = []
    for cells in table.rows {
      guard cells.count == 2, Self.names.contains(cells[0].lowercased()) else {
        throw InvalidStep(
          "A completion has no “\(cells.first ?? "")”.",
          notes: ["Write rows of two cells: \(Self.names.joined(separator: ", ")), and the value."])
      }
      rows.append((cells[0].lowercased(), cells[1]))
    }
    self.rows = rows
  }

  /// Throws unless the report says all of it.
  func check(_ report: CompletionReport, in world: World) throws {
    for (name, text) in rows {
      switch name {
      case "outcome": try world.expect(report.outcome.rawValue, equals: text, "The outcome")
      case "points": try world.expect("\(report.pointCount)", equals: text, "The number of points")
      case "pruned":
        try world.expect("\(report.prunedCount)", equals: text, "The number of pruned points")
      case "started":
        try world.expect(
          report.startedAtMilliseconds, isTimeOfDay: text, "The start reported")
      case "ended":
        try world.expect(report.endedAtMilliseconds, isTimeOfDay: text, "The end reported")
      case "elapsed": try checkElapsed(report, text, world)
      default: try checkDistance(report, text, world)
      }
    }
  }

  private func checkElapsed(_ report: CompletionReport, _ text: String, _ world: World) throws {
    let (value, tolerance) = Self.parts(text)
    guard let expected = ClockText.parse(value) ?? DurationText.parse(value),
      let tolerance = tolerance.map(DurationText.parse) ?? .milliseconds(999)
    else {
      throw InvalidStep("“\(text)” is no length of time.", notes: ["Write for example 5 minutes."])
    }
    if Self.parts(text).tolerance != nil {
      try world.requireMeaning(of: tolerance, for: expected)
    }
    try world.expect(
      .milliseconds(report.elapsedMilliseconds), isAbout: expected, within: tolerance,
      "The elapsed time reported")
  }

  private func checkDistance(_ report: CompletionReport, _ text: String, _ world: World) throws {
    let (value, tolerance) = Self.parts(text)
    guard let expected = DistanceText.parseWay(value),
      let tolerance = tolerance.map(DistanceText.parse) ?? .meters(1)
    else {
      throw InvalidStep(
        "“\(text)” is no distance.", notes: ["Write for example 500 m, give or take 10 m."])
    }
    try world.expect(
      Distance(centimeters: report.distanceCentimeters), isAbout: expected, within: tolerance,
      "The distance reported")
  }

  /// Splits "500 m, give or take 10 m"; without the words there is no second part.
  private static func parts(_ text: String) -> (value: String, tolerance: String?) {
    let words = text.split(separator: separator, maxSplits: 1).map(String.init)
    return (words.first ?? "", words.count > 1 ? words[1] : nil)
  }
}
