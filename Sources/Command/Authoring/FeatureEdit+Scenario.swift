import Gherkin
import ScenarioRunner

/// A new scenario in a feature that stands already.
extension FeatureEdit {
  /// Writes a new scenario behind another one, so that the same backgrounds come before it; at the end where there is none.
  ///
  /// Where no background has steps, it begins with the first sentence of the other one, if that arranges something.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - line: The line of the other scenario's header.
  init(
    addingScenario name: String, behind line: Int?, to source: Source
  ) throws(WritingFault) {
    guard let layout = FeatureLayout(source) else { throw .unreadable }
    let name = try WrittenName.checked(name, of: "scenario")
    guard !layout.names.contains(name) else { throw .taken(name) }
    var lines = FeatureLines(source)
    let model = line.flatMap(layout.part) ?? layout.parts.last
    let sibling = model.flatMap { $0.isScenario ? $0 : nil }
    let header = lines.header(of: model, in: layout)
    var written = [header + ": " + name]
    if let sibling, !layout.hasBackground(in: sibling.rule) {
      written += lines.beginning(of: sibling)
    }
    let place = lines.end(before: layout.next(after: model))
    lines.insert([""] + written, at: place)
    self.init(text: lines.text, line: place + 2)
  }
}

/// The names of features, scenarios and files that somebody has typed.
enum WrittenName {
  /// The most letters of a name.
  private static let lengthMax = 200

  /// Returns a name without spaces around it.
  static func checked(_ name: String, of thing: String) throws(WritingFault) -> String {
    let trimmed = name.drop(while: \.isWhitespace)
    let text = String(
      trimmed.prefix(trimmed.count - trimmed.reversed().prefix(while: \.isWhitespace).count))
    guard !text.isEmpty else { throw .noName(thing) }
    guard !text.contains(where: \.isNewline), text.count <= lengthMax else { throw .badName(thing) }
    return text
  }
}

/// The reason for which something cannot be written.
public enum WritingFault: Error, Hashable, Sendable {
  /// The text of the feature cannot be read, so that nobody knows where anything belongs.
  case unreadable
  /// Another scenario of the feature is called so.
  case taken(String)
  /// There is no name.
  case noName(String)
  /// The name has many lines, or far too many letters.
  case badName(String)

  /// What is wrong and what to do about it.
  public var text: String {
    switch self {
    case .unreadable:
      "the text cannot be read as a feature: mend first what is told below it"
    case .taken(let name):
      "the feature has a scenario \u{201C}\(name)\u{201D} already: choose another name"
    case .noName(let thing): "the \(thing) needs a name: say in a few words what happens in it"
    case .badName(let thing):
      "the name of the \(thing) is too long: one line of 200 letters at most"
    }
  }
}

extension FeatureLines {
  /// The beginning of a new scenario's header: spaces or signs of Markdown, and the keyword.
  fileprivate func header(of model: FeatureLayout.Part?, in layout: FeatureLayout) -> String {
    let keywords = Dialects.dialect(for: layout.language)?.scenario ?? []
    let usual = keywords.last ?? "Scenario"
    guard let model else {
      let feature = self[layout.line]
      let isMarkdown = feature.hasPrefix("#")
      return (isMarkdown ? "## " : indentation(at: layout.line) + "  ") + usual
    }
    let place = self[model.line].firstRange(of: model.keyword + ":")?.lowerBound
    let start = place.map { String(self[model.line][..<$0]) } ?? indentation(at: model.line)
    let isBelow = layout.parts.contains { $0.rule == model.line } || isRule(model, layout)
    let deeper = start.hasPrefix("#") ? "#" + start : start + "  "
    return (isBelow ? deeper : start) + (keywords.contains(model.keyword) ? model.keyword : usual)
  }

  /// Whether a part is a rule, be it an empty one.
  private func isRule(_ part: FeatureLayout.Part, _ layout: FeatureLayout) -> Bool {
    Dialects.dialect(for: layout.language)?.rule.contains(part.keyword) ?? false
  }

  /// The first step of a scenario with what belongs to it, where it arranges something and has no placeholders.
  fileprivate func beginning(of scenario: FeatureLayout.Part) -> [String] {
    guard let first = scenario.firstStep, scenario.arranges else { return [] }
    let lines = (first...end(ofStepAt: first)).map { self[$0] }
    return lines.contains { $0.contains("<") } ? [] : lines
  }
}
