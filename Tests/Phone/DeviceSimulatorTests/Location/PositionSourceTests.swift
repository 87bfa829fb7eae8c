import DeviceInterface
import Testing

@testable import DeviceSimulator

/// What positions are measured by, as they were asked for and as the user lets networks tell them (I-109, A-81).
struct PositionSourceTests {
  @Test(
    arguments: [
      (10, 5), (99, 5), (100, 65), (999, 65), (1_000, 1_000), (2_999, 1_000), (3_000, 3_000),
    ], [Profile.iOS, .android])
  func `the accuracy that was asked for bounds what comes, I-109`(
    _ asked: (meters: Int, radius: Int), _ profile: Profile
  ) throws {
    var played = try PlayedPhone(opened: profile, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(desiredAccuracyMeters: asked.meters)))
    played.ask(
      .requestFix(FixRequest(timeout: .seconds(5), desiredAccuracyMeters: asked.meters)))
    let fixes = Walks.fixes(played.told)
    #expect(fixes.count >= 1)
    for fix in fixes {
      #expect(fix.accuracyMeters == asked.radius)
      #expect(fix.position.distance(to: played.phone.position) <= .meters(asked.radius))
      let isExact = asked.radius == 5
      #expect((fix.position == played.phone.position) == isExact)
      #expect((fix.speedMillimetersPerSecond != nil) == isExact, "satellites alone tell speeds")
    }
  }

  @Test(arguments: [(99, true), (100, false)])
  func `networks take nothing of the receiver's power, I-109`(
    _ asked: Int, _ takesPower: Bool
  ) throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.setTimeToFirstFix(.seconds(30))
    let before = played.phone.energyUse
    played.ask(
      .requestFix(FixRequest(timeout: .seconds(60), desiredAccuracyMeters: asked)))
    played.pass(.seconds(60))
    #expect(Walks.fixes(played.told).count == 1)
    let used = (played.phone.energyUse - before).positioning
    #expect((used > 1_000) == takesPower)
  }

  @Test(
    arguments: SignalQuality.allCases,
    [(on: true, scans: true), (on: true, scans: false), (on: false, scans: true)])
  func `satellites are heard all the same, whatever the user lets networks tell, A-81`(
    _ quality: SignalQuality, _ user: (on: Bool, scans: Bool)
  ) {
    let networks = NetworkPositions(areOn: user.on, scansWiFi: user.scans)
    let heard = networks.heard(quality)
    if quality.hearsSatellites { #expect(heard == quality) }
    if !user.on, !quality.hearsSatellites { #expect(!heard.hears) }
    if user.on, user.scans { #expect(heard == quality) }
    if user.on { #expect(heard.hears == quality.hears, "cells are left") }
  }

  @Test(arguments: SignalQuality.allCases)
  func `in airplane mode satellites are all that is heard, A-81`(_ quality: SignalQuality) {
    let networks = NetworkPositions(radiosAreOn: false)
    #expect(networks.heard(quality).hears == quality.hearsSatellites)
    #expect(networks.source(for: .wiFi) == .satellites)
    #expect(networks.source(for: .cells) == nil)
  }

  @Test func `iOS has no switches for networks, A-81`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.self) { try played.phone.setNetworkLocation(false) }
    #expect(throws: PhoneError.self) { try played.phone.setWiFiScanning(false) }
    #expect(played.phone.facts.networkLocationEnabled)
  }

  @Test
  func `without location accuracy the geofences are gone, and the app reads that it is off, A-81`()
    throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always)
    let region = Region(id: "home", center: Walks.place(east: 0, north: 0), radius: .meters(200))
    played.ask(.monitor(region))
    played.forget()
    try played.act { try $0.setNetworkLocation(false) }
    #expect(played.told.contains(.regionFailed(id: "home", .unavailable)))
    #expect(played.phone.monitoredRegions.isEmpty)
    #expect(!played.phone.facts.networkLocationEnabled)
    played.forget()
    played.ask(.monitor(region))
    #expect(played.told == [.regionFailed(id: "home", .unavailable)])
  }
}
