import DeviceInterface
import ScenarioRunner

/// The rows under "the app starts location updates with:".
enum UpdateSettings {
  /// Makes a request of the rows, each a setting and its value; throws where one is unknown.
  static func request(_ rows: [[String]]) throws -> UpdateRequest {
    var request = UpdateRequest()
    for row in rows {
      guard row.count == 2 else {
        throw InvalidStep("A row needs two cells: a setting and its value.")
      }
      try apply(row[0].foldedForComparison, row[1], to: &request)
    }
    return request
  }

  private static func apply(
    _ name: String, _ value: String, to request: inout UpdateRequest
  ) throws {
    switch name {
    case "background": request.allowsBackground = try isYes(value)
    case "indicator": request.showsBackgroundIndicator = try isYes(value)
    case "pausing": request.pausesAutomatically = try isYes(value)
    case "distance filter": request.distanceFilter = try distance(value)
    case "accuracy": request.desiredAccuracyMeters = Int(try distance(value).wholeMeters)
    case "interval":
      guard let interval = DurationText.parse(value) else { throw bad(value, "5 seconds") }
      request.interval = interval
    default:
      throw InvalidStep(
        "There is no setting \"\(name)\".",
        notes: [
          "Write background, indicator, pausing, distance filter, accuracy or interval."
        ])
    }
  }

  private static func isYes(_ value: String) throws -> Bool {
    switch value.foldedForComparison {
    case "yes", "on", "true": true
    case "no", "off", "false": false
    default: throw bad(value, "yes")
    }
  }

  private static func distance(_ value: String) throws -> Distance {
    guard let distance = DistanceText.parse(value) else { throw bad(value, "50 m") }
    return distance
  }

  private static func bad(_ value: String, _ example: String) -> InvalidStep {
    InvalidStep("\"\(value)\" does not fit this setting.", notes: ["Write for example: \(example)"])
  }
}
