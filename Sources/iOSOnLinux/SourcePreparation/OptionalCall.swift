/// A call of a delegate's method that there may be or not: `delegate?.locationManager?(manager, didUpdateLocations: all)`.
///
/// On Linux every delegate has every method, and what it lacks does nothing: the sign behind the name becomes a space.
struct OptionalCall {
  /// The sign that is left out.
  let edit: Edit

  /// Reads the call of the method whose name stands at an index; `nil` where it is none.
  init?(_ tokens: [Token], at index: Int, of bytes: [UInt8], on platform: Platform) {
    guard index > 0, index + 2 < tokens.count else { return nil }
    let (name, sign, open) = (tokens[index], tokens[index + 1], tokens[index + 2])
    func text(_ token: Token) -> String { token.text(in: bytes) }
    guard text(tokens[index - 1]) == ".", ["?", "!"].contains(text(sign)), text(open) == "(",
      name.range.upperBound == sign.range.lowerBound,
      sign.range.upperBound == open.range.lowerBound,
      let framework = Self.frameworks[text(name)], platform.frameworks.contains(framework)
    else { return nil }
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
