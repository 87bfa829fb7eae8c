extension StepLibrary {
  /// Returns the library with phrases among its steps, for searching, listing and explaining.
  ///
  /// It is not for playing: phrases are unfolded before, so none of them is ever played itself.
  public func listing(_ phrases: [PhraseDefinition]) -> StepLibrary<World> {
    guard !phrases.isEmpty else { return self }
    var library = self
    for phrase in phrases { library.append(StepDefinition(phrase)) }
    return library
  }
}

extension StepDefinition {
  init(_ phrase: PhraseDefinition) {
    self.init(
      kind: phrase.kind, concern: .app, expression: phrase.expression,
      subject: "Own phrases in \(phrase.reference.file)", documentation: phrase.documentation,
      examples: [phrase.example], takes: phrase.takes, isModified: false,
      file: phrase.reference.file, line: phrase.reference.line,
      body: StepBody { (_: inout World) in
        throw InvalidStep("A phrase is played by the steps that it stands for.")
      })
  }
}
