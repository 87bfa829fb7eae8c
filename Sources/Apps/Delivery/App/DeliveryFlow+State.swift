public import AppParts
import DeviceInterface

extension DeliveryFlow {
  /// What can be adjusted.
  public struct Configuration: Hashable, Sendable {
    /// How often positions are wanted, by how the courier moves (`delivery:TRACK-2`, `BATTERY-1`, `BATTERY-2`).
    public var pace = CourierPace.Rules()
    /// How long after a point it is uploaded at the latest, for customers look at it.
    public var syncInterval: Duration = .seconds(30)
    /// How long the courier must stay at a stop for that to be told (`delivery:GEO-1`).
    public var dwellDelay: Duration = .seconds(120)
    /// How many bytes of storage are held for the outcome of each open stop.
    public var reservedBytesPerStop = 512
    /// For how many stops they are held at most: more outcomes do not wait at a time, unless there is no network for a day.
    public var reservedStopsMax = 64
    /// How many points fill a batch, and how uploads are repeated.
    public var journal = TrackJournal.Configuration()
    /// The worst accuracy of a position that is recorded, in metres.
    public var accuracyMetersMax = 200
    /// The greatest age of a position that says where the courier is.
    public var fixAgeMax: Duration = .seconds(10)
    /// What distinguishes this phone from all others in the names of runs.
    public var deviceID = "phone"
    /// The token by which the server knows the courier.
    public var token = "courier-1"

    /// Creates the settings, all as specified.
    public init() {}
  }

  /// Something that is put above the page, and is not about location.
  enum Notice: Hashable, Sendable {
    /// Whether the courier agrees to be tracked (`delivery:PRIVACY-2`).
    case askingConsent
    /// The server has not taken an outcome, as the stop has another one there.
    case settledElsewhere(stop: Int)
  }

  static let offerKey = "delivery.route"
  static let routeKey = "delivery.workRoute"
  static let workKey = "delivery.work"
  static let consentKey = "delivery.consent"

  static let routeTimer = "delivery.routeRetry"
  static let restTimer = "delivery.rest"
  static let dwellTimer = "delivery.dwell"
  static let syncTimer = "delivery.sync"
  static let clockTimer = "delivery.clock"
  static let doubtTimer = "delivery.doubt"
}
