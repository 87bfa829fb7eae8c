import DeviceInterface
import XML

/// The contents of a GPX file in the making: it takes elements and texts as a parser finds them.
struct GPXBuilder {
  /// What has been read so far.
  private(set) var file = TrackFile()
  /// Whether a fault was found behind which nothing can be made of the file.
  private(set) var isStopped = false

  private let bytes: [UInt8]
  private let limits: TrackLimits
  /// How many points were found, usable or not.
  private var pointCount = 0
  private var errorCount = 0
  private var warningCount = 0

  private var open: [(element: GPXElement, offset: Int)] = []
  /// The text of the field that is open.
  private var text: [UInt8] = []
  /// The point that is open; nil where it has no place.
  private var point: RoutePoint?
  // Big arrays stay properties of their own, so that adding a point copies none.
  private var segment: [RoutePoint] = []
  private var route = Route()

  init(_ bytes: [UInt8], _ limits: TrackLimits) { (self.bytes, self.limits) = (bytes, limits) }

  /// Takes the beginning of an element.
  mutating func start(_ tag: XMLElement) {
    let offset = tag.offset
    // Names are taken with or without their prefixes, so a missing declaration hurts nothing else.
    if tag.hasUndeclaredPrefix { report(.undeclaredPrefix, at: offset) }
    let namespace = tag.namespace ?? ""
    guard let parent = open.last?.element else { return startRoot(tag.name, namespace, offset) }
    let isGPX = namespace.isEmpty || GPXNamespace.isKnown(namespace)
    let element: GPXElement =
      parent == .other ? .other : GPXElement(tag.name, isGPX: isGPX, in: parent)
    open.append((element, offset))
    switch element {
    case .track, .route:
      route = Route()
      segment = []
    case .segment: segment = []
    case .point(let kind): startPoint(kind, tag)
    case .field: text.removeAll(keepingCapacity: true)
    case .gpx, .metadata, .extensions, .other: break
    }
  }

  /// Takes text, in as many pieces as the parser likes.
  mutating func add(_ piece: ArraySlice<UInt8>) {
    guard case .field(let field)? = open.last?.element else { return }
    text += piece
    guard text.count <= limits.textBytesMax else {
      let fault = TrackFault.textTooLong(element: field.elementName, bytesMax: limits.textBytesMax)
      return stop(fault, at: open.last?.offset ?? 0)
    }
  }

  /// Takes the end of the element that is open.
  mutating func end() {
    guard let (element, offset) = open.popLast() else { return }
    switch element {
    case .field(let field): endField(field, offset)
    case .point(let kind): endPoint(kind)
    case .segment: endSegment()
    case .track:
      if !route.segments.isEmpty { file.tracks.append(route) }
    case .route:
      endSegment()
      if !route.segments.isEmpty { file.routes.append(route) }
    case .gpx, .metadata, .extensions, .other: break
    }
  }

  /// Finishes with the fault that shows at the end only.
  mutating func finish() { if !isStopped, pointCount == 0 { report(.noPoints, at: 0) } }

  /// Keeps a problem, or counts it where there are many already.
  mutating func report(_ fault: TrackFault, at offset: Int) {
    let count = fault.isWarning ? warningCount : errorCount
    guard count < limits.problemsMax else {
      file.unlistedProblemCount += 1
      return
    }
    if fault.isWarning { warningCount += 1 } else { errorCount += 1 }
    file.problems.append(TrackProblem(fault, in: bytes, at: offset))
  }

  /// Keeps a problem behind which nothing more is read.
  mutating func stop(_ fault: TrackFault, at offset: Int) {
    report(fault, at: offset)
    isStopped = true
  }

  private mutating func startRoot(_ name: String, _ namespace: String, _ offset: Int) {
    guard name == "gpx" else { return stop(.wrongRoot(Self.shortened(name)), at: offset) }
    if namespace.isEmpty {
      report(.noNamespace, at: offset)
    } else if !GPXNamespace.isKnown(namespace) {
      return stop(.wrongNamespace(Self.shortened(namespace)), at: offset)
    }
    open.append((.gpx, offset))
  }

  private mutating func startPoint(_ kind: GPXElement.Point, _ tag: XMLElement) {
    point = nil
    pointCount += 1
    guard pointCount <= limits.pointsMax else {
      return stop(.tooManyPoints(pointsMax: limits.pointsMax), at: tag.offset)
    }
    do throws(CoordinateFault) { point = RoutePoint(try GPXCoordinates(tag).position) } catch {
      let place = tag.attribute(error.name)?.offset ?? tag.offset
      report(error.fault(in: kind.rawValue), at: place)
    }
  }

  private mutating func endPoint(_ kind: GPXElement.Point) {
    guard let point else { return }
    switch kind {
    case .trackPoint, .routePoint: segment.append(point)
    case .waypoint: file.waypoints.append(point)
    }
    self.point = nil
  }

  private mutating func endSegment() {
    if !segment.isEmpty { route.segments.append(segment) }
    segment = []
  }

  private mutating func endField(_ field: GPXElement.Field, _ offset: Int) {
    let value = TrimmedText.text(String(decoding: text, as: UTF8.self))
    switch field {
    case .fileName: file.name = value
    case .name: route.name = value
    case .time:
      guard !value.isEmpty else { return }
      if let time = TimeText.parse(value) {
        point?.time = time
      } else {
        report(.badTime(Self.shortened(value)), at: offset)
      }
    case .elevation:
      guard !value.isEmpty else { return }
      let elevation = scaled(value, by: 100, -20_000...100_000, field, offset)
      point?.elevationCentimeters = elevation
    case .speed:
      // The first one counts: what stands deeper repeats it.
      guard !value.isEmpty, point?.speedMillimetersPerSecond == nil else { return }
      let speed = scaled(value, by: 1_000, 0...12_000, field, offset)
      point?.speedMillimetersPerSecond = speed
    }
  }

  /// Reads a number of metres, or of metres per second, as a whole number of smaller units.
  private mutating func scaled(
    _ text: String, by factor: Double, _ range: ClosedRange<Double>, _ field: GPXElement.Field,
    _ offset: Int
  ) -> Int? {
    guard let number = Double(text), range.contains(number) else {
      report(.badNumber(element: field.elementName, text: Self.shortened(text)), at: offset)
      return nil
    }
    return Int((number * factor).rounded())
  }

  /// Keeps what is quoted in a message short and free of what moves a terminal's cursor.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(41).map { scalar in
      [.control, .format].contains(scalar.properties.generalCategory) ? "\u{FFFD}" : scalar
    }
    return scalars.prefix(40).map(String.init).joined() + (scalars.count > 40 ? "…" : "")
  }
}
