/// A thing that can be wrong with a track file.
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

  /// What is wrong, in one sentence.
  package var message: String {
    switch self {
    case .empty: "the track file is empty"
    case .notXML(let isPacked): isPacked ? "the track file is packed" : "the track file is no XML"
    case .notText(let encoding): "these bytes are no \(encoding) text"
    case .unknownEncoding(let name): "the encoding \"\(name)\" is not known"
    case .tooLarge(let bytes, let bound):
      "the track file has \(bytes) bytes; at most \(bound) are read"
    case .tooManyElements(let bound): "the track file has more than \(bound) elements"
    case .tooManyPoints(let bound): "the track file has more than \(bound) points"
    case .tooDeep(let bound): "elements are nested more than \(bound) deep"
    case .tagTooLong(let bound): "this tag is longer than \(bound) bytes"
    case .textTooLong(let element, let bound):
      "the text of <\(element)> is longer than \(bound) bytes"
    case .declaration: "document type and entity declarations are not read"
    case .syntax(let reason): reason
    case .cutOff: "the file ends before its elements do"
    case .wrongRoot(let name): "the outermost element is <\(name)>, not <gpx>"
    case .wrongNamespace(let name): "\"\(name)\" is not the namespace of GPX 1.1 or 1.0"
    case .noNamespace: "<gpx> names no namespace"
    case .undeclaredPrefix: "this name has a prefix that is not declared"
    case .noPoints: "the track file has no points"
    case .missingCoordinate(let name, let element): "this <\(element)> has no \(name)"
    case .badCoordinate(let name, let text): "\(name) \"\(text)\" is not a number of degrees"
    case .coordinateOutOfRange(let name, let text): "\(name) \(text) is out of range"
    case .badTime(let text): "\"\(text)\" is not a time"
    case .badNumber(let element, let text):
      "<\(element)> \"\(text)\" is not a usable number and is left out"
    }
  }

  /// What was expected and what to do.
  package var notes: [String] {
    switch self {
    case .empty, .noPoints:
      ["expected tracks, routes or waypoints, such as <wpt lat=\"52.2297\" lon=\"21.0122\"/>"]
    case .notXML(let isPacked):
      [isPacked ? "unpack it first" : "expected a GPX file, which starts with <?xml or <gpx"]
    case .notText, .unknownEncoding: ["save it as UTF-8"]
    case .tooLarge, .tooManyElements, .tooManyPoints:
      ["split it into several files, or thin it out"]
    case .tooDeep, .tagTooLong, .textTooLong: ["no recorder writes that; export the file anew"]
    case .declaration: ["remove it: GPX needs neither"]
    case .syntax, .cutOff: ["export the file anew, or mend it in an editor"]
    case .wrongRoot: ["expected <gpx version=\"1.1\" xmlns=\"\(GPXNamespace.version11)\">"]
    case .wrongNamespace, .noNamespace: ["expected xmlns=\"\(GPXNamespace.version11)\""]
    case .undeclaredPrefix: ["declare it at <gpx> with xmlns:…=\"…\""]
    case .missingCoordinate: ["expected decimal degrees such as lat=\"52.2297\" lon=\"21.0122\""]
    case .badCoordinate(_, let text):
      [
        text.utf8.contains(UInt8(ascii: ","))
          ? "write the decimals after a point, not after a comma"
          : "expected decimal degrees such as \"52.2297\" or \"-0.5\""
      ]
    case .coordinateOutOfRange("lat", _):
      ["expected -90 to 90 degrees; are latitude and longitude swapped?"]
    case .coordinateOutOfRange: ["expected -180 to 180 degrees"]
    case .badTime: ["expected a time such as 2026-01-05T08:00:00Z or 2026-01-05T09:00:00.5+01:00"]
    case .badNumber("speed", _): ["expected metres per second, such as 1.39"]
    case .badNumber: ["expected metres, such as 113.5"]
    }
  }
}
