internal import DeviceInterface

/// A way from one place to another.
open class MKRoute: NSObject {
  /// A part of a way.
  open class Step: NSObject {
    /// What is to be done.
    public let instructions: String
    /// How long it is, in metres.
    public let distance: CLLocationDistance
    /// Where it leads along.
    public let polyline: MKPolyline

    init(_ told: JSONValue) {
      instructions = told["instructions"]?.string ?? ""
      distance = told["distance"]?.double ?? 0
      polyline = MKPolyline(places: told["line"].places)
    }
  }

  /// What it is called, such as the street that it mostly leads along.
  public let name: String
  /// How long it is, in metres.
  public let distance: CLLocationDistance
  /// How long it takes.
  public let expectedTravelTime: TimeInterval
  /// How somebody goes.
  public let transportType: MKDirectionsTransportType
  /// Where it leads along.
  public let polyline: MKPolyline
  /// Its parts, in their order.
  public let steps: [Step]

  /// Reads what a server tells of a way; nil where that is no object.
  init?(_ told: JSONValue, _ type: MKDirectionsTransportType) {
    guard case .object = told else { return nil }
    name = told["name"]?.string ?? ""
    distance = told["distance"]?.double ?? 0
    expectedTravelTime = told["expectedTravelTime"]?.double ?? 0
    transportType = type
    polyline = MKPolyline(places: told["line"].places)
    steps = (told["steps"]?.array ?? []).map { Step($0) }
  }
}

extension JSONValue? {
  /// The places of a list of pairs; what is no pair is left out.
  fileprivate var places: [CLLocationCoordinate2D] {
    (self?.array ?? []).compactMap { pair in
      guard let pair = pair.array, pair.count == 2, let latitude = pair[0].double,
        let longitude = pair[1].double
      else { return nil }
      return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }
}
