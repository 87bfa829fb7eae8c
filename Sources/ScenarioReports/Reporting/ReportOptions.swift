/// What a report is written for: a terminal or a file, and what is known beside the events.
package struct ReportOptions: Sendable {
  /// How much is told about scenarios that passed.
  package enum Detail: Sendable {
    /// Nothing: only what did not pass, and the summary.
    case quiet
    /// Every step.
    case normal
    /// Every step with its definition and its virtual time.
    case verbose
  }

  /// Whether there are colours.
  package var style: TextStyle
  /// How much is told about scenarios that passed.
  package var detail: Detail
  /// Whether problems are part of the report; a terminal has them on standard error already.
  package var showsProblems: Bool
  /// The requirements that scenarios may name.
  package var requirements: ReportedRequirements
  /// The time on the wall since the start; nil for reports that must not depend on it.
  package var elapsed: (@Sendable () -> Duration)?
  /// What the run is made of, for reports that name more than its scenarios.
  package var material: RunMaterial

  /// Creates options.
  package init(
    style: TextStyle = .plain,
    detail: Detail = .normal,
    showsProblems: Bool = true,
    requirements: ReportedRequirements = [:],
    elapsed: (@Sendable () -> Duration)? = nil,
    material: RunMaterial = RunMaterial()
  ) {
    self.style = style
    self.detail = detail
    self.showsProblems = showsProblems
    self.requirements = requirements
    self.elapsed = elapsed
    self.material = material
  }
}
