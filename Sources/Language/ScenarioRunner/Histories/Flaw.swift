/// How a history goes wrong, so that two that go wrong in the same way are known for the same.
struct Flaw: Hashable, Sendable {
  /// The step at which it does, counted from 0.
  let step: Int
  /// How that step has ended.
  let status: StepStatus
  /// Who has gone beyond a limit on what one scenario may play; nil where nobody has.
  let limit: LimitReached.Cause?
  /// What is wrong; numbers, which differ from history to history, are left out.
  private let words: [String]

  init(step: Int, _ status: StepStatus, _ problem: StepProblem?) {
    (self.step, self.status, limit) = (step, status, problem?.limit)
    words = [problem?.message, problem?.expected].map { text in
      String((text ?? "").filter { !$0.isNumber })
    }
  }

  /// The flaw of steps that were played, the first of them at the place; nil where none is.
  init?(in results: [StepResult], from place: Int) {
    guard let index = results.firstIndex(where: { !$0.status.isAcceptable }) else { return nil }
    self.init(step: place + index, results[index].status, results[index].problem)
  }
}
