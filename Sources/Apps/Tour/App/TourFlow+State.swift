import DeviceInterface

extension TourFlow {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// The accuracy that is asked for, in metres.
    public var desiredAccuracyMeters = 10
    /// How often positions are wanted on Android, which leaves that to the app.
    public var interval: Duration = .seconds(2)
    /// The greatest age of a position that says where the walker is.
    public var fixAgeMax: Duration = .seconds(10)
    /// How often it is stored how far a point was heard.
    public var heardInterval: Duration = .seconds(10)

    /// Creates the settings, all as specified.
    public init() {}
  }

  /// Which page the app shows.
  enum Page: Hashable, Sendable {
    /// The tours.
    case list
    /// One tour, walked or not.
    case tour(Tour)
  }

  static let listKey = "tour.list"
  static let walksKey = "tour.walks"

  static let heardTimer = "tour.heard"
  static let listTimer = "tour.listRetry"
}
