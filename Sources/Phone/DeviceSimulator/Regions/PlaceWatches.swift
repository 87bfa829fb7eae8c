import DeviceInterface

/// What of the places where the phone comes and goes is watched for the app, and can wake or start it.
struct PlaceWatches: Hashable, Sendable {
  /// The regions under watch, in the order they were added.
  var regions: [RegionWatch] = []
  /// The watch for significant changes, if the app wants one.
  var significantChanges: SignificantChangeWatch?
  /// The watch for stays, if the app wants one.
  var visits: VisitWatch?
  /// The event that waits for the user's answer about Always.
  var heldEvent: HeldEvent?

  /// Whether anything is watched.
  var isWatched: Bool { !regions.isEmpty || significantChanges != nil || visits != nil }

  /// The regions that the app has watched, in the order they were added.
  var regionsOfApp: [Region] {
    regions.compactMap { if case .ofApp = $0.purpose { $0.region } else { nil } }
  }

  /// Where a region stands in the list; `nil` where it is not watched.
  func region(_ purpose: WatchedRegion) -> Int? { regions.firstIndex { $0.purpose == purpose } }
}
