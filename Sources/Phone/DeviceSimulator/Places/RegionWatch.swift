import DeviceInterface

/// A region under watch: what the app knows of it, and what it may soon be told.
struct RegionWatch: Hashable, Sendable {
  /// What a look at the region brings about.
  enum Change: Hashable, Sendable {
    /// Nothing new.
    case none
    /// Something differs from what is known, and must hold for a while.
    case begins
    /// What had begun to differ does so no more.
    case ends
  }

  let purpose: WatchedRegion
  let region: Region
  /// What the app was told, or what was true when the watch began.
  private(set) var known: RegionState
  /// What has begun to differ from it and must hold for a while (`I-82`).
  private(set) var candidate: RegionState?

  /// Watches a circle of which something is known, or nothing yet; for the app unless said otherwise.
  init(_ region: Region, for purpose: WatchedRegion? = nil, known: RegionState = .unknown) {
    self.purpose = purpose ?? .ofApp(id: region.id)
    self.region = region
    self.known = known
  }

  mutating func begin(at position: Position) { known = state(at: position) }

  /// Takes in a look; `nil` says neither that the phone is inside nor that it is outside.
  mutating func observe(_ observed: RegionState?) -> Change {
    guard let observed, observed != known else {
      defer { candidate = nil }
      return candidate == nil ? .none : .ends
    }
    guard candidate != observed else { return .none }
    candidate = observed
    return .begins
  }

  /// Takes what has differed long enough; `nil` where nothing does.
  mutating func takeCandidate() -> RegionState? {
    defer { candidate = nil }
    return candidate
  }

  /// Notes a state that is told from now on, or that is to be judged from anew.
  mutating func know(_ state: RegionState) {
    known = state
    candidate = nil
  }

  /// Where a position is with regard to the circle, by the bare radius.
  func state(at position: Position) -> RegionState {
    region.center.distance(to: position) <= region.radius ? .inside : .outside
  }

  /// Where a position is with regard to the circle, as iOS sees it: beyond the boundary by a distance (`I-82`).
  ///
  /// A small circle has no room for the full distance on the inside; half its radius is taken then.
  func clearState(at position: Position, cushion: Distance) -> RegionState? {
    let bounds = bounds(cushion: cushion)
    if region.center.isAtLeast(centimeters: bounds.surelyOutside, from: position) {
      return .outside
    }
    // Whole centimetres: not more than a limit is less than the next one.
    return region.center.isAtLeast(centimeters: bounds.inside + 1, from: position) ? nil : .inside
  }

  /// Where a fix is with regard to the circle, as Android sees it: by how much of the fix's own circle overlaps (`A-54`).
  ///
  /// The overlap is taken along the line through both centres, which is close enough where the fix is the smaller one.
  func overlapState(at position: Position, accuracyMeters: Int) -> RegionState? {
    let accuracy = Int64(max(1, accuracyMeters)) * 100
    if region.center.isAtLeast(centimeters: region.radius.centimeters + accuracy, from: position) {
      return .outside
    }
    let distance = region.center.distance(to: position).centimeters
    let percent = (region.radius.centimeters - distance + accuracy) * 100 / (2 * accuracy)
    if percent >= overlapPercents.inside { return .inside }
    if percent <= overlapPercents.outside { return .outside }
    return nil
  }

  /// The boundaries of what a platform takes for inside and outside, as centimetres from the centre.
  struct Bounds {
    /// Up to here a phone is inside.
    var inside: Int64
    /// From here on it may be outside.
    var possiblyOutside: Int64
    /// From here on it is.
    var surelyOutside: Int64
  }

  func bounds(cushion: Distance) -> Bounds {
    let radius = region.radius.centimeters
    let outside = radius + cushion.centimeters
    return Bounds(
      inside: radius - min(cushion.centimeters, radius / 2), possiblyOutside: outside,
      surelyOutside: outside)
  }

  /// The boundaries as Android has them for fixes of an accuracy, to the centimetre.
  func bounds(accuracyMeters: Int) -> Bounds {
    let accuracy = Int64(max(1, accuracyMeters)) * 100
    func distance(ofPercent percent: Int64) -> Int64 {
      region.radius.centimeters + accuracy - percent * 2 * accuracy / 100
    }
    return Bounds(
      inside: distance(ofPercent: overlapPercents.inside) - 1,
      possiblyOutside: distance(ofPercent: overlapPercents.outside + 1) - 1,
      surelyOutside: distance(ofPercent: overlapPercents.outside) + 1)
  }

  private var overlapPercents: (inside: Int64, outside: Int64) {
    region.radius >= .meters(100) ? (85, 15) : (75, 25)
  }

  /// How far the phone can go, in centimetres, before a look at it could change anything.
  ///
  /// It is `nil` where that may be at once. While nothing is about to be told, only the opposite of what is known
  /// matters: what lies between the two boundaries changes nothing. What is about to be told must stay clear.
  func roomToChange(at position: Position, _ bounds: Bounds) -> Double? {
    guard let distance = FlatDistance(from: region.center, to: position) else {
      // Too far for a flat map, which is far from the circle too, as long as it is not as wide as that.
      let far: Int64 = 1_000_000
      guard known == .outside, candidate == nil,
        region.center.isAtLeast(centimeters: far, from: position)
      else { return nil }
      return Double(far - bounds.surelyOutside)
    }
    switch (known, candidate) {
    case (.outside, nil): return distance.atLeast - Double(bounds.inside + 1)
    case (.inside, nil): return Double(bounds.possiblyOutside) - distance.atMost
    case (_, .outside): return distance.atLeast - Double(bounds.surelyOutside)
    case (_, .inside): return Double(bounds.inside) - distance.atMost
    case (.unknown, nil), (_, .unknown): return nil
    }
  }
}

/// What was found out about a region and is reported when the platform gets to it (`I-83`).
struct RegionReport: Hashable, Sendable {
  /// What a region reports.
  enum Kind: Hashable, Sendable {
    /// The phone came into it.
    case entered
    /// The phone left it.
    case left
    /// The phone stayed in it (`A-52`).
    case stayed
  }

  let purpose: WatchedRegion
  /// What happened there.
  let kind: Kind
  /// The measurement by which it was found out; only Android tells it.
  let trigger: CachedFix?

  /// What the app is told of its region, with the triggering fix as the app may read it.
  ///
  /// iOS tells the state after every crossing, and of a condition the state alone (`I-99`).
  func signals(
    _ id: String, isCondition: Bool, with fix: Fix?, on platform: PlatformKind
  ) -> [Signal] {
    let event: (crossing: Signal, state: RegionState) =
      switch kind {
      case .entered: (.regionEntered(id: id, fix: fix), .inside)
      case .left: (.regionExited(id: id, fix: fix), .outside)
      case .stayed: (.regionDwelled(id: id, fix: fix), .inside)
      }
    guard platform == .iOS else { return [event.crossing] }
    let state = Signal.regionState(id: id, event.state)
    return isCondition ? [state] : [event.crossing, state]
  }

  func isWanted(by region: Region) -> Bool {
    switch kind {
    case .entered: region.notifiesOnEntry
    case .left: region.notifiesOnExit
    case .stayed: region.dwell != nil
    }
  }

  /// What was known of the region before, so that a report that cannot be made is found out anew.
  var stateBefore: RegionState {
    switch kind {
    case .entered: .outside
    case .left, .stayed: .inside
    }
  }
}
