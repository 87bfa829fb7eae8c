import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Testing

@testable import BackendSimulator
@testable import CampaignRoom
@testable import Rehearsal

/// The rules of tracking: each one caught when it is broken, and silent when it is kept.
struct PlantedViolationTests {
  private static func place(_ latitudeE7: Int32) throws -> Position {
    try #require(Position(latitudeE7: latitudeE7, longitudeE7: 210_000_000))
  }

  private static func point(_ number: Int, beginsStretch: Bool = false) throws -> RecordedPoint {
    RecordedPoint(
      number: number,
      fix: RecordedFix(
        timeMilliseconds: 1_000 * Int64(number),
        position: try place(522_000_000 + Int32(number) * 1_000), accuracyMeters: 5),
      beginsStretch: beginsStretch)
  }

  private static func track(_ owner: String, _ count: Int, isFinished: Bool = false) throws
    -> HeldTrack
  {
    HeldTrack(
      owner: owner, recordedCount: count, lostCount: 0, isFinished: isFinished, length: .zero,
      points: try (0..<count).map { try point($0 + 1, beginsStretch: true) }, refused: [])
  }

  private static func record(_ count: Int) throws -> TrackRecord {
    var record = TrackRecord(owner: "e-1", name: "Spring leaflets")
    for number in 1...count {
      record.add(RecordedEntry(point: try point(number), at: .start))
    }
    return record
  }

  // MARK: Points

  @Test(arguments: [
    (true, AuthorizationStatus.whenInUse, true), (true, .always, true),
    (false, .always, false), (true, .denied, false), (true, .notDetermined, false),
  ])
  func `a point is recorded only while something is active and location is allowed`(
    _ isActive: Bool, _ status: AuthorizationStatus, _ isKept: Bool
  ) throws {
    let violation = RecordedOnlyWhileActive.check(
      try Self.point(1), isActive: isActive, Permission(status))
    #expect((violation == nil) == isKept)
    #expect(violation.map { $0.rule == RecordedOnlyWhileActive.rule } ?? true)
  }

  @Test func `the first point after a pause begins a stretch`() throws {
    #expect(NoSegmentBridgesPause.check(try Self.point(2), wasHalted: false) == nil)
    #expect(
      NoSegmentBridgesPause.check(try Self.point(2, beginsStretch: true), wasHalted: true) == nil)
    #expect(NoSegmentBridgesPause.check(try Self.point(2), wasHalted: true) != nil)
  }

  @Test func `a point that a line passes by bridges no pause, and the next one still may`() throws {
    let vague = RecordedPoint(number: 3, fix: try Self.point(3).fix, isWithinScatter: true)
    var record = try Self.record(2)
    record.wasHalted = true
    #expect(NoSegmentBridgesPause.check(vague, wasHalted: record.wasHalted) == nil)
    record.add(RecordedEntry(point: vague, at: .start))
    #expect(NoSegmentBridgesPause.check(try Self.point(4), wasHalted: record.wasHalted) != nil)
    record.add(RecordedEntry(point: try Self.point(4, beginsStretch: true), at: .start))
    #expect(NoSegmentBridgesPause.check(try Self.point(5), wasHalted: record.wasHalted) == nil)
  }

  @Test(arguments: [
    ([1, 2, 3], [], 0, true), ([1], [2, 3], 0, true), ([1], [2], 0, false), ([], [], 0, false),
    ([1], [2], 1, true), ([1], [], 1, false),
  ])
  func `a point is on the server, on the phone, or counted as lost`(
    _ onServer: [Int], _ onPhone: [Int], _ counted: Int, _ isKept: Bool
  ) throws {
    let record = try Self.record(3)
    let missing = EveryPointIsKept.missing(from: record, onServer: onServer.contains)
    let violation = EveryPointIsKept.check(
      record, missing: missing, onPhone: Set(onPhone), untold: counted)
    #expect((violation == nil) == isKept)
  }

  @Test(arguments: [
    ("/api/shifts/s-1/pruned", #"{"pruned":7}"#, 7), ("/x", #"{"run":"s-1","pruned":7}"#, 7),
    ("/api/shifts/s-2/pruned", #"{"pruned":7}"#, 0), ("/api/shifts/s-1/pruned", "pruned", 0),
    ("/api/shifts/s-1/clock-out", #"{"points":9}"#, 0),
  ])
  func `what a server was told of losses is read from what it received`(
    _ path: String, _ body: String, _ count: Int
  ) {
    var log = RequestLog()
    for text in [#"{"pruned":0}"#, body] {
      log.record(ServerRequest(id: 1, .post, path, body: text), at: .start)
    }
    #expect(WhatIsLostIsTold.told(of: "s-1", in: log) == count)
  }

  @Test func `a point on the server is the one that was recorded`() throws {
    let record = try Self.record(3)
    let kept = try Self.point(2)
    #expect(PointsNeverChange.check([kept], record).isEmpty)
    var late = kept.fix
    late.timeMilliseconds += 1
    var elsewhere = kept.fix
    elsewhere.accuracyMeters += 1
    var otherwise = kept.fix
    otherwise.circumstances = FixCircumstances(
      courseDegrees: nil, altitudeMeters: nil, battery: Battery(), motion: .unknown)
    for wrong in [
      RecordedPoint(number: 2, fix: late), RecordedPoint(number: 2, fix: elsewhere),
      RecordedPoint(number: 2, fix: otherwise),
      RecordedPoint(number: 4, fix: kept.fix),
    ] {
      #expect(PointsNeverChange.check([wrong], record).count == 1)
      #expect(PointsNeverChange.check([kept, wrong, kept], record).count == 1)
    }
  }

  @Test func `a process that uses numbers again is at fault, however full the storage was`() throws
  {
    var ledger = TrackLedger()
    var violations: [InvariantViolation?] = []
    for (session, count) in [(1, 3), (2, 1)] {
      let news = RecordedNews(tracks: [try Self.track("e-1", count)], endlessRetry: nil)
      violations.append(ledger.observe(news, nil, Self.moment(session: session)))
      ledger.noteStorageFailure()
    }
    #expect(violations.last??.rule == EveryPointIsKept.rule)
    #expect(violations.last??.happened == "2 points of e-1 cannot be found any more.")
  }

  private static func moment(session: Int = 1) -> TrackLedger.Moment {
    TrackLedger.Moment(
      now: .start, permission: Permission(.always), bootCount: 1, session: session,
      previousEndIsTold: false)
  }

  @Test func `the distance is the length of the route`() throws {
    var record = try Self.record(3)
    let length = record.length()
    #expect(length > .meters(20))
    #expect(DistanceEqualsRoute.check(length, length: record.length(), pointCount: 3) == nil)
    let more = length + .meters(1)
    #expect(DistanceEqualsRoute.check(more, length: record.length(), pointCount: 3) != nil)
  }

  @Test func `an app that stores again without end is at fault, and says what it stored`() throws {
    var ledger = TrackLedger()
    let (rest, unrest) = (
      RecordedNews(tracks: [], endlessRetry: nil),
      RecordedNews(tracks: [], endlessRetry: "Storing was tried again.")
    )
    #expect(ledger.observe(rest, nil, Self.moment()) == nil)
    let found = ledger.observe(unrest, nil, Self.moment())
    let violation = try #require(found)
    #expect(violation.rule == StoringComesToRest.rule)
    #expect(violation.failure.actual == "Storing was tried again.")
  }

  // MARK: Time

  @Test func `elapsed time is the time spent active`() {
    var clock = ActivityClock()
    let start = Instant.start
    clock.turn(true, at: start, bootCount: 1)
    clock.turn(false, at: start + .seconds(60), bootCount: 1)
    clock.turn(true, at: start + .seconds(100), bootCount: 1)
    let bounds = clock.bounds(at: start + .seconds(130))
    #expect(ElapsedEqualsActiveTime.check(.seconds(90), bounds) == nil)
    #expect(ElapsedEqualsActiveTime.check(.seconds(91), bounds) != nil)
    #expect(ElapsedEqualsActiveTime.check(.seconds(130), bounds) != nil)
    #expect(ElapsedEqualsActiveTime.check(.seconds(91), nil) == nil)
  }

  @Test(arguments: [(true, false, 300, 300), (false, false, 270, 300), (false, true, 0, 300)])
  func `what a dead process found halted has run until its end, half a minute less at most`(
    _ endIsTold: Bool, _ storageFailed: Bool, _ least: Int, _ most: Int
  ) {
    var clock = ActivityClock()
    clock.turn(true, at: .start, bootCount: 1)
    clock.noteDeath(at: .start + .seconds(300))
    clock.wasFoundHalted(
      at: .start + .seconds(600), bootCount: 1, endIsTold: endIsTold, storageFailed: storageFailed)
    let bounds = clock.bounds(at: .start + .seconds(900))
    #expect(bounds == .seconds(least)...Duration.seconds(most))
  }

  @Test(arguments: [(true, 2, true), (true, 1, false), (false, 2, false)])
  func `nobody knows when a process ended whose phone was set and started anew`(
    _ clockIsSet: Bool, _ bootCount: Int, _ isUnknowable: Bool
  ) {
    var clock = ActivityClock()
    clock.turn(true, at: .start, bootCount: 1)
    if clockIsSet { clock.noteClockSet() }
    clock.noteDeath(at: .start + .seconds(300))
    clock.wasFoundHalted(
      at: .start + .seconds(600), bootCount: bootCount, endIsTold: true, storageFailed: false)
    #expect(clock.isUnknowable(bootCount: bootCount, storageFailed: false) == isUnknowable)
    clock.settle(.seconds(300), at: .start + .seconds(600), bootCount: bootCount)
    #expect(!clock.isUnknowable(bootCount: bootCount, storageFailed: false))
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func
    `nor does anybody know what was active where nothing could be stored since the clock was set`(
      _ clockIsSet: Bool, _ storageFailed: Bool, _ isUnknowable: Bool
    )
  {
    var clock = ActivityClock()
    clock.turn(true, at: .start, bootCount: 1)
    if clockIsSet { clock.noteClockSet() }
    // The app knew it then, and could not keep it.
    clock.settle(.seconds(300), at: .start + .seconds(300), bootCount: 1)
    clock.noteDeath(at: .start + .seconds(400))
    #expect(clock.isUnknowable(bootCount: 2, storageFailed: storageFailed) == isUnknowable)
  }

  // MARK: Audio

  @Test(arguments: [(0, true), (40, true), (95, true), (96, false), (-1, false)])
  func `the app goes only to times of the file`(_ seconds: Int, _ isInside: Bool) {
    let file = AudioFile(id: "a-1", title: "Jingle", length: .seconds(95))
    #expect((AudioStaysInFile.check(seekTo: .seconds(seconds), in: file) == nil) == isInside)
  }

  @Test func `the player shows where the audio is`() {
    let player = PlayerView(
      title: "Jingle", length: .seconds(95), position: RunningTime(.seconds(40)), isPlaying: false)
    #expect(AudioStaysInFile.check(shown: .seconds(40), player, playedAt: .seconds(40)) == nil)
    #expect(AudioStaysInFile.check(shown: .seconds(40), player, playedAt: .seconds(50)) != nil)
    let beyond = PlayerView(
      title: "Jingle", length: .seconds(95), position: RunningTime(.seconds(99)), isPlaying: false)
    #expect(AudioStaysInFile.check(shown: .seconds(95), beyond, playedAt: .seconds(95)) != nil)
  }

  // MARK: The phone

  /// A phone with an app in front that may use location.
  private static func phone(_ profile: Profile) throws -> Phone {
    var phone = Phone(profile: profile, seed: 1)
    try phone.install(AppManifest(name: "Test"))
    try phone.preset(.whileInUse, accuracy: .full)
    try phone.setNotificationsEnabled(true)
    try phone.openApp()
    while phone.nextEvent() != nil {}
    return phone
  }

  @Test(arguments: [
    Request.startUpdates(UpdateRequest()),
    .loadAudio(AudioFile(id: "a-1", title: "Jingle", length: .seconds(95))),
    .post(AppNotification(id: "n", title: "Tracking", text: "", isOngoing: true)),
  ])
  func `nothing is kept after the end`(_ request: Request) throws {
    var phone = try Self.phone(.iOS)
    #expect(ResourcesAreReleased.check(phone) == nil)
    phone.perform(request)
    #expect(ResourcesAreReleased.check(phone)?.rule == ResourcesAreReleased.rule)
  }

  @Test func `a service is shown exactly while the app tracks`() throws {
    var phone = try Self.phone(.android)
    #expect(TrackingIsVisible.check(phone) == nil)
    phone.perform(.startUpdates(UpdateRequest()))
    #expect(TrackingIsVisible.check(phone) != nil)
    phone.perform(.startForegroundService)
    #expect(TrackingIsVisible.check(phone) == nil)
    phone.perform(.stopUpdates)
    #expect(TrackingIsVisible.check(phone) != nil)
  }

  @Test func `a service may stay for what is heard, and for a charger that is to come`() throws {
    var phone = try Self.phone(.android)
    phone.perform(.startForegroundService)
    phone.perform(.deferWork(DeferredWork(name: "wait", needsNetwork: true)))
    #expect(TrackingIsVisible.check(phone) != nil)
    phone.perform(.deferWork(DeferredWork(name: "wait", needsCharging: true)))
    #expect(TrackingIsVisible.check(phone) == nil)
    phone.setCharging(true)
    #expect(TrackingIsVisible.check(phone) != nil)
    phone.perform(.loadAudio(AudioFile(id: "a-1", title: "Jingle", length: .seconds(95))))
    #expect(TrackingIsVisible.check(phone) != nil)
    phone.perform(.playAudio)
    #expect(TrackingIsVisible.check(phone) == nil)
  }

  // MARK: The whole

  @Test func `an app that records for two at once is caught`() throws {
    let (first, second) = (try Self.track("e-1", 0), try Self.track("e-2", 0))
    #expect(OneActivityAtATime.check([first]) == nil)
    #expect(OneActivityAtATime.check([first, second]) != nil)
    let finished = try Self.track("e-1", 0, isFinished: true)
    #expect(OneActivityAtATime.check([finished, second]) == nil)
  }

  @Test func `points that vanish from the phone's storage fail the scenario`() throws {
    var world = World(ScenarioSetup(profile: "iOS", seed: 1), apps: AllApps.rooms)
    try world.beginCampaign("Spring leaflets")
    world.phone.setOnline(false)
    world.phone.move(along: [try Self.place(522_400_000)], millimetersPerSecond: 2_000)
    try world.pass(.seconds(120))
    try world.finishStep()
    var intact = world
    try intact.act { phone throws(PhoneError) in try phone.killBySystem() }
    try intact.finishStep()
    try intact.requireSoundEnd()
    try intact.finishScenario()
    #expect(intact.watch.violation == nil)
    for key in world.phone.storage.keys.sorted() where key.contains("/s/") {
      world.phone.perform(.delete(key: key))
    }
    try world.act { phone throws(PhoneError) in try phone.killBySystem() }
    try world.finishStep()
    // Whoever explores looks whether it could end here, and goes on in the same world.
    #expect(throws: StepFailure.self) { try world.requireSoundEnd() }
    #expect(world.watch.violation == nil)
    #expect(throws: StepFailure.self) { try world.finishScenario() }
    #expect(world.watch.violation?.rule == EveryPointIsKept.rule)
  }

  @Test func `a second popup is a fault of the pet listing app only`() async throws {
    let steps = """
      Given the campaign app is installed
          And location permission is denied
          When the user opens the app
          And the user starts the campaign "City run"
          And the user taps "Close"
          And the user taps "Start"
          Then the popup "Location is required" is shown
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }
}
