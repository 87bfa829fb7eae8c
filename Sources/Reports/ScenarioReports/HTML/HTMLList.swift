import Gherkin
import ScenarioRunner

/// The page's list of scenarios: what did not pass as lines that can be read without any script, what passed packed.
///
/// The page's script draws what is packed between the lines (`list.js`).
struct HTMLList {
  private struct Feature {
    let name: String
    let uri: String
    let flow: String
    /// The lines of what did not pass.
    var lines = ByteSink()
    var passed: [Passed] = []
  }

  /// A scenario that passed, with its rule and its tags by their places.
  fileprivate struct Passed {
    let number: Int
    let anchor: String
    let name: String
    let rule: Int
    let platform: String
    let stepCount: Int
    let duration: Duration
    let tags: [Int]
  }

  private var features: [Feature] = []
  private var featureByFile: [String: Int] = [:]
  private var rules = PieceTable<String>()
  private var tags = PieceTable<String>()

  /// Adds a scenario.
  mutating func add(_ result: ScenarioResult, _ row: HTMLScenarioRow) {
    let pickle = result.scenario.pickle
    let place = place(of: pickle, row)
    guard result.status == .passed else { return features[place].lines.append(row.html(result)) }
    features[place].passed.append(
      Passed(
        number: row.number, anchor: row.anchor, name: pickle.shownName,
        rule: pickle.rule.map { rules.place(of: ShownName.text($0)) } ?? -1,
        platform: result.scenario.profile, stepCount: result.steps.count,
        duration: result.virtualDuration,
        tags: pickle.tags.map { tags.place(of: $0.name) }))
  }

  private mutating func place(of pickle: Pickle, _ row: HTMLScenarioRow) -> Int {
    if let place = featureByFile[pickle.uri] { return place }
    featureByFile[pickle.uri] = features.count
    let name = pickle.featureName.isEmpty ? pickle.uri : pickle.featureName
    features.append(Feature(name: ShownName.text(name), uri: pickle.uri, flow: row.flow))
    return features.count - 1
  }

  /// Appends the features of which something did not pass, by their places among all.
  mutating func writeLines(to sink: inout ByteSink) {
    for place in features.indices where !features[place].lines.bytes.isEmpty {
      let feature = features[place]
      sink.append(
        """
        <section class="feature" data-place="\(place)"><h3>\(HTML.isolated(feature.name)) \
        <small>\(HTML.isolated(feature.uri))</small></h3>
        <ol>

        """)
      sink.write(bytes: features[place].lines.drain())
      sink.write("</ol></section>\n")
    }
  }

  /// Appends what passed, with all features and their places; nothing where nothing passed.
  func writePacked(to sink: inout ByteSink) {
    guard features.contains(where: { !$0.passed.isEmpty }) else { return }
    var json = JSONWriter(.page)
    json.object { json in
      json.array("features", of: features) { json, feature in
        json.array { json in
          for text in [feature.name, feature.uri, feature.flow] { json.element(text) }
          json.array(of: feature.passed) { $0.element($1) }
        }
      }
      json.array("rules", of: rules.pieces)
      json.array("tags", of: tags.pieces)
    }
    sink.write("<script type=\"text/plain\" class=\"list\">")
    sink.write(packed: json.bytes)
    sink.write("</script>\n")
  }
}

extension JSONWriter {
  fileprivate mutating func element(_ passed: HTMLList.Passed) {
    array { json in
      json.element(passed.number)
      json.element(passed.anchor)
      json.element(passed.name)
      json.element(passed.rule)
      json.element(passed.platform)
      json.element(passed.stepCount)
      json.element(DurationFormat.length(passed.duration))
      json.array(of: passed.tags) { $0.element($1) }
    }
  }
}
