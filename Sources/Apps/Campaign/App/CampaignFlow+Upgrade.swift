import AppParts
import DeviceInterface

extension CampaignFlow {
  /// Where the first format kept the execution: `1;status;id;campaign;startedAtMs;elapsedMs;runningSinceMs;name`.
  public static let firstStateKey = "campaign.execution"
  /// Where it kept all points in one value, a line each: `number;timeMs;latitudeE7;longitudeE7;accuracy`.
  public static let firstPointsKey = "campaign.points"

  /// Brings what the first format of the app has stored into the present one; returns what storage then holds.
  ///
  /// The old values go last, and the new ones are the same at each attempt: a process that dies meanwhile begins anew.
  /// The first format knew no speed and no gaps, and not which points a server has: they are sent again, which a server
  /// recognizes by their numbers.
  mutating func upgradedStorage(_ platform: inout Requests) -> [String: String] {
    var storage = platform.facts.storage
    guard let text = storage[Self.firstStateKey] else { return storage }
    if let old = Self.firstExecution(text) {
      let points = Self.firstPoints(storage[Self.firstPointsKey] ?? "")
      var values = core.journal.storedForm(of: points, owner: old.id, old.destination)
      values.append((Self.stateKey, old.text))
      for (key, value) in values {
        storage[key] = value
        platform.add(.store(key: key, value: value))
      }
    }
    for key in [Self.firstPointsKey, Self.firstStateKey] {
      storage[key] = nil
      platform.add(.delete(key: key))
    }
    return storage
  }

  static func firstExecution(_ text: String) -> CampaignExecution? {
    let fields = text.split(separator: ";", maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count == 8, fields[0] == "1",
      let status = CampaignExecution.Status(rawValue: String(fields[1])),
      let campaign = Campaign(
        json: .object([
          JSONValue.Member("id", .string(String(fields[3]))),
          JSONValue.Member("name", .string(String(fields[7]))),
        ])),
      !fields[2].isEmpty, !fields[2].utf8.contains(UInt8(ascii: "/")),
      let startedAt = Int64(fields[4]), let elapsed = Int64(fields[5]), elapsed >= 0
    else { return nil }
    // It measured with the wall clock only; an unknown start of the phone makes the stopwatch do so too.
    let since = Int64(fields[6]).map {
      Stopwatch.Moment(uptime: .zero, wallMilliseconds: $0, bootCount: 0)
    }
    return CampaignExecution(
      id: String(fields[2]), campaign: campaign, startedAtMilliseconds: startedAt, status: status,
      stopwatch: Stopwatch(
        base: .milliseconds(elapsed), runningSince: status == .active ? since : nil))
  }

  private static func firstPoints(_ text: String) -> [TrackPoint] {
    var points: [TrackPoint] = []
    for line in text.split(separator: "\n") {
      var reader = LineReader(line)
      // A hole in the numbers would number all that follows anew, so that a damaged line ends what is known.
      guard let number = reader.integer(), number == points.count + 1,
        let time = reader.integer(),
        let latitude = reader.integer().flatMap({ Int32(exactly: $0) }),
        let longitude = reader.integer().flatMap({ Int32(exactly: $0) }),
        let position = Position(latitudeE7: latitude, longitudeE7: longitude),
        let accuracy = reader.integer(), reader.isAtEnd
      else { break }
      points.append(
        TrackPoint(
          number: Int(number), timeMilliseconds: time, position: position,
          accuracyMeters: Int(accuracy)))
    }
    return points
  }
}
