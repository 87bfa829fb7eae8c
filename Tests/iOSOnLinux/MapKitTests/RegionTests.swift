#if os(Linux)
  import Testing

  @testable import MapKit

  /// Regions, points and rectangles of the map.
  struct RegionTests {
    private static let warsaw = CLLocationCoordinate2D(latitude: 52.2297, longitude: 21.0122)

    @Test func `a region of metres is as high as these and wider in degrees in the north`() {
      let region = MKCoordinateRegion(
        center: Self.warsaw, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
      #expect(abs(region.span.latitudeDelta - 0.008_983) < 0.000_01)
      #expect(abs(region.span.longitudeDelta - 0.014_666) < 0.000_02)
    }

    @Test(arguments: [(0.0, 0.0), (52.2297, 21.0122), (-33.8688, 151.2093), (85, -180), (-85, 179)])
    func `a place is found again from its point on the map`(latitude: Double, longitude: Double) {
      let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      let again = MKMapPoint(place).coordinate
      #expect(abs(again.latitude - latitude) < 1e-9 && abs(again.longitude - longitude) < 1e-9)
    }

    @Test func `the map has its origin in the north-west and is 2^28 points wide`() {
      #expect(MKMapPoint(CLLocationCoordinate2D()) == MKMapPoint(x: 134_217_728, y: 134_217_728))
      let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 89, longitude: -180))
      #expect(corner == MKMapPoint(x: 0, y: 0))
      #expect(MKMapPoint(kCLLocationCoordinate2DInvalid) == MKMapPoint(x: -1, y: -1))
    }

    @Test func `points of the map are smaller in metres towards the poles`() {
      #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_29) < 0.000_01)
      #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.074_65) < 0.000_01)
      #expect(abs(MKMapPointsPerMeterAtLatitude(0) * MKMetersPerMapPointAtLatitude(0) - 1) < 1e-12)
    }

    @Test func `rectangles are joined, cut and asked what is in them`() {
      let (left, right) = (
        MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10)
      )
      #expect(left.union(right) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
      #expect(left.intersection(right) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
      #expect(left.intersects(right) && left.contains(MKMapPoint(x: 10, y: 0)))
      #expect(!left.contains(right) && MKMapRect.world.contains(right))
      let far = right.offsetBy(dx: 100, dy: 0)
      #expect(left.intersection(far).isNull && !left.intersects(far))
      #expect(MKMapRect.null.union(left) == left && left.union(.null) == left)
      #expect(left.insetBy(dx: 2, dy: 3) == MKMapRect(x: 2, y: 3, width: 6, height: 4))
      #expect(left.insetBy(dx: 6, dy: 0).isNull)
    }

    @Test func `a line is as large as its places, and its points are those of the map`() {
      let places = [Self.warsaw, CLLocationCoordinate2D(latitude: 53, longitude: 20)]
      let line = MKPolyline(coordinates: places, count: places.count)
      #expect(line.pointCount == 2 && line.points()[1] == MKMapPoint(places[1]))
      #expect(line.boundingMapRect.contains(MKMapPoint(places[0])))
      var read = [CLLocationCoordinate2D()]
      line.getCoordinates(&read, range: NSRange(location: 1, length: 1))
      #expect(read[0].latitude == 53)
    }

    @Test func `a circle's rectangle is as wide as its diameter`() {
      let circle = MKCircle(center: Self.warsaw, radius: 500)
      let rect = circle.boundingMapRect
      let meters = rect.width * MKMetersPerMapPointAtLatitude(Self.warsaw.latitude)
      #expect(abs(meters - 1_000) < 0.001)
      #expect(abs(MKCircle(mapRect: rect).radius - 500) < 0.1)
    }
  }
#endif
