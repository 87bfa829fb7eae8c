/// What can be wrong with a track file.
package enum TrackFault: Hashable, Sendable {
  /// The file has no bytes but white space.
  case empty
  /// The first byte that is no white space does not start XML.
  case notXML(isPacked: Bool)
  /// The bytes are no text in the encoding that the file claims or shows.
  case notText(encoding: String)
  /// The file claims an encoding that is not read.
  case unknownEncoding(String)
  /// The file has more bytes than are read.
  case tooLarge(bytes: Int, bytesMax: Int)
  /// The file has more elements than are read.
  case tooManyElements(elementsMax: Int)
  /// The file has more points than are read.
  case tooManyPoints(pointsMax: Int)
  /// Elements are nested deeper than is read.
  case tooDeep(depthMax: Int)
  /// A tag is longer than is read.
  case tagTooLong(bytesMax: Int)
  /// The text of an element is longer than is read.
  case textTooLong(element: String, bytesMax: Int)
  /// A document type or entity declaration, with which a small file can grow without end or reach for others.
  case declaration
  /// The text is no XML, for the reason given.
  case syntax(String)
  /// The file ends before its last element does.
  case cutOff
  /// The outermost element is another one.
  case wrongRoot(String)
  /// The outermost element belongs to another format, or to a version that is not read.
  case wrongNamespace(String)
  /// The outermost element names no namespace.
  case noNamespace
  /// A name has a prefix that stands for nothing.
  case undeclaredPrefix
  /// There is not a single point.
  case noPoints
  /// A point lacks a coordinate.
  case missingCoordinate(String, element: String)
  /// A coordinate is no finite decimal number.
  case badCoordinate(String, text: String)
  /// A coordinate is outside of the earth.
  case coordinateOutOfRange(String, text: String)
  /// A time is none of the calendar.
  case badTime(String)
  /// A height or a speed is no usable number.
  case badNumber(element: String, text: String)

  /// Whether the file can be used all the same, without what the fault is about.
  package var isWarning: Bool {
    switch self {
    // Real recorders write "NaN" for a height and -1 for a speed that they do not know.
    case .badNumber: true
    // Nothing else in the file depends on the missing words.
    case .noNamespace, .undeclaredPrefix: true
    case .empty, .notXML, .notText, .unknownEncoding, .tooLarge, .tooManyElements, .tooManyPoints,
      .tooDeep, .tagTooLong, .textTooLong, .declaration, .syntax, .cutOff, .wrongRoot,
      .wrongNamespace, .noPoints, .missingCoordinate, .badCoordinate, .coordinateOutOfRange,
      .badTime:
      false
    }
  }
}
