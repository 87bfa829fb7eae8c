/// A call of a delegate's method that there may be or not: `delegate?.locationManager?(manager, didUpdateLocations: all)`.
///
/// On Linux every delegate has every method, and what it lacks does nothing: the sign behind the name becomes a space.
struct OptionalCall {
  /// The sign that is left out.
  let edit: Edit

  /// Reads the call of the method whose name stands at an index; `nil` where it is none.
  ///
  /// The app's own protocols have the requirements that are named in full.
  init?(at index: Int, _ reading: SourceReading, on platform: Platform, own: OwnRequirements) {
    guard index > 0, index + 2 < reading.tokens.count, reading.text(index - 1) == "." else {
      return nil
    }
    let (name, sign) = (reading.tokens[index], reading.tokens[index + 1])
    let open = reading.tokens[index + 2]
    let isBare = reading.text(index + 2) == "{"
    guard ["?", "!"].contains(reading.text(index + 1)), isBare || reading.text(index + 2) == "(",
      name.range.upperBound == sign.range.lowerBound,
      isBare || sign.range.upperBound == open.range.lowerBound
    else { return nil }
    let framework = isBare ? nil : Self.frameworks[reading.text(index)]
    let isOffered = framework.map(platform.frameworks.contains) ?? false
    guard isOffered || own.has(callOf: index, reading) else { return nil }
    edit = .blank(sign.range)
  }

  /// The delegates' methods, and the frameworks whose protocols have them.
  private static let frameworks: [String: String] = {
    let methods = [
      "AVFoundation": [
        "audioPlayerDecodeErrorDidOccur", "audioPlayerDidFinishPlaying", "speechSynthesizer",
      ],
      "CoreLocation": [
        "locationManager", "locationManagerDidChangeAuthorization",
        "locationManagerDidPauseLocationUpdates", "locationManagerDidResumeLocationUpdates",
        "locationManagerShouldDisplayHeadingCalibration",
      ],
      "UIKit": [
        "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
        "applicationProtectedDataDidBecomeAvailable", "applicationSignificantTimeChange",
        "applicationWillEnterForeground", "applicationWillResignActive",
      ],
      "UserNotifications": ["userNotificationCenter"],
    ]
    let pairs = methods.flatMap { framework, names in names.map { ($0, framework) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
