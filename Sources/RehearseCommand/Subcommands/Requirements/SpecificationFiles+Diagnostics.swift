import Requirements
import ScenarioReports

extension SpecificationFiles {
  /// What is worth a look but is no problem.
  var warnings: [Diagnostic] {
    specifications.flatMap { specification in
      specification.warnings.map { warning in
        var diagnostic = Diagnostic(warning.problem(in: specification.path))
        diagnostic.isWarning = true
        return diagnostic
      }
    }
  }

  /// What cannot be used, for subcommands that make no plan of it.
  var errors: [Diagnostic] {
    faults.map(\.diagnostic)
      + specifications.flatMap { specification in
        specification.problems.filter { !$0.isWarning }
          .map { Diagnostic($0.problem(in: specification.path)) }
      }
  }
}
