import DeviceInterface
import TestSupport
import Testing

@testable import TrackFiles

/// What is said of bad files, and where.
struct TrackProblemTests {
  private func read(_ text: String, _ limits: TrackLimits = .standard) -> TrackFile {
    TrackFile(gpx: Array(text.utf8), limits: limits)
  }

  private func lines(_ file: TrackFile) -> [String] {
    file.problems.map { "\($0.line):\($0.column) \($0.message)" }
  }

  @Test(arguments: [
    ("", "1:1 the track file is empty"),
    (" \r\n\t", "1:1 the track file is empty"),
    ("\u{FEFF}", "1:1 the track file is empty"),
    ("hello", "1:1 the track file is no XML"),
    ("{\"type\":\"FeatureCollection\"}", "1:1 the track file is no XML"),
    (
      "\n <kml xmlns=\"http://www.opengis.net/kml/2.2\"/>",
      "2:2 the outermost element is <kml>, not <gpx>"
    ),
    (
      "<gpx xmlns=\"urn:x\"><wpt lat=\"1\" lon=\"2\"/></gpx>",
      "1:1 \"urn:x\" is not the namespace of GPX 1.1 or 1.0"
    ),
    (GPXText.file(""), "1:1 the track file has no points"),
    ("<gpx xmlns=\"\(GPXText.namespace)\">\n<trk>", "2:6 the file ends before its elements do"),
    ("<gpx xmlns=\"\(GPXText.namespace)\">\n<trk><na", "2:9 the file ends before its elements do"),
    (GPXText.file("<trk></rte>"), "2:6 this end tag does not fit the element that is open"),
    (
      GPXText.point("<name>a & b</name>"),
      "2:42 this reference stands for nothing; a plain & is written &amp;"
    ),
    (
      GPXText.point("<name>ŚŚŚ🐌 & b</name>"),
      "2:45 this reference stands for nothing; a plain & is written &amp;"
    ),
    (GPXText.point("") + "<!-- open", "4:1 this comment or section is not closed"),
    (GPXText.point("") + "<x/>", "4:1 there is something outside of the outermost element"),
    (
      "<?xml version=\"1.0\" encoding=\"EBCDIC\"?><gpx/>",
      "1:1 the encoding \"ebcdic\" is not known"
    ),
    (GPXText.file("<wpt lat=\"1\"/>"), "2:1 this <wpt> has no lon"),
    (GPXText.file("  <wpt lon=\"1\" lat=\"NaN\"/>"), "2:16 lat \"NaN\" is not a number of degrees"),
    (GPXText.file("<wpt lat=\"52,2\" lon=\"1\"/>"), "2:6 lat \"52,2\" is not a number of degrees"),
    (GPXText.file("<wpt lat=\"1\" lon=\"-inf\"/>"), "2:14 lon \"-inf\" is not a number of degrees"),
    (GPXText.file("<wpt lat=\"0x1\" lon=\"1\"/>"), "2:6 lat \"0x1\" is not a number of degrees"),
    (GPXText.file("<wpt lat=\"\" lon=\"1\"/>"), "2:6 lat \"\" is not a number of degrees"),
    (GPXText.file("<wpt lat=\"90.1\" lon=\"1\"/>"), "2:6 lat 90.1 is out of range"),
    (GPXText.file("<wpt lat=\"1\" lon=\"1e9\"/>"), "2:14 lon 1e9 is out of range"),
    (GPXText.point("<time>yesterday</time>"), "2:34 \"yesterday\" is not a time"),
  ])
  func `what is wrong is told with its place`(text: String, problem: String) {
    let file = read(text)
    #expect(!file.isUsable)
    #expect(lines(file) == [problem])
    #expect(file.problems.allSatisfy { !$0.notes.isEmpty })
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines are counted as editors count them, however they end`(end: String) {
    let text = GPXText.file("  <wpt lat=\"x\" lon=\"1\"/>\n  <trk/>")
    let file = read(text.split(separator: "\n").joined(separator: end))
    #expect(lines(file) == ["2:8 lat \"x\" is not a number of degrees"])
    #expect(file.problems.first?.excerpt == ["  <wpt lat=\"x\" lon=\"1\"/>", "       ^"])
  }

  @Test func `the excerpt has the caret under the fault`() {
    let file = read(GPXText.file("\t<wpt lat=\"ą\" lon=\"1\"/>"))
    #expect(file.problems.map(\.excerpt) == [["\t<wpt lat=\"ą\" lon=\"1\"/>", "\t     ^"]])
    let long = String(repeating: "<wpt lat=\"1\" lon=\"2\"/>", count: 50)
    let excerpt = read(GPXText.file(long + "<wpt lat=\"1\" lon=\"\u{1B}\"/>" + long)).problems[0]
      .excerpt
    #expect(excerpt.count == 2 && excerpt.allSatisfy { $0.unicodeScalars.count <= 102 })
    #expect(!excerpt.joined().contains("\u{1B}"))
  }

  @Test(arguments: [
    ("<ele>NaN</ele>", "2:34 <ele> \"NaN\" is not a usable number and is left out"),
    ("<ele>1e9</ele>", "2:34 <ele> \"1e9\" is not a usable number and is left out"),
    (
      "<extensions><speed>-1</speed></extensions>",
      "2:46 <speed> \"-1\" is not a usable number and is left out"
    ),
  ])
  func `heights and speeds that recorders do not know are left out`(
    contents: String, problem: String
  ) {
    let file = read(GPXText.point(contents))
    #expect(file.isUsable)
    #expect(lines(file) == [problem])
    #expect(file.waypoints.map(\.elevationCentimeters) == [nil])
    #expect(file.waypoints.map(\.speedMillimetersPerSecond) == [nil])
  }

  @Test func `a missing namespace and undeclared prefixes can be overlooked`() {
    let file = read(
      "<gpx><wpt lat=\"1\" lon=\"2\"><extensions><a:speed>2</a:speed></extensions></wpt></gpx>")
    #expect(file.isUsable)
    #expect(file.problems.map(\.fault) == [.noNamespace, .undeclaredPrefix])
    #expect(file.waypoints.map(\.speedMillimetersPerSecond) == [2_000])
  }

  @Test(arguments: [
    "<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\"><gpx/>",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE gpx [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><gpx>&b;</gpx>",
    GPXText.file("<!ENTITY a \"b\">"), "<!doctype gpx><gpx/>",
  ])
  func `declarations are refused`(text: String) {
    #expect(read(text).problems.map(\.fault) == [.declaration])
  }

  @Test func `an instruction without data, at which other parsers end the process, is skipped`() {
    #expect(read(GPXText.point("<?p?>")).problems == [])
    #expect(read("<?a?>" + GPXText.point("<time><?b?></time>")).isUsable)
  }

  @Test func `what only looks like a declaration is none`() {
    let text = GPXText.point(
      "<!-- <!DOCTYPE x> --><name><![CDATA[<!ENTITY a 'b'>]]></name><?p <!DOCTYPE?>")
    #expect(read(text).problems == [])
  }

  @Test(
    arguments: [
      [0x1F, 0x8B, 8, 0, 0], [0x50, 0x4B, 3, 4, 0], [0, 0, 0], [0x3C, 0xFF, 0xFE],
      [0xFF, 0xFE, 0x3C],
      [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], [0xFE, 0xFF, 0, 0x3C, 0xD8, 0], [0x3C, 0x67, 0, 0x70],
      Array("<gpx><trk\u{FF}".utf8) + [0xC3, 0x28],
    ] as [[UInt8]])
  func `bytes that are no text are refused`(bytes: [UInt8]) {
    let file = TrackFile(gpx: bytes)
    #expect(!file.isUsable && file.problems.count == 1)
  }

  @Test func `every bound has a fault of its own`() {
    var limits = TrackLimits()
    limits.bytesMax = 4_000
    limits.elementsMax = 60
    limits.pointsMax = 10
    limits.depthMax = 5
    limits.tagBytesMax = 200
    limits.textBytesMax = 50
    let point = "<wpt lat=\"1\" lon=\"2\"/>"
    let faults = [
      String(repeating: " ", count: 4_001), GPXText.file(String(repeating: "<a/>", count: 60)),
      GPXText.file(String(repeating: point, count: 11)),
      GPXText.file(String(repeating: "<a>", count: 5)),
      GPXText.file("<a b=\"\(String(repeating: ">", count: 200))\"/>"),
      GPXText.point("<time>\(String(repeating: "1", count: 51))</time>"),
    ].map { read($0, limits).problems.map(\.fault) }
    #expect(
      faults == [
        [.tooLarge(bytes: 4_001, bytesMax: 4_000)], [.tooManyElements(elementsMax: 60)],
        [.tooManyPoints(pointsMax: 10)], [.tooDeep(depthMax: 5)], [.tagTooLong(bytesMax: 200)],
        [.textTooLong(element: "time", bytesMax: 50)],
      ])
  }

  @Test func `many faults of a kind are counted, not listed`() {
    let file = read(GPXText.file(String(repeating: "<wpt lat=\"x\" lon=\"2\"/>\n", count: 50)))
    #expect(file.problems.count == 20)
    #expect(file.unlistedProblemCount == 30)
  }

  @Test func `no depth of nesting ends the process`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(read(GPXText.file(deep)).problems.map(\.fault) == [.tooDeep(depthMax: 64)])
  }

  @Test(.tags(.sweep)) func `no damage to a file crashes or hangs its reader`() {
    let good = Array(MessyTrack(points: 40, seed: 3).text.utf8)
    let spice: [[UInt8]] = [
      [0], [0xFF], [0xC3], Array("<".utf8), Array(">".utf8), Array("&".utf8), Array("\"".utf8),
      Array("<!--".utf8), Array("]]>".utf8), Array("<![CDATA[".utf8), Array("&#0;".utf8),
      Array("&#x110000;".utf8), Array("<?".utf8), Array("<trkpt>".utf8), Array("</trk>".utf8),
      Array("xmlns:a=\"\"".utf8), Array(":".utf8), [0xEF, 0xBF, 0xBF], [0xED, 0xA0, 0x80],
    ]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var usable = 0
    let count = 2_000 * Sweep.scale
    for _ in 0..<count {
      var bytes = good
      for _ in 0...next(3) {
        let place = next(bytes.count)
        switch next(5) {
        case 0: bytes[place] ^= UInt8(1 << next(8))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(40)))
        case 2: bytes.insert(contentsOf: spice[next(spice.count)], at: place)
        case 3: bytes.removeSubrange(max(1, place)...)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 200)], at: place)
        }
      }
      let file = TrackFile(gpx: bytes)
      if file.isUsable { usable += 1 }
      #expect(file.isUsable || !file.problems.isEmpty)
      #expect(!file.isUsable || file.route() != nil)
      for problem in file.problems { #expect(problem.line > 0 && problem.column > 0) }
    }
    #expect((1..<count).contains(usable))
  }
}
