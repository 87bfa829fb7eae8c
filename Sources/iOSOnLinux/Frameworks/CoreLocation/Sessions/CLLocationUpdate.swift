internal import DeviceInterface
internal import Foundation

/// One report of live updates: a position, or what keeps one from coming.
public struct CLLocationUpdate: Sendable {
  /// The purpose of live updates, by which the phone decides when it may rest.
  public enum LiveConfiguration: Int, Sendable {
    /// Something that has no case of its own.
    case `default` = 0
    /// A car on roads.
    case automotiveNavigation = 1
    /// Boats, trains and planes.
    case otherNavigation = 2
    /// Sports and ways on foot.
    case fitness = 3
    /// In the air.
    case airborne = 4
  }

  /// Where the phone is; nil where that is not known.
  public let location: CLLocation?
  /// Whether the phone rests, so that nothing comes until it moves (`I-58`).
  public private(set) var stationary = false
  /// Whether the user has said no (`I-91`).
  public private(set) var authorizationDenied = false
  /// Whether Location Services are off (`I-05`).
  public private(set) var authorizationDeniedGlobally = false
  /// Whether a policy forbids it (`I-04`).
  public private(set) var authorizationRestricted = false
  /// Whether the user is being asked (`I-26`).
  public private(set) var authorizationRequestInProgress = false
  /// Whether the accuracy is reduced (`I-43`).
  public private(set) var accuracyLimited = false
  /// Whether the app is not enough in use for positions, out of sight and without a session that keeps it so (`I-36`).
  public private(set) var insufficientlyInUse = false
  /// Whether the app has declared that it holds sessions of its own, and holds none (`I-26`).
  public private(set) var serviceSessionRequired = false
  /// Whether no position can be found now (`I-89`).
  public private(set) var locationUnavailable = false

  /// What `stationary` was called in iOS 17.
  @available(*, deprecated, renamed: "stationary")
  public var isStationary: Bool { stationary }

  /// Starts reports of where the phone is, which ask for permission themselves (`I-26`) and rest while it does (`I-58`).
  ///
  /// What they are for makes no difference: the phone here judges by movement alone.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// The reports one after the other, until nobody asks for the next one any more.
  public struct Updates: AsyncSequence, Sendable {
    /// A report.
    public typealias Element = CLLocationUpdate

    /// The iterator that asks for the reports one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var reports: AsyncStream<CLLocationUpdate>.Iterator

      fileprivate init() {
        reports = AsyncStream { continuation in
          let center = LocationCenter.shared
          let number = center.listen(wantsPositions: true) { signal in
            if let report = CLLocationUpdate(signal, center.facts) { continuation.yield(report) }
          }
          if let obstacle = CLLocationUpdate.obstacle(center) { continuation.yield(obstacle) }
          continuation.onTermination = { _ in LocationCenter.shared.close(number) }
        }.makeAsyncIterator()
      }

      /// Returns the next report; nil where the task was cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await reports.next() }
    }

    /// Starts the updates.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

extension CLLocationUpdate {
  /// The report that comes first where something keeps positions away; nil where nothing does.
  fileprivate static func obstacle(_ center: LocationCenter) -> CLLocationUpdate? {
    var update = CLLocationUpdate(location: nil)
    let status = center.facts.permission.status
    if center.sessions.lackRequired {
      update.serviceSessionRequired = true
    } else if status == .notDetermined {
      update.authorizationRequestInProgress = center.isInSight
      update.insufficientlyInUse = !center.isInSight
    } else if status == .whenInUse, !center.isInSight, !center.sessions.keepInUse {
      update.insufficientlyInUse = true
    } else {
      return nil
    }
    return update
  }

  private init(location: CLLocation?) { self.location = location }

  /// What live updates report of a signal; nil for one that has nothing to do with them.
  fileprivate init?(_ signal: Signal, _ facts: Facts) {
    switch signal {
    case .fix(let fix): location = CLLocation(fix)
    case .updatesPaused:
      location = LocationCenter.shared.newest
      stationary = true
    case .locationFailed(.locationUnknown):
      location = nil
      locationUnavailable = true
    case .locationFailed(.denied): location = nil
    case .authorizationChanged(let permission) where !permission.status.allowsLocation:
      location = nil
    default: return nil
    }
    let status = facts.permission.status
    authorizationDeniedGlobally = !facts.locationServicesEnabled
    authorizationDenied = status == .denied
    authorizationRestricted = status == .restricted
    accuracyLimited = status.allowsLocation && facts.permission.accuracy == .reduced
    if case .authorizationChanged = signal, status == .notDetermined { return nil }
  }
}
