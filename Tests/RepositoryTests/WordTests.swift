import Testing

/// Words that would break a promise of the project, wherever they stood.
struct WordTests {
  /// The targets whose every run is a function of scenario, seed and profile.
  static let deterministicTargets: Set = [
    "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator", "Flows",
    "Gherkin", "Vocabulary",
  ]

  /// What reads the machine's clock or chance, or runs beside the caller.
  static let nondeterministicWords = [
    "Date(", "UUID(", ".random(", "SystemRandomNumberGenerator", "ContinuousClock",
    "SuspendingClock", "Task {", "Task.", "TaskGroup", "async ", "await ", "Mutex", "Atomic<",
    ".shuffled()", "randomElement",
  ]

  /// What hides a fault instead of mending it.
  static let carelessWords = [
    "try!", "fatalError(", "as!", "@unchecked", "nonisolated(unsafe)", "TODO", "FIXME",
    "Thread.sleep", "usleep",
  ]

  @Test(arguments: Repository.sources.filter { deterministicTargets.contains($0.target) })
  func `nothing below the runner knows real time, chance or threads`(_ file: Repository.File) {
    expectNone(of: Self.nondeterministicWords, in: file)
  }

  @Test(arguments: Repository.sources)
  func `no source hides a fault`(_ file: Repository.File) {
    expectNone(of: Self.carelessWords, in: file)
  }

  @Test(arguments: Repository.tests)
  func `a test is named with a sentence`(_ file: Repository.File) {
    for (index, line) in file.lines.enumerated() where line.contains("@Test") {
      guard file.target != "RepositoryTests" else { continue }
      let declaration = file.lines[index...].prefix(12).first { $0.contains("func ") }
      if let declaration, !declaration.contains("func `") {
        Issue.record("\(file.path):\(index + 1) has a test without a sentence for a name")
      }
    }
  }

  private func expectNone(
    of words: [String], in file: Repository.File, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (number, line) in file.code {
      for word in words where line.contains(word) {
        Issue.record("\(file.path):\(number) contains \(word)", sourceLocation: sourceLocation)
      }
    }
  }
}
