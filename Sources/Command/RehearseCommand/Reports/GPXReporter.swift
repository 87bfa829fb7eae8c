import DeviceInterface
import Gherkin
import ScenarioReports
import ScenarioRunner
import Storyboards
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
    case .runStarted(let info): sink.write(bytes: GPXStream.head(name: info.trackFileName).utf8)
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
    case .runStarted(let info): sink.write(bytes: GeoJSONStream.head(name: info.trackFileName).utf8)
    case .problem: break
    case .scenarioFinished(let result):
      let features = ScenarioTrackPart.geoJSON.bytes(of: result)
      guard !features.isEmpty else { return }
      sink.write(bytes: stream.separator().utf8)
      sink.write(bytes: features)
    case .runFinished: sink.write(bytes: stream.end.utf8)
    }
  }
}

extension TrackDocument {
  /// Creates the document of what a scenario was filmed doing; nil where nothing moved and nothing was recorded.
  ///
  /// Times are those of a clock that nobody sets: the scenario's start and the virtual time since then.
  init?(_ result: ScenarioResult) {
    guard let map = result.evidence?.storyboard?.map else { return nil }
    let route = map.stretches
    let start = route.first?.first?.place
    let hasMoved = route.contains { $0.contains { $0.place != start } }
    guard hasMoved || map.recorded.contains(where: { !$0.isEmpty }) else { return nil }
    let scenario = result.scenario
    let title = scenario.pickle.name.isEmpty ? scenario.id : scenario.pickle.name
    let name = "\(title) (\(scenario.profile))"
    self.init(
      name: name, lines: Self.lines(route, map, name), regions: Self.regions(of: map, name),
      origin: TrackOrigin(id: scenario.id, title: title, platform: scenario.profile))
  }

  private static func lines(
    _ route: [[RouteMap.Sample]], _ map: RouteMap, _ name: String
  ) -> [TrackLine] {
    let kinds = [
      ("true route", route, map.isTrueRouteCut), ("fixes", [map.fixes], false),
      ("recorded points", map.recorded, map.isRecordedCut),
    ]
    return kinds.compactMap { kind, segments, isCut in
      let segments = segments.map { $0.map(TrackSample.init) }.filter { !$0.isEmpty }
      guard !segments.isEmpty else { return nil }
      let note = isCut ? " (the first \(segments.map(\.count).reduce(0, +)) of them)" : ""
      return TrackLine(name: "\(name): \(kind)\(note)", kind: kind, segments: segments)
    }
  }

  /// The circles that were watched, each once however often it was watched anew.
  private static func regions(of map: RouteMap, _ name: String) -> [TrackRegion] {
    var seen: Set<TrackRegion> = []
    return map.regions.map { TrackRegion($0, name) }.filter { seen.insert($0).inserted }
  }
}

extension TrackSample {
  fileprivate init(_ sample: RouteMap.Sample) {
    self.init(
      sample.place, time: .scenarioStart + sample.time,
      accuracy: sample.accuracyMeters.map { .meters($0) })
  }
}

extension TrackRegion {
  fileprivate init(_ circle: RouteMap.Circle, _ name: String) {
    self.init(
      name: "\(name): \(circle.name)", center: circle.center, radius: .meters(circle.radiusMeters))
  }
}

/// The parts that workers make of a scenario's tracks for the reports, while the storyboard is there.
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
  func bytes(of result: ScenarioResult) -> [UInt8] { result.preparedParts[rawValue] ?? [] }

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
