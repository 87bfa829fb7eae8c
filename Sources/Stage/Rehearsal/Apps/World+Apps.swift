import DeviceInterface
public import DeviceSimulator
import ScenarioRunner

/// Which apps there are, and which of them is on the phone.
extension World {
  /// The rooms of the apps that scenarios can name, in the order in which they were given.
  var rooms: [any App.Type] { servers.map(\.room).filter { $0 != BareApp.self } }

  /// Puts the scenario's app on the phone, newly installed; throws where there is one, or one is running, already.
  public mutating func install(_ room: any App.Type) throws {
    try install(room.installed(), room.manifest)
  }

  /// Puts one of the apps that a room plays on the phone, with what it declares; throws as for any other app.
  public mutating func install<Room: App>(
    _ room: Room.Type, configured configuration: Room.Process.Configuration,
    _ manifest: AppManifest
  ) throws {
    try install(InstalledApp(room, configuration), manifest)
  }

  private mutating func install(_ newApp: InstalledApp, _ manifest: AppManifest) throws {
    guard !isAppNamed else {
      throw InvalidStep(
        "The \(app.name) is installed already, and one phone of Rehearsal plays one app a scenario.",
        notes: ["Leave out one of the two, or write a scenario for each app."])
    }
    guard !phone.appState.hasProcess else {
      throw InvalidStep(
        "An app cannot be replaced by another one while it has a process.",
        notes: ["Say which app is installed before it is opened."])
    }
    try requireRealServerPossible(for: newApp)
    try act { phone throws(PhoneError) in
      if phone.manifest != nil { try phone.uninstall() }
      try phone.install(manifest)
    }
    let interference = app.interference
    app = newApp
    app.interference = interference
    isAppNamed = true
    comparison?.installation = journal.entries.count
    // What was said of the permission before the app was named is of this app.
    if let arranged = arrangedPermission { try arrange(arranged.permission, arranged.accuracy) }
  }

  /// The flow of the app; throws where another one is installed.
  public func require<Room: App>(_ room: Room.Type) throws -> Room.Process {
    guard let process = app.process(of: room) else { throw missing([room]) }
    return process
  }

  /// Has what watches the app look at it now, between two signals.
  public mutating func watchApp() {
    if app.isWatched { app.box.look(after: nil, phone, tracks.records) }
  }

  /// Changes what watches the app; throws where another one is installed.
  public mutating func changeObserver<Room: App>(
    of room: Room.Type, _ change: (inout Room.Observer) -> Void
  ) throws {
    try requireInstalled(room)
    app.changeObserver(of: room, change)
  }

  /// Throws `InvalidStep` unless the app is installed: a sentence about it would say nothing without it.
  public func requireInstalled(_ room: any App.Type) throws {
    guard app.room == room else { throw missing([room]) }
  }

  /// Throws `InvalidStep` unless an app is installed that records points.
  func requireRecordingApp() throws {
    guard app.room.isRecording else { throw missing(rooms.filter { $0.isRecording }) }
  }

  /// What a sentence about some apps says where none of them is installed.
  func missing(_ wanted: [any App.Type]) -> InvalidStep {
    let names = wanted.map { "the \($0.name)" }.joined(separator: " or ")
    let found = app.isBare ? bareWords : "the \(app.name) is installed"
    return InvalidStep(
      "This sentence is about \(names), but \(found).",
      notes: [alternatives(wanted.map { $0.installation })])
  }

  /// What is there where no app with behaviour is.
  private var bareWords: String {
    isAppNamed ? "only the bare app is installed" : "no app is installed"
  }

  /// The sentences of which one is to be written, each as advice of its own.
  private func alternatives(_ sentences: [String]) -> Note {
    sentences.enumerated().reduce("") { note, next in
      note + "\(before: next.element, lead: next.offset == 0 ? "\(beginning): " : ", or: ")"
    }
  }

  /// Where another app is to be named: where the bare one was named, its sentence has to go.
  private var beginning: String {
    app.isBare && isAppNamed ? "Write instead of the bare app" : "Write first"
  }

  /// Throws `InvalidStep` where only the bare app is there, which has nothing to be seen.
  func requireAnyApp() throws {
    guard app.isBare else { return }
    throw InvalidStep(
      "This sentence is about what an app shows or does by itself, but \(bareWords).",
      notes: rooms.prefix(1).map { room in
        "\(before: room.installation, lead: "\(beginning), for example: ")"
      })
  }

  /// Throws `InvalidStep` where the app was never opened: it has done, shown and been told nothing for sure.
  public func requireHasRun() throws {
    guard journal.session == 0 else { return }
    throw InvalidStep(
      "The app has never run in this scenario, so nothing would be checked.",
      notes: ["\(before: "When the user opens the app", isExample: true)"])
  }

  /// Throws `InvalidStep` where nobody has touched anything in the app, so that nothing can have begun in it.
  ///
  /// - Parameters:
  ///   - what: What would have begun: "a campaign".
  ///   - deed: A sentence that tries to begin it.
  public func requireAttempt(at what: String, for example: String) throws {
    try requireHasRun()
    guard !journal.counts.hasTouches, tracks.records.isEmpty else { return }
    throw InvalidStep(
      "Nobody has tried to begin \(what) in this scenario, so there is none for sure.",
      notes: ["\(before: example, isExample: true)"])
  }

  /// Changes a setting of an app, which must not have a process yet; throws where another one is installed.
  public mutating func configure<Room: App>(
    _ room: Room.Type, _ change: (inout Room.Process.Configuration) throws -> Void
  ) throws {
    try requireSettingsCanChange()
    var configuration = try require(room).configuration
    try change(&configuration)
    app.configure(room, configuration)
  }
}

extension App {
  /// The app as it is when it was just put on a phone.
  static func installed() -> InstalledApp { InstalledApp(Self.self) }

  /// Its server as a scenario finds it.
  static func openServer() -> AppServer { AppServer(of: Self.self) }
}
