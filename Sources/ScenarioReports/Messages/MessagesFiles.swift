import Gherkin
import ScenarioRunner

/// The part of the messages that tells what stands in the feature files.
///
/// Files are parsed once more, one after the other, because a plan keeps scenarios but no documents. A scenario that
/// runs on several platforms becomes a pickle for each, with the platform in its name.
struct MessagesFiles {
  /// The files that could not be parsed.
  private(set) var refused: Set<String> = []
  private let scenarios: [PlannedScenario]
  /// The places in the plan of each file's scenarios.
  private var placesByURI: [String: [Int]] = [:]
  private let encoder = MessagesEncoder()

  init(_ scenarios: [PlannedScenario]) {
    self.scenarios = scenarios
    for place in scenarios.indices {
      placesByURI[scenarios[place].pickle.uri, default: []].append(place)
    }
  }

  /// Appends a file's messages and notes how its scenarios are numbered; returns what could not be written.
  mutating func write(
    _ source: Source, _ ids: inout IDGenerator, _ numbers: inout [ScenarioNumbers],
    to sink: inout ByteSink
  ) -> [String] {
    var upcoming = ids
    let offset = upcoming.next()
    do {
      try encoder.encode(source, to: &sink)
      switch Parser().parse(source, ids: &ids) {
      case .failure(let failure):
        refused.insert(source.uri)
        for error in failure.errors { try encoder.encode(error, to: &sink) }
      case .success(let document):
        try encoder.encode(document, to: &sink)
        try write(document, offset: offset, &ids, &numbers, to: &sink)
      }
      return []
    } catch let error as PickleLimitError {
      refused.insert(source.uri)
      return (try? encoder.encode(error, to: &sink)) == nil ? [error.message] : []
    } catch {
      return ["\(source.uri): \(error)"]
    }
  }

  private func write(
    _ document: GherkinDocument, offset: Int, _ ids: inout IDGenerator,
    _ numbers: inout [ScenarioNumbers], to sink: inout ByteSink
  ) throws {
    let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
    let places = Dictionary(grouping: placesByURI[document.uri] ?? []) { scenarios[$0].pickle.id }
    for pickle in pickles {
      // In the order of the profiles, which no order of the scenarios changes.
      let planned = (places[pickle.id - offset] ?? []).sorted {
        scenarios[$0].id < scenarios[$1].id
      }
      guard let first = planned.first else {
        try encoder.encode(pickle, to: &sink)
        continue
      }
      let named = planned.filter { scenarios[$0].namesProfile }
      numbers[first].shift = offset
      try encoder.encode(pickle, suffix: suffix(first, named), shift: 0, to: &sink)
      for place in planned.dropFirst() {
        let shift = Self.shift(of: pickle, &ids)
        numbers[place].shift = offset + shift
        try encoder.encode(pickle, suffix: suffix(place, named), shift: shift, to: &sink)
      }
      sink.spill()
    }
  }

  private func suffix(_ place: Int, _ named: [Int]) -> String {
    named.contains(place) ? " (\(scenarios[place].profile))" : ""
  }

  /// Reserves numbers for another copy of a pickle, whose own are those of its steps and then its own.
  private static func shift(of pickle: Pickle, _ ids: inout IDGenerator) -> Int {
    let first = pickle.steps.map(\.id).min() ?? pickle.id
    let start = ids.next()
    for _ in first..<pickle.id { _ = ids.next() }
    return start - first
  }
}
