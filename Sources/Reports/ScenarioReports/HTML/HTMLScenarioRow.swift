import Gherkin
import ScenarioRunner

/// The line of a scenario in the page's list, which can be read without any script.
struct HTMLScenarioRow {
  let anchor: String
  let number: Int
  let flow: String
  let requirements: ReportedRequirements

  /// The folder below `Scenarios`, or else the folder or the file, which people name the app's flow by.
  static func flow(of uri: String) -> String {
    let parts = uri.split(separator: "/").map(String.init)
    let folders = parts.dropLast()
    if let root = folders.lastIndex(of: "Scenarios"), root + 1 < folders.endIndex {
      return folders[root + 1]
    }
    return folders.last { $0 != "Scenarios" } ?? parts.last ?? uri
  }

  /// Appends the line.
  func write(_ result: ScenarioResult, to sink: inout ByteSink) {
    let scenario = result.scenario
    let tags = scenario.pickle.tags.map(\.name)
    sink.write("<li class=\"scenario\"")
    sink.write(attribute: "id", anchor)
    sink.write(attribute: "data-n", String(number))
    sink.write(attribute: "data-status", result.status.rawValue)
    sink.write(attribute: "data-platform", scenario.profile)
    sink.write(attribute: "data-flow", flow)
    sink.write(attribute: "data-tags", tags.joined(separator: " "))
    sink.write("><h4><a class=\"row\"")
    sink.write(attribute: "href", "#" + anchor)
    sink.write("><span class=\"status ")
    sink.write(html: result.status.rawValue)
    sink.write("\">")
    sink.write(html: result.status.label)
    sink.write("</span> <span class=\"name\">")
    sink.write(isolated: scenario.pickle.shownName)
    sink.write("</span></a></h4>")
    writeMeta(result, tags: tags, to: &sink)
    if let why = Self.why(result) {
      sink.write("<p class=\"why\">")
      sink.write(isolated: why)
      sink.write("</p>")
    }
    sink.write("</li>\n")
  }

  private func writeMeta(_ result: ScenarioResult, tags: [String], to sink: inout ByteSink) {
    let scenario = result.scenario
    sink.write("<p class=\"meta\">")
    if let rule = scenario.pickle.rule {
      sink.write("<span class=\"rule\">")
      sink.write(isolated: ShownName.text(rule))
      sink.write("</span> ")
    }
    sink.write("<span class=\"platform\">")
    sink.write(isolated: scenario.profile)
    sink.write("</span> <span>")
    sink.write(number: result.steps.count)
    sink.write(result.steps.count == 1 ? " step" : " steps")
    sink.write("</span> <span title=\"virtual time\">")
    sink.write(html: DurationFormat.length(result.virtualDuration))
    sink.write("</span>")
    for tag in tags {
      let isRequirement = requirements[String(tag.dropFirst())] != nil
      sink.write(isRequirement ? " <span class=\"tag known\"" : " <span class=\"tag\"")
      if let text = requirements[String(tag.dropFirst())] {
        sink.write(attribute: "title", text)
      }
      sink.write(">")
      sink.write(isolated: tag)
      sink.write("</span>")
    }
    sink.write("</p>")
  }

  /// What is wrong, in one sentence; nil where nothing is.
  private static func why(_ result: ScenarioResult) -> String? {
    guard result.status != .passed else { return nil }
    let step = result.steps.first { $0.status == result.status && $0.problem != nil }
    return result.problem?.message ?? step?.problem?.message
  }
}

extension StepStatus {
  /// The status as a word of the page.
  var label: String {
    switch self {
    case .passed: "Passed"
    case .skipped: "Skipped"
    case .pending: "Pending"
    case .undefined: "Undefined"
    case .ambiguous: "Ambiguous"
    case .invalid: "Invalid"
    case .failed: "Failed"
    }
  }
}

/// The scenarios of one feature file, as finished lines.
struct HTMLFeatureSection {
  let name: String
  let uri: String
  private(set) var count = 0
  private var rows = ByteSink()

  init(name: String, uri: String) {
    self.name = name
    self.uri = uri
  }

  mutating func add(_ write: (inout ByteSink) -> Void) {
    write(&rows)
    count += 1
  }

  /// Appends the section and forgets it.
  mutating func drain(to sink: inout ByteSink) {
    sink.write("<section class=\"feature\"><h3>")
    sink.write(isolated: ShownName.text(name))
    sink.write(" <small>")
    sink.write(isolated: uri)
    sink.write("</small></h3>\n<ol>\n")
    sink.write(bytes: rows.drain())
    sink.write("</ol></section>\n")
  }
}
