/// What is wrong with a point's coordinates.
struct CoordinateFault: Error, Hashable {
  /// What can be wrong.
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
