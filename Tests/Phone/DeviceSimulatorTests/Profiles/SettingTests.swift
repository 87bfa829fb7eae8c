import DeviceInterface
import DeviceSimulator
import Testing

struct SettingTests {
  @Test func `every setting starts with its default and takes each of its values`() throws {
    for setting in Setting.all {
      var profile = Profile.newest(setting.rule.platform)
      #expect(setting.value(in: profile) == setting.defaultValue)
      #expect(setting.values.first == setting.defaultValue)
      for value in setting.values {
        try profile.set(setting.name.uppercased(), to: value.uppercased())
        #expect(setting.value(in: profile) == value)
      }
    }
  }

  @Test(arguments: [
    ("force-quit policy", "dts"), ("regions over reboot", "kept"),
    ("live updates relaunch", "with background session"), ("provisional Always", "exists"),
    ("significant changes at rest", "only on movement"), ("updates before the answer", "wait"),
    ("background refresh off", "blocks events"), ("end of Low Power Mode", "80%"),
  ])
  func `the defaults are those that the sources' conflicts call for, on iOS`(
    _ name: String, _ value: String
  ) throws {
    #expect(try Profile.iOS.setting(named: name).defaultValue == value)
  }

  @Test(arguments: [
    ("doze", "leaves services alone"), ("fine location alone", "ignored"),
    ("one-time keep-alive", "foreground service"), ("swipe from recents", "leaves services alone"),
    ("Doze entry", "by itself"), ("maker's killer", "none"), ("geofences over an update", "lost"),
  ])
  func `the defaults are those that the sources' conflicts call for, on Android`(
    _ name: String, _ value: String
  ) throws {
    #expect(try Profile.android.setting(named: name).defaultValue == value)
  }

  @Test func `an unknown name, value or version is an error that lists what there is`() throws {
    var profile = Profile.iOS
    let name = #expect(throws: PhoneError.self) { try profile.set("dooze", to: "x") }
    #expect("\(try #require(name))".contains("\"force-quit policy\""))
    let value = #expect(throws: PhoneError.self) { try profile.set("force-quit policy", to: "x") }
    #expect("\(try #require(value))".contains("\"dts\", \"documented\", \"strict\""))
    #expect(throws: PhoneError.self) { try profile.setVersion(3) }
    #expect(profile == .iOS)
  }
}
