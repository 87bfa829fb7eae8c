/// A compiler from documents to pickles.
///
/// ```swift
/// let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
/// for pickle in pickles { print(pickle.name, pickle.steps.count) }
/// ```
public struct PickleCompiler: Sendable {
  private let limits: Limits

  /// Creates a compiler.
  public init(limits: Limits = .standard) {
    self.limits = limits
  }

  /// Returns the pickles of a document in the order of the text, numbering them and their steps.
  ///
  /// On failure no number is used up.
  ///
  /// - Throws: `PickleLimitError` when outlines multiply beyond the limits.
  public func pickles(
    of document: GherkinDocument,
    ids: inout IDGenerator
  ) throws(PickleLimitError) -> [Pickle] {
    var compilation = PickleCompilation(document.storage, limits, ids)
    try compilation.run()
    ids = compilation.ids
    return compilation.pickles
  }
}
