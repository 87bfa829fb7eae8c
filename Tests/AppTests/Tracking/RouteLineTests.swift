import DeviceInterface
import Testing

@testable import AppParts

struct RouteLineTests {
  @Test func `no line leads over a gap and its length does not count`() throws {
    var route = RouteLine()
    let places = try ["52, 21", "52.001, 21", "53, 21", "53.001, 21"].map { try Position(text: $0) }
    for (index, place) in places.enumerated() {
      let begins = index == 0 || index == 2
      route.append(
        place, beginsLine: begins, length: route.length(with: place, beginsStretch: begins))
    }
    #expect(route.lines == [[places[0], places[1]], [places[2], places[3]]])
    let legs = places[0].distance(to: places[1]) + places[2].distance(to: places[3])
    #expect(route.length == legs)
  }
}
