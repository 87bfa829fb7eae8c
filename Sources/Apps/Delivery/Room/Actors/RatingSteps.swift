import BackendSimulator
import DeliveryApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What customers think of their deliveries (`delivery:RATING-1`).
enum RatingSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Ratings of deliveries")
    library.concerns(.server)
    library.require { world in try world.requireInstalled(DeliveryRoom.self) }
    library.doubtChecks { world in try world.requireDeliveryNews() }
    addDeeds(to: &library)
    addChecks(to: &library)
  }

  private static func addDeeds(to library: inout StepLibrary<World>) {
    library.when(
      "{delivery actor} rates the delivery with {word}",
      "Sends a rating of the own order: a number from 1 to 5, and whatever else is to be refused.",
      example: "the customer of stop 1 rates the delivery with 5"
    ) { (world: inout World, actor: DeliveryActor, stars: String) in
      try world.rate(as: actor, stars, nil)
    }
    library.when(
      "{delivery actor} rates the delivery with {word} and writes {string}",
      "Sends a rating of the own order with some words.",
      example: "the customer of stop 1 rates the delivery with 4 and writes \"A little late\""
    ) { (world: inout World, actor: DeliveryActor, stars: String, words: String) in
      try world.rate(as: actor, stars, words)
    }
    library.when(
      "{delivery actor} rates the delivery with {word} and writes {count} letters",
      "Sends a rating of the own order with so many letters, to see how many are taken.",
      example: "the customer of stop 1 rates the delivery with 5 and writes 1000 letters"
    ) { (world: inout World, actor: DeliveryActor, stars: String, count: Int) in
      try world.rate(as: actor, stars, String(repeating: "a", count: count))
    }
    library.when(
      "{delivery actor} rates the delivery of stop {stop} with {word}",
      "Sends a rating of the order of a stop, whosever it is.",
      example: "the customer of stop 1 rates the delivery of stop 2 with 1"
    ) { (world: inout World, actor: DeliveryActor, stop: NumberOrName, stars: String) in
      let stop = try world.stopNumber(stop, onServer: true)
      let order = try world[serverOf: DeliveryRoom.self].order(ofStop: stop)
      try world.rate(as: actor, stars, nil, order.id)
    }
  }

  private static func addChecks(to library: inout StepLibrary<World>) {
    library.then(
      "the ratings on the server are:",
      "Checks all ratings of the courier's route in the order of their arrival: the stop, the rating, and with \"words\" what was written, with \"letters\" how long that is.",
      example: """
        the ratings on the server are:
        | stop | rating | words         |
        | 1    | 4      | A little late |
        """
    ) { (world: inout World, table: DataTableArgument) in
      try table.requireRows(orElse: "Then nobody has rated a delivery")
      try table.requireColumns(["stop", "rating", "words", "letters"], "A rating has no")
      let expected = table.body.map { $0.joined(separator: " | ") }
      let actual = world.shownRatings(under: table.header)
      try world.expect(
        actual == expected, "The ratings are others.", expected: expected.joined(separator: "\n"),
        actual: actual.isEmpty ? "none" : actual.joined(separator: "\n"))
    }
    library.then(
      "nobody has rated a delivery", "Checks that the server has taken no rating."
    ) { (world: inout World) in
      let ratings = world.settledDeliveries().ratings
      try world.expect(
        ratings.isEmpty, "There are ratings.", expected: "none", actual: "\(ratings.count)")
    }
  }
}

extension World {
  /// Sends a rating in somebody's name, of the own order unless another one is named.
  fileprivate mutating func rate(
    as actor: DeliveryActor, _ stars: String, _ words: String?, _ orderID: String? = nil
  ) throws {
    let order = try orderID ?? self[serverOf: DeliveryRoom.self].ownOrder(of: actor).id
    var members = [
      JSONValue.Member("rating", (try? JSONValue(parsing: stars)) ?? .string(stars))
    ]
    if let words { members.append(.init("feedback", .string(words))) }
    try visit(
      actor, .report, "/api/order/\(order)/rating", sending: JSONValue.object(members).text)
  }

  fileprivate mutating func shownRatings(under header: [String]) -> [String] {
    let server = settledDeliveries()
    return server.ratings.map { rating in
      header.map { heading in
        switch heading.lowercased() {
        case "stop": server.order(rating.orderID).map { "\($0.stop.number)" } ?? ""
        case "rating": "\(rating.stars)"
        case "letters": "\((rating.words ?? "").unicodeScalars.count)"
        default: rating.words ?? ""
        }
      }.joined(separator: " | ")
    }
  }
}
