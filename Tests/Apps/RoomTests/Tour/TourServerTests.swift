import BackendSimulator
import DeviceInterface
import Testing

@testable import TourApp
@testable import TourRoom

struct TourServerTests {
  private func point(
    _ number: Int, title: String = "Gate", radius: Distance = .meters(100),
    audio: Duration? = .seconds(60)
  ) throws -> TourDraft.Point {
    TourDraft.Point(
      number: number, title: title,
      position: try #require(Position(latitudeE7: 522_333_000, longitudeE7: 210_122_000)),
      radius: radius, audioLength: audio)
  }

  @Test func `what it lists, the app reads as it was published`() throws {
    var server = TourServer()
    let points = [
      try point(2, title: "Wide", radius: .meters(300), audio: .milliseconds(1_500)),
      try point(1),
    ]
    #expect(server.publish(TourDraft(title: "Old Town", points: points)) == nil)
    let answer = Exchange.send(.get, "/api/tours", to: &server)
    let list = try #require(Tour.list(body: answer.body))
    #expect(list.tours == server.tours)
    #expect(list.badCount == 0)
    #expect(list.tours.map(\.title) == ["Royal Way", "Old Town"])
    #expect(list.tours[1].points.map(\.title) == ["Gate", "Wide"])
    #expect(list.tours[1].points[1].audio.length == .milliseconds(1_500))
  }

  @Test(arguments: [100, 101, 299, 300])
  func `a radius of 100 to 300 metres is taken`(meters: Int) throws {
    var server = TourServer()
    let draft = TourDraft(title: "T", points: [try point(1, radius: .meters(meters))])
    #expect(server.publish(draft) == nil)
    #expect(server.tours.last?.points[0].radius == .meters(meters))
  }

  @Test(arguments: [9_999, 30_001, 0, -100, 100_000_000_000] as [Int64])
  func `another radius is refused by its point`(centimeters: Int64) throws {
    let radius = Distance(centimeters: centimeters)
    try expectRefused(
      [try point(1, radius: radius)],
      "Point 1 of “T” has a radius of \(radius); expected 100 m to 300 m")
  }

  @Test func `a tour that is no sequence is refused by what is wrong with it`() throws {
    try expectRefused([], "“T” has no points")
    try expectRefused([try point(1), try point(1)], "Two points of “T” have the number 1")
    try expectRefused(
      [try point(1), try point(3)], "Point 3 of “T” leaves a number out; expected 1 to 2")
    try expectRefused([try point(0)], "Point 0 of “T” leaves a number out; expected 1 to 1")
    try expectRefused([try point(1, title: "")], "Point 1 of “T” has no title")
    try expectRefused([try point(1, audio: nil)], "Point 1 of “T” has no audio")
    try expectRefused([try point(1, audio: .zero)], "Point 1 of “T” has no audio")
    try expectRefused(
      [try point(1, audio: .seconds(3_601))], "Point 1 of “T” has more than an hour of audio")
    let many = try (1...201).map { try point($0) }
    try expectRefused(many, "“T” has 201 points; expected 200 at most")
  }

  @Test func `a tour that is published again takes the place of the earlier one`() throws {
    var server = TourServer()
    let id = try #require(server.tours.first?.id)
    #expect(server.publish(TourDraft(title: "Royal Way", points: [try point(1)])) == nil)
    #expect(server.tours.map(\.id) == [id])
    #expect(server.tours[0].points.count == 1)
    #expect(server.everPublished.count == 2)
  }

  @Test(arguments: [
    (ServerRequest.Method.get, "/api/tours/t-1", 404), (.post, "/api/tours", 405),
  ])
  func `anything else is refused`(
    method: ServerRequest.Method, path: String, status: Int
  ) {
    var server = TourServer()
    let before = server.tours
    #expect(Exchange.send(method, path, to: &server).status == status)
    #expect(server.tours == before)
  }

  private func expectRefused(
    _ points: [TourDraft.Point], _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var server = TourServer()
    let before = server.tours
    let fault = server.publish(TourDraft(title: "T", points: points))
    #expect(fault == reason, sourceLocation: sourceLocation)
    #expect(server.tours == before, sourceLocation: sourceLocation)
    #expect(server.refused.map(\.reason) == [reason], sourceLocation: sourceLocation)
  }
}
