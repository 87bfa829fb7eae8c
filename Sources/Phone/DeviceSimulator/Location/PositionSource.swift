/// What positions are measured by, as the accuracy that an app asks for bounds it (`I-109`, `A-63`).
enum PositionSource: Hashable, Sendable {
  /// Satellites, where they are heard, and else what there is: as accurate as can be.
  case satellites
  /// The networks of the houses around.
  case wiFi
  /// The cells of the mobile network, to a kilometre.
  case cells
  /// The same, to some kilometres.
  case farCells

  /// Finds what will do for an accuracy in metres, where satellites are not needed from a coarse one on.
  init(askedMeters: Int, coarseMeters: Int) {
    self =
      switch askedMeters {
      case ..<coarseMeters: .satellites
      case ..<1_000: .wiFi
      case ..<3_000: .cells
      default: .farCells
      }
  }

  /// The radius of its positions in metres; `nil` where the signal says how accurate they are.
  func radius(_ constants: Constants) -> Int? {
    switch self {
    case .satellites: nil
    case .wiFi: constants.wiFiRadiusMeters
    case .cells: constants.cellRadiusMeters
    case .farCells: constants.farCellRadiusMeters
    }
  }

  /// Whether a request for one fix is answered with what there is, however weak the signal.
  var isFarFromPrecise: Bool {
    switch self {
    case .satellites, .wiFi: false
    case .cells, .farCells: true
    }
  }
}

/// What networks can tell of the phone's place: as the user of Android lets them (`A-81`), and not in airplane mode.
struct NetworkPositions: Hashable, Sendable {
  /// Whether networks tell it at all: the switch for location accuracy.
  var areOn = true
  /// Whether the networks of the houses around are looked for.
  var scansWiFi = true
  /// Whether the radios are on by which networks are heard, as they are outside of airplane mode.
  var radiosAreOn = true

  /// Whether networks tell anything.
  private var tell: Bool { areOn && radiosAreOn }

  /// Returns what a receiver is left with that hears so.
  func heard(_ quality: SignalQuality) -> SignalQuality {
    switch quality {
    case .good, .urbanCanyon, .tunnel, .none: quality
    case .weak: tell ? .weak : .none
    // Without the networks of the houses the cells are left.
    case .indoors: tell ? (scansWiFi ? .indoors : .weak) : .none
    }
  }

  /// Returns what there is instead of what would do; `nil` where there is nothing.
  ///
  /// That satellites stand in for the networks of the houses, and for cells not, is as Android's sources have it.
  func source(for wanted: PositionSource) -> PositionSource? {
    switch wanted {
    case .satellites: .satellites
    case .wiFi: tell ? (scansWiFi ? .wiFi : .cells) : .satellites
    case .cells, .farCells: tell ? wanted : nil
    }
  }
}
