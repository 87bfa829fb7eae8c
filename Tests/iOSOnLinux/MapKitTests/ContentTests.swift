#if os(Linux)
  import DeviceInterface
  import SwiftUI
  import Testing

  @testable import MapKit

  /// What is on a map: its colours, and what is chosen by a tap.
  @MainActor struct ContentTests {
    private static let place = CLLocationCoordinate2D(latitude: 52, longitude: 21)
    private static let places = [place, CLLocationCoordinate2D(latitude: 53, longitude: 21)]

    private func map(@MapContentBuilder _ content: () -> some MapContent) -> DrawnMap {
      var map = DrawnMap()
      map.add(content())
      return map
    }

    @Test func `a line has the colour of its stroke, or none`() {
      let map = map {
        MapPolyline(coordinates: Self.places).stroke(.blue, lineWidth: 3)
        MapPolyline(coordinates: Self.places)
      }.map
      #expect(map.coloredLines.map(\.color) == [.blue] && map.lines.map(\.count) == [2])
    }

    @Test func `an outline has the colour of its stroke, or else of what is in it`() {
      let map = map {
        MapPolygon(coordinates: Self.places).foregroundStyle(.red)
        MapPolygon(coordinates: Self.places).foregroundStyle(.red).stroke(.blue)
        MapPolygon(coordinates: Self.places)
      }.map
      #expect(map.coloredLines.map(\.color) == [.red, .blue, .gray])
    }

    @Test(arguments: [
      (Color.orange, MapView.Circle.Style.pulsingOrange), (.green, .checkedGreen), (.red, .gray),
    ])
    func `a circle has one of three looks`(color: Color, style: MapView.Circle.Style) {
      let map = map {
        MapCircle(center: Self.place, radius: 5).foregroundStyle(color.opacity(0.2))
        MapCircle(center: Self.place, radius: 5)
      }.map
      #expect(map.circles.map(\.style) == [style, .gray])
    }

    @Test(arguments: [(Double.infinity, 20_037_508), (.nan, 0), (-1, 0), (1e300, 20_037_508)])
    func `a circle reaches half around the earth at most`(radius: Double, meters: Int) {
      let map = map { MapCircle(center: Self.place, radius: radius) }
      #expect(map.map.circles.map(\.radius) == [.meters(meters)])
      #expect(map.rect.size.width.isFinite && map.rect.size.height.isFinite)
    }

    @Test func `what has no tag is chosen by its innermost element`() {
      let marks = map {
        ForEach([1, 2], id: \.self) { outer in
          Marker("Outer", coordinate: Self.place)
          ForEach(["a", "b"], id: \.self) { inner in
            Marker("\(outer)\(inner)", coordinate: Self.place)
          }
        }
        ForEach([3], id: \.self) { _ in Marker("Tagged", coordinate: Self.place) }.tag("own")
      }.marks
      #expect(
        marks.map(\.tag) == [1, "a", "b", 2, "a", "b", "own"] as [AnyHashable?])
    }

    @Test(arguments: [
      ("DE", "Lange Straße 5, 10115 Berlin, Land"), ("US", "5 Lange Straße, Berlin 10115, Land"),
    ])
    func `the title of a place is its address in one line`(country: String, title: String) throws {
      let told = try JSONValue(
        parsing: """
          {"thoroughfare": "Lange Straße", "subThoroughfare": "5", "postalCode": "10115",
           "locality": "Berlin", "country": "Land", "isoCountryCode": "\(country)"}
          """)
      let place = CLPlacemark(told: told, at: Self.place)
      #expect(MKPlacemark(placemark: place).title == title)
    }
  }
#endif
