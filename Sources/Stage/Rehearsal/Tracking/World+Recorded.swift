import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What steps ask about recorded points: those of what is going on, or of what was last.
extension World {
  /// Whether a process of the app knows what is going on: there is one, and it could read its storage.
  public var isKnownToApp: Bool { phone.appState.hasProcess && !app.box.awaitsStorage }

  /// What the app's process holds, or where none knows it what a new process would find.
  var heldTracks: HeldTracks? { isKnownToApp ? app.box.held(on: nil) : storedTracks }

  /// The record that sentences speak of; throws where the app records nothing at all.
  func requireRecord() throws -> TrackRecord? {
    try requireRecordingApp()
    return tracks.current
  }

  /// The points recorded, in order.
  func recordedEntries() throws -> [RecordedEntry] {
    try requireRecord().map { Array($0.entries) } ?? []
  }

  /// The points recorded, in order; throws where there are none, of which everything would be true.
  func requireRecorded() throws -> [RecordedEntry] {
    let entries = try recordedEntries()
    guard entries.isEmpty else { return entries }
    throw StepFailure(
      "No point was recorded, so nothing was checked.", expected: "recorded points", actual: "none",
      notes: ["Where nothing is to be recorded, write: \(instead: "Then no points were recorded")"])
  }

  /// What the server has stored of it, in the order of arrival.
  func storedEntries() throws -> [Stored<RecordedPoint>] {
    guard let owner = try requireRecord()?.owner else { return [] }
    return storedPoints.map { Array($0.arrivals(of: owner)) } ?? []
  }

  /// What the server has stored of it; throws where it has nothing, of which everything would be true.
  func requireStored() throws -> [Stored<RecordedPoint>] {
    let entries = try storedEntries()
    guard entries.isEmpty else { return entries }
    throw StepFailure(
      "No point is on the server, so nothing was checked.", expected: "stored points",
      actual: "none",
      notes: [
        "Where nothing is to arrive, write: \(instead: "Then the server has stored 0 points")"
      ])
  }

  /// The numbers of the points that are on the phone and not on the server; throws where none was recorded.
  func waitingNumbers() throws -> [Int] {
    _ = try requireRecorded()
    guard let record = try requireRecord(), let stored = storedPoints else { return [] }
    return EveryPointIsKept.missing(from: record, in: stored)
  }

  /// Returns what lies between neighbouring points of the same stretch, impossible ones left aside.
  func legs<Value>(_ between: (RecordedEntry, RecordedEntry) -> Value) throws -> [Value] {
    let entries = try recordedEntries().filter { !$0.point.fix.isImpossible }
    return zip(entries, entries.dropFirst())
      .filter { !$0.1.point.beginsStretch }
      .map { between($0.0, $0.1) }
  }

  // MARK: What a server cannot know yet: that it has heard of nothing says nothing then.

  /// What a check says of what the server has not heard of while it cannot have: it would hold for want of news.
  ///
  /// The way is what lets the server hear of it; unless given, what lets the phone send what it holds.
  public func unreported(_ why: String, way: String? = nil) -> InvalidStep {
    InvalidStep(
      "\(why), so that the server cannot know.",
      notes: ["\(before: way ?? wayToReport, lead: "Let it be told first, for example: ")"])
  }

  /// Throws where something that was recorded waits on a phone that cannot send it.
  public func requireReported() throws {
    guard !phone.isOnline || !isKnownToApp, heldTracks?.isDelivered == false else { return }
    throw unreported("What was recorded waits on a phone that cannot send it")
  }

  /// What lets the phone send what it holds.
  private var wayToReport: String {
    if !phone.isOn { return "When the user switches the phone on" }
    if !phone.storageIsReadable { return "When the user unlocks the phone" }
    if !phone.appState.hasProcess { return "When the user opens the app" }
    return phone.isOnline ? "When 10 minutes pass" : "When the phone comes back online"
  }

  /// Throws where the phone has lost points of which the server has not heard.
  public func requireLossReported(_ known: Int) throws {
    let lost = tracks.current.flatMap { heldTracks?.track(of: $0.owner)?.lostCount } ?? 0
    guard lost > known else { return }
    let points = Self.counted(lost, "point is", "points are")
    throw unreported("That \(points) lost is still to be reported")
  }

  /// Throws unless a moment, in milliseconds since 1970, has the time of day that a table's cell says.
  public func expect(_ milliseconds: Int64, isTimeOfDay text: String, _ subject: String) throws {
    guard let expected = TimeOfDay(text: text) else {
      throw InvalidStep("“\(text)” is no time of day.", notes: ["Write for example 08:15:30."])
    }
    let time = WallTime(millisecondsSince1970: milliseconds).timeOfDay
    try expect(time, equals: expected, subject)
  }

  /// Warns where a check says that something keeps away from a place to which nobody ever came near.
  mutating func warnOfFarPlace(_ place: Position) {
    whereabouts.note(phone.position)
    guard whereabouts.areFar(from: place) else { return }
    warn(
      "Nobody was ever within \(Whereabouts.farAway) of \(place), so this could hardly fail.",
      notes: ["Write a place on the way or beside it; latitude comes first."])
  }
}

/// The places where the user was in a scenario, or was taken to be, as far as checks of where nothing was ask for them.
struct Whereabouts: Hashable, Sendable {
  /// How far from a place somebody must stay for whom it is out of the question.
  static let farAway = Distance.kilometers(100)
  /// How near to a place that is kept another one tells nothing new.
  private static let near = Distance.kilometers(10)

  private var places: [Position] = []

  /// Takes note of where the user is, after a step.
  mutating func note(_ position: Position) {
    // Most steps leave the user where they are.
    if places.last == position { return }
    guard !places.contains(where: { Self.areNear($0, position) }) else { return }
    places.append(position)
  }

  private static func areNear(_ place: Position, _ position: Position) -> Bool {
    // Mostly that needs no measuring.
    place.centimetersAtMost(to: position) < near.centimeters
      || place.distance(to: position) < near
  }

  /// Whether the user was never anywhere near a position.
  func areFar(from position: Position) -> Bool {
    places.allSatisfy { $0.distance(to: position) > Self.farAway + Self.near }
  }
}
