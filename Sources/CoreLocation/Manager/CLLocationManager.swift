internal import DeviceInterface
public import Foundation

/// The object by which an app asks for permission, positions and regions; its delegate is told what comes of it.
///
/// It is made and used on the main thread, where its delegate is called (`I-33`).
open class CLLocationManager: NSObject {
  /// What is wanted of positions one after the other, and whether they are.
  struct Wishes {
    var update = UpdateRequest()
    var isUpdating = false
    var isAskingOnce = false
    var wantsSignificantChanges = false
    var wantsVisits = false

    /// Whether positions are wanted in any way.
    var wantsAny: Bool { isUpdating || isAskingOnce || wantsSignificantChanges }
  }

  var wishes = Wishes()
  /// What the delegate was told last; nil before it was told anything.
  var toldPermission: Permission?
  /// Whether the permission was to be told when there was no delegate yet.
  var hasMissedPermission = false
  /// The position that it was told last since its updates began.
  var lastUpdate: CLLocation?
  /// The position that it was told before that.
  var previousLocation: CLLocation?
  let center = LocationCenter.shared

  /// Who is told; a delegate that comes late is told the permission then (`I-27`).
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { center.announce(self) } }
  }

  /// The newest position that this process was told; nil before.
  open var location: CLLocation? { center.newest }

  /// Creates a manager, which is told the permission soon, and whenever it changes (`I-27`, `I-29`).
  public override init() {
    super.init()
    center.requireMainQueue()
    center.add(self)
  }

  deinit { center.forgetReleased() }

  /// How accurate positions are to be, in metres or one of the constants.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
    didSet { wish { $0.update.desiredAccuracyMeters = Self.meters(desiredAccuracy) } }
  }

  /// How far the phone must have moved before the next position is told, in metres (`I-93`).
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone {
    didSet { wish { $0.update.distanceFilter = Self.filter(distanceFilter) } }
  }

  /// Whether the phone may pause the updates where it rests (`I-60`).
  open var pausesLocationUpdatesAutomatically: Bool {
    get { wishes.update.pausesAutomatically }
    set { wish { $0.update.pausesAutomatically = newValue } }
  }

  /// Whether updates go on in the background (`I-50`, `I-51`).
  open var allowsBackgroundLocationUpdates: Bool {
    get { wishes.update.allowsBackground }
    set { wish { $0.update.allowsBackground = newValue } }
  }

  /// Whether the indicator is shown with the Always permission too (`I-64`).
  open var showsBackgroundLocationIndicator: Bool {
    get { wishes.update.showsBackgroundIndicator }
    set { wish { $0.update.showsBackgroundIndicator = newValue } }
  }

  /// What the positions are for; the phone here judges by movement alone.
  open var activityType = CLActivityType.other
  /// How far the device must turn until the next heading, in degrees; there is no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held, for a heading; there is no compass.
  open var headingOrientation = CLDeviceOrientation.portrait

  /// Changes what is wanted, and asks the phone for what is new about it.
  private func wish(_ change: (inout Wishes) -> Void) {
    change(&wishes)
    center.followWishes()
  }

  /// What accuracies mean to a phone, which knows whole metres; what is no number is as accurate as can be.
  private static func meters(_ accuracy: CLLocationAccuracy) -> Int {
    accuracy >= 0 ? Int(min(accuracy, 1_000_000)) : 10
  }

  /// What distances mean to a phone: none is longer than once around the earth and a bit.
  private static func filter(_ distance: CLLocationDistance) -> Distance {
    guard distance > 0 else { return .zero }
    return Distance(meters: min(distance, 50_000_000)) ?? .zero
  }
}

/// Positions.
extension CLLocationManager {
  /// Starts positions one after the other (`I-91`); while they come, another call does nothing.
  public func startUpdatingLocation() {
    if !wishes.isUpdating { lastUpdate = nil }
    wish { ($0.isAskingOnce, $0.isUpdating) = (false, true) }
  }

  /// Stops positions, also one that was asked for (`I-62`).
  public func stopUpdatingLocation() {
    let wasAsking = wishes.isAskingOnce && !wishes.isUpdating
    wish { ($0.isAskingOnce, $0.isUpdating) = (false, false) }
    if wasAsking { center.takeBackSinglePosition() }
  }

  /// Asks for one position (`I-62`); while positions come, it does nothing.
  public func requestLocation() {
    guard !wishes.isUpdating, !wishes.isAskingOnce else { return }
    wish { $0.isAskingOnce = true }
    center.ask(.requestFix(FixRequest(timeout: .seconds(10))))
  }

  /// Starts coarse positions that can start the app (`I-88`, `I-67`).
  public func startMonitoringSignificantLocationChanges() {
    wish { $0.wantsSignificantChanges = true }
  }

  /// Stops them.
  public func stopMonitoringSignificantLocationChanges() {
    wish { $0.wantsSignificantChanges = false }
  }

  /// Starts reports of stays (`I-45`).
  public func startMonitoringVisits() { wish { $0.wantsVisits = true } }

  /// Stops them.
  public func stopMonitoringVisits() { wish { $0.wantsVisits = false } }

  /// Whether the device's Location Services are on (`I-06`).
  public class func locationServicesEnabled() -> Bool {
    LocationCenter.shared.facts.locationServicesEnabled
  }

  /// Whether coarse positions can be had.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { true }
}
