import DeviceInterface

/// Why a listing query cannot be answered.
enum ListingQueryError: Error, Hashable {
  /// A coordinate is malformed or out of range.
  case coordinates(PositionTextError)
  /// The radius is no number of kilometres within the bounds.
  case radius(String)
  /// The item is missing beside the others.
  case missing(String)
  /// The item is there more than once.
  case repeated(String)

  /// What the answer's body says.
  var description: String {
    switch self {
    case .coordinates(let error): error.description
    case .radius(let text):
      "radius “\(text)” is out of range: expected more than 0 and at most"
        + " \(ListingServer.radiusMax)"
    case .missing(let name): "\(name) missing: expected lat and lng, both or none"
    case .repeated(let name): "\(name) is there more than once: expected it once"
    }
  }
}
