import DeviceInterface

extension TourDraft {
  /// The tour that a tour server has from the start: made up, 400 m from one point to the next, northwards.
  static let sample = TourDraft(
    title: "Royal Way",
    points: [
      ("Castle", 522_333_000), ("Column", 522_369_000), ("Cathedral", 522_405_000),
      ("Market", 522_441_000), ("Barbican", 522_477_000),
    ].enumerated().compactMap { index, place in
      Position(latitudeE7: place.1, longitudeE7: 210_122_000).map {
        Point(
          number: index + 1, title: place.0, position: $0, radius: .meters(100),
          audioLength: .seconds(60))
      }
    })
}
