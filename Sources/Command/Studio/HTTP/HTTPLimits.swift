/// The bounds of the server: whatever is sent, it keeps no more and waits no longer.
package struct HTTPLimits: Hashable, Sendable {
  /// The bytes of a request's first line and fields together.
  package var headBytes = 8_192
  /// The fields of a request.
  package var fieldCount = 64
  /// The bytes of a request's body.
  package var bodyBytes = 1 << 20
  /// The connections at a time.
  package var connectionCount = 128
  /// The streams of events at a time.
  package var streamCount = 16
  /// The bytes that may wait for the reader of a stream.
  package var backlogBytes = 4 << 20

  /// How long a head may take from its first byte on.
  package var headTime = Duration.seconds(5)
  /// How long a body may take from the end of its head on.
  package var bodyTime = Duration.seconds(20)
  /// How long a connection may be open without a request.
  package var idleTime = Duration.seconds(60)
  /// How long the client may take to read an answer.
  package var answerTime = Duration.seconds(30)
  /// How long the reader of a stream may read nothing while something waits for it.
  package var stallTime = Duration.seconds(10)
  /// How long the client may take to close after the last answer.
  package var lingerTime = Duration.seconds(1)

  /// The bounds as they are meant to be; tests choose others.
  package init() {}
}
