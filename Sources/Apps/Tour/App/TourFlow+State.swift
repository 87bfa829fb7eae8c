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
    /// The speed in kilometres per hour above which a position is not believed.
    public var plausibleSpeedMax = 300
    /// How often it is stored how far a point was heard.
    public var heardInterval: Duration = .seconds(10)
    /// The purpose for which full accuracy is asked for (`I-46`).
    public var purposeKey = "TourPoints"
    /// How soon the system's question must cover the app after it was asked for (`I-11`, `I-12`); iOS only.
    public var alertGrace: Duration = .seconds(1)
    /// How long after the first failure the list is asked for again; doubles with each failure.
    public var retryDelay: Duration = .seconds(5)
    /// The longest it waits to do so.
    public var retryDelayMax: Duration = .seconds(300)
    /// How long an answer may take.
    public var requestTimeout: Duration = .seconds(30)
    /// How many bytes of an answer are read.
    public var answerBytesMax = 1 << 20

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
