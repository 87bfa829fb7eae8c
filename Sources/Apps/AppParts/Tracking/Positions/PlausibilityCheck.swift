public import DeviceInterface

/// A check for positions that cannot be true, by the way to them from the last trusted one.
///
/// A receiver may err by kilometres and claim to know to the metre. What implies a greater speed than anyone travels at
/// is doubted until a second position agrees with it; then the phone is there, and what was trusted before may have been
/// the wrong one. That is so where nothing has ever agreed with it, as with the very first position of all.
public struct PlausibilityCheck: Hashable, Sendable {
  /// The verdict on a position.
  public enum Verdict: Hashable, Sendable {
    /// It agrees with the last trusted one, or there is none.
    case trusted
    /// It implies an impossible speed, and nothing agrees with it yet.
    case doubted
    /// It agrees with a doubted one and is trusted from now on; no line leads to it from the one that was before.
    case corrected(refutesLast: Bool)
  }

  private struct Place: Hashable, Sendable {
    var position: Position
    var accuracyMeters: Int
    var at: Duration

    init(_ measured: MeasuredFix) {
      position = measured.fix.position
      accuracyMeters = measured.fix.accuracyMeters
      at = measured.at
    }

    /// Whether one can get from here to there; both may be off by what they claim, and times are whole seconds.
    func agrees(with other: Place, speedMax: Int) -> Bool {
      let slack = Int64(accuracyMeters + other.accuracyMeters) * 100
      let way = max(0, position.distance(to: other.position).centimeters - slack)
      let time = max(1_000, abs((other.at - at).wholeMilliseconds))
      // One centimetre in a millisecond is 36 km/h.
      return way * 36 <= Int64(speedMax) * time
    }
  }

  private var trusted: Place?
  /// Whether another measurement has agreed with the trusted one.
  private var isConfirmed = false
  private var doubted: Place?
  /// How often one may still ask for a position because of a doubt.
  private var questionsLeft = Self.questionsMax

  /// Trusts nothing yet.
  public init() {}

  /// How many positions are asked for because of one doubt, at most: a receiver may contradict itself for ever.
  private static let questionsMax = 5
  /// The speed in kilometres per hour above which a position is not believed, unless said otherwise (`design`).
  public static let speedMax = 300
  /// How long after a doubt a position is asked for: what comes at once is the same measurement.
  public static let askingDelay: Duration = .seconds(2)

  /// Whether one may ask for a position that decides; each time counts.
  public mutating func mayAsk(regardless: Bool = false) -> Bool {
    guard isUndecided || regardless, questionsLeft > 0 else { return false }
    questionsLeft -= 1
    return true
  }

  /// Whether two positions contradict each other, and nothing tells yet which of them is the wrong one.
  public var isUndecided: Bool { doubted != nil && !isConfirmed }

  /// Judges a position; those of one instant are one measurement, which does not agree with itself.
  public mutating func judge(_ measured: MeasuredFix, speedMaxKilometersPerHour speedMax: Int)
    -> Verdict
  {
    let place = Place(measured)
    guard let last = trusted else {
      // There is nothing to hold it against.
      trusted = place
      return .trusted
    }
    if last.agrees(with: place, speedMax: speedMax) {
      if last.at != place.at { isConfirmed = true }
      trusted = place
      settle()
      return .trusted
    }
    guard let other = doubted, other.at != place.at, other.agrees(with: place, speedMax: speedMax)
    else {
      doubted = place
      return .doubted
    }
    defer { isConfirmed = true }
    trusted = place
    settle()
    return .corrected(refutesLast: !isConfirmed)
  }

  private mutating func settle() {
    doubted = nil
    questionsLeft = Self.questionsMax
  }
}

/// A position, and the uptime at which it was measured: the wall clock orders nothing, as it may be turned back.
public struct MeasuredFix: Hashable, Sendable {
  /// The use of a position to someone who has tracked for a while.
  public enum Timeliness: Hashable, Sendable {
    /// Too old, or from before the tracking began: it is not where the phone is now (`I-92`).
    case stale
    /// Measured before the latest one.
    case late
    /// The latest one once more.
    case repeated
    /// Newer than all before.
    case new
  }

  /// The position.
  public let fix: Fix
  /// The uptime at which it was measured.
  public let at: Duration

  /// Takes a fix with the uptime at which it was measured, by what the platform says now.
  public init(_ fix: Fix, _ facts: Facts) {
    self.fix = fix
    at = facts.uptime - fix.age
  }

  /// Returns what the position is to a flow that tracks since an uptime and knows one of another.
  public func timeliness(ageMax: Duration, since start: Duration, latest: Duration?) -> Timeliness {
    if fix.age > ageMax || at < start { return .stale }
    guard let latest else { return .new }
    if at < latest { return .late }
    return at == latest ? .repeated : .new
  }
}

/// The positions of one stretch of tracking: which of them are new, and which of those can be true.
///
/// A stretch begins when positions are asked for. Times are uptimes, as a wall clock may be turned back.
///
/// ```swift
/// positions.begin(at: platform.facts.uptime)
/// let measured = MeasuredFix(fix, platform.facts)
/// guard positions.timeliness(of: measured, ageMax: .seconds(10)) == .new else { return }
/// positions.note(measured)
/// switch positions.judge(measured) { … }
/// ```
public struct PositionStretch: Hashable, Sendable {
  private var begunAt = Duration.zero
  private var latestAt: Duration?
  private var plausibility = PlausibilityCheck()

  /// Trusts nothing yet; positions count from the phone's start on.
  public init() {}

  /// Lets positions count from an uptime on; they are still held against what was trusted before.
  public mutating func begin(at uptime: Duration) {
    begunAt = uptime
    latestAt = nil
  }

  /// Forgets what was trusted, so that the next position has nothing to contradict.
  public mutating func forgetTrusted() { plausibility = PlausibilityCheck() }

  /// Whether a position was measured since the stretch began.
  public func covers(_ measured: MeasuredFix) -> Bool { measured.at >= begunAt }

  /// Returns what a position is to the stretch, by the latest one that was noted.
  public func timeliness(of measured: MeasuredFix, ageMax: Duration) -> MeasuredFix.Timeliness {
    measured.timeliness(ageMax: ageMax, since: begunAt, latest: latestAt)
  }

  /// Notes a position as the latest one.
  public mutating func note(_ measured: MeasuredFix) { latestAt = measured.at }

  /// Judges a position by the way to it from the last trusted one.
  public mutating func judge(
    _ measured: MeasuredFix, speedMaxKilometersPerHour speedMax: Int = PlausibilityCheck.speedMax
  ) -> PlausibilityCheck.Verdict {
    plausibility.judge(measured, speedMaxKilometersPerHour: speedMax)
  }

  /// Whether two positions contradict each other, and nothing tells yet which of them is the wrong one.
  public var isUndecided: Bool { plausibility.isUndecided }

  /// Whether one may ask for a position that decides a doubt; each time counts.
  public mutating func mayAsk(regardless: Bool = false) -> Bool {
    plausibility.mayAsk(regardless: regardless)
  }
}
