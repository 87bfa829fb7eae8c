import DeviceInterface

/// A region under watch: what the app knows of it, and what it may soon be told.
struct RegionWatch: Hashable, Sendable {
  /// The circle.
  var region: Region
  /// What the app was told, or what was true when the watch began.
  var known: RegionState
  /// What has begun to differ from it and must hold for a while (`I-82`).
  var candidate: RegionState?
  /// Whether a stay was reported since the phone entered (`A-52`).
  var isStayReported = false

  /// Where a position is with regard to the circle, by the bare radius.
  func state(at position: Position) -> RegionState {
    region.center.distance(to: position) <= region.radius ? .inside : .outside
  }

  /// Where a position is with regard to the circle, as iOS sees it: beyond the boundary by a distance (`I-82`).
  ///
  /// A small circle has no room for the full distance on the inside; half its radius is taken then.
  func clearState(at position: Position, cushion: Distance) -> RegionState? {
    let radius = region.radius.centimeters
    if region.center.isAtLeast(centimeters: radius + cushion.centimeters, from: position) {
      return .outside
    }
    // Whole centimetres: not more than a limit is less than the next one.
    let limit = radius - min(cushion.centimeters, radius / 2)
    return region.center.isAtLeast(centimeters: limit + 1, from: position) ? nil : .inside
  }

  /// How far the phone can go, in centimetres, before a look at it could change anything.
  ///
  /// It is `nil` where that may be at once. While nothing is about to be told, only the opposite of what is known
  /// matters: what lies between the two boundaries changes nothing. What is about to be told must stay clear.
  func roomToChange(at position: Position, cushion: Distance) -> Double? {
    let outer = region.radius.centimeters + cushion.centimeters
    let inner = region.radius.centimeters - min(cushion.centimeters, region.radius.centimeters / 2)
    guard let distance = FlatDistance(from: region.center, to: position) else {
      // Too far for a flat map, which is far from the circle too, as long as it is not as wide as that.
      let far: Int64 = 1_000_000
      guard known == .outside, candidate == nil,
        region.center.isAtLeast(centimeters: far, from: position)
      else { return nil }
      return Double(far - outer)
    }
    switch (known, candidate) {
    case (.outside, nil): return distance.atLeast - Double(inner)
    case (.inside, nil): return Double(outer) - distance.atMost
    case (_, .outside): return distance.atLeast - Double(outer)
    case (_, .inside): return Double(inner) - distance.atMost
    case (.unknown, nil), (_, .unknown): return nil
    }
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
    let isLarge = region.radius >= .meters(100)
    if percent >= (isLarge ? 85 : 75) { return .inside }
    if percent <= (isLarge ? 15 : 25) { return .outside }
    return nil
  }
}
