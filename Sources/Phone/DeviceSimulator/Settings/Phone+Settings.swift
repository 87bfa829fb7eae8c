import DeviceInterface

extension Phone {
  /// The app's location page in Settings as the user would see it; `nil` while no app is installed.
  public var settingsPage: SettingsPage? {
    guard let manifest else { return nil }
    switch grants.machine {
    case .iOS(let machine): return SettingsPage(machine, manifest: manifest)
    case .android(let machine): return SettingsPage(machine, manifest: manifest)
    }
  }

  /// Chooses the line with the label or the meaning on the app's page in Settings, which must be in front.
  public mutating func chooseInSettings(_ text: String) throws(PhoneError) {
    let page = try visiblePage()
    guard let choice = page.choice(text) else {
      throw .noSuchChoice(wanted: text, choices: page.choices.map(\.label))
    }
    choose(choice)
  }

  /// Chooses the line with the meaning on the app's page in Settings, which must be in front.
  public mutating func chooseInSettings(_ meaning: SettingsAnswer) throws(PhoneError) {
    let page = try visiblePage()
    guard let choice = page.choices.first(where: { $0.meaning == meaning }) else {
      throw .noSuchChoice(wanted: meaning.names[0], choices: page.choices.map(\.label))
    }
    choose(choice)
  }

  /// Turns the switch for precise location on the app's page in Settings, which must be in front.
  public mutating func turnPreciseInSettings(_ on: Bool) throws(PhoneError) {
    _ = try visiblePage()
    core.record(.user, .turnedPrecise(on))
    change(iOS: .turnedPrecise(on), android: .turnedPrecise(on))
    flushNews()
  }

  /// Turns the device's Location Services switch (`I-05`, `A-56`).
  public mutating func setLocationServices(
    _ on: Bool, by cause: PhoneLogEntry.Cause = .user
  ) {
    guard locationServicesEnabled != on else { return }
    grants.setServices(on)
    core.record(cause, .locationServicesTurned(on))
    changeIOS(.turnedLocationServices(effectiveLocationServices))
    if core.profile.platform == .android { locationSwitchedOnAndroid(on) }
    flushNews()
  }

  private mutating func locationSwitchedOnAndroid(_ on: Bool) {
    // the permissions stay, and the updates just stop. The switch is told also where nothing is heard anyway.
    if location.isUpdating { core.enqueue(.locationAvailabilityChanged(isAvailable: on)) }
    guard !on else {
      location.outageEnded()
      location.signalChanged(&core)
      wakeUpdates()
      return
    }
    // without a provider the geofences are lost, and their intents say so.
    loseGeofences()
  }

  private mutating func choose(_ choice: SettingsChoice) {
    core.record(.user, .choseInSettings(label: choice.label))
    change(
      iOS: .choseInSettings(choice.meaning),
      android: .choseInSettings(choice.meaning, androidCircumstances))
    flushNews()
  }

  private func visiblePage() throws(PhoneError) -> SettingsPage {
    guard let page = settingsPage else { throw .appNotInstalled }
    try checkNoAlert()
    guard front == .settings else { throw .wrongFront(wanted: .settings, front: front) }
    guard page.isEnabled else {
      let rule: RuleID = core.profile.platform == .iOS ? .iOS(4) : .android(22)
      throw .ruleForbids(
        rule, reason: "a policy has decided about location; the user cannot change it")
    }
    return page
  }
}
