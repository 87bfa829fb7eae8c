/// A step that is either ready to be run or known not to be runnable.
enum ReadyStep<World: Sendable> {
  case ready(StepBody<World>.Bound, DefinitionReference, StepKind)
  case unusable(UnusableStep)
}
