/// One position report of the location receiver.
public struct Fix: Hashable, Sendable {
  /// The reported position.
  public var position: Position
  /// The radius in metres within which the phone believes itself to be; 5,000 or so when accuracy is reduced.
  ///
  /// A negative one says that the position is not valid.
  public var accuracyMeters: Int
  /// When the receiver measured it, by the wall clock of the phone; a cached fix keeps its true time (`I-92`).
  public var timestamp: WallTime
  /// How fast the phone was, in millimetres per second; `nil` where the receiver cannot tell.
  public var speedMillimetersPerSecond: Int?
  /// Which way the phone moved, in whole degrees from north, 0 to 359; `nil` where the receiver cannot tell.
  public var courseDegrees: Int? {
    get { extras.courseDegrees }
    set { extras.courseDegrees = newValue }
  }
  /// How high above the sea it was, in metres; `nil` where the receiver cannot tell.
  public var altitudeMeters: Int? {
    get { extras.altitudeMeters }
    set { extras.altitudeMeters = newValue }
  }
  /// Whether software has made it up, as a mock app does (`I-108`, `A-80`).
  public var isSimulated: Bool {
    get { extras.isSimulated }
    set { extras.isSimulated = newValue }
  }
  /// Whether something that is connected to the phone has measured it (`I-108`); iOS only.
  public var isFromAccessory: Bool {
    get { extras.isFromAccessory }
    set { extras.isFromAccessory = newValue }
  }
  private var extras: FixExtras
  /// How long before its delivery it was measured; zero for a fresh fix.
  public var age: Duration

  /// Whether the position may be used at all.
  public var isValid: Bool { accuracyMeters >= 0 }

  /// Creates a fix.
  public init(
    position: Position, accuracyMeters: Int, timestamp: WallTime,
    speedMillimetersPerSecond: Int? = nil, courseDegrees: Int? = nil, altitudeMeters: Int? = nil,
    age: Duration = .zero, isSimulated: Bool = false, isFromAccessory: Bool = false
  ) {
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.timestamp = timestamp
    self.speedMillimetersPerSecond = speedMillimetersPerSecond
    extras = FixExtras(courseDegrees: courseDegrees, altitudeMeters: altitudeMeters)
    self.age = age
    self.isSimulated = isSimulated
    self.isFromAccessory = isFromAccessory
  }
}

/// Course, height and source in eight bytes: fixes are copied more often than anything else.
struct FixExtras: Hashable, Sendable {
  private var course: Int16
  var isSimulated = false
  var isFromAccessory = false
  private var altitude: Int32

  /// Keeps what is told; beyond what a phone can be is nothing.
  init(courseDegrees: Int?, altitudeMeters: Int?) {
    course = courseDegrees.flatMap { Int16(exactly: $0) } ?? .min
    altitude = altitudeMeters.flatMap { Int32(exactly: $0) } ?? .min
  }

  var courseDegrees: Int? {
    get { course == .min ? nil : Int(course) }
    set { course = newValue.flatMap { Int16(exactly: $0) } ?? .min }
  }

  var altitudeMeters: Int? {
    get { altitude == .min ? nil : Int(altitude) }
    set { altitude = newValue.flatMap { Int32(exactly: $0) } ?? .min }
  }
}

/// A request for a single fix (`I-62`).
public struct FixRequest: Hashable, Sendable {
  /// How long the platform may try before it reports the best it has, or a failure.
  public var timeout: Duration
  /// How accurate the app wants it, in metres; it bounds what comes (`I-109`, `A-63`).
  public var desiredAccuracyMeters: Int

  /// Creates a request with a timeout, for a position as accurate as can be unless said otherwise.
  public init(timeout: Duration, desiredAccuracyMeters: Int = 10) {
    self.timeout = timeout
    self.desiredAccuracyMeters = desiredAccuracyMeters
  }
}

/// A request for locations one after the other, until it is stopped.
public struct UpdateRequest: Hashable, Sendable {
  /// Which of iOS's two interfaces the app uses; Android has one.
  public enum Interface: String, Hashable, Sendable, CaseIterable {
    /// `CLLocationManager`'s standard updates, or Android's location requests.
    case standard
    /// `CLLocationUpdate.liveUpdates`, which asks for permission by itself (`I-26`) and rests while the phone does (`I-58`).
    case live
  }

  /// Which interface the app uses.
  public var interface: Interface
  /// How accurate the app wants the positions, in metres: from 100 on they come from networks (`I-109`, `A-63`).
  public var desiredAccuracyMeters: Int
  /// How far the phone must move before the next position is delivered (`I-93`); zero delivers all.
  public var distanceFilter: Distance
  /// How often positions are wanted; `nil` leaves it to the platform, as iOS always does.
  public var interval: Duration?
  /// Whether updates go on in the background (`I-50`, `I-51`); iOS only.
  public var allowsBackground: Bool
  /// Whether the indicator is shown with the Always permission too (`I-64`); iOS only.
  public var showsBackgroundIndicator: Bool
  /// Whether the platform may pause updates while the phone rests (`I-60`); iOS only.
  public var pausesAutomatically: Bool

  /// Creates a request with the platforms' defaults: the best accuracy, every position, foreground only.
  public init(
    interface: Interface = .standard, desiredAccuracyMeters: Int = 10,
    distanceFilter: Distance = .zero, interval: Duration? = nil, allowsBackground: Bool = false,
    showsBackgroundIndicator: Bool = false, pausesAutomatically: Bool = true
  ) {
    self.interface = interface
    self.desiredAccuracyMeters = desiredAccuracyMeters
    self.distanceFilter = distanceFilter
    self.interval = interval
    self.allowsBackground = allowsBackground
    self.showsBackgroundIndicator = showsBackgroundIndicator
    self.pausesAutomatically = pausesAutomatically
  }
}

/// Why the phone could not give a location.
public enum LocationFailure: Hashable, Sendable {
  /// No position could be found now; it may work later (`I-89`; on Android, no current location).
  case locationUnknown
  /// The app is not allowed to know (`I-91`; on Android, a security exception).
  case denied
}

/// A stay of the phone at one place, as the platform noticed it (`I-45`).
public struct Visit: Hashable, Sendable {
  /// Where the stay was, as accurately as the app may know.
  public var position: Position
  /// The accuracy of the position in metres.
  public var accuracyMeters: Int
  /// When the phone came.
  public var arrival: WallTime
  /// When it left; `nil` while it is still there.
  public var departure: WallTime?

  /// Creates a stay.
  public init(
    position: Position, accuracyMeters: Int, arrival: WallTime, departure: WallTime? = nil
  ) {
    self.position = position
    self.accuracyMeters = accuracyMeters
    self.arrival = arrival
    self.departure = departure
  }
}
