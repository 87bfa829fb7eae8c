import DeviceInterface

/// The contents of a GPX file in the making: it takes elements and texts as a parser finds them.
struct GPXBuilder {
  /// What has been read so far.
  private(set) var file = TrackFile()
  /// Whether a fault was found behind which nothing can be made of the file.
  private(set) var isStopped = false
  /// How many elements are open.
  var depth: Int { open.count }
  /// Whether any element was found.
  private(set) var hasRoot = false
  /// How many points were found, usable or not.
  private(set) var pointCount = 0

  private let bytes: [UInt8]
  private let places: [Int32]
  private let limits: TrackLimits
  private var elementCount = 0
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

  init(_ bytes: [UInt8], _ places: [Int32], _ limits: TrackLimits) {
    self.bytes = bytes
    self.places = places
    self.limits = limits
  }

  /// Takes the beginning of an element.
  mutating func start(_ name: String, namespace: String, _ attributes: [String: String]) {
    guard !isStopped else { return }
    let offset = elementCount < places.count ? Int(places[elementCount]) : bytes.count
    elementCount += 1
    guard let parent = open.last?.element else { return startRoot(name, namespace, offset) }
    guard open.count < limits.depthMax else {
      return stop(.tooDeep(depthMax: limits.depthMax), at: offset)
    }
    let isGPX = namespace.isEmpty || GPXNamespace.isKnown(namespace)
    let element: GPXElement =
      parent == .other ? .other : GPXElement(name, isGPX: isGPX, in: parent)
    open.append((element, offset))
    switch element {
    case .track, .route:
      route = Route()
      segment = []
    case .segment: segment = []
    case .point(let kind): startPoint(kind, attributes, offset)
    case .field: text.removeAll(keepingCapacity: true)
    case .gpx, .metadata, .extensions, .other: break
    }
  }

  /// Takes text, in as many pieces as the parser likes.
  mutating func add(_ piece: String) {
    guard !isStopped, case .field(let field)? = open.last?.element else { return }
    text += piece.utf8
    guard text.count <= limits.textBytesMax else {
      let fault = TrackFault.textTooLong(
        element: field.elementName, bytesMax: limits.textBytesMax)
      return stop(fault, at: open.last?.offset ?? 0)
    }
  }

  /// Takes the end of the element that is open.
  mutating func end() {
    guard !isStopped, let (element, offset) = open.popLast() else { return }
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
}

extension GPXBuilder {
  private mutating func startRoot(_ name: String, _ namespace: String, _ offset: Int) {
    hasRoot = true
    guard name == "gpx" else { return stop(.wrongRoot(Self.shortened(name)), at: offset) }
    if namespace.isEmpty {
      report(.noNamespace, at: offset)
    } else if !GPXNamespace.isKnown(namespace) {
      return stop(.wrongNamespace(Self.shortened(namespace)), at: offset)
    }
    open.append((.gpx, offset))
  }

  private mutating func startPoint(
    _ kind: GPXElement.Point, _ attributes: [String: String], _ offset: Int
  ) {
    point = nil
    pointCount += 1
    guard pointCount <= limits.pointsMax else {
      return stop(.tooManyPoints(pointsMax: limits.pointsMax), at: offset)
    }
    do throws(CoordinateFault) {
      let coordinates = try GPXCoordinates(attributes)
      point = RoutePoint(coordinates.position)
    } catch {
      let fault = error.fault(in: kind.rawValue)
      report(fault, at: place(of: error.name, inTagAt: offset))
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
    let value = Self.trimmed(String(decoding: text, as: UTF8.self))
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

  /// Returns where an attribute's name stands in a tag, or where the tag starts if it is not there.
  private func place(of name: String, inTagAt offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let wanted = Array((name + "=").utf8)
    let found = (offset..<end).first { bytes[$0..<end].starts(with: wanted) }
    return found ?? offset
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...].unicodeScalars
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// Keeps what is quoted in a message short and free of what moves a terminal's cursor.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(41).map { scalar in
      [.control, .format].contains(scalar.properties.generalCategory) ? "\u{FFFD}" : scalar
    }
    return scalars.prefix(40).map(String.init).joined() + (scalars.count > 40 ? "…" : "")
  }
}
