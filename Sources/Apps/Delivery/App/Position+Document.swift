public import DeviceInterface

extension Position {
  /// Reads a place as the document's bodies have it, with "latitude" and "longitude"; `nil` where it is none.
  public init?(documented json: JSONValue?) {
    guard let latitude = json?["latitude"]?.double, let longitude = json?["longitude"]?.double
    else { return nil }
    self.init(latitudeDegrees: latitude, longitudeDegrees: longitude)
  }
}
