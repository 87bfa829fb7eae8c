import DeviceInterface
import DeviceSimulator
import Testing

struct RegionReportTests {
  private func played(_ profile: Profile, _ region: (inout Region) -> Void = { _ in }) throws
    -> PlayedPhone
  {
    var played = try PlayedPhone(opened: profile, permission: .always)
    var home = Region(id: "home", center: played.phone.position, radius: .meters(500))
    home.triggersWhenInside = false
    region(&home)
    played.phone.profile.constants.regionLatency = .seconds(240)
    played.ask(.monitor(home))
    return played
  }

  @Test func `iOS is late with the word, Android with the look, I-83, A-53`() throws {
    for (profile, expected) in [(Profile.iOS, 4), (.android, 0)] {
      var played = try played(profile)
      played.act { $0.setPosition(Walks.place(east: 5_000, north: 0)) }
      played.pass(.seconds(20))
      played.act { $0.setPosition(Walks.place(east: 0, north: 0)) }
      played.pass(.seconds(600))
      #expect(played.told.count == expected, "\(profile.name)")
    }
  }

  @Test
  func `only Android tells the fix that triggered a report, with its time and accuracy, A-52`()
    throws
  {
    var iOS = try played(.iOS)
    iOS.act { $0.setPosition(Walks.place(east: 5_000, north: 0)) }
    iOS.pass(.seconds(600))
    #expect(
      iOS.told == [.regionExited(id: "home", fix: nil), .regionState(id: "home", .outside)])
    var android = try played(.android) {
      $0.notifiesOnExit = false
      $0.dwell = .seconds(60)
    }
    android.phone.setAccuracy(meters: 20)
    android.pass(.seconds(60))
    let fix = Fix(
      position: android.phone.position, accuracyMeters: 20, timestamp: android.phone.wallClock)
    #expect(android.told == [.regionDwelled(id: "home", fix: fix)])
    android.act { $0.setPosition(Walks.place(east: 5_000, north: 0)) }
    android.pass(.seconds(600))
    #expect(android.told.count == 1, "leaving was not chosen")
  }

  @Test func `several reports that cannot be made are found out as one`() throws {
    var played = try played(.iOS)
    played.act { $0.setPosition(Walks.place(east: 5_000, north: 0)) }
    played.pass(.seconds(21))
    played.act { $0.setPosition(Walks.place(east: 0, north: 0)) }
    played.pass(.seconds(21))
    try played.act { try $0.preset(.always, accuracy: .reduced) }
    played.pass(.seconds(600))
    try played.act { try $0.preset(.always, accuracy: .full) }
    played.forget()
    played.pass(.seconds(600))
    #expect(played.told.isEmpty, "the user is where they were")
    played.act { $0.setPosition(Walks.place(east: 5_000, north: 0)) }
    played.pass(.seconds(260))
    #expect(
      played.told == [.regionExited(id: "home", fix: nil), .regionState(id: "home", .outside)])
  }
}
