internal import DeviceInterface

/// The wishes of all managers of a process together, as the phone has one stream of positions for an app.
struct AskedOfPhone: Equatable {
  private var update: UpdateRequest?
  /// How accurate a single position is to be, in metres; `nil` where none is wanted.
  private var onceMeters: Int?
  private var wantsSignificantChanges = false
  private var wantsVisits = false

  /// Adds what one manager wishes for; the more demanding of two wishes counts.
  mutating func add(_ wishes: CLLocationManager.Wishes) {
    if wishes.isUpdating { update = Self.union(update, wishes.update) }
    if wishes.isAskingOnce {
      onceMeters = min(onceMeters ?? .max, wishes.update.desiredAccuracyMeters)
    }
    wantsSignificantChanges = wantsSignificantChanges || wishes.wantsSignificantChanges
    wantsVisits = wantsVisits || wishes.wantsVisits
  }

  /// Whether a position is wanted, once or again and again.
  var wantsPosition: Bool { update != nil || onceMeters != nil }

  /// Takes note that no positions come any more.
  mutating func endPositions() { (update, onceMeters) = (nil, nil) }

  /// Adds live updates, which come by another interface where nobody uses the standard one (`I-26`).
  ///
  /// - Parameter inBackground: Whether a session keeps the app in use there (`I-57`).
  mutating func addLive(inBackground: Bool) {
    let live = UpdateRequest(interface: .live, allowsBackground: inBackground)
    update = update.map { Self.union($0, live) } ?? live
  }

  /// Whether a manager wants to hear less than all that the phone tells.
  func tellsMore(than wishes: CLLocationManager.Wishes) -> Bool {
    update.map { $0.distanceFilter < wishes.update.distanceFilter } ?? false
  }

  /// Returns what to ask for so that the phone does this instead of the other.
  func requests(insteadOf before: AskedOfPhone) -> [Request] {
    var requests: [Request] = []
    if update != before.update {
      requests.append(update.map(Request.startUpdates) ?? .stopUpdates)
      // Stopping takes back a single position too (I-62).
      if update == nil, let onceMeters {
        requests.append(
          .requestFix(FixRequest(timeout: .seconds(10), desiredAccuracyMeters: onceMeters)))
      }
    }
    if wantsSignificantChanges != before.wantsSignificantChanges {
      requests.append(wantsSignificantChanges ? .startSignificantChanges : .stopSignificantChanges)
    }
    if wantsVisits != before.wantsVisits {
      requests.append(wantsVisits ? .startVisits : .stopVisits)
    }
    return requests
  }

  private static func union(_ one: UpdateRequest?, _ other: UpdateRequest) -> UpdateRequest {
    guard var union = one else { return other }
    union.desiredAccuracyMeters = min(union.desiredAccuracyMeters, other.desiredAccuracyMeters)
    union.distanceFilter = min(union.distanceFilter, other.distanceFilter)
    union.allowsBackground = union.allowsBackground || other.allowsBackground
    union.showsBackgroundIndicator =
      union.showsBackgroundIndicator || other.showsBackgroundIndicator
    union.pausesAutomatically = union.pausesAutomatically && other.pausesAutomatically
    return union
  }
}
