/// Why a step cannot be run, in the form in which it is reported.
///
/// It is a class so that thousands of steps with the same fault share one.
final class UnusableStep: Error {
  let status: StepStatus
  let problem: StepProblem
  let definition: DefinitionReference?

  init(_ status: StepStatus, _ problem: StepProblem, _ definition: DefinitionReference? = nil) {
    self.status = status
    self.problem = problem
    self.definition = definition
  }
}
