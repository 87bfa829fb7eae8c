/// Modules that a source needs on Linux for what Foundation has on a phone.
struct NeededModules {
  /// Their names.
  let names: [String]

  /// Looks at what a source names.
  init(_ reading: SourceReading) {
    var (readsXML, observes) = (false, false)
    for token in reading.tokens {
      switch token.kind {
      case .word: readsXML = readsXML || reading.bytes[token.range].starts(with: "XMLParser".utf8)
      case .attribute:
        observes = observes || reading.bytes[token.range].elementsEqual("@Observable".utf8)
      case .directive, .literal, .symbol: continue
      }
    }
    names = (readsXML ? ["FoundationXML"] : []) + (observes ? ["Observation"] : [])
  }
}
