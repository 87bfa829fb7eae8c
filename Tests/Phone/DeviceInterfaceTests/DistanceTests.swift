import DeviceInterface
import Testing

struct DistanceTests {
  @Test(arguments: [
    (Distance.meters(0), "0 m"), (.meters(850), "850 m"), (Distance(centimeters: 725), "7.25 m"),
    (Distance(centimeters: 5), "0.05 m"), (.kilometers(2), "2 km"), (.meters(2_500), "2.5 km"),
    (Distance(centimeters: 123_456_789), "1234.56789 km"), (.meters(-30), "-30 m"),
  ])
  func `a distance reads as people write it`(distance: Distance, text: String) {
    #expect(distance.description == text)
  }

  @Test func `meters are rounded to the nearest centimeter and bounded`() {
    #expect(Distance(meters: 1.006)?.centimeters == 101)
    #expect(Distance(meters: -1.006)?.centimeters == -101)
    #expect(Distance(meters: 1e13) == nil)
    #expect(Distance(meters: .nan) == nil)
    #expect(Distance(centimeters: 149).wholeMeters == 1)
    #expect(Distance(centimeters: 150).wholeMeters == 2)
    #expect(Distance(centimeters: -150).wholeMeters == -2)
  }

  @Test func `distances add, subtract and compare`() {
    #expect(Distance.meters(3) + .kilometers(1) == .meters(1_003))
    #expect(Distance.meters(3) - .meters(5) == .meters(-2))
    #expect(Distance.meters(999) < .kilometers(1))
  }
}
