import ScenarioReports
import ScenarioRunner
import TrackFiles

/// A report for maps: where phones were and what apps recorded, as one GPX file.
///
/// The format wants all places before the first line, so the lines wait on a shelf.
struct GPXReporter: Reporter {
  static let parts: [ScenarioTrackPart] = [.gpxPlaces, .gpxLines]

  private let shelf = ByteShelf()
  private var lines: [Range<Int>] = []

  mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info):
      sink.write(bytes: GPXStream.head(name: info.trackFileName).utf8)
    case .problem: break
    case .scenarioFinished(let result):
      sink.write(bytes: ScenarioTrackPart.gpxPlaces.bytes(of: result))
      let part = ScenarioTrackPart.gpxLines.bytes(of: result)
      if !part.isEmpty { lines.append(shelf.add(part)) }
    case .runFinished:
      for place in lines { sink.write(place, from: shelf) }
      sink.write(bytes: GPXStream.end.utf8)
    }
  }
}

/// A report for maps: where phones were and what apps recorded, as one GeoJSON file.
struct GeoJSONReporter: Reporter {
  static let parts: [ScenarioTrackPart] = [.geoJSON]

  private var stream = GeoJSONStream()

  mutating func report(_ event: RunEvent, to sink: inout ByteSink) {
    switch event {
    case .runStarted(let info):
      sink.write(bytes: GeoJSONStream.head(name: info.trackFileName).utf8)
    case .problem: break
    case .scenarioFinished(let result):
      let features = ScenarioTrackPart.geoJSON.bytes(of: result)
      guard !features.isEmpty else { return }
      sink.write(bytes: stream.separator().utf8)
      sink.write(bytes: features)
    case .runFinished:
      sink.write(bytes: stream.end.utf8)
    }
  }
}
