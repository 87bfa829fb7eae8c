import DeviceInterface
public import DeviceSimulator
public import ScenarioRunner

/// The permission that a scenario has said to be decided before it.
struct ArrangedPermission: Hashable, Sendable {
  /// What was decided.
  let permission: PresetPermission
  /// How accurate positions may be.
  let accuracy: AccuracyAuthorization
}

/// How scenarios bring about that an app records, whichever it is.
extension World {
  /// Throws where the app has a process, as a setting holds from its start on.
  func requireSettingsCanChange() throws {
    guard !phone.appState.hasProcess else {
      throw InvalidStep(
        "Settings cannot change while the app has a process.",
        notes: ["Say it before the app is opened."])
    }
  }

  /// Puts a permission in place as if it had been decided before the app was opened; throws where the app has a process.
  ///
  /// Of the bare app, of which scenarios decide everything, it may be said at any time.
  mutating func arrange(
    _ permission: PresetPermission, _ accuracy: AccuracyAuthorization
  ) throws {
    guard app.isBare || !phone.appState.hasProcess else {
      throw InvalidStep(
        "The app is open, so it is too late to say how location permission was decided before.",
        notes: [
          "Say it before the app is opened, or let it change now, for example: "
            + "\(instead: "When the location permission changes to denied")"
        ])
    }
    if app.isOutside { try requireDeclared(permission) }
    try act { phone throws(PhoneError) in try phone.preset(permission, accuracy: accuracy) }
    arrangedPermission = ArrangedPermission(permission: permission, accuracy: accuracy)
  }

  /// Opens the installed app where the user is, with precise location and notifications allowed unless the scenario has said otherwise.
  ///
  /// Throws with the hint where it is open already.
  public mutating func open(with permission: PresetPermission, orElse hint: String) throws {
    guard !phone.appState.hasProcess else {
      throw InvalidStep("The app is open already.", notes: [hint])
    }
    if arrangedPermission == nil {
      try act { phone throws(PhoneError) in try phone.preset(permission, accuracy: .full) }
    }
    try allowNotifications()
    try act { phone throws(PhoneError) in try phone.openApp() }
    try settle()
  }

  /// Lets an app notify that can, unless the scenario has said otherwise, or nobody has to.
  private mutating func allowNotifications() throws {
    guard app.room.abilities?.contains(.notification) == true, phone.isUndecidedAboutNotifications
    else { return }
    try act { phone throws(PhoneError) in try phone.setNotificationsEnabled(true) }
  }

  /// What a sentence says that cannot bring its activity about, with what the scenario has said and what the phone shows.
  public func couldNotBegin(_ message: String) -> InvalidStep {
    let permission = phone.permission
    let arranged =
      "The scenario has said that location permission is \(PermissionWords.word(permission.status)), "
      + "with \(PermissionWords.word(permission.accuracy)) accuracy."
    let question = phone.alert.map { "The system asks: “\($0.title)”" }
    let answer = visibleScreen?.dialog.map { "The app says: “\($0.title)”. \($0.message)" }
    return InvalidStep(
      message,
      notes: (arrangedPermission == nil ? [] : [arranged]) + [question, answer].compactMap(\.self))
  }

  /// Throws `InvalidStep` where nobody can have given the app the permission, as its own files do not declare it.
  ///
  /// Only an app with the manifests that ship with it is judged so: a flow declares everything unless told otherwise.
  private func requireDeclared(_ permission: PresetPermission) throws(InvalidStep) {
    guard let manifest = phone.manifest, let lack = manifest.lack(of: permission, phone.profile)
    else { return }
    throw InvalidStep(
      "The \(app.name) cannot have this permission: \(lack).",
      notes: ["On a phone nobody could have allowed it. Mend the file that ships with the app."])
  }
}

extension AppManifest {
  /// What is missing for the permission to be given, in words; `nil` where all is declared (`I-12`, `A-01`).
  fileprivate func lack(of permission: PresetPermission, _ profile: Profile) -> String? {
    let (isAllowed, isAlways) = permission.allows
    guard isAllowed else { return nil }
    switch profile.platform {
    case .iOS:
      if whenInUseUsage == nil {
        return "its Info.plist has no NSLocationWhenInUseUsageDescription"
      }
      return isAlways && alwaysUsage == nil
        ? "its Info.plist has no NSLocationAlwaysAndWhenInUseUsageDescription" : nil
    case .android:
      if declaredPermissions.isDisjoint(with: [.coarse, .fine]) {
        return
          "its AndroidManifest.xml declares neither ACCESS_COARSE_LOCATION nor ACCESS_FINE_LOCATION"
      }
      return isAlways && !declaredPermissions.contains(.background)
        ? "its AndroidManifest.xml does not declare ACCESS_BACKGROUND_LOCATION" : nil
    }
  }
}

extension PresetPermission {
  /// Whether location is allowed, and whether at any time.
  fileprivate var allows: (isAllowed: Bool, isAlways: Bool) {
    switch self {
    case .notAsked, .restricted, .denied, .deniedOnce: (false, false)
    case .once, .whileInUse: (true, false)
    case .grantedByPolicy, .provisionalAlways, .always: (true, true)
    }
  }
}
