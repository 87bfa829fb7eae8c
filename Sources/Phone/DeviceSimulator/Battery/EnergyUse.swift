/// What the phone has used of its battery since it was fresh, in millionths of a percent, by what used it.
///
/// It counts whether or not the scenario lets the battery drain.
public struct EnergyUse: Hashable, Sendable {
  /// The phone at rest.
  public var idle: Int
  /// The screen.
  public var screen: Int
  /// The location receiver, and the app's waking for its fixes.
  public var positioning: Int
  /// The app's requests to servers.
  public var uploads: Int
  /// Sound.
  public var audio: Int
  /// The search for a network.
  public var search: Int

  /// Creates the report of the amounts.
  init(_ amounts: PowerDraw) {
    let unit = PowerDraw.amountPerMicroPercent
    idle = amounts.idle / unit
    screen = amounts.screen / unit
    positioning = amounts.positioning / unit
    uploads = amounts.uploads / unit
    audio = amounts.audio / unit
    search = amounts.search / unit
  }

  /// What the app's tracking used: positions, and the requests that carry them.
  public var tracking: Int { positioning + uploads }

  /// Everything together.
  public var total: Int { idle + screen + positioning + uploads + audio + search }

  /// Returns what was used between two reports.
  public static func - (later: EnergyUse, earlier: EnergyUse) -> EnergyUse {
    var use = later
    use.idle -= earlier.idle
    use.screen -= earlier.screen
    use.positioning -= earlier.positioning
    use.uploads -= earlier.uploads
    use.audio -= earlier.audio
    use.search -= earlier.search
    return use
  }
}
