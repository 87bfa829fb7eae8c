import Gherkin

/// A measurement of the way from bytes to documents and on to pickles.
struct ParsingPart {
  private let corpus: FeatureCorpus
  private let repetitions: Int

  init(_ options: BenchOptions) {
    corpus = FeatureCorpus(bytes: options.isQuick ? 3_000_000 : 30_000_000)
    repetitions = options.isQuick ? 3 : 9
  }

  func section() async -> TableSection {
    let bytes = corpus.byteCount
    var section = TableSection(
      "Parsing \(bytes / 1_000_000) MB of varied features in \(corpus.sources.count) files")
    let lines = corpus.sources.map(\.bytes)
    var consumed = Consumed()
    let samples = await Alternation.measure(
      repetitions,
      [
        { consumed.add(Yardstick.countNewlines(in: lines)) }, { parse(&consumed) },
        { read(&consumed) },
      ])
    let rates = samples.map { $0.rate(of: bytes) }
    let yardstick = rates[0]
    section.add("newlines counted (yardstick)", measured: FigureText.gigabytes(yardstick))
    for (title, rate, partMin) in [
      ("to documents", rates[1], 7.0), ("to pickles, each text read", rates[2], nil),
    ] {
      let ratio = rate / yardstick
      section.add(
        title, measured: FigureText.megabytes(rate), relative: FigureText.part(ratio),
        goal: partMin.map { Goal(ratio.best, atLeast: 1 / $0, "1/\(Int($0))") })
    }
    return section
  }

  private func parse(_ consumed: inout Consumed) {
    for source in corpus.sources {
      var ids = IDGenerator()
      if case .success(let document) = Parser().parse(source, ids: &ids) {
        consumed.add(document.uri)
      }
    }
  }

  /// Reads everything a runner reads of a pickle, which makes its strings.
  private func read(_ consumed: inout Consumed) {
    for pickle in corpus.sources.lazy.compactMap(Self.pickles).joined() {
      consumed.add(pickle.name)
      for tag in pickle.tags { consumed.add(tag.name) }
      for step in pickle.steps {
        consumed.add(step.text)
        consumed.add(step.arguments.count)
      }
    }
  }

  private static func pickles(of source: Source) -> [Pickle]? {
    var ids = IDGenerator()
    guard case .success(let document) = Parser().parse(source, ids: &ids) else { return nil }
    return try? PickleCompiler().pickles(of: document, ids: &ids)
  }
}
