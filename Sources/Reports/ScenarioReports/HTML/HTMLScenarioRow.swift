import Gherkin
import ScenarioRunner

/// The line of a scenario in the page's list that can be read without any script.
///
/// The page's script draws the same for scenarios that passed (`list.js`).
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

  /// The line.
  func html(_ result: ScenarioResult) -> HTML {
    let scenario = result.scenario
    let tags = scenario.pickle.tags.map(\.name)
    return """
      <li class="scenario" id="\(anchor)" data-n="\(number)" data-status="\(result.status.rawValue)" \
      data-platform="\(scenario.profile)" data-flow="\(flow)"><h4><a class="row" href="#\(anchor)">\
      \(result.status.html) <span class="name">\(HTML.isolated(scenario.pickle.shownName))</span>\
      </a></h4>\(meta(result, tags: tags))\(Self.why(result))</li>

      """
  }

  private func meta(_ result: ScenarioResult, tags: [String]) -> HTML {
    let scenario = result.scenario
    let rule = scenario.pickle.rule.map { rule -> HTML in
      "<span class=\"rule\">\(HTML.isolated(ShownName.text(rule)))</span> "
    }
    let tags = tags.map { tag -> HTML in
      let id = String(tag.dropFirst())
      guard requirements[id] != nil else {
        return " <span class=\"tag\">\(HTML.isolated(tag))</span>"
      }
      // What it asks stands in the table of requirements, once.
      return """
         <a class="tag known" href="#\(RequirementTable.anchor(id))">\(HTML.isolated(tag))</a>
        """
    }
    let count = result.steps.count
    return """
      <p class="meta">\(rule ?? "")<span class="platform">\(HTML.isolated(scenario.profile))</span> \
      <span>\(count)\(count == 1 ? " step" : " steps")</span> \
      <span title="virtual time">\(DurationFormat.length(result.virtualDuration))</span>\(tags)</p>
      """
  }

  /// What is wrong: the step, what was expected and what was there; nothing where nothing is.
  private static func why(_ result: ScenarioResult) -> HTML {
    guard result.status != .passed else { return "" }
    let place = result.steps.firstIndex { $0.status == result.status && $0.problem != nil }
    let problem = place.flatMap { result.steps[$0].problem }
    guard let message = result.problem?.message ?? problem?.message else { return "" }
    var html: HTML = "<p class=\"why\">\(HTML.isolated(message))</p>"
    guard let place, let problem, result.problem == nil else { return html }
    let step = result.steps[place].step
    let text = short("\(step.keyword) \(step.text)")
    html.appendInterpolation(
      "<p class=\"why step\"><span>Step \(place + 1):</span> \(HTML.isolated(text))</p>" as HTML)
    let sides = [("Expected", problem.expected), ("there was", problem.actual)].compactMap {
      side, text in text.map { "<span>\(side):</span> \(HTML.isolated(short($0)))" as HTML }
    }
    guard let first = sides.first else { return html }
    let rest = sides.dropFirst().map { ", \($0)" as HTML }
    html.appendInterpolation("<p class=\"why step\">\(first)\(Array(rest))</p>" as HTML)
    return html
  }

  /// The most characters of a step or a value in the list; the opened scenario has all of them.
  private static let shortMax = 160

  /// A text on one line, and no longer than a line of the list should be.
  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > shortMax ? line.prefix(shortMax - 1) + "\u{2026}" : line
  }
}

extension StepStatus {
  /// The status as a word of the page.
  var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The status as the page shows it.
  var html: HTML { "<span class=\"status \(rawValue)\">\(label)</span>" }
}

/// A name as a page shows it, which is a link to what it names: nobody can tap what cannot be seen.
enum ShownName {
  /// Returns a name with something to be seen in it: of one that has nothing, its line or its characters by their numbers.
  static func text(_ name: String, line: Int? = nil) -> String {
    if name.unicodeScalars.contains(where: isSeen) { return name }
    let numbers = name.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let words = numbers.isEmpty ? "no name" : numbers.joined(separator: " ")
    return "(" + words + (line.map { ", line \($0)" } ?? "") + ")"
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if ByteSink.sign(for: scalar) != nil { return true }
    // The last is a pattern of Braille without a dot.
    return !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      && scalar.value != 0x2800
  }
}

extension Pickle {
  /// The scenario's name as a page shows it.
  var shownName: String { ShownName.text(name, line: location.line) }
}
