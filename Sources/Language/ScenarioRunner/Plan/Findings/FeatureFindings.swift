import Gherkin

/// The findings in what the grammar accepts although nobody means it, on top of what the official parser says.
///
/// Under a header any line is a description until a keyword comes, an outline without rows plays nothing, and a
/// feature without scenarios is green. Each such file would pass by mistake.
struct FeatureFindings {
  /// The most findings of one file, so that a file of nonsense does not bury the others.
  private static let problemsMax = 10

  /// What was found, in the order of the file.
  let problems: [Problem]
  /// The lines of the headers whose description holds what was meant to be more.
  let mistakenHeaders: Set<Int>

  /// Searches a document for a planner, which knows tags and steps.
  init(in document: GherkinDocument, _ source: Source, for planner: Planner) {
    var problems = FeatureFindings.missingParts(of: document)
    var mistaken: Set<Int> = []
    if let feature = document.feature, let dialect = Dialects.dialect(for: feature.language) {
      switch source.mediaType {
      case .plain:
        let found = DescriptionFindings(of: feature, dialect, source, planner.stepMatcher)
        problems += found.problems
        mistaken = found.headerLines
      case .phrases: break
      case .markdown:
        problems += MarkdownFindings(dialect, source, planner.stepMatcher).problems
      }
    }
    mistakenHeaders = mistaken
    if let feature = document.feature {
      problems += OutlineFindings(of: feature, in: source).problems
      problems += TagFindings(of: feature, planner.knownTags).problems
    }
    self.problems = problems.sorted(by: Self.comesFirst).prefix(Self.problemsMax)
      .map { $0.shown(in: source) }
  }

  private static func comesFirst(_ left: Problem, _ right: Problem) -> Bool {
    switch (left.location, right.location) {
    case (let left?, let right?): left < right
    case (nil, _?): true
    case (_, nil): false
    }
  }

  /// Tells of features and rules in which nothing is played.
  private static func missingParts(of document: GherkinDocument) -> [Problem] {
    guard let feature = document.feature else {
      return [
        .nothingPlayed(
          "The file holds no feature, so nothing in it is played.", at: nil, document,
          advice: "A file begins with a line such as \"Feature: Name\".")
      ]
    }
    var scenarioCount = 0
    var problems: [Problem] = []
    for child in feature.children {
      switch child {
      case .background(let background): problems += emptyBackground(background)
      case .scenario: scenarioCount += 1
      case .rule(let rule):
        var ruleCount = 0
        for child in rule.children {
          switch child {
          case .background(let background): problems += emptyBackground(background)
          case .scenario: ruleCount += 1
          }
        }
        scenarioCount += ruleCount
        if ruleCount == 0 {
          problems.append(
            .nothingPlayed(
              "The rule has no scenario, so nothing proves it.", at: rule.location, document))
        }
      }
    }
    if scenarioCount == 0 {
      problems.append(
        .nothingPlayed(
          "The feature has no scenario, so nothing in this file is played.",
          at: feature.location, document))
    }
    return problems
  }

  private static func emptyBackground(_ background: Background) -> [Problem] {
    guard background.steps.isEmpty else { return [] }
    return [
      Problem(
        .meaningless, severity: .warning, location: background.location,
        message: "The background has no steps, so it prepares nothing.",
        notes: ["Write steps such as \"Given …\" under it, or take the line away."])
    ]
  }
}

extension Problem {
  /// A part of a file in which nothing is played; it says so if scenarios are commented out.
  fileprivate static func nothingPlayed(
    _ message: String, at location: Location?, _ document: GherkinDocument,
    advice: String = "Write \"Scenario: Name\" and steps under it."
  ) -> Problem {
    let isCommentedOut = document.comments.contains { comment in
      comment.text.drop { $0 == "#" || $0.isWhitespace }.hasPrefix("Scenario")
    }
    return Problem(
      .meaningless, severity: .warning, location: location, message: message,
      notes: isCommentedOut
        ? ["Lines that begin with # are comments; take the # away to play the scenarios."]
        : [advice])
  }

  /// The problem with the file's name and the line at fault.
  fileprivate func shown(in source: Source) -> Problem {
    var problem = self
    problem.uri = source.uri
    if let location { problem.excerpt = CaretExcerpt(source, at: location).lines }
    return problem
  }
}
