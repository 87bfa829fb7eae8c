import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// Figures of the courier's route, and bounds on them (`delivery:METRIC-1` to `METRIC-4`).
///
/// What a sentence asks for is reported as a figure of its scenario, also where it passes.
enum MetricSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Figures of a route")
    library.concerns(.history)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addFigures(to: &library)
    addStops(to: &library)
    addReports(to: &library)
  }

  private static func addFigures(to library: inout StepLibrary<World>) {
    library.then(
      "the {delivery metric} of the route is {delivery amount}",
      "Checks a figure of the courier's route as reports write it.",
      example: "the average accuracy of the route is 5 m"
    ) { (world: inout World, metric: DeliveryMetric, text: String) in
      let expected = metric.text(try metric.value(of: text))
      let actual = metric.text(try world.requireValue(of: metric))
      try world.expect(
        actual == expected, "The \(metric.rawValue) differs.", expected: expected, actual: actual)
    }
    for bound in CountBound.allCases {
      library.then(
        "the {delivery metric} of the route is \(bound.rawValue) {delivery amount}",
        "Bounds a figure of the courier's route.",
        example: bound == .atMost
          ? "the average ETA error of the route is at most 5 minutes"
          : "the success rate of the route is at least 90%"
      ) { (world: inout World, metric: DeliveryMetric, text: String) in
        let limit = try metric.value(of: text)
        try Self.requireMeaning(of: bound, limit, for: metric)
        if bound == .atMost, let duration = metric.timePassed(limit) {
          try world.requireMeaning(ofAtMost: duration)
        }
        let value = try world.requireValue(of: metric)
        try world.expect(
          bound == .atMost ? value <= limit : value >= limit,
          "The \(metric.rawValue) is out of bounds.",
          expected: "\(bound.rawValue) \(metric.text(limit))", actual: metric.text(value))
        world.note(value, bound, limit, least: metric.leastBound, words: metric.text)
      }
    }
  }

  /// Throws for a bound that every value of the figure keeps to.
  private static func requireMeaning(
    of bound: CountBound, _ limit: Int64, for metric: DeliveryMetric
  ) throws(InvalidStep) {
    switch bound {
    case .atLeast: try bound.requireMeaning(Int(clamping: limit))
    case .atMost:
      guard let greatest = metric.greatest, limit >= greatest else { return }
      throw InvalidStep(
        "The \(metric.rawValue) is never more than \(metric.text(greatest)), so nothing would be checked.",
        notes: ["Write less, or \(leftOut: "leave the step out")."])
    }
  }

  private static func addStops(to library: inout StepLibrary<World>) {
    library.then(
      "the time at stop {stop} is {duration}, give or take {duration}",
      "Checks how long the courier was within 50 m of a stop.",
      example: "the time at stop 1 is 3 minutes, give or take 20 seconds"
    ) { (world: inout World, stop: NumberOrName, expected: Duration, tolerance: Duration) in
      let stop = try world.stopNumber(stop, onServer: true)
      guard expected > .zero else {
        throw InvalidStep("Who was at a stop was there longer than 0 s.")
      }
      try world.requireMeaning(of: tolerance, for: expected)
      let metrics = try world.requireMetrics(for: .delivery)
      let id = try world[serverOf: DeliveryRoom.self].order(ofStop: stop).stop.id
      guard let actual = metrics.stopTimes.milliseconds(at: id) else {
        throw StepFailure(
          "The server does not know how long the courier was at stop \(stop).",
          expected: DurationText.render(expected), actual: "no time")
      }
      try world.expect(
        .milliseconds(actual), isAbout: expected, giveOrTake: tolerance,
        "The time at stop \(stop)")
    }
    library.then(
      "the times at the stops are, give or take {duration}:",
      "Checks how long the courier was within 50 m of each stop that was left again, a row for each of them and no other.",
      example: """
        the times at the stops are, give or take 5 seconds:
        | stop | time      |
        | 1    | 3 minutes |
        | 2    | 2 minutes |
        """
    ) { (world: inout World, tolerance: Duration, table: DataTableArgument) in
      try world.expectStopTimes(table, within: tolerance)
    }
    library.then(
      "the reasons of failed deliveries are:",
      "Checks how often each reason was given, in the order of the list.",
      example: """
        the reasons of failed deliveries are:
        | reason            | count |
        | Customer not home | 2     |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try table.requireRows("Where no delivery failed, check the success rate instead.")
      let expected = zip(try table.column("reason"), try table.column("count"))
        .map { "\($0): \($1)" }
      let actual = try world.requireMetrics(for: .delivery).failures
        .map { "\($0.reason): \($0.count)" }
      try world.expect(
        actual == expected, "The reasons are others.", expected: expected.joined(separator: "\n"),
        actual: actual.isEmpty ? "none" : actual.joined(separator: "\n"))
    }
  }

  private static func addReports(to library: inout StepLibrary<World>) {
    library.then(
      "the figures of the route are reported",
      "Has the reports show all figures of the courier's route, without bounding any."
    ) { (world: inout World) in
      for requirement in DeliveryMetric.Requirement.allCases {
        let metrics = try world.requireMetrics(for: requirement)
        let own = DeliveryMetric.allCases.filter { $0.requirement == requirement }
        guard own.contains(where: { metrics.value(of: $0) != nil }) else {
          throw World.nothingMeasured(requirement.rawValue)
        }
      }
    }
  }
}

extension World {
  /// The figures of the courier's route up to now, which are reported from here on.
  fileprivate mutating func requireMetrics(
    for requirement: DeliveryMetric.Requirement
  ) throws -> DeliveryMetrics {
    try changeObserver(of: DeliveryRoom.self) { $0.askedMetrics.insert(requirement) }
    return DeliveryMetrics(settledDeliveries(), of: DeliveryActor.courierID)
  }

  /// Throws unless the times at the stops are those of the table, and there are no more.
  fileprivate mutating func expectStopTimes(
    _ table: DataTableArgument, within tolerance: Duration
  ) throws {
    try table.requireRows("Write a row for each stop at which the courier was.")
    try table.requireColumns(["stop", "time"], "A time at a stop has no")
    let metrics = try requireMetrics(for: .delivery)
    let server = self[serverOf: DeliveryRoom.self]
    let route = server.currentRoute(of: DeliveryActor.courierID)
    let known = route?.route.stops.filter { metrics.stopTimes.milliseconds(at: $0.id) != nil }
    let stops = try table.column("stop")
    try expect(
      known?.map { "\($0.number)" } == stops, "The times of other stops are known.",
      expected: stops.joined(separator: ", "),
      actual: known?.map { "\($0.number)" }.joined(separator: ", ") ?? "none")
    for (stop, text) in zip(known ?? [], try table.column("time")) {
      guard let expected = DurationText.parse(text) else {
        throw InvalidStep("“\(text)” is no time.", notes: ["Write for example 3 minutes."])
      }
      try requireMeaning(of: tolerance, for: expected)
      try expect(
        .milliseconds(metrics.stopTimes.milliseconds(at: stop.id) ?? 0), isAbout: expected,
        giveOrTake: tolerance, "The time at stop \(stop.number)")
    }
  }

  /// A figure's value up to now; throws where nothing was measured.
  fileprivate mutating func requireValue(of metric: DeliveryMetric) throws -> Int64 {
    guard let value = try requireMetrics(for: metric.requirement).value(of: metric) else {
      throw Self.nothingMeasured(metric.rawValue)
    }
    return value
  }

  /// What a step says where there is nothing to be compared.
  fileprivate static func nothingMeasured(_ name: String) -> StepFailure {
    StepFailure("\(name): nothing was measured.", expected: "a figure", actual: "none")
  }

  /// Returns the figures that a step has asked for, requirement by requirement.
  func deliveryFigures() -> [Figure] {
    let asked = app.observer(of: DeliveryRoom.self)?.askedMetrics ?? []
    guard !asked.isEmpty else { return [] }
    var server = self[serverOf: DeliveryRoom.self]
    server.settle(at: phone.now)
    let metrics = DeliveryMetrics(server, of: DeliveryActor.courierID)
    return DeliveryMetric.allCases.filter { asked.contains($0.requirement) }
      .compactMap { metric in metrics.value(of: metric).map { metric.figure($0) } }
  }
}
