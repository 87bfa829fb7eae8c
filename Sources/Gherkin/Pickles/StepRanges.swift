/// Where the steps of a pickle stand in the document.
struct StepRanges {
  /// The steps of the feature's background.
  var feature = Span32.empty
  /// The steps of the rule's background.
  var rule = Span32.empty
  /// The steps of the scenario; only these have placeholders.
  var own = Span32.empty

  var count: Int { feature.count + rule.count + own.count }

  /// Finds the steps; a scenario without any has none of its backgrounds either.
  init(of pickle: PickleRecord, in document: DocumentStorage) {
    own = document.tables.scenarios[Int(pickle.scenario)].steps
    guard !own.isEmpty else { return }
    feature = Self.steps(of: document.tables.feature?.backgrounds ?? .empty, in: document)
    guard pickle.rule != PickleRecord.none else { return }
    rule = Self.steps(of: document.tables.rules[Int(pickle.rule)].backgrounds, in: document)
  }

  private static func steps(of backgrounds: Span32, in document: DocumentStorage) -> Span32 {
    backgrounds.isEmpty ? .empty : document.tables.backgrounds[Int(backgrounds.start)].steps
  }
}
