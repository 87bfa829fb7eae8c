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

  /// Where a region stands in the list; `nil` where it is not watched.
  func region(_ id: String) -> Int? { regions.firstIndex { $0.region.id == id } }
}
