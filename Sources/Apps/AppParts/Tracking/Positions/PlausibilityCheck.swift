import DeviceInterface

/// A check for positions that cannot be true, by the way to them from the last trusted one.
///
/// A receiver may err by kilometres and claim to know to the metre. What implies a greater speed than anyone travels at
/// is doubted until a second position agrees with it; then the phone is there, and what was trusted before may have been
/// the wrong one. That is so where nothing has ever agreed with it, as with the very first position of all.
///
/// What is possible may still be a stray: where the receiver tells its speeds and they do not lead there, others must
/// agree for some seconds; where it tells none, the place before is remembered, and who is back there was never away.
public struct PlausibilityCheck: Hashable, Sendable {
  /// The verdict on a position.
  public enum Verdict: Hashable, Sendable {
    /// It agrees with the last trusted one, or there is none.
    case trusted
    /// It implies an impossible speed, and nothing agrees with it yet.
    case doubted
    /// The speeds that the receiver tells do not lead there, and nothing agrees with it yet: a stray, most likely.
    case stray
    /// It agrees with a doubted one and is trusted from now on; no line leads to it from the one that was before.
    case corrected(refutesLast: Bool)
  }

  private struct Place: Hashable, Sendable {
    var position: Position
    var accuracyMeters: Int
    var speed: Int?
    var at: Duration

    init(_ measured: MeasuredFix) {
      position = measured.fix.position
      accuracyMeters = measured.fix.accuracyMeters
      speed = measured.fix.speedMillimetersPerSecond
      at = measured.at
    }

    /// How much further than positions scatter it is from here to there, in centimetres.
    func leap(to other: Place) -> Int64 {
      let scatter = Int64(accuracyMeters + other.accuracyMeters) * 200
      if position.centimetersAtMost(to: other.position) <= scatter { return 0 }
      return max(0, position.distance(to: other.position).centimeters - scatter)
    }

    /// How long it is from here to there, in milliseconds.
    func time(to other: Place) -> Int64 { max(1, abs((other.at - at).wholeMilliseconds)) }

    /// Whether the told speeds lead from here to there; they do where one is not told.
    func explains(_ other: Place) -> Bool { explains(other, leap: leap(to: other)) }

    /// Whether they do, where it is known how much further than positions scatter it is.
    func explains(_ other: Place, leap: Int64) -> Bool {
      guard let speed, let otherSpeed = other.speed else { return true }
      // A ten thousandth of a centimetre in a millisecond each; a tenth more for what they leave out.
      return leap * 10_000 <= Int64(max(speed, otherSpeed)) * time(to: other) * 11 / 10
    }

    /// Whether one who came here from a place goes on to another one, about as fast.
    func continues(from start: Place, to other: Place) -> Bool {
      let way = start.position.distance(to: position).centimeters
      return leap(to: other) * 2 * start.time(to: self) <= way * 3 * time(to: other)
    }

    /// Whether one can get from here to there; both may be off by what they claim, and times are whole seconds.
    func agrees(with other: Place, speedMax: Int) -> Bool {
      let slack = Int64(accuracyMeters + other.accuracyMeters) * 100
      let time = max(1_000, abs((other.at - at).wholeMilliseconds))
      // One centimetre in a millisecond is 36 km/h. Mostly it is so near that nobody has to measure how near.
      let most = max(0, position.centimetersAtMost(to: other.position) - slack)
      if most * 36 <= Int64(speedMax) * time { return true }
      let way = max(0, position.distance(to: other.position).centimeters - slack)
      return way * 36 <= Int64(speedMax) * time
    }
  }

  /// Positions one after the other to which no told speed leads, and which agree with each other.
  private struct Leap: Hashable, Sendable {
    let firstAt: Duration
    var latest: Place
    var count = 1

    init(to place: Place) { (firstAt, latest) = (place.at, place) }

    func goesOn(from start: Place, to next: Place) -> Bool {
      latest.explains(next) || latest.continues(from: start, to: next)
    }

    /// Adds one more; the same measurement agrees with nothing.
    mutating func add(_ place: Place) {
      guard place.at != latest.at else { return }
      latest = place
      count += 1
    }

    /// Whether they are enough to be believed: a receiver that errs may do so a few times in a row.
    var isProven: Bool { count >= 3 && latest.at - firstAt >= .seconds(5) }
  }

  private var trusted: Place?
  /// Whether another measurement has agreed with the trusted one.
  private var isConfirmed = false
  private var doubted: Place?
  /// What is possible, and not explained by the told speeds.
  private var leap: Leap?
  /// What was trusted before the latest one, where that lies elsewhere and nothing has agreed with it yet.
  private var left: Place?
  /// Whether the latest position is believed although no told speed leads there.
  private(set) var hasLeapt = false
  /// Whether nobody has looked since the trusted one, so that the speeds of now do not tell how one came here.
  private var wasAway = false
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
  public var isUndecided: Bool { doubted != nil && !isConfirmed || leap != nil }

  /// Takes note that nobody looks until the next position.
  public mutating func lookAway() { wasAway = true }

  /// Judges a position; those of one instant are one measurement, which does not agree with itself.
  public mutating func judge(_ measured: MeasuredFix, speedMaxKilometersPerHour speedMax: Int)
    -> Verdict
  {
    let place = Place(measured)
    guard let last = trusted else {
      // There is nothing to hold it against.
      trusted = place
      wasAway = false
      return .trusted
    }
    if last.agrees(with: place, speedMax: speedMax) { return follow(last, place) }
    if let left, left.agrees(with: place, speedMax: speedMax) {
      // Back where the phone was before: the one between was the stray.
      trust(place)
      return .trusted
    }
    guard let other = doubted, other.agrees(with: place, speedMax: speedMax),
      let corrected = correct(by: place)
    else {
      doubted = place
      return .doubted
    }
    return corrected
  }

  /// Trusts a position where the doubted one leads to it; `nil` where it does not.
  private mutating func correct(by place: Place) -> Verdict? {
    guard let doubted, doubted.at != place.at, doubted.explains(place) else { return nil }
    defer { isConfirmed = true }
    trust(place)
    return .corrected(refutesLast: !isConfirmed)
  }

  /// Judges a position to which one can get from the last trusted one.
  private mutating func follow(_ last: Place, _ place: Place) -> Verdict {
    hasLeapt = false
    let distance = last.leap(to: place)
    guard wasAway || last.explains(place, leap: distance) else {
      // One could get there by now, and was there already when one could not.
      return correct(by: place) ?? followLeap(last, place)
    }
    if last.at != place.at { isConfirmed = true }
    trust(place)
    if distance > 0 { left = last }
    return .trusted
  }

  /// Judges a position to which the told speeds do not lead.
  private mutating func followLeap(_ last: Place, _ place: Place) -> Verdict {
    guard leap?.goesOn(from: last, to: place) == true else {
      leap = Leap(to: place)
      return .stray
    }
    leap?.add(place)
    guard leap?.isProven == true else { return .stray }
    defer { isConfirmed = true }
    trust(place)
    // What nothing has ever agreed with was the stray itself.
    guard isConfirmed else { return .corrected(refutesLast: true) }
    hasLeapt = true
    return .trusted
  }

  private mutating func trust(_ place: Place) {
    trusted = place
    (doubted, leap, left, wasAway) = (nil, nil, nil, false)
    questionsLeft = Self.questionsMax
  }
}
