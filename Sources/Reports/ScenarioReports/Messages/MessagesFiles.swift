import Gherkin
import ScenarioRunner

/// The part of the messages that tells what stands in the feature files.
///
/// Files are parsed once more, one after the other, because a plan keeps scenarios but no documents. A scenario that
/// runs on several platforms becomes a pickle for each, with the platform in its name.
struct MessagesFiles: ~Copyable {
  /// The files that could not be parsed.
  private(set) var refused: Set<String> = []
  private let scenarios: [PlannedScenario]
  /// The places in the plan of each file's scenarios.
  private var placesByURI: [String: [Int]] = [:]
  private var writer = MessageWriter()

  init(_ scenarios: [PlannedScenario]) {
    self.scenarios = scenarios
    for place in scenarios.indices {
      placesByURI[scenarios[place].pickle.uri, default: []].append(place)
    }
  }

  /// Appends a file's messages and notes how its scenarios are numbered.
  mutating func write(
    _ source: Source, _ ids: inout IDGenerator, _ numbers: inout [ScenarioNumbers],
    to sink: inout ByteSink
  ) {
    var upcoming = ids
    let offset = upcoming.next()
    switch Parser().parse(source, ids: &ids) {
    case .failure(let failure):
      refused.insert(source.uri)
      writer.write(source)
      for error in failure.errors { writer.write(error) }
    case .success(let document):
      writer.writeSource(of: document)
      writer.write(document)
      write(document, offset: offset, &ids, &numbers, to: &sink)
    }
    sink.write(bytes: writer.drain())
  }

  private mutating func write(
    _ document: GherkinDocument, offset: Int, _ ids: inout IDGenerator,
    _ numbers: inout [ScenarioNumbers], to sink: inout ByteSink
  ) {
    let pickles: [Pickle]
    do throws(PickleLimitError) {
      pickles = try PickleCompiler().pickles(of: document, ids: &ids)
    } catch {
      refused.insert(document.uri)
      return writer.write(error)
    }
    let places = Dictionary(grouping: placesByURI[document.uri] ?? []) { scenarios[$0].pickle.id }
    reserve(placesByURI[document.uri] ?? [], offset: offset, &ids)
    for pickle in pickles {
      // In the order of the profiles, which no order of the scenarios changes.
      let planned = (places[pickle.id - offset] ?? []).sorted {
        scenarios[$0].id < scenarios[$1].id
      }
      write(pickle, planned, offset: offset, &ids, &numbers)
      sink.write(bytes: writer.drain())
      sink.spill()
    }
  }

  /// Appends a pickle once, or for each platform that it is planned for.
  private mutating func write(
    _ pickle: Pickle, _ planned: [Int], offset: Int, _ ids: inout IDGenerator,
    _ numbers: inout [ScenarioNumbers]
  ) {
    guard let first = planned.first else { return writer.write(pickle) }
    let named = planned.filter { scenarios[$0].namesProfile }
    let unfolded = unfoldedSteps(first, offset: offset)
    numbers[first].shift = offset
    writer.write(pickle, unfolded: unfolded, suffix: suffix(first, named))
    for place in planned.dropFirst() {
      let shift = Self.shift(of: pickle, unfolded, &ids)
      numbers[place].shift = offset + shift
      writer.write(pickle, unfolded: unfolded, suffix: suffix(place, named), shift: shift)
    }
  }

  /// The steps of a scenario that uses phrases, with their numbers in the file; nil for all others.
  private func unfoldedSteps(_ place: Int, offset: Int) -> MessageWriter.UnfoldedSteps? {
    guard !scenarios[place].uses.isEmpty else { return nil }
    return MessageWriter.UnfoldedSteps(steps: scenarios[place].steps, offset: offset)
  }

  /// Reserves the numbers of the steps that phrases stand for, which follow those of the file's pickles.
  private func reserve(_ places: [Int], offset: Int, _ ids: inout IDGenerator) {
    let last = places.compactMap { unfoldedSteps($0, offset: offset)?.lastID }.max()
    guard let last else { return }
    while ids.next() < last {}
  }

  private func suffix(_ place: Int, _ named: [Int]) -> String {
    named.contains(place) ? " (\(scenarios[place].profile))" : ""
  }

  /// Reserves numbers for another copy of a pickle, whose own are those of its steps and then its own.
  private static func shift(
    of pickle: Pickle, _ unfolded: MessageWriter.UnfoldedSteps?, _ ids: inout IDGenerator
  ) -> Int {
    let first = pickle.steps.map(\.id).min() ?? pickle.id
    let start = ids.next()
    for _ in first..<max(pickle.id, unfolded?.lastID ?? 0) { _ = ids.next() }
    return start - first
  }
}

/// The numbers under which a scenario's messages are known.
struct ScenarioNumbers {
  /// What is added to the numbers of its pickle, which are counted in each file anew.
  var shift = 0
  /// The number of its test case; those of its steps follow.
  var testCase = 0
}
