public import DeviceInterface

/// The requests that wait to be sent to a server, in order, and the time to try again.
///
/// One request is under way at a time. What fails for reasons that may pass is tried again, later and later up to a bound,
/// and at once when the network is back. It stores nothing: a new process derives the same order anew.
public struct UploadQueue: Hashable, Sendable {
  /// Something that waits.
  public enum Parcel: Hashable, Sendable {
    /// A segment of an owner's points.
    case points(owner: String, segment: Int)
    /// A report about an owner.
    case report(owner: String, name: String)

    /// Whose it is.
    public var owner: String {
      switch self {
      case .points(let owner, _), .report(let owner, _): owner
      }
    }
  }

  /// What waits, in order; the first may be under way.
  public private(set) var parcels: [Parcel] = []
  /// The number of the request under way.
  public private(set) var requestID: Int?
  /// What it waits for before the next attempt; `nil` for nothing.
  private var pause: Pause?
  /// Why the latest attempt brought nothing; `nil` while all goes well.
  public private(set) var problem: QueryProblem?
  /// How many points are sent together at most, since more were too large; `nil` where none were.
  private(set) var sizeMax: Int?
  private var delay = RetryDelay()

  let configuration: Configuration
  /// The name of its timer.
  let timer: String

  init(_ configuration: Configuration, timer: String) {
    (self.configuration, self.timer) = (configuration, timer)
  }

  /// What comes before the next attempt.
  private enum Pause: Hashable, Sendable {
    /// Some time.
    case time
    /// The return of the network, which the platform tells: nothing wakes the app meanwhile (`delivery:BATTERY-3`).
    case network
  }

  /// Whether it waits before the next attempt.
  public var isWaiting: Bool { pause != nil }

  /// How many attempts have failed since the last success.
  public var failureCount: Int { delay.failureCount }

  /// The parcel under way.
  public var parcelUnderWay: Parcel? { requestID == nil ? nil : parcels.first }

  /// The parcel to be sent now, if any.
  var due: Parcel? { requestID == nil && !isWaiting ? parcels.first : nil }

  mutating func add(_ parcel: Parcel) { parcels.append(parcel) }

  /// Puts a parcel before the last ones that can wait for it; what is under way is on its way.
  mutating func add(_ parcel: Parcel, before canWait: (Parcel) -> Bool) {
    let first = requestID == nil ? 0 : 1
    var index = parcels.count
    while index > first, canWait(parcels[index - 1]) { index -= 1 }
    parcels.insert(parcel, at: index)
  }

  /// Takes out what is not under way and fits.
  mutating func remove(_ parcel: Parcel) {
    guard let index = parcels.firstIndex(of: parcel), index > 0 || requestID == nil else { return }
    parcels.remove(at: index)
    if parcels.isEmpty { problem = nil }
  }

  /// Takes note that the first parcel was sent.
  mutating func sent(_ id: Int) { requestID = id }

  /// Takes note that the first parcel is done with, one way or the other.
  mutating func finishFirst() {
    finishPart()
    if !parcels.isEmpty { parcels.removeFirst() }
  }

  /// Takes note that a part of the first parcel is done with; the rest is due at once.
  mutating func finishPart() {
    requestID = nil
    problem = nil
    delay.reset()
  }

  /// Takes note that so many points were too large together; returns whether fewer of them are to be tried at once.
  mutating func halve(_ count: Int) -> Bool {
    guard count > 1 else { return false }
    requestID = nil
    sizeMax = (count + 1) / 2
    return true
  }

  /// Takes note that points were taken of which there were so many together at most: more may be taken again.
  mutating func growSize(upTo countMax: Int) {
    guard let size = sizeMax else { return }
    sizeMax = size * 2 < countMax ? size * 2 : nil
  }

  /// Waits before the next attempt, twice as long as before.
  mutating func wait(for problem: QueryProblem, _ platform: inout Requests) {
    requestID = nil
    self.problem = problem
    pause = .time
    let length = delay.next(first: configuration.retryDelay, max: configuration.retryDelayMax)
    platform.add(.schedule(timer: timer, after: length))
  }

  /// Waits until the platform tells that there is a network.
  mutating func waitForNetwork() {
    problem = .unanswered(.offline)
    pause = .network
  }

  /// Lets time end the wait for the network too, as something that could not be stored is tried again then.
  mutating func wakeInTime(_ platform: inout Requests) {
    guard pause == .network else { return }
    pause = .time
    platform.add(.schedule(timer: timer, after: configuration.retryDelayMax))
  }

  /// Ends the wait, as its time has come.
  mutating func stopWaiting() { pause = nil }

  /// Ends the wait because things have changed for the better.
  mutating func hurry(_ platform: inout Requests) {
    delay.reset()
    if pause == .time { platform.add(.cancel(timer: timer)) }
    pause = nil
  }

  /// The settings that can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How long it waits after the first failure; twice as long after each further one.
    public var retryDelay: Duration = .seconds(5)
    /// The longest it waits.
    public var retryDelayMax: Duration = .seconds(300)
    /// How long it waits for an answer.
    public var timeout: Duration = .seconds(60)

    /// Creates the settings, all as usual.
    public init() {}
  }
}

/// A server's answer to an upload of points.
struct UploadAnswer {
  /// The numbers of the points that it has.
  let accepted: [Int]
  /// The points that it will not take.
  let refused: [TrackJournal.Refusal]

  /// Reads the answer, or returns `nil` where it is none.
  init?(_ answer: JSONValue) {
    guard let accepted = answer["accepted"]?.array else { return nil }
    self.accepted = accepted.compactMap { $0.integer.flatMap { Int(exactly: $0) } }
    self.refused = (answer["refused"]?.array ?? []).compactMap { refusal in
      guard let number = refusal["n"]?.integer.flatMap({ Int(exactly: $0) }) else { return nil }
      return TrackJournal.Refusal(number: number, reason: refusal["reason"]?.string ?? "")
    }
  }
}

/// The work that the platform is asked for, so that what waits goes out without the user (`I-95`, `A-68`).
///
/// It is asked for when the app is put away with something unsent, and as soon as the network keeps something back, as
/// nobody says when a process ends. It is taken back when nothing waits any more.
public struct DeferredDelivery: Hashable, Sendable {
  /// By what name the platform knows it.
  let name: String
  /// What the platform was asked for, as far as this process knows.
  private var standing = Standing.unasked

  /// What the platform was asked for.
  private enum Standing: Hashable, Sendable {
    /// Nothing.
    case unasked
    /// Perhaps, by an earlier process; the platform does not tell.
    case inherited
    /// The work, which has not begun.
    case asked
    /// The work, which the platform has started.
    case running
  }

  /// Defers nothing yet; what is deferred later has the name.
  public init(name: String) { self.name = name }

  /// A process has found what an earlier one left: that has asked for time, where there was something unsent.
  ///
  /// Android begins such work as soon as there is a network, and the app ends it then; iOS has it wait (`I-95`).
  public mutating func restore(hasUnsent: Bool, _ facts: Facts) {
    if hasUnsent, facts.platform == .iOS { standing = .inherited }
  }

  /// The app is put away.
  public mutating func putAway(hasUnsent: Bool, _ platform: inout Requests) {
    guard hasUnsent, standing != .running else { return }
    standing = .asked
    platform.add(.deferWork(DeferredWork(name: name, needsNetwork: true)))
  }

  /// The platform has started some work; returns whether it is this.
  public mutating func start(_ started: String) -> Bool {
    guard started == name else { return false }
    standing = .running
    return true
  }

  /// The time for it is over: the platform is to try again, and iOS has to be asked anew (`I-95`).
  public mutating func expire(_ expired: String, _ platform: inout Requests) {
    guard expired == name, standing == .running else { return }
    platform.add(.finishWork(name: name, .retry))
    standing = .asked
    if platform.facts.platform == .iOS { putAway(hasUnsent: true, &platform) }
  }

  /// Asks for it once there is no network for what waits, and ends it, or takes it back, once nothing waits.
  public mutating func watch(
    isHeldUp: Bool, isDelivered: Bool, _ platform: inout Requests
  ) {
    if isHeldUp {
      switch standing {
      case .unasked, .inherited: putAway(hasUnsent: true, &platform)
      // The platform knows already.
      case .asked, .running: break
      }
    } else if isDelivered {
      if standing == .running { platform.add(.finishWork(name: name, .succeeded)) }
      takeBack(&platform)
      standing = .unasked
    }
  }

  /// Takes it back where it has not begun, as the app is awake and sends itself.
  public mutating func takeBack(_ platform: inout Requests) {
    switch standing {
    case .asked, .inherited:
      standing = .unasked
      platform.add(.cancelWork(name: name))
    // There is nothing to take back, or the app is at it.
    case .unasked, .running: break
    }
  }
}
