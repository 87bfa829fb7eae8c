import Gherkin

/// A writer of feature files to start from: a scenario for each thing a specification asks for, with its tag.
package enum SkeletonWriter {
  /// The step of a scenario for which the specification gives no steps; no vocabulary knows it.
  package static let placeholder = "this scenario is still to be written"

  private static let nameMax = 90
  private static let commentWidth = 92

  /// Returns the feature file of a specification, in the one layout feature files have.
  package static func feature(_ specification: Specification) -> String {
    var lines = ["Feature: \(line(specification.title, or: specification.prefix))"]
    lines += [
      "", "Scenarios for the requirements of \(line(specification.path, or: "a document")).",
    ]
    var group: String?
    for item in specification.items {
      if item.group != group {
        group = item.group
        lines += ["", "Rule: \(line(item.group, or: specification.title))"]
      }
      lines += ["", "@\(specification.prefix):\(item.name)", "Scenario: \(name(item))"]
      lines += item.steps.isEmpty ? stand(for: item) : item.steps.map(step)
    }
    let text = lines.joined(separator: "\n") + "\n"
    var ids = IDGenerator()
    let source = Source(uri: "skeleton.feature", text: text)
    // Text that does not parse is shown as it is; tests keep that from happening.
    guard case .success(let document) = Parser().parse(source, ids: &ids) else { return text }
    return document.formatted()
  }

  /// Returns the list of a specification's requirements, as it stands beside the features that prove them.
  package static func requirements(_ specification: Specification) -> String {
    let source = line(specification.path, or: "a document")
    var lines = [
      "# \(line(specification.title, or: specification.prefix))", "",
      "What \(source) asks for. Write under a requirement what breaks it, so that `rehearse audit --proofs` can prove it.",
      "",
    ]
    lines += specification.items.map { item in
      "- `\(specification.prefix):\(item.name)` \(line(item.text, or: item.name))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is said where there are no steps: the whole text, and a step that is still to be written.
  private static func stand(for item: SpecificationItem) -> [String] {
    WrappedText.lines(line(item.text, or: item.name), width: commentWidth).map { "# \($0)" }
      + ["* \(placeholder)"]
  }

  private static func step(_ step: SpecificationStep) -> String {
    "\(step.keyword.rawValue) \(line(step.text, or: "…"))"
  }

  /// What the user gets in the end, or else the text itself, shortened.
  private static func name(_ item: SpecificationItem) -> String {
    let isSentence = item.steps.first.map { item.text.hasPrefix($0.keyword.rawValue) } ?? false
    let outcome = item.steps.first { $0.keyword == .then }?.text
    let text = line(isSentence ? outcome ?? item.text : item.text, or: item.name)
    return shortened(text.prefix(1).uppercased() + text.dropFirst())
  }

  /// Text that is sure to stay on its line; a file must not be able to add lines of its own.
  private static func line(_ text: String, or other: String) -> String {
    let line = MarkdownText.oneLine(text)
    return line.isEmpty ? other : line
  }

  private static func shortened(_ text: String) -> String {
    guard text.count > nameMax else { return text }
    let head = text.prefix(nameMax)
    let end = head.lastIndex(of: " ") ?? head.endIndex
    let cut = head[..<end]
    return cut.trimmingSuffix { ",;:.-–(".contains($0) || $0 == " " } + " …"
  }
}

/// Paragraphs in lines that are not too long.
package enum WrappedText {
  /// Breaks a paragraph at spaces.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    guard let end = lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(self[...end])
  }
}
