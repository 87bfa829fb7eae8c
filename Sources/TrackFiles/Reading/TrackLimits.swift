/// How much of a track file is read; a file that goes beyond is refused with a named fault.
package struct TrackLimits: Hashable, Sendable {
  /// The most bytes.
  package var bytesMax = 32 << 20
  /// The most elements.
  package var elementsMax = 3_000_000
  /// The most points of all kinds together.
  package var pointsMax = 500_000
  /// The deepest nesting of elements.
  package var depthMax = 64
  /// The most bytes of one tag with its attributes.
  package var tagBytesMax = 16 << 10
  /// The most bytes of a name, a time or a number.
  package var textBytesMax = 4_096
  /// The most errors, and the most warnings, that are kept; further ones are counted only.
  package var problemsMax = 20

  /// The bounds that every recording of a day or a week keeps.
  package static let standard = TrackLimits()

  /// Creates the standard bounds.
  package init() {}
}
