public import DeviceInterface

/// The part of an app that records points, keeps them over deaths of its process, sends them, and forgets them.
///
/// One owner at a time goes on: an execution or a shift, whose state is one value in storage. What others before it have
/// left goes out in its own time.
///
/// ```swift
/// if !core.restore(shift?.id, shift?.destination, endedBy: "clock-out", &platform) { shift = nil }
/// core.open("s-1", destination, &platform)      // the heading first
/// core.store(shift.text, &platform)             // then the state
/// core.record(point, &platform)
/// core.report("clock-out", path: path, body: body, &platform)
/// core.forget(&platform)                        // its data goes once all is delivered
/// ```
public struct TrackingCore: Hashable, Sendable {
  /// The recorded points and the reports, and their uploads.
  public private(set) var journal: TrackJournal
  /// Whose points are recorded; `nil` where nothing goes on.
  public private(set) var owner: String?
  /// What keeps positions coming.
  public var updates = BackgroundUpdates()
  /// The positions of the present stretch.
  public var positions = PositionStretch()
  /// The numbers of this process's requests.
  public var requests = RequestCounter()

  /// The server's path of everything that has an owner.
  private let collection: String
  private var gate = LaunchGate()
  private var state: StoredState
  private var delivery: DeferredDelivery
  /// What starts the app when the network returns; `nil` where the time that the platform gives later will do.
  private var bell: NetworkBell?

  /// Has recorded nothing; timers, stored values and deferred work are named within the namespace.
  public init(
    namespace: String, state: String, collection: String, wakesWithNetwork: Bool = false,
    _ configuration: TrackJournal.Configuration
  ) {
    journal = TrackJournal(namespace: namespace, configuration: configuration)
    self.collection = collection
    self.state = StoredState(key: state)
    delivery = DeferredDelivery(name: namespace + ".delivery")
    bell = wakesWithNetwork ? NetworkBell(path: collection) : nil
  }

  /// The name of the timer at whose end a position is asked for that tells which of two is true.
  public var doubtTimer: String { journal.namespace + ".doubt" }

  /// Whether the process has started and could not yet read what the one before has left (`I-96`).
  public var isLaunchOwed: Bool { gate.isOwed }

  /// Whether storage lacks the latest state, as it was full.
  public var isStateOwed: Bool { state.isOwed }

  /// The log of the owner that goes on.
  public var log: PointLog? { owner.flatMap { journal.log(of: $0) } }

  /// The latest point of the owner that goes on.
  public var lastPoint: TrackPoint? {
    // Taken from where it lies: a log that is handed over is copied.
    owner.flatMap { journal.index(of: $0) }.flatMap { journal.logs[$0].points.last }
  }

  /// The points of the owner that goes on, in order.
  public var points: [TrackPoint] { log.map { Array($0.points) } ?? [] }

  // MARK: Beginning and ending

  /// Receives a signal, and returns what may be done about it.
  public mutating func admit(_ signal: Signal, _ facts: Facts) -> LaunchGate.State {
    gate.admit(signal, facts)
  }

  /// Takes up what earlier processes have left, and returns whether their last owner goes on.
  ///
  /// It does not where the report of its end waits: then the process died before it could delete the state.
  public mutating func restore(
    from storage: [String: String]? = nil, _ last: String?, _ destination: PointLog.Destination?,
    endedBy report: String, _ platform: inout Requests
  ) -> Bool {
    journal.restore(from: storage ?? platform.facts.storage, &requests, &platform)
    delivery.restore(hasUnsent: !journal.isDelivered, platform.facts)
    owner = last
    reportPruned(&platform)
    if let last, journal.report(report, of: last) != nil {
      state.delete(&platform)
      owner = nil
    }
    journal.finishAll(but: owner, &platform)
    guard let owner, let destination else { return false }
    journal.open(owner, destination, &platform)
    return true
  }

  /// Begins to record for an owner.
  ///
  /// Its heading is stored before its state: a process that found the state alone would use the numbers of its points again.
  public mutating func open(
    _ owner: String, _ destination: PointLog.Destination, _ platform: inout Requests
  ) {
    self.owner = owner
    journal.open(owner, destination, &platform)
  }

  /// Stores the state of what goes on.
  public mutating func store(_ text: String, _ platform: inout Requests) {
    guard let owner else { return }
    journal.payHead(of: owner, &platform)
    state.write(text, &platform)
  }

  /// How many bytes are held for what is said of the end: more than a report takes.
  private static let endBytes = 2_048

  /// Holds room for what is said of the end, so that a phone that is full by then can keep it (`clock-in:FR-002`,
  /// `campaign:4.4`).
  public mutating func holdRoomForEnd(_ platform: inout Requests) {
    journal.reserve(bytes: Self.endBytes, &platform)
  }

  /// Gives that room to what is stored next.
  public mutating func giveRoomToEnd(_ platform: inout Requests) {
    journal.reserve(bytes: 0, &platform)
  }

  /// Deletes the state of what has ended; the rest goes once all is delivered.
  public mutating func forget(_ platform: inout Requests) {
    state.delete(&platform)
    giveRoomToEnd(&platform)
    if let owner { journal.finish(owner, &platform) }
    owner = nil
  }

  // MARK: Recording and sending

  /// Records a point, and returns it as recorded; `nil` where nothing goes on.
  @discardableResult
  public mutating func record(
    _ point: TrackPoint, leg: Distance? = nil, _ platform: inout Requests
  ) -> TrackPoint? {
    guard let owner else { return nil }
    return journal.record(point, leg: leg, owner: owner, &requests, &platform)
  }

  /// Plans to ask for a position that tells which of two is true, as often as that has a point.
  public mutating func askToDecide(regardless: Bool = false, _ platform: inout Requests) {
    guard positions.mayAsk(regardless: regardless) else { return }
    platform.add(.schedule(timer: doubtTimer, after: PlausibilityCheck.askingDelay))
  }

  /// Sends the points that wait.
  public mutating func flush(_ platform: inout Requests) {
    guard let owner else { return }
    journal.flush(owner, &requests, &platform)
  }

  /// Sends a report about what goes on, to its path on the server.
  ///
  /// A stopwatch that runs since what it tells of lets the server know how old the news is.
  public mutating func report(
    _ name: String, path: String, body: String, since: Stopwatch? = nil,
    _ platform: inout Requests
  ) {
    guard let owner else { return }
    journal.report(
      name, owner: owner, path: path, body: body, since: since, &requests, &platform)
  }

  /// The phone's clock was set.
  public mutating func keepTime(_ platform: inout Requests) { journal.keepTime(&platform) }

  /// Sends what is next.
  public mutating func sendNext(_ platform: inout Requests) {
    journal.sendNext(&requests, &platform)
  }

  /// Tells the server at once how many points had to make room, also those of owners that have ended and still wait.
  public mutating func reportPruned(_ platform: inout Requests) {
    let collection = collection
    journal.reportPruned(owner, path: { "\(collection)/\($0)/pruned" }, &requests, &platform)
  }

  // MARK: Signals

  /// Receives an answer, and returns what it means to the app.
  public mutating func receive(
    _ response: ServerResponse, to id: Int, _ platform: inout Requests
  ) -> TrackJournal.News? {
    if bell?.receiveAnswer(to: id) == true { return nil }
    let news = journal.receive(response, to: id, &requests, &platform)
    if news != nil { bell?.noteDelivery() }
    return news
  }

  /// Receives that no answer came to a request.
  public mutating func receiveFailure(
    _ failure: ServerFailure, of id: Int, _ platform: inout Requests
  ) {
    _ = journal.receiveFailure(failure, of: id, &platform)
  }

  /// Receives that a timer has run out, which may be the one of the uploads.
  public mutating func receiveTimer(_ name: String, _ platform: inout Requests) {
    _ = journal.receiveTimer(name, &requests, &platform)
  }

  /// Receives that the network came or went.
  public mutating func changeConnectivity(isOnline: Bool, _ platform: inout Requests) {
    if isOnline {
      bell?.takeDown(&platform)
      // Out of sight, the time that the platform gives is welcome.
      if updates.isInFront { delivery.takeBack(&platform) }
    }
    journal.changeConnectivity(isOnline: isOnline, &requests, &platform)
  }

  /// Receives that something could not be stored, and returns whether the state is to be stored again.
  public mutating func receiveStorageFailure(_ key: String, _ platform: inout Requests) -> Bool {
    !journal.receiveStorageFailure(key: key, &platform) && owner != nil
      // The room that is held is for the end.
      && state.receiveStorageFailure(key: key, worth: .usual, &journal, &platform)
  }

  /// The app is put away: asks the platform to start it for what waits (`design`).
  public mutating func putAway(_ platform: inout Requests) {
    updates.leftFront()
    delivery.putAway(hasUnsent: !journal.isDelivered, &platform)
  }

  /// The app is about to be suspended: has iOS start it as soon as there is a network for what waits (`clock-in:SC-004`).
  public mutating func awaitNetwork(_ platform: inout Requests) {
    bell?.hang(ifUnsent: !journal.isDelivered, &platform)
  }

  /// The platform gives time for some work; sends what waits where that is what it is for, and returns whether it is.
  @discardableResult
  public mutating func startWork(_ name: String, _ platform: inout Requests) -> Bool {
    guard delivery.start(name) else { return false }
    flush(&platform)
    changeConnectivity(isOnline: platform.facts.isOnline, &platform)
    return true
  }

  /// The time for what waits is over.
  public mutating func expireWork(_ name: String, _ platform: inout Requests) {
    delivery.expire(name, &platform)
  }

  /// Asks for time of the platform where the network keeps something back, and ends that once nothing waits.
  ///
  /// Called behind each signal.
  public mutating func settle(_ platform: inout Requests) {
    let isHeldUp = journal.isHeldUp(platform.facts)
    let isDelivered = journal.queue.parcels.isEmpty
    delivery.watch(isHeldUp: isHeldUp, isDelivered: isDelivered, &platform)
    bell?.watch(isHeldUp: isHeldUp, isDelivered: isDelivered, &platform)
  }
}
