import DeviceInterface

/// The phone's language (`A-74`), and processes that are there before their user (`I-104`).
extension Phone {
  /// The language of the phone, as a code such as "en" or "pl".
  public var language: String { core.language }

  /// Arranges the language, of which nobody is told.
  public mutating func arrangeLanguage(_ code: String) { core.language = code }

  /// Lets the user choose another language: Android tells the app, or starts it for that; iOS starts its own screens anew,
  /// by which every app ends.
  public mutating func setLanguage(_ code: String) throws(PhoneError) {
    try checkOn()
    guard code.lowercased() != core.language.lowercased() else {
      throw .alreadySo("the phone's language is \(core.language)")
    }
    endRest()
    core.language = code
    core.record(.user, .languageSet(code))
    switch core.profile.platform {
    case .iOS:
      live(.ended(.killedBySystem))
    case .android:
      if !lifecycle.state.isRunning, hasReceiver(\.receivesLanguage) {
        _ = wakeForBroadcast(.language)
      }
      // A frozen process hears of it when it runs again.
      if lifecycle.state.hasProcess { core.enqueue(.languageChanged(code)) }
    }
  }

  /// Has iOS start the app's process ahead of its user, as it does now and then, also before the first unlock (`I-104`).
  public mutating func prewarm() throws(PhoneError) {
    try check(.iOS, has: "prewarming", .iOS(104))
    guard core.profile.version >= 15 else {
      throw .ruleForbids(
        .iOS(104), reason: "iOS prewarms apps from iOS 15 on; write instead: the phone runs iOS 15")
    }
    guard lifecycle.state != .notInstalled else { throw .appNotInstalled }
    try checkOn()
    guard lifecycle.state == .notRunning else {
      throw .wrongState(
        wanted: "only an app without a process can be prewarmed", state: lifecycle.state)
    }
    live(.wokenInBackground(.prewarming))
  }
}
