import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import RehearseCommand

/// The tracks of real scenarios, as the command writes them.
struct TrackReportTests {
  private static let feature = """
    @ios @android
    Feature: Tracks

      Scenario: A walk with "quotes", <b> & ]]>
        Given the pet listing app is installed
        And the user is in Kraków
        And location permission is while using
        When the user opens the app
        And the user moves 1 km north at 5 km/h
        And 20 minutes pass

      Scenario: Nobody moves
        Given the pet listing app is installed
        And the user is in Kraków
        And location permission is while using
        When the user opens the app
        And 5 minutes pass

      Scenario: Two places
        When 1 minute passes
        And the user travels to Kraków
        And 1 minute passes

      Scenario: A walk that ends badly
        Given the pet listing app is installed
        When the user opens the app
        And the user moves 100 m north at 5 km/h
        And 2 minutes pass
        Then the popup "Nothing of the kind" is shown

      Scenario: A rest that ends badly
        Given the pet listing app is installed
        When the user opens the app
        Then the popup "Nothing of the kind" is shown

    """

  private static let byEight = Task { try await play(workers: 8).contents }

  private static func bench() async throws -> Bench {
    try Bench(contents: try await byEight.value)
  }

  private static func play(workers: Int) async throws -> Bench {
    let bench = try Bench(["Scenarios/a.feature": feature])
    let outcome = await bench.run(
      ["run", "--parallel", "\(workers)"] + AllReports.options, steps: CommandSteps.all)
    #expect(outcome.code == 1, "\(outcome.text)")
    #expect(outcome.text.contains("10 scenarios: 6 passed, 4 failed"), "\(outcome.text)")
    return bench
  }

  @Test func `one worker and eight write equal bytes`() async throws {
    let one = try await Self.play(workers: 1)
    let eight = try await Self.bench()
    for kind in [ReportKind.gpx, .geojson, .messages] {
      let text = try #require(one.text(AllReports.file(kind)))
      #expect(text == eight.text(AllReports.file(kind)), "\(kind)")
    }
  }

  @Test func `scenarios that moved are in the GPX file, under their names and platforms`()
    async throws
  {
    let text = try #require(try await Self.bench().text(AllReports.file(.gpx)))
    let document = try XMLDocument(data: Data(text.utf8))
    let names = try document.nodes(forXPath: "//*[local-name()='trk']/*[local-name()='name']")
      .compactMap(\.stringValue)
    let walk = "A walk with \"quotes\", <b> & ]]>"
    let titles = ["A walk that ends badly", "Two places"].map { ($0, ["true route"]) }
    let expected = ([(walk, ["true route", "fixes"])] + titles).flatMap { title, kinds in
      ["Android", "iOS"].flatMap { platform in kinds.map { "\(title) (\(platform)): \($0)" } }
    }
    #expect(names.sorted() == expected.sorted())
    let sources = try document.nodes(forXPath: "//*[local-name()='src']").compactMap(\.stringValue)
    #expect(sources.contains("Scenarios/a.feature:24 (iOS)"), "\(sources)")
  }

  @Test func `who is put somewhere else at once leaves no line between the places`() async throws {
    let text = try #require(try await Self.bench().text(AllReports.file(.gpx)))
    let document = try XMLDocument(data: Data(text.utf8))
    let tracks = try document.nodes(forXPath: "//*[local-name()='trk']")
    let track = try #require(tracks.first { $0.stringValue?.hasPrefix("Two places") == true })
    let segments = try track.nodes(forXPath: "*[local-name()='trkseg']").map { segment in
      try segment.nodes(forXPath: "*/@lat").compactMap(\.stringValue)
    }
    #expect(segments == [["52.2297", "52.2297"], ["50.0614", "50.0614"]])
  }

  @Test func `a failure on the way has its track among the messages`() async throws {
    let text = try #require(try await Self.bench().text(AllReports.file(.messages)))
    var tracks: [[String: Any]] = []
    for line in text.split(separator: "\n") {
      let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let attachment = message?["attachment"] as? [String: Any] else { continue }
      if attachment["mediaType"] as? String == "application/geo+json" { tracks.append(attachment) }
    }
    #expect(tracks.count == 2)
    for track in tracks {
      #expect(track["fileName"] as? String == "track.geojson")
      let body = try #require(track["body"] as? String)
      let file = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
      #expect((file?["name"] as? String)?.hasPrefix("A walk that ends badly (") == true)
      #expect((file?["features"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func `what stands in the messages does not depend on the other reports`() async throws {
    let bench = try await Self.bench()
    _ = await bench.run(["run", "--format", "messages:alone"], steps: CommandSteps.all)
    #expect(bench.text("alone") == bench.text(AllReports.file(.messages)))
  }

  @Test func `points that an app recorded are a line of their own`() async throws {
    let bench = try Bench([
      "a.feature": """
      Feature: Shifts

        Scenario: A shift
          Given the clock-in app is installed
          And location permission is always
          When the user opens the app
          And the user taps "Clock in"
          And the user moves 1 km north at 5 km/h
          And 20 minutes pass
      """
    ])
    let outcome = await bench.run(
      ["run", "a.feature", "--format", "geojson"], steps: CommandSteps.all)
    let features =
      (try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])?[
        "features"] as? [[String: Any]]
    let kinds = features?.compactMap { ($0["properties"] as? [String: Any])?["kind"] as? String }
    #expect(kinds?.prefix(3) == ["true route", "fixes", "recorded points"], "\(outcome.text)")
  }

  @Test(.comparing(with: PythonReader.tracks))
  func `somebody else's readers find the same in both files`() async throws {
    let bench = try await Self.bench()
    let result = try PythonReader.run(
      "tracks.py", [AllReports.file(.gpx), AllReports.file(.geojson)], in: bench.folder)
    #expect(result.code == 0, "\(result.output)")
    #expect(result.output.contains("\"true route\": 6"), "\(result.output)")
  }

  @Test(.comparing(with: PythonReader.messages))
  func `messages with tracks are what the schema says`() async throws {
    let bench = try await Self.bench()
    let result = try PythonReader.run(
      "messages.py", [PythonReader.schema.path, AllReports.file(.messages)], in: bench.folder)
    #expect(result.code == 0, "\(result.output)")
  }
}
