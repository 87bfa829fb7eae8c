import DeviceInterface

extension MapView {
  /// The map in one line: "2 lines, 34 points, you at 52.2297, 21.0122".
  var words: String {
    var parts = [
      World.counted(lines.count, "line", "lines"),
      World.counted(linePointCount, "point", "points"),
    ]
    if !points.isEmpty { parts.append("\(points.count) to tap") }
    if !circles.isEmpty { parts.append(World.counted(circles.count, "circle", "circles")) }
    if let marker { parts.append("you at \(marker)") }
    if let camera { parts.append("zoom \(camera.zoom) on \(camera.center)") }
    return parts.joined(separator: ", ")
  }
}
