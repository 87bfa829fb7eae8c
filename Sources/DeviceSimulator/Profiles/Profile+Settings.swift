import DeviceInterface

extension Profile {
  /// The settings that mean something on this platform.
  public var settings: [Setting] { Setting.all.filter { $0.rule.platform == platform } }

  /// Returns the setting with the name, or throws the names there are; case does not matter.
  public func setting(named name: String) throws(PhoneError) -> Setting {
    let wanted = name.lowercased()
    guard let setting = settings.first(where: { $0.name.lowercased() == wanted }) else {
      throw .unknownSetting(name, known: settings.map(\.name))
    }
    return setting
  }

  /// Gives the setting with the name a value, or throws what there is instead; case does not matter.
  public mutating func set(_ name: String, to value: String) throws(PhoneError) {
    let setting = try setting(named: name)
    let wanted = value.lowercased()
    guard let exact = setting.values.first(where: { $0.lowercased() == wanted }),
      setting.set(exact, in: &self)
    else {
      throw .invalidSettingValue(value, setting: setting.name, values: setting.values)
    }
  }

  /// Takes another version of the platform, within what the rules speak of: iOS 14 to 26, Android 11 to 17.
  public mutating func setVersion(_ version: Int) throws(PhoneError) {
    let known = platform == .iOS ? 14...26 : 11...17
    guard known.contains(version) else {
      throw .unknownVersion(version, platform: platform, known: known)
    }
    self.version = version
  }
}
