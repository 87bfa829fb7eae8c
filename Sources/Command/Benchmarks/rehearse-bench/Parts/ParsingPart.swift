import ClockInRoom
import Gherkin

/// Measures the way from bytes to documents and on to pickles.
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
        { consumed.take(Yardstick.countNewlines(in: lines)) },
        { parse(&consumed) },
        { read(&consumed) },
      ])
    let rates = samples.map { $0.rate(of: bytes) }
    let yardstick = rates[0]
    section.add(
      TableRow(
        title: "newlines counted (yardstick)", measured: FigureText.gigabytes(yardstick)))
    section.add(row("to documents", rates[1] / yardstick, rates[1], partMin: 7))
    section.add(row("to pickles, each text read", rates[2] / yardstick, rates[2], partMin: nil))
    return section
  }

  private func row(
    _ title: String, _ ratio: BenchmarkFigure, _ rate: BenchmarkFigure, partMin: Double?
  ) -> TableRow {
    TableRow(
      title: title, measured: FigureText.megabytes(rate), relative: FigureText.part(ratio),
      goal: partMin.map { Goal(ratio.best, atLeast: 1 / $0, "1/\(Int($0))") })
  }

  private func parse(_ consumed: inout Consumed) {
    for source in corpus.sources {
      var ids = IDGenerator()
      if case .success(let document) = Parser().parse(source, ids: &ids) {
        consumed.take(document.uri)
      }
    }
  }

  /// Reads everything a runner reads of a pickle, which makes its strings.
  private func read(_ consumed: inout Consumed) {
    for pickle in corpus.sources.lazy.compactMap(Self.pickles).joined() {
      consumed.take(pickle.name)
      for tag in pickle.tags { consumed.take(tag.name) }
      for step in pickle.steps {
        consumed.take(step.text)
        consumed.take(step.arguments.count)
      }
    }
  }

  private static func pickles(of source: Source) -> [Pickle]? {
    var ids = IDGenerator()
    guard case .success(let document) = Parser().parse(source, ids: &ids) else { return nil }
    return try? PickleCompiler().pickles(of: document, ids: &ids)
  }
}
