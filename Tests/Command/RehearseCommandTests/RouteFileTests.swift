import Foundation
import Testing

@testable import RehearseCommand

/// Routes beside features, from the file to the phone.
struct RouteFileTests {
  private static let good = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
    <trkpt lat="52.2297" lon="21.0122"/><trkpt lat="52.2397" lon="21.0122"/>
    </trkseg></trk></gpx>
    """
  private static let broken = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="52.2297" lon="21.0122"/>
      <wpt lat="522.297" lon="21.0122"/>
    </gpx>
    """

  private func feature(_ route: String) -> String {
    "Feature: F\n\n  @ios\n  Scenario: S\n    When the user follows the route \"\(route)\"\n    And the user arrives\n"
  }

  @Test func `a scenario follows a route that lies beside it`() async throws {
    let bench = try Bench([
      "Scenarios/a/x.feature": feature("routes/walk.gpx"), "Scenarios/a/routes/walk.gpx": Self.good,
      "Scenarios/a/routes/broken but unused.gpx": Self.broken,
    ])
    for arguments in [["run"], ["run", "Scenarios/a/x.feature"], ["run", bench.folder.path]] {
      let outcome = await bench.run(arguments, steps: CommandSteps.all)
      #expect(outcome.code == 0, "\(outcome.text)")
    }
  }

  @Test func `an outline can put the name together`() async throws {
    let outline = """
      Feature: F

        @ios
        Scenario Outline: S
          When the user follows the route "routes/<name>.gpx" at 5 km/h
          And the user arrives

          Examples:
            | name |
            | walk |
            | ride |
      """
    let bench = try Bench([
      "x.feature": outline, "routes/walk.gpx": Self.good, "routes/ride.gpx": Self.good,
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 0, "\(outcome.text)")
  }

  @Test func `many problems of a route are told in part, and counted`() async throws {
    let points = String(repeating: "<wpt lat=\"x\" lon=\"1\"/>\n", count: 30)
    let bench = try Bench([
      "x.feature": feature("routes/walk.gpx"),
      "routes/walk.gpx": "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\">\n\(points)</gpx>",
    ])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("error: ") } == 20)
    #expect(outcome.errors.hasSuffix("note: the file has 10 further problems\n"))
  }

  @Test func `a broken route is told with its line, and nothing passes`() async throws {
    let bench = try Bench([
      "Scenarios/a/x.feature": feature("routes/walk.gpx"),
      "Scenarios/a/routes/walk.gpx": Self.broken,
    ])
    let outcome = await bench.run(["run"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == """
        error: Scenarios/a/routes/walk.gpx:3:8: lat 522.297 is out of range
            <wpt lat="522.297" lon="21.0122"/>
                 ^
        note: expected -90 to 90 degrees; are latitude and longitude swapped?

        """)
    #expect(outcome.output.contains("1 scenario: 1 invalid"), "\(outcome.output)")
    #expect(outcome.output.contains("The route \"routes/walk.gpx\" cannot be read."))
  }

  @Test func `what is odd about a route that can be followed is a warning`() async throws {
    let odd = Self.good.replacingOccurrences(
      of: "<trkpt lat=\"52.2297\" lon=\"21.0122\"/>",
      with: "<trkpt lat=\"52.2297\" lon=\"21.0122\"><ele>NaN</ele></trkpt>")
    let bench = try Bench(["x.feature": feature("routes/walk.gpx"), "routes/walk.gpx": odd])
    let outcome = await bench.run(["run", "x.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.hasPrefix(
        "warning: routes/walk.gpx:2:36: <ele> \"NaN\" is not a usable number and is left out\n"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("error:"))
  }

  @Test func `a route that is not there is told with those that are`() async throws {
    let bench = try Bench([
      "Scenarios/a/x.feature": feature("routes/wlak.gpx"),
      "Scenarios/a/routes/walk.gpx": Self.good, "Scenarios/a/routes/notes.txt": "",
    ])
    let outcome = await bench.run(["run"], steps: CommandSteps.all)
    #expect(outcome.code != 0)
    #expect(outcome.output.contains("There is no route \"routes/wlak.gpx\"."))
    #expect(outcome.output.contains("Did you mean \"routes/walk.gpx\"?"), "\(outcome.output)")
  }

  @Test func `special files and files too large are told, not read`() async throws {
    let bench = try Bench(["a.feature": feature("routes/1.gpx and routes/2.gpx")])
    try bench.write("", to: "routes/1.gpx")
    let big = try #require(
      FileHandle(forWritingAtPath: bench.folder.appendingPathComponent("routes/1.gpx").path))
    try big.truncate(atOffset: 40 << 20)
    mkfifo(bench.folder.appendingPathComponent("routes/2.gpx").path, 0o600)
    let outcome = await bench.run(["run", "a.feature"], steps: CommandSteps.all)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("at most 33554432 are read"), "\(outcome.errors)")
    #expect(outcome.errors.contains("routes/2.gpx: this is "), "\(outcome.errors)")
  }
}
