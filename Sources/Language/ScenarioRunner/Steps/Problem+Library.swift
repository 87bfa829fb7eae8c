extension Problem {
  /// Creates the problem that a badly declared step is.
  public init(_ problem: LibraryProblem) {
    self.init(
      .library, message: problem.message,
      notes: ["This is a mistake in the step's declaration, not in a feature file."])
  }
}
