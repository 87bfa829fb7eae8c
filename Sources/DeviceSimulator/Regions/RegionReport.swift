import DeviceInterface

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

  /// The region.
  let id: String
  /// What happened there.
  let kind: Kind
  /// The measurement by which it was found out; only Android tells it.
  let trigger: CachedFix?

  /// What the app is told, with the triggering fix as the app may read it.
  func signal(with fix: Fix?) -> Signal {
    switch kind {
    case .entered: .regionEntered(id: id, fix: fix)
    case .left: .regionExited(id: id, fix: fix)
    case .stayed: .regionDwelled(id: id, fix: fix)
    }
  }

  /// Whether the app wants to hear of it.
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
