public import Foundation
internal import VirtualTime

/// The domain of CoreLocation's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// The reason for which something about positions has failed.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of failure, by the numbers of the platform.
  public enum Code: Int, Sendable {
    /// No position could be found now; it goes on being looked for (`I-89`).
    case locationUnknown = 0
    /// The app may not know (`I-89`, `I-91`).
    case denied = 1
    /// There is no network.
    case network = 2
    /// There is no heading.
    case headingFailure = 3
    /// The app may not watch regions (`I-86`).
    case regionMonitoringDenied = 4
    /// The region cannot be watched (`I-79`, `I-81`).
    case regionMonitoringFailure = 5
    /// Watching could not begin at once (`I-86`).
    case regionMonitoringSetupDelayed = 6
    /// Events may come late (`I-86`).
    case regionMonitoringResponseDelayed = 7
    /// The place has no name.
    case geocodeFoundNoResult = 8
    /// A part of the name is missing.
    case geocodeFoundPartialResult = 9
    /// The question was taken back.
    case geocodeCanceled = 10
    /// Deferring has failed.
    case deferredFailed = 11
    /// Nothing is updated that could be deferred.
    case deferredNotUpdatingLocation = 12
    /// The accuracy is too low to be deferred.
    case deferredAccuracyTooLow = 13
    /// A distance filter keeps from deferring.
    case deferredDistanceFiltered = 14
    /// Deferring was taken back.
    case deferredCanceled = 15
    /// Beacons cannot be ranged.
    case rangingUnavailable = 16
    /// Ranging has failed.
    case rangingFailure = 17
    /// The user was not asked (`I-46`).
    case promptDeclined = 18
    /// The past is not known.
    case historicalLocationError = 19
  }

  /// What has failed.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Creates an error; what else is said about it is not kept.
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

  /// The domain of all of them.
  public static var errorDomain: String { kCLErrorDomain }
  /// What else is said about it: nothing.
  public var userInfo: [String: Any] { [:] }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// What it says of itself where it is shown.
  public var errorUserInfo: [String: Any] { ErrorWords.plain(Self.errorDomain, errorCode) }

  /// No position could be found now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// There is no heading.
  public static var headingFailure: Code { .headingFailure }
  /// The app may not watch regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The region cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// Watching could not begin at once.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Events may come late.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// The place has no name.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A part of the name is missing.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The question was taken back.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Deferring has failed.
  public static var deferredFailed: Code { .deferredFailed }
  /// Beacons cannot be ranged.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Ranging has failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user was not asked.
  public static var promptDeclined: Code { .promptDeclined }
}

/// Whether an error is one of a code, for `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
