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
  package func encode(_ source: Gherkin.Source, to bytes: inout [UInt8]) throws {
    try append(Wire.Envelope(source: Wire.Source(source)), to: &bytes)
  }

  /// Appends the `gherkinDocument` message of a document.
  package func encode(_ document: GherkinDocument, to bytes: inout [UInt8]) throws {
    try append(Wire.Envelope(gherkinDocument: Wire.GherkinDocument(document)), to: &bytes)
  }

  /// Appends the `pickle` message of a pickle.
  package func encode(_ pickle: Pickle, to bytes: inout [UInt8]) throws {
    try append(Wire.Envelope(pickle: Wire.Pickle(pickle)), to: &bytes)
  }

  /// Appends the `parseError` message of an error.
  package func encode(_ error: Gherkin.ParseError, to bytes: inout [UInt8]) throws {
    try append(Wire.Envelope(parseError: Wire.ParseError(error)), to: &bytes)
  }

  /// Appends a `parseError` message for outlines that multiply beyond a limit.
  package func encode(_ error: PickleLimitError, to bytes: inout [UInt8]) throws {
    try append(Wire.Envelope(parseError: Wire.ParseError(error)), to: &bytes)
  }

  private func append(_ envelope: Wire.Envelope, to bytes: inout [UInt8]) throws {
    bytes.append(contentsOf: try encoder.encode(envelope))
    bytes.append(UInt8(ascii: "\n"))
  }
}
