/// What became of a step's text when it was looked up in the library.
enum StepBinding<World: Sendable> {
  /// Exactly one definition matches and takes the arguments.
  case bound(BoundStep<World>)
  /// No definition matches.
  case undefined
  /// The step cannot be run as it is written.
  case unusable(UnusableStep)
}
