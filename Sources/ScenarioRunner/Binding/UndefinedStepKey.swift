import Gherkin

/// What the explanation of an undefined step depends on.
struct UndefinedStepKey: Hashable {
  let text: String
  let type: PickleStepType
  let attachment: StepAttachment
}
