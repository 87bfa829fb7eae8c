import DeviceInterface

/// The switches by which Android's user decides whether networks tell where the phone is (`A-81`).
extension Phone {
  /// Whether networks tell where the phone is; always on iOS.
  public var networkLocationEnabled: Bool { location.networks.areOn }

  /// Whether the phone looks for the networks of the houses around; always on iOS.
  public var scansWiFi: Bool { location.networks.scansWiFi }

  /// Turns Android's switch for location accuracy: without it only satellites tell positions, and no region is watched.
  public mutating func setNetworkLocation(_ on: Bool) throws(PhoneError) {
    try check(.android, has: "switch for location accuracy", .android(81))
    guard location.networks.areOn != on else { return }
    location.setNetworkPositions(on)
    core.record(.user, .switched(.networkLocation, isOn: on))
    receptionChanged()
    if !on { loseGeofences() }
  }

  /// Turns Android's search for networks and beacons around: without it, cells and satellites are left.
  public mutating func setWiFiScanning(_ on: Bool) throws(PhoneError) {
    try check(.android, has: "switch for Wi-Fi scanning", .android(81))
    guard location.networks.scansWiFi != on else { return }
    location.setWiFiScanning(on)
    core.record(.user, .switched(.wiFiScanning, isOn: on))
    receptionChanged()
    // A-54: regions are seen as accurately as positions.
    lookAtOnce()
  }

  /// Forgets the geofences, which the app is told of each (`A-55`, `A-81`).
  mutating func loseGeofences() {
    let lost = places.regionsOfApp.map(\.id)
    places.forgetRegions(&core)
    for id in lost { deliverEvent(.region, [.regionFailed(id: id, .unavailable)]) }
  }
}
