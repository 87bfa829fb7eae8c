/// A compiler from documents to pickles.
public struct PickleCompiler: Sendable {
  private let limits: Limits

  /// Creates a compiler.
  public init(limits: Limits = .standard) {
    self.limits = limits
  }

  /// Returns the pickles of a document in the order of the text, numbering them and their steps.
  ///
  /// - Throws: `PickleLimitError` when outlines multiply beyond the limits.
  public func pickles(
    of document: GherkinDocument,
    ids: inout IDGenerator
  ) throws(PickleLimitError) -> [Pickle] {
    []
  }
}
