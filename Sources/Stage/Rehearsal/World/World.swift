import DeviceInterface
public import DeviceSimulator
public import ScenarioRunner

/// Everything a scenario plays with: a phone, the app on it, the servers it talks to, and what has happened.
///
/// A world is a value: a copy is a snapshot, and two worlds that lived through the same are equal.
public struct World: ScenarioWorld, Hashable {
  /// The file the scenario stands in, beside which the files lie that it names.
  public private(set) var uri = ""
  /// The seed of every chance in the scenario.
  public private(set) var seed: UInt64 = 0
  /// The simulated phone.
  public internal(set) var phone: Phone
  /// The app that is installed; its state is meaningful while it has a process.
  public internal(set) var app: InstalledApp
  /// Whether the scenario has said which app that is; until then the bare one is there.
  var isAppNamed = false
  /// How the scenario has said that the location permission was decided; sentences that bring much about keep to it.
  var arrangedPermission: ArrangedPermission?
  /// The servers of all apps, the bare one's first.
  public internal(set) var servers: [AppServer]
  /// What goes to servers outside of the simulation.
  var outside: OutsideCalls
  /// What has happened so far.
  public internal(set) var journal = Journal()
  /// Where the phone's log lies while it is read; empty otherwise, and kept for its room.
  var logRoom: [PhoneLogEntry] = []
  /// The rules that hold in every scenario, whatever it asserts.
  var watch = InvariantWatch()
  /// What the app was seen to record, whatever becomes of it.
  public internal(set) var tracks = TrackLedger()
  /// What the app was told and no step has looked at yet.
  var notices = Notices()
  /// Where the user has been.
  var whereabouts = Whereabouts()
  /// What the scenario has said about errors of the location receiver.
  var noise = World.silence
  /// Where the user has moved the map, as long as the app does not move it.
  var movedMap: MovedMap?
  /// The dialog that the app showed when it was last looked at.
  var lastDialog: String?
  /// What could be read on the app's screen after one of the steps.
  var seenTexts: Set<String> = []
  /// How much the scenario may play.
  var limit = PlayLimit()
  /// How far the scenario is, and what it has arranged.
  var course = Course()
  /// What the app and the servers had a chance to notice of it.
  var chances = Chances()
  /// How many of its first steps stand in other scenarios as well.
  private(set) var sharedStepCount = 0
  /// How much of their bounds the checks of the present step have used.
  var boundUses: [BoundUse] = []
  /// What is odd about its steps although they held.
  var warnings: [Objection] = []
  /// What is kept where the world is to be compared with another one; nil otherwise.
  var comparison: Comparison?
  /// What is kept for a storyboard; nil unless a report wants one.
  var film: Film?

  /// Creates the world at a scenario's start: a fresh phone with the bare app, at 08:00 on a Monday.
  ///
  /// The apps are those that the scenario can name; their servers are simulated unless real ones are given.
  public init(
    _ setup: ScenarioSetup, apps: [any App.Type], servers real: RealServers = RealServers()
  ) {
    self = WorldPrototypes(apps: apps, servers: real).world(for: setup)
  }

  /// Creates the world that scenarios of a profile begin in.
  init(_ profile: Profile, _ servers: [AppServer], _ real: RealServers) {
    phone = Phone(withBareAppOn: profile)
    app = InstalledApp(BareApp.self)
    outside = OutsideCalls(real)
    self.servers = servers
  }

  /// Lets a scenario begin in a world in which nothing has happened.
  mutating func begin(_ setup: ScenarioSetup) {
    uri = setup.uri
    seed = setup.seed
    limit.isLifted = setup.isPatient
    limit.watch = setup.watch
    sharedStepCount = setup.sharedStepCount
    comparison = setup.isCompared ? Comparison() : nil
    journal.keepsAll = setup.isCompared
    phone.seed(with: setup.seed)
    outside.scenario = setup.id
  }

  /// Whether a storyboard is kept; asked for every event, and comparing a film with nil would copy it.
  var isFilmed: Bool { if case .some = film { true } else { false } }

  /// The time since the scenario's start.
  public var virtualTime: Duration { phone.now.sinceStart }

  /// Lets everything happen that is due, and throws where that broke a rule of the world.
  public mutating func finishStep() throws {
    try settle()
    if let fault = outside.fault { throw fault }
    if app.isOutside { try lookOutside() }
    noteSeenTexts()
    whereabouts.note(phone.position)
    if let fix = journal.counts.lastFix { whereabouts.note(fix.position) }
    if app.isInterfered { noteImpression() }
    followArrangements()
    checkTracks()
    if let violation = watch.violation { throw violation.failure }
  }

  /// Throws where something that was recorded is gone, and where what the scenario arranged came to nothing; an alert
  /// that is still up may be what a scenario is about.
  public mutating func finishScenario() throws {
    try requireArrangedServersUsed()
    try requireSoundTracks()
    if app.isOutside {
      app.outside?.finishOutside()
      try requireNoTrouble()
    }
  }

  /// Looks in a copy whether every point is kept somewhere, and whatever the app's room asks of an end.
  public func requireSoundEnd() throws {
    var end = self
    try end.requireSoundTracks()
  }

  private mutating func requireSoundTracks() throws {
    checkTracksWhole()
    if let violation = watch.violation { throw violation.failure }
  }
}

extension World {
  /// Looks whether the app still lives, and throws where something has gone wrong with it outside of the phone.
  private mutating func lookOutside() throws {
    app.outside?.lookOutside()
    if app.outside?.trouble == .ended {
      noteEndOutside()
      try settle()
    }
    try requireNoTrouble()
  }

  private func requireNoTrouble() throws {
    guard case .failed(let message, let notes) = app.outside?.trouble else { return }
    throw StepFailure(message, notes: notes)
  }

  /// Hands over what the app has written where only its developers look.
  public mutating func takeAttachments() -> [ReportAttachment] {
    guard let words = app.outside?.takeLastWords(), !words.isEmpty else { return [] }
    return [
      ReportAttachment(.text(words), mediaType: "text/plain", fileName: "standard-error.txt")
    ]
  }

  /// The tags that choose the profiles of a scenario.
  public static let profileTags: [KnownTag] = [
    KnownTag("@ios", not: ["@iphone", "@ipad", "@ipados"]), "@android",
  ]

  /// The profiles on which a scenario with the tags runs: iOS unless its tags name others.
  public static func profiles(forTags tags: [String]) -> [String] {
    let named = [("@ios", "iOS"), ("@android", "Android")].filter { tags.contains($0.0) }
    return named.isEmpty ? ["iOS"] : named.map(\.1)
  }
}

/// The worlds in which scenarios begin, one for each profile: made once, and copied for each scenario.
///
/// Opening the servers of all apps takes longer than most scenarios take, and few scenarios need more than one of them.
final class WorldPrototypes: Sendable {
  private let iOS: World
  private let android: World

  /// Makes the worlds in which scenarios can name the apps.
  init(apps: [any App.Type], servers real: RealServers) {
    let servers = ([BareApp.self] + apps).map { $0.openServer() }
    iOS = World(.iOS, servers, real)
    android = World(.android, servers, real)
  }

  /// Returns a copy in which the scenario begins; every profile's name comes from `World.profiles(forTags:)`.
  func world(for setup: ScenarioSetup) -> World {
    var world = setup.profile == "Android" ? android : iOS
    world.begin(setup)
    return world
  }
}

extension Phone {
  /// A fresh phone of the profile, with the bare app.
  init(withBareAppOn profile: Profile) {
    self.init(profile: profile, seed: 0)
    do throws(PhoneError) {
      try install(BareApp.manifest)
    } catch {
      preconditionFailure("a fresh phone takes any app: \(error)")
    }
    // What was arranged before the scenario began is not part of what happens in it.
    _ = drainLog()
  }
}
