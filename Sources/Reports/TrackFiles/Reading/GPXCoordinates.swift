import DeviceInterface
import XML

/// The place of a point, from its attributes.
struct GPXCoordinates {
  /// The place, rounded to 1e-7 degrees.
  let position: Position

  init(_ element: XMLElement) throws(CoordinateFault) {
    let latitude = try Self.text("lat", element)
    let longitude = try Self.text("lon", element)
    // The exact way first; it knows no exponents, which some recorders write.
    if let exact = try? Position(latitude: latitude, longitude: longitude) {
      position = exact
      return
    }
    let degrees = (
      try Self.degrees("lat", latitude, bound: 90), try Self.degrees("lon", longitude, bound: 180)
    )
    guard let rounded = Position(latitudeDegrees: degrees.0, longitudeDegrees: degrees.1) else {
      throw CoordinateFault(name: "lat", kind: .outOfRange(latitude))
    }
    position = rounded
  }

  /// The most characters of a coordinate that are looked at.
  private static let lengthMax = 64

  private static func text(
    _ name: String, _ element: XMLElement
  ) throws(CoordinateFault) -> String {
    guard let text = element.attribute(name)?.value else {
      throw CoordinateFault(name: name, kind: .missing)
    }
    let trimmed = TrimmedText.text(text)
    guard trimmed.unicodeScalars.count <= lengthMax else {
      throw CoordinateFault(name: name, kind: .notANumber(trimmed.prefix(40) + "…"))
    }
    return trimmed
  }

  private static func degrees(
    _ name: String, _ text: String, bound: Double
  ) throws(CoordinateFault) -> Double {
    // Swift reads hexadecimal numbers, "inf" and "nan" too, which no track file means.
    let isDecimal = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    guard isDecimal, let degrees = Double(text), degrees.isFinite else {
      throw CoordinateFault(name: name, kind: .notANumber(text))
    }
    guard abs(degrees) <= bound else { throw CoordinateFault(name: name, kind: .outOfRange(text)) }
    return degrees
  }
}

/// A fault of a point's coordinates.
struct CoordinateFault: Error, Hashable {
  /// A thing that can be wrong.
  enum Kind: Hashable {
    case missing
    case notANumber(String)
    case outOfRange(String)
  }

  /// The attribute: `lat` or `lon`.
  let name: String
  let kind: Kind

  /// Returns the fault as that of a point's element.
  func fault(in element: String) -> TrackFault {
    switch kind {
    case .missing: .missingCoordinate(name, element: element)
    case .notANumber(let text): .badCoordinate(name, text: text)
    case .outOfRange(let text): .coordinateOutOfRange(name, text: text)
    }
  }
}
