package import Gherkin

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An encoder of sources, documents, pickles and parse errors as Cucumber Messages, one JSON object per line.
///
/// Keys are sorted and nothing depends on time or place, so equal input gives equal bytes.
package struct MessagesEncoder {
  private let encoder: JSONEncoder

  /// Creates an encoder.
  package init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Appends the `source` message of a file.
  package func encode(_ source: Gherkin.Source, to sink: inout ByteSink) throws {
    try append(Wire.Envelope(source: Wire.Source(source)), to: &sink)
  }

  /// Appends the `gherkinDocument` message of a document.
  package func encode(_ document: GherkinDocument, to sink: inout ByteSink) throws {
    try append(Wire.Envelope(gherkinDocument: Wire.GherkinDocument(document)), to: &sink)
  }

  /// Appends the `pickle` message of a pickle.
  package func encode(_ pickle: Pickle, to sink: inout ByteSink) throws {
    try append(Wire.Envelope(pickle: Wire.Pickle(pickle)), to: &sink)
  }

  /// Appends the `pickle` message of a pickle on one of several platforms, numbered for itself.
  func encode(
    _ pickle: Pickle, suffix: String, shift: Int, to sink: inout ByteSink
  ) throws {
    try append(
      Wire.Envelope(pickle: Wire.Pickle(pickle, suffix: suffix, shift: shift)), to: &sink)
  }

  /// Appends the `parseError` message of an error.
  package func encode(_ error: Gherkin.ParseError, to sink: inout ByteSink) throws {
    try append(Wire.Envelope(parseError: Wire.ParseError(error)), to: &sink)
  }

  /// Appends a `parseError` message for outlines that multiply beyond a limit.
  package func encode(_ error: PickleLimitError, to sink: inout ByteSink) throws {
    try append(Wire.Envelope(parseError: Wire.ParseError(error)), to: &sink)
  }

  private func append(_ envelope: Wire.Envelope, to sink: inout ByteSink) throws {
    sink.write(bytes: try encoder.encode(envelope))
    sink.endLine()
  }
}
