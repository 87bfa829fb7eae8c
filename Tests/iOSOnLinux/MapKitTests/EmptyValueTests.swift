#if os(Linux)
  import Testing

  @testable import MapKit

  /// Values of CoreLocation that are created of nothing.
  struct EmptyValueTests {
    @Test func `a place of nothing is at the origin of the coordinates`() {
      let place = CLLocation()
      #expect(place.coordinate.latitude == 0 && place.coordinate.longitude == 0)
      #expect(place.speed == -1 && place.course == -1)
    }

    @Test func `a circle and a heading of nothing are there`() {
      let circle = CLCircularRegion()
      #expect(circle.radius == 0 && circle.identifier == "" && circle.center.latitude == 0)
      #expect(CLHeading().trueHeading == 0 && CLHeading().headingAccuracy < 0)
    }

    @Test func `a heading may be of an app's own class, and lie in an archive`() throws {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: EastHeading(), requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: EastHeading.self, from: data)
      #expect(read?.trueHeading == 90 && read?.headingAccuracy == -1 && read?.x == 0)
    }

    @Test func `regions and headings are written without an address in the memory`() {
      let circle = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "Home")
      let beacon = CLBeaconRegion(uuid: UUID(), major: 4, identifier: "Door")
      #expect(
        "\(circle)"
          == "CLCircularRegion (identifier:'Home', center:<1.0,2.0>, radius:3.0m)")
      #expect("\(beacon)".hasSuffix("major:4, minor:any)"))
      #expect("\(CLHeading())".hasPrefix("magneticHeading 0.0 trueHeading 0.0 accuracy -1.0 @"))
    }

    @Test func `a point and a placemark have what they were made of`() {
      let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
      let point = MKPointAnnotation(coordinate: place, title: "A", subtitle: nil)
      #expect(point.coordinate.longitude == 2 && point.title == "A")
      let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
      #expect(item.name == nil && item.placemark.title == nil && item.placemark.locality == nil)
      #expect(item.location.coordinate.latitude == 1 && !item.isCurrentLocation)
    }
  }

  /// Where an app turns the phone by itself.
  final class EastHeading: CLHeading {
    override var trueHeading: CLLocationDirection { 90 }
  }
#endif
