public import DeviceInterface

extension World {
  /// Checks how a circle on the map looks; that there is none, nil says.
  public func expect(
    _ circle: MapView.Circle?, looks wanted: MapView.Circle.Style
  ) throws {
    try expect(
      circle?.style == wanted, "The circle looks otherwise.", expected: wanted.look,
      actual: circle?.style.look ?? "no circle")
  }
}

extension MapView.Circle.Style {
  /// What scenarios call it.
  var look: String {
    switch self {
    case .gray: "grey"
    case .pulsingOrange: "orange and pulsing"
    case .checkedGreen: "green with a check"
    }
  }
}
