import DeliveryApp
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// The place where the courier was seen last, and its drawing on a page: a position that has grown old is grey.
struct SeenPosition: Hashable, Sendable {
  /// How old a position may be that is drawn as the courier's present one.
  static let freshMilliseconds: Int64 = 120_000

  let position: Position
  /// When, in milliseconds since 1970.
  let atMilliseconds: Int64

  /// Reads what a server says of a location, under the names of its time.
  init?(_ json: JSONValue?) {
    guard let position = Position(documented: json),
      let time = json?["last_updated"]?.string.flatMap(WallTime.init(iso:))
    else { return nil }
    self.position = position
    self.atMilliseconds = time.millisecondsSince1970
  }

  /// How old it is at the time, in whole seconds; a phone's clock may run ahead.
  func age(atMilliseconds now: Int64) -> Duration { .seconds(max(0, now - atMilliseconds) / 1_000) }

  /// Whether it is still drawn as the courier's present one.
  func isFresh(atMilliseconds now: Int64) -> Bool { now - atMilliseconds <= Self.freshMilliseconds }

  /// Draws it on a map and tells its age beside it.
  func draw(on screen: inout Screen, atMilliseconds now: Int64) {
    var map = screen.map ?? MapView()
    if isFresh(atMilliseconds: now) {
      map.marker = position
    } else {
      // No map shows a user's marker in grey; a faint point is grey.
      map.points.append(MapView.Point(number: 0, position: position, isFaint: true))
      screen.badges.append(Badge("Position not current", .gray))
    }
    screen.map = map
    let age = DurationText.render(age(atMilliseconds: now))
    screen.metrics.append(Metric("Position", .text("\(age) old")))
  }
}

/// The page for those who wait for an order: by the server's answer and the time alone (`delivery:UI-3`).
struct TrackingPage: Hashable, Sendable {
  private let status: String
  private let courier: CourierCard
  private let seen: SeenPosition?
  private let destination: Position
  private let stopCount: Int64
  private let doneCount: Int64
  private let eta: WallTime?
  private let distance: Distance?
  private let traffic: RouteTraffic.Level?

  /// Reads the answer to a question for an order's tracking; `nil` where a part is missing.
  init?(_ data: JSONValue) {
    guard let status = data["delivery_status"]?.string, let order = data["order_status"]?.string,
      let route = data["route"], let destination = Position(documented: data["delivery_address"]),
      let stopCount = route["total_stops"]?.integer, stopCount > 0,
      let doneCount = route["completed_stops"]?.integer
    else { return nil }
    // The scans' table does not tell the orders on the way from those that wait in the depot.
    self.status = status == "pending" ? order : status
    courier = CourierCard(data["courier"])
    seen = SeenPosition(data["courier"]?["current_location"])
    (self.destination, self.stopCount, self.doneCount) = (destination, stopCount, doneCount)
    eta = route["eta"]?.string.flatMap(WallTime.init(iso:))
    traffic = route["traffic"]?.string.flatMap(RouteTraffic.Level.init(rawValue:))
    distance = route["distance_remaining"]?.double.flatMap { kilometers in
      // What a server sends may be any number.
      (0...50_000).contains(kilometers)
        ? Distance(centimeters: Int64(kilometers * 100_000 + 0.5)) : nil
    }
  }

  /// The page as it is read at a time of the server's clock.
  func screen(atMilliseconds now: Int64) -> Screen {
    var screen = Screen(title: "Your delivery")
    screen.badges = [Self.badge(status)]
    screen.metrics =
      [
        Metric("ETA", .text(eta.map(\.onTwelveHours) ?? "–")),
        Metric("Progress", .text("\(doneCount * 100 / stopCount)%")),
        Metric("Stops", .text("\(doneCount) of \(stopCount)")),
      ] + courier.metrics
    if let traffic { screen.metrics.append(Metric("Traffic", .text(traffic.words))) }
    if let distance { screen.metrics.append(Metric("Distance", .text("\(distance)"))) }
    screen.map = MapView(points: [MapView.Point(number: 1, position: destination)])
    if let seen {
      screen.map?.lines = [[seen.position, destination]]
      seen.draw(on: &screen, atMilliseconds: now)
    }
    return screen
  }

  /// The words for how a delivery stands, with their colours, by the server's words.
  static let statuses: [(word: String, badge: Badge)] = [
    ("pending", Badge("Preparing", .gray)),
    ("out_for_delivery", Badge("Out for delivery", .blue)),
    ("in_transit", Badge("On the way", .green)),
    ("arrived", Badge("Arrived", .green)),
    ("delivered", Badge("Delivered", .green)),
    ("failed", Badge("Delivery failed", .red)),
    ("partial", Badge("Partly delivered", .yellow)),
    ("returned", Badge("Returned to sender", .gray)),
    ("attempted", Badge("Delivery attempted", .yellow)),
    ("damaged", Badge("Damaged", .red)),
  ]

  private static func badge(_ status: String) -> Badge {
    statuses.first { $0.word == status }?.badge ?? Badge(status)
  }
}

/// What a page says of the courier (`delivery:UI-4`).
private struct CourierCard: Hashable, Sendable {
  private let name: String
  private let phone: String
  private let photo: String
  private let vehicle: String
  private let rating: String

  /// Reads what a server says of a courier; what it does not say is a dash.
  init(_ json: JSONValue?) {
    func text(_ member: String) -> String {
      let text = json?[member]?.string ?? ""
      return text.isEmpty ? "–" : text
    }
    name = text("name")
    phone = text("phone")
    photo = text("photo_url")
    vehicle = text("vehicle_type")
    let stars = json?["rating"]?.double.flatMap { (0...5).contains($0) ? $0 : nil }
    rating = stars.map { LocationRow.decimal(Int64(($0 * 100).rounded())) } ?? "–"
  }

  var metrics: [Metric] {
    [
      ("Courier", name), ("Phone", phone), ("Vehicle", vehicle), ("Rating", rating),
      ("Photo", photo),
    ].map { Metric($0, .text($1)) }
  }
}

/// The page for those who may ask where the courier is.
struct PositionPage: Hashable, Sendable {
  private let seen: SeenPosition
  private let activity: String

  /// Reads the answer to a question for the courier's position; `nil` where a part is missing.
  init?(_ data: JSONValue) {
    guard let seen = SeenPosition(data) else { return nil }
    self.seen = seen
    activity = data["activity_type"]?.string ?? ""
  }

  /// The page as it is read at a time of the server's clock.
  func screen(atMilliseconds now: Int64) -> Screen {
    var screen = Screen(title: "Courier")
    screen.metrics = [Metric("Activity", .text(activity))]
    seen.draw(on: &screen, atMilliseconds: now)
    return screen
  }
}

/// The page for those who may ask where the courier was.
struct HistoryPage: Hashable, Sendable {
  private let way: [Position]

  /// Reads the answer to a question for the courier's history; `nil` where a row is none.
  init?(_ data: JSONValue) {
    guard let rows = data.array else { return nil }
    var way: [Position] = []
    for row in rows {
      guard let position = Position(documented: row) else { return nil }
      way.append(position)
    }
    self.way = way
  }

  /// The page.
  var screen: Screen {
    var screen = Screen(title: "Where the courier was")
    screen.metrics = [Metric("Locations", .text("\(way.count)"))]
    screen.map = MapView(lines: way.isEmpty ? [] : [way])
    return screen
  }
}

/// The words that the pages of customers, merchants and administrators can show.
enum ActorPageWords {
  /// The figures, as tables name them.
  static let figures = [
    "status", "ETA", "progress", "stops", "courier", "phone", "vehicle", "rating", "photo",
    "distance", "traffic", "position", "locations", "activity",
  ]

  /// Every text that stands on some page, apart from values.
  private static let texts =
    TrackingPage.statuses.map(\.badge.label) + figures.dropFirst()
    + ["Your delivery", "Where the courier was", "Position not current"]

  /// Whether one of the texts is this one; a part of a text is none: "3%" is not "33%".
  static func found(_ text: String, in texts: [String]) -> Bool {
    texts.contains { $0.foldedForComparison == text.foldedForComparison }
  }

  /// Throws for a text without anything to be seen.
  static func requireWords(_ text: String) throws(InvalidStep) {
    guard text.allSatisfy(\.isWhitespace) else { return }
    throw InvalidStep("Nobody sees \"\(text)\", so nothing would be checked.")
  }

  /// Throws for words that no page can show: neither one of its texts nor a label with a figure in its form.
  ///
  /// - Parameter couriers: What couriers are called.
  static func requireKnown(_ text: String, couriers: [String]) throws(InvalidStep) {
    if found(text, in: texts) { return }
    let words = text.foldedForComparison
    guard
      let label = figures.dropFirst().first(where: {
        words.hasPrefix($0.foldedForComparison + ": ")
      })
    else {
      throw InvalidStep(
        "No such page ever shows \"\(text)\".",
        notes: ["What it can show is \(texts.map { "\"\($0)\"" }.joined(separator: ", "))."])
    }
    let figure = String(text.dropFirst(label.count + 2))
    let forms = label == "courier" ? couriers : self.forms[label] ?? []
    guard !isWritten(figure, as: forms, label) else { return }
    throw InvalidStep(
      "No such page ever shows \"\(text)\".",
      notes: [
        "It is written as \(forms.map { "\"\(label): \($0)\"" }.joined(separator: " or "))."
      ])
  }

  /// In which forms figures are written, an example for each.
  private static let forms = [
    "ETA": ["8:24 AM", "–"], "progress": ["10%"], "stops": ["1 of 10"],
    "distance": ["850 m", "850.5 m", "850.25 m", "2 km", "2.5 km", "2.25 km", "2.125 km"],
    "position": ["1 min 30 s old"], "locations": ["12"],
    "activity": Motion.allCases.map(\.rawValue), "phone": ["+48 600 100 001", "–"],
    "vehicle": ["Van", "Cargo bike", "–"], "rating": ["5", "4.5", "–"],
    "photo": ["/photos/anna.jpg", "–"], "traffic": RouteTraffic.Level.allCases.map(\.words),
  ]

  /// Whether a figure can be written so; of words and names, only as they are.
  private static func isWritten(_ text: String, as forms: [String], _ label: String) -> Bool {
    guard label == "position" else { return text.isWritten(as: forms) }
    // How old it is, in as many units as it takes.
    guard text.hasSuffix(" old"), let age = DurationText.parse(String(text.dropLast(4))) else {
      return false
    }
    return "\(DurationText.render(age)) old" == text
  }
}
