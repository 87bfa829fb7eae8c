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

  /// Finds what will do for an accuracy in metres.
  init(askedMeters: Int, _ constants: Constants) {
    self =
      switch askedMeters {
      case ..<constants.battery.coarseAccuracyMeters: .satellites
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

/// What the user of Android lets networks tell of the phone's place (`A-81`); on iOS nobody can switch it off.
struct NetworkPositions: Hashable, Sendable {
  /// Whether networks tell it at all: the switch for location accuracy.
  var areOn = true
  /// Whether the networks of the houses around are looked for.
  var scansWiFi = true

  /// Returns what a receiver is left with that hears so.
  func heard(_ quality: SignalQuality) -> SignalQuality {
    switch quality {
    case .good, .urbanCanyon, .tunnel, .none: quality
    case .weak: areOn ? .weak : .none
    // Without the networks of the houses the cells are left.
    case .indoors: areOn ? (scansWiFi ? .indoors : .weak) : .none
    }
  }

  /// Returns what there is instead of what would do; `nil` where there is nothing.
  ///
  /// That satellites stand in for the networks of the houses, and for cells not, is as Android's sources have it.
  func source(for wanted: PositionSource) -> PositionSource? {
    switch wanted {
    case .satellites: .satellites
    case .wiFi: areOn ? (scansWiFi ? .wiFi : .cells) : .satellites
    case .cells, .farCells: areOn ? wanted : nil
    }
  }
}
