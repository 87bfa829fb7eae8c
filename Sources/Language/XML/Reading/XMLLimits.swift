/// How much of a text is read; one that goes beyond is refused with a named fault.
package struct XMLLimits: Hashable, Sendable {
  /// The most elements.
  package var elementsMax = 3_000_000
  /// The deepest nesting of elements.
  package var depthMax = 64
  /// The most bytes of one tag with its attributes.
  package var tagBytesMax = 16 << 10
  /// The most bytes of a name.
  package var nameBytesMax = 1_024
  /// The most attributes of a tag, which are compared with each other.
  package var attributesMax = 256
  /// The most namespaces that are declared at the same time, among which each prefix is looked for.
  package var namespacesMax = 64
  /// Whether a document type that declares nothing itself, as property lists have it, is skipped; else it is refused.
  package var skipsDocumentType = false

  /// The bounds that files of tracks and manifests of apps keep.
  package static let standard = XMLLimits()

  /// Creates the standard bounds.
  package init() {}
}
