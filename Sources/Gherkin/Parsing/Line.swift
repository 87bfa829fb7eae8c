/// A line of the source, as offsets into it.
struct Line {
  /// The number, from 1.
  var number: Int
  var start: Int
  /// The end, before the carriage return and the line feed.
  var end: Int
  /// The first character that is not white space, or `end`.
  var content: Int
  /// How many code points of white space stand in front of `content`.
  var indent: Int
  /// True only if all characters are ASCII, so that columns are offsets.
  var isASCII: Bool

  @inline(__always)
  var isBlank: Bool { content == end }

  @inline(__always)
  var column: Int { indent &+ 1 }
}
