import DeviceInterface
import DeviceSimulator
import Testing

struct DurationSettingTests {
  @Test func `every length of time is set by its name, and no other changes with it`() throws {
    for profile in [Profile.iOS, .android] {
      for setting in profile.durations {
        var changed = profile
        try changed.set(setting.name.uppercased(), to: .seconds(7_777))
        #expect(setting.value(in: changed) == .seconds(7_777), "\(setting.name)")
        for other in profile.durations where other.name != setting.name {
          #expect(other.value(in: changed) == other.value(in: profile), "\(other.name)")
        }
      }
    }
  }

  @Test func `names are unique, and each rule is in the rule book`() {
    let names = DurationSetting.all.map { $0.name.lowercased() } + Setting.all.map(\.name)
    #expect(Set(names).count == names.count)
    for setting in DurationSetting.all {
      #expect(!setting.rules.isEmpty && setting.documentation.hasSuffix("."))
      for rule in setting.rules { #expect(RuleBook.rule(rule.description) != nil, "\(rule)") }
    }
  }

  @Test func `what repeats itself needs time in between`() throws {
    var profile = Profile.iOS
    try profile.set("update interval", to: .milliseconds(100))
    let error = #expect(throws: PhoneError.self) {
      try profile.set("update interval", to: .milliseconds(99))
    }
    #expect("\(try #require(error))".contains("0.1 s or longer"))
    try profile.set("suspension delay", to: .zero)
  }

  @Test func `a name of the other platform is an error that says so`() throws {
    var profile = Profile.iOS
    let error = #expect(throws: PhoneError.self) {
      try profile.set("one-time timeout", to: .seconds(1))
    }
    #expect("\(try #require(error))" == "iOS has no setting \"one-time timeout\" (A-34)")
    #expect(profile == .iOS)
  }
}
