public import AppParts
import DeviceInterface

/// A route that a courier drives, or has driven: what has become of its stops so far.
///
/// The route is stored when it begins, and where a customer has changed something; the progress is stored at each change.
public struct RouteWork: Hashable, Sendable {
  /// The route.
  public internal(set) var route: DeliveryRoute
  /// Its name on this phone and on the server; unique over all phones and times.
  public let run: String
  /// When it was started, in milliseconds since 1970 by the phone's clock at that time.
  public let startedAtMilliseconds: Int64
  /// The time since the start, until the last stop had its outcome.
  public internal(set) var stopwatch: Stopwatch
  /// What has become of the stops, in their order.
  public internal(set) var progress: RouteProgress
  /// How many times the courier's consent was told or taken back.
  var consentCount = 0
  /// The way to a stop that the courier has taken, where it is not the straight one (`delivery:MAP-6`).
  public internal(set) var way: TakenWay?
  /// How many times a way was taken.
  var wayCount = 0
  /// Whether the server has taken all outcomes, so that nothing can be open again.
  public internal(set) var isClosed = false

  /// Begins a route, of which the server knows some outcomes.
  init(_ offer: RouteOffer, run: String, _ facts: Facts) {
    route = offer.route
    self.run = run
    startedAtMilliseconds = facts.wallClock.millisecondsSince1970
    stopwatch = Stopwatch()
    stopwatch.start(facts)
    progress = RouteProgress(route.stops.indices.map { StopProgress(outcome: offer.outcomes[$0]) })
  }

  /// Where its points go.
  var destination: PointLog.Destination {
    PointLog.Destination(
      path: "/api/courier/location/update",
      members: "\"route_id\":\(JSONValue.string(route.id).text),\"run\":"
        + "\(JSONValue.string(run).text),")
  }

  /// The place of the next stop, from zero; `nil` where none is open.
  public var next: Int? { progress.next }

  /// The places of the open stops, in their order.
  public var open: [Int] { progress.indices.filter { progress[$0].outcome == nil } }

  /// Whether no stop is open.
  public var isOver: Bool { next == nil }
}

extension RouteWork {
  var text: String {
    var writer = ByteWriter(capacity: 160)
    writer.write("1;")
    writer.write(route.id)
    writer.write(";")
    writer.write(run)
    writer.write(";")
    writer.write(startedAtMilliseconds)
    writer.write(";")
    writer.write(Int64(consentCount))
    writer.write(isClosed ? ";c" : ";o")
    if wayCount > 0 {
      writer.write(";")
      writer.write(Int64(wayCount))
      writer.write(";")
      if let way { writer.write(way.line(on: route)) }
    }
    writer.write("\n")
    stopwatch.write(into: &writer)
    return writer.text + progress.text + "\n."
  }

  /// Restores a work from its route and its progress, or returns `nil` where either is damaged or they do not belong
  /// together.
  init?(route: DeliveryRoute, text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == route.stops.count + 3, lines.last == "." else { return nil }
    let head = lines[0].split(separator: ";", omittingEmptySubsequences: false)
    guard [6, 8].contains(head.count), head[0] == "1", head[1] == route.id,
      String(head[2]).isPathPart(bytesMax: 200), let startedAt = Int64(head[3]),
      let consentCount = Int(head[4]), consentCount >= 0, head[5] == "c" || head[5] == "o",
      let stopwatch = Stopwatch(line: lines[1])
    else { return nil }
    var progress: [StopProgress] = []
    for line in lines[2..<(lines.count - 1)] {
      guard let stop = StopProgress(line: line) else { return nil }
      progress.append(stop)
    }
    self.route = route
    run = String(head[2])
    startedAtMilliseconds = startedAt
    self.stopwatch = stopwatch
    self.progress = RouteProgress(progress)
    self.consentCount = consentCount
    isClosed = head[5] == "c"
    // Who has never taken another way has nothing of it stored.
    guard head.count == 8 else { return }
    guard let count = Int(head[6]), count > 0 else { return nil }
    wayCount = count
    guard !head[7].isEmpty else { return }
    guard let way = TakenWay(line: head[7], on: route) else { return nil }
    self.way = way
  }
}
