import DeviceInterface
import ScenarioRunner
import Storyboards
import TestSupport
import Testing

@testable import ScenarioReports

/// The pictures of the phone, as the page's script is handed them.
struct PictureTests {
  /// What is kept of frames with these fronts, of the first of which something was tapped.
  private static func details(
    _ fronts: [Picture.Front], tapped: String? = nil, target: Frame.Target = .control,
    ringingAt: Int? = nil
  ) throws -> String {
    let frames = fronts.enumerated().map { index, front in
      Frame(
        time: .zero, step: 0,
        picture: Picture(
          platform: .iOS, statusBar: StatusBar(clock: "08:00"), front: front,
          isRinging: index == ringingAt),
        tapped: tapped, target: target)
    }
    let finished = try SampleRun.events().compactMap { event -> ScenarioResult? in
      if case .scenarioFinished(let result) = event { result } else { nil }
    }
    var result = try #require(finished.first)
    result.evidence = Evidence(exhibit: Exhibit(Storyboard(frames: frames)))
    return String(
      decoding: HTMLReporter.preparation(SampleRun.options, seed: 42)(result), as: UTF8.self)
  }

  private static func map(_ map: MapView) -> Picture.Front {
    var app = Screen(title: "Map")
    app.map = map
    return .app(app)
  }

  private static func place(_ north: Int32, _ east: Int32) throws -> Position {
    try #require(Position(latitudeE7: north, longitudeE7: east))
  }

  @Test func `a text field goes into the picture with what stands in it`() throws {
    var app = Screen(title: "Notes")
    app.fields = [TextField("PIN"), TextField("Note", text: "Ring <twice>")]
    let text = try Self.details([.app(app)], tapped: "PIN", target: .field)
    #expect(text.contains(#""fields":[["PIN",""],["Note","Ring \u003ctwice\u003e"]]"#))
    #expect(text.contains(#""PIN","field""#))
  }

  @Test func `whatever fills the screen is handed on whole`() throws {
    let circles = try MapView.Circle.Style.allCases.enumerated().map { index, style in
      MapView.Circle(
        center: try Self.place(Int32(index), -1), radius: .meters(100 * (index + 1)), style: style)
    }
    let text = try Self.details([
      .home(appName: "Notes"), .home(appName: nil), .locked, .call, .off,
      .otherApp(address: "tel:+48500200301"), .otherApp(address: "geo:<1,2>"),
      Self.map(MapView()),
      Self.map(
        MapView(
          marker: Self.place(1, 2), lines: [[Self.place(3, 4), Self.place(5, 6)]],
          points: [
            .init(number: 1, position: Self.place(7, 8)),
            .init(number: 2, position: Self.place(9, 10), isFaint: true),
            .init(
              number: 3, position: Self.place(13, 14), title: "Anna", detail: "Street 1",
              color: .red),
            .init(number: 4, position: Self.place(15, 16), isFaint: true, color: .green),
          ],
          circles: circles, camera: .init(center: Self.place(11, 12), zoom: 16),
          markerTitle: "You",
          coloredLines: [.init([Self.place(1, 2), Self.place(13, 14)], .yellow, title: "Slow")])),
    ])
    let start = try #require(text.firstRange(of: #""fronts":["#)).upperBound
    let end = try #require(text.firstRange(of: #"],"dialogs""#)).lowerBound
    let fronts = String(text[start..<end]).replacing("},{", with: "},\n{") + "\n"
    try Snapshot.expect(fronts, matches: "whatever fills the screen.json")
  }

  @Test(arguments: [(1, #""ringing":[1],"#), (nil, "")] as [(Int?, String)])
  func `a call that comes in lies above whatever fills the screen`(
    ringingAt: Int?, expected: String
  ) throws {
    let text = try Self.details([.locked, .home(appName: nil)], ringingAt: ringingAt)
    #expect(text.contains(expected + #""bars""#), "\(text)")
    #expect(text.contains("ringing") == !expected.isEmpty)
  }
}
