internal import DeviceInterface
public import Foundation

/// The object by which an app asks for permission, positions and regions; its delegate is told what comes of it.
///
/// It is made and used on the main thread, where its delegate is called (`I-33`).
open class CLLocationManager: NSObject {
  var wishes = Wishes()
  /// What the delegate was told last; nil before it was told anything.
  var toldPermission: Permission?
  /// Whether the permission was to be told when there was no delegate yet.
  var hasMissedPermission = false
  /// The position that it was told last since its updates began.
  var lastUpdate: CLLocation?
  /// Whether its delegate is being told what came of the single position that it has asked for.
  var isAnswering = false
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

  // MARK: Permission

  /// What the app may do now (`I-01`).
  open var authorizationStatus: CLAuthorizationStatus {
    CLAuthorizationStatus(center.facts.permission.status)
  }

  /// How accurate the positions are that the user allows (`I-41`).
  open var accuracyAuthorization: CLAccuracyAuthorization {
    center.facts.permission.accuracy == .full ? .fullAccuracy : .reducedAccuracy
  }

  /// What the app may do now, as it was asked before iOS 14.
  @available(*, deprecated, message: "Use the authorizationStatus of a manager.")
  open class func authorizationStatus() -> CLAuthorizationStatus {
    CLAuthorizationStatus(LocationCenter.shared.facts.permission.status)
  }

  /// Whether the app is a widget's; it is not.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Asks the user for positions while the app is in use (`I-08` to `I-12`); nothing happens where the user has answered.
  open func requestWhenInUseAuthorization() { ButtonPermission.ask() }

  /// Asks the user for positions at any time (`I-13` to `I-19`); nothing happens where that cannot be asked.
  open func requestAlwaysAuthorization() {
    if [.notDetermined, .whenInUse].contains(center.facts.permission.status) {
      center.ask(.askForPermission(.always))
    }
  }

  /// Asks the user for full accuracy for a while (`I-46`).
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: nil)
  }

  /// Asks the user for full accuracy for a while, and tells that this is over, whatever the answer was (`I-47`).
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?
  ) {
    center.askForFullAccuracy(purposeKey, completion)
  }

  // MARK: Positions

  /// Starts positions one after the other (`I-91`); while they come, another call does nothing.
  open func startUpdatingLocation() {
    if !wishes.isUpdating { lastUpdate = nil }
    wish { ($0.isAskingOnce, $0.isUpdating) = (false, true) }
  }

  /// Stops positions, also one that was asked for (`I-62`).
  open func stopUpdatingLocation() {
    let wasAsking = wishes.isAskingOnce && !wishes.isUpdating
    wish { ($0.isAskingOnce, $0.isUpdating) = (false, false) }
    if wasAsking { center.takeBackSinglePosition() }
  }

  /// Asks for one position (`I-62`); while positions come, it does nothing.
  ///
  /// Before the user has answered, the phone lets it wait as it does updates (`I-91`).
  ///
  /// The delegate must implement the methods for a position and for none: the platform throws here where it does not
  /// (`I-107`). Swift does not tell what it implements, so that the app is ended when the one that it lacks is called.
  open func requestLocation() {
    guard !wishes.isUpdating, !wishes.isAskingOnce else { return }
    wish { $0.isAskingOnce = true }
    // I-109: the accuracy is the manager's wish for a single position too.
    center.ask(
      .requestFix(
        FixRequest(
          timeout: .seconds(10), desiredAccuracyMeters: wishes.update.desiredAccuracyMeters)))
  }

  /// Starts coarse positions that can start the app (`I-88`, `I-67`).
  open func startMonitoringSignificantLocationChanges() {
    wish { $0.wantsSignificantChanges = true }
  }

  /// Stops them.
  open func stopMonitoringSignificantLocationChanges() {
    wish { $0.wantsSignificantChanges = false }
  }

  /// Starts reports of stays (`I-45`).
  open func startMonitoringVisits() { wish { $0.wantsVisits = true } }

  /// Stops them.
  open func stopMonitoringVisits() { wish { $0.wantsVisits = false } }

  /// Whether the device's Location Services are on (`I-06`).
  open class func locationServicesEnabled() -> Bool {
    LocationCenter.shared.facts.locationServicesEnabled
  }

  /// Whether coarse positions can be had.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  // MARK: Regions

  /// The largest radius that is watched, in metres (`I-81`).
  open var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }

  /// All that the app has watched, by whatever manager and process (`I-69`, `I-78`).
  open var monitoredRegions: Set<CLRegion> { Set(center.regions.regions) }

  /// Whether regions of a kind can be watched; those of beacons cannot.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self || regionClass == CLRegion.self
  }

  /// Watches a region, also where the app does not run (`I-67`, `I-78` to `I-87`).
  open func startMonitoring(for region: CLRegion) {
    guard let circle = region as? CLCircularRegion, let watched = Region(circle) else {
      let error = CLError(.regionMonitoringFailure)
      return center.later(self) {
        $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: error)
      }
    }
    center.regions.add(circle)
    center.ask(.monitor(watched))
    // Of one too many, the phone tells that it failed, and nothing else (I-79).
    guard center.regions.regions.count <= RegionBook.regionsMax else { return }
    center.later(self) { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
  }

  /// Stops watching the region of that name.
  open func stopMonitoring(for region: CLRegion) {
    center.regions.remove(region.identifier)
    center.ask(.stopMonitoring(id: region.identifier))
  }

  /// Asks where the phone is with regard to a region (`I-84`).
  open func requestState(for region: CLRegion) {
    center.ask(.requestRegionState(id: region.identifier))
  }

  // MARK: Headings and beacons, which no phone here has

  /// Whether there is a compass; there is none.
  open class func headingAvailable() -> Bool { false }

  /// Which way the device points: nobody knows.
  open var heading: CLHeading? { nil }

  /// Tells the delegate that there is no compass.
  open func startUpdatingHeading() {
    center.later(self) {
      $0.delegate?.locationManager($0, didFailWithError: CLError(.headingFailure))
    }
  }

  /// Does nothing: there is no compass.
  open func stopUpdatingHeading() {}

  /// Does nothing: nobody is asked to calibrate a compass.
  open func dismissHeadingCalibrationDisplay() {}

  /// Whether beacons can be ranged; they cannot.
  open class func isRangingAvailable() -> Bool { false }

  /// What is ranged: nothing.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// Tells the delegate that beacons cannot be ranged.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    center.later(self) {
      $0.delegate?.locationManager(
        $0, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  /// Does nothing: beacons are never ranged.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
