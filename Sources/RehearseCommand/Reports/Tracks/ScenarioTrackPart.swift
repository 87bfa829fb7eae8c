import ScenarioRunner
import TrackFiles

/// What workers make of a scenario's tracks for the reports: its part of a file, while the storyboard is there.
enum ScenarioTrackPart: String {
  case gpxPlaces = "gpx places"
  case gpxLines = "gpx lines"
  case geoJSON = "geojson"

  typealias Preparation = @Sendable (ScenarioResult) -> [UInt8]

  /// The preparations by their names, as a run takes them.
  static func preparations(_ parts: [Self]) -> [String: Preparation] {
    Dictionary(uniqueKeysWithValues: parts.map { ($0.rawValue, $0.preparation) })
  }

  /// Returns a whole GeoJSON file of a scenario that failed on its way; empty for every other.
  static let fileOfFailure: Preparation = { result in
    guard !result.status.isAcceptable, let document = TrackDocument(result) else { return [] }
    return Array(document.geoJSON.utf8)
  }

  /// Returns the part of a result; empty for one without tracks, and for a scenario that no worker ran.
  func bytes(of result: ScenarioResult) -> [UInt8] {
    result.preparedParts[rawValue] ?? []
  }

  private var preparation: Preparation {
    { result in
      guard let document = TrackDocument(result) else { return [] }
      return Array(text(of: document).utf8)
    }
  }

  private func text(of document: TrackDocument) -> String {
    switch self {
    case .gpxPlaces: GPXStream.places(of: document)
    case .gpxLines: GPXStream.lines(of: document)
    case .geoJSON: GeoJSONStream.features(of: document)
    }
  }
}

extension RunInfo {
  /// What a file of tracks is called inside.
  var trackFileName: String { "True and recorded routes, rehearse \(version), seed \(seed)" }
}
