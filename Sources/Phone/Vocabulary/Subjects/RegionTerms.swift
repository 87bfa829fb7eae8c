package import DeviceInterface

/// Circles on the earth that are watched.
enum RegionTerms {
  /// Regions and geofences.
  static let signals: [SignalTerm] = [
    crossing(
      .regionEntered, "The phone entered the region.", .regionEntered,
      NoticePhrase(
        "entered region …", "The phone came into the region with this name.", of: .name(.region),
        known: "didEnterRegion GEOFENCE_TRANSITION_ENTER"),
      parts: { if case .regionEntered(let id, let fix) = $0 { (id, fix) } else { nil } },
      make: { .regionEntered(id: $0, fix: $1) }),
    crossing(
      .regionExited, "The phone left the region.", .regionLeft,
      NoticePhrase(
        "left region …", "The phone left the region with this name.", of: .name(.region),
        known: "didExitRegion GEOFENCE_TRANSITION_EXIT"),
      parts: { if case .regionExited(let id, let fix) = $0 { (id, fix) } else { nil } },
      make: { .regionExited(id: $0, fix: $1) }),
    crossing(
      .regionDwelled, Meaning("The phone stayed in the region", by: "A-52", only: .android),
      .regionState,
      NoticePhrase(
        "dwelled in region …", "The phone stayed in the region with this name.", of: .name(.region),
        known: "GEOFENCE_TRANSITION_DWELL loiteringDelay"),
      parts: { if case .regionDwelled(let id, let fix) = $0 { (id, fix) } else { nil } },
      make: { .regionDwelled(id: $0, fix: $1) }),
    SignalTerm(
      .regionState,
      Meaning("Where the phone is with regard to the region", by: "I-84", only: .iOS), .regions,
      unheard: .regionState, as: .asked,
      RegionState.allCases.map {
        NoticePhrase(
          "region … is \($0.rawValue)", "Where the phone is with regard to the region.",
          of: .name(.region), known: "didDetermineState CLMonitor")
      },
      Member("id", .text, "The region's id."),
      Member("state", .choice(RegionState.self), "Where it is."),
      parts: { if case .regionState(let id, let state) = $0 { (id, state) } else { nil } },
      make: { .regionState(id: $0, $1) }, says: .words { "region \($0) is \($1.rawValue)" }),
    SignalTerm(
      .regionFailed, Meaning("The region is not watched", by: "I-78 to I-86", "A-51", "A-55"),
      .regions, unheard: "that a region is not watched", as: .asked,
      [RegionFailure.tooMany, .tooLarge, .denied, .unavailable].map {
        NoticePhrase(
          "region … failed: \($0.words)", "The region with this name is not watched.",
          of: .name(.region),
          known: "monitoringDidFailForRegion GEOFENCE_NOT_AVAILABLE GEOFENCE_TOO_MANY_GEOFENCES")
      },
      Member("id", .text, "The region's id."),
      Member("failure", .choice(RegionFailure.self), "Why."),
      parts: { if case .regionFailed(let id, let failure) = $0 { (id, failure) } else { nil } },
      make: { .regionFailed(id: $0, $1) }, says: .words { "region \($0) failed: \($1.words)" }),
  ]

  /// A sort that tells of a region, and on Android of the fix that triggered it.
  private static func crossing(
    _ kind: SignalKind, _ meaning: Meaning, _ unheard: UnheardSignal, _ phrase: NoticePhrase,
    parts: @escaping @Sendable (Signal) -> (String, Fix?)?,
    make: @escaping @Sendable (String, Fix?) -> Signal
  ) -> SignalTerm {
    let only = meaning.platform == nil ? "; Android only" : ""
    return SignalTerm(
      kind, meaning, .regions, unheard: unheard, [phrase],
      Member("id", .text, "The region's id."),
      Member("fix", optional: .fix, "The position that triggered it\(only)."), parts: parts,
      make: make,
      says: .filling({ id, _ in id }, detail: { _, fix in fix.map { ": \($0.text)" } ?? "" }))
  }

  /// Regions.
  static let requests: [RequestTerm] = [
    RequestTerm(
      .monitor, "Watches a region.", unasked: "watches a region",
      Member("region", .region, "The region."),
      parts: { if case .monitor(let region) = $0 { region } else { nil } }, make: { .monitor($0) },
      says: { "monitors the region \"\($0.id)\"" }),
    RequestTerm(
      .stopMonitoring, "Stops watching the region.", unasked: "stops watching a region",
      named: "id",
      parts: { if case .stopMonitoring(let id) = $0 { id } else { nil } },
      make: { .stopMonitoring(id: $0) }, says: { "stops monitoring the region \"\($0)\"" }),
    RequestTerm(
      .requestRegionState,
      Meaning("Asks where the phone is with regard to the region", by: "I-84", only: .iOS),
      unasked: "asks whether the phone is in a region", named: "id",
      parts: { if case .requestRegionState(let id) = $0 { id } else { nil } },
      make: { .requestRegionState(id: $0) },
      says: { "asks for the state of the region \"\($0)\"" }),
  ]
}

extension RegionFailure {
  /// The failure in words.
  package var words: String {
    switch self {
    case .tooMany: "too many"
    case .tooLarge: "too large"
    case .denied: "denied"
    case .unavailable: "unavailable"
    }
  }
}
