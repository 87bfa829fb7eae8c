extension TrackFault {
  /// What is wrong, in one sentence.
  package var message: String {
    switch self {
    case .empty: "the track file is empty"
    case .notXML(let isPacked):
      isPacked ? "the track file is packed" : "the track file is no XML"
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
    case .badCoordinate(let name, let text):
      "\(name) \"\(text)\" is not a number of degrees"
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
