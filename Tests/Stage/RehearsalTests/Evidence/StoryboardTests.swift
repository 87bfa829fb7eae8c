import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioRunner
import Storyboards
import Synchronization
import Testing

/// What is kept of a scenario for reports that show it.
struct StoryboardTests {
  /// Plays the steps of a scenario and returns what was kept of it.
  private static func storyboard(
    _ steps: String, on tag: String = "@ios",
    library: StepLibrary<World> = ScenarioFiles.library
  ) async throws -> Storyboard {
    let text = "Feature: Test\n\n  \(tag)\n  Scenario: Test\n    " + steps
    let plan = await Planner { World.profiles(forTags: $0) }
      .plan([Source(uri: "test.feature", text: text)], workers: 1)
    let kept = Mutex<Storyboard?>(nil)
    let options = RunOptions(
      storyboards: true,
      preparations: [
        "test": { result in
          kept.withLock { $0 = result.evidence?.storyboard }
          return []
        }
      ])
    await Runner(library: library, options: options)
      .run(plan, info: RunInfo(version: "test", plan: plan)) { event in
        guard case .scenarioFinished(let result) = event else { return }
        #expect(result.status == .passed, "\(Play.explanation(of: result))")
        #expect(result.evidence == nil, "a storyboard must not be kept after it was prepared")
      }
    let storyboard = kept.withLock { $0 }
    return try #require(storyboard)
  }

  private static let opening = """
    Given the pet listing app is installed
        And the user is in Warsaw
        When the user opens the app
    """

  @Test
  func
    `a page that somebody else looks at is a picture of its own, once as long as it is the same`()
    async throws
  {
    let storyboard = try await Self.storyboard(
      """
      Given the user is at 52.2252, 21.0122
          And the delivery route is under way
          When the courier drives to stop 1
          And 1 minute passes
          And the customer of stop 1 looks at the tracking
          Then the customer of stop 1 sees the courier live
          When the phone goes offline
          And 3 minutes pass
          Then the customer of stop 1 sees the courier in grey
      """, on: "@ios")
    let pages = storyboard.frames.compactMap { frame -> (step: Int, page: Screen)? in
      guard case .page("the customer of stop 1", let page) = frame.picture.front else { return nil }
      return (frame.step, page)
    }
    #expect(pages.map(\.step) == [4, 8])
    #expect(pages.map(\.page.title) == ["Your delivery", "Your delivery"])
    #expect(pages.first?.page.map?.marker != nil)
    #expect(pages.last?.page.badges.map(\.label).contains("Position not current") == true)
    // Each step ends with the phone all the same.
    guard case .app = storyboard.frames.last?.picture.front else {
      Issue.record("the app is not in front")
      return
    }
  }

  @Test(arguments: ["@ios", "@android"])
  func `each step has a picture, and each tap the one in which it was made`(
    _ tag: String
  ) async throws {
    let answer = tag == "@ios" ? "Allow While Using App" : "While using the app"
    let storyboard = try await Self.storyboard(
      Self.opening + "\n    And the user answers \"\(answer)\"\n    And 5 seconds pass", on: tag)
    #expect(storyboard.frames.map(\.step) == [0, 1, 2, 3, 3, 4])
    #expect(storyboard.frames.map(\.tapped) == [nil, nil, nil, answer, nil, nil])
    let asked = storyboard.frames[3].picture
    #expect(asked.alert?.dialog.buttons.contains(answer) == true)
    #expect(asked.platform == (tag == "@ios" ? .iOS : .android))
    #expect(storyboard.frames[4].picture.alert == nil)
    #expect(storyboard.frames.last?.time == .seconds(5))
    guard case .app(let app) = storyboard.frames[5].picture.front else {
      Issue.record("the app is not in front")
      return
    }
    #expect(!app.items.isEmpty)
    #expect(asked.statusBar.clock == "08:00")
  }

  @Test func `a choice in Settings is seen where it was made`() async throws {
    let storyboard = try await Self.storyboard(
      """
      Given the pet listing app is installed
          And location permission is while using
          When the user opens the app
          And the user sets location permission to denied in Settings and returns
      """)
    let tap = try #require(storyboard.frames.first { $0.tapped != nil })
    guard case .settings(let page?) = tap.picture.front else {
      Issue.record("the Settings page is not in front")
      return
    }
    #expect(tap.tapped == "Never")
    #expect(page.choices.contains("Never"))
  }

  @Test func `a text is seen where it was written`() async throws {
    let storyboard = try await Self.storyboard(
      """
      Given the note app is installed
          When the user opens the app
          And the user enters "1234" into "PIN"
      """, library: NoteRoom.library)
    let fields = storyboard.frames.suffix(2).map { frame -> [TextField] in
      guard case .app(let app) = frame.picture.front else { return [] }
      return app.fields
    }
    let note = TextField("Note", text: "Ring twice")
    #expect(fields == [[.init("PIN"), note], [.init("PIN", text: "1234"), note]])
    let touch = try #require(storyboard.frames.first { $0.tapped != nil })
    #expect(touch.tapped == "PIN" && touch.target == .field)
  }

  @Test func `another app is seen with the address that was opened`() async throws {
    let storyboard = try await Self.storyboard(
      """
      Given the note app is installed
          When the user opens the app
          And the user taps "Call"
          And the user goes to the home screen
      """, library: NoteRoom.library)
    #expect(
      storyboard.frames.map(\.picture.front).suffix(2) == [
        .otherApp(address: "tel:112"), .home(appName: "Notes"),
      ])
  }

  @Test func `the circles of an app's map are seen as the app shows them`() async throws {
    let storyboard = try await Self.storyboard(
      """
      Given the user is in Warsaw
          And the published tours are:
            | tour | point | title  | position         | radius  | audio    |
            | Way  | 1     | Castle | 52.2333, 21.0122 | 100 m   | 1 minute |
            | Way  | 2     | Column | 52.2369, 21.0122 | 150 m   | 1 hour   |
            | Way  | 3     | Gate   | 52.2405, 21.0122 | 200.6 m | 1 minute |
          And the tour "Way" is running
          When the user walks 750 m north at 1.5 m/s and arrives
      """)
    guard case .app(let app)? = storyboard.frames.last?.picture.front else {
      Issue.record("the app is not in front")
      return
    }
    let circles = try #require(app.map).circles
    #expect(circles.map(\.style) == [.checkedGreen, .pulsingOrange, .gray])
    #expect(circles.map(\.radius.wholeMeters) == [100, 150, 201])
    #expect(circles[1].center == Position(latitudeE7: 522_369_000, longitudeE7: 210_122_000))
  }

  @Test func `lanes tell what went on`() async throws {
    let storyboard = try await Self.storyboard(
      Self.opening + """

            And the user answers "Allow While Using App"
            And 10 seconds pass
            And the phone goes offline
            And 10 seconds pass
        """)
    func lane(_ subject: Lane.Subject) throws -> Lane {
      try #require(storyboard.lanes.first { $0.subject == subject })
    }
    #expect(try lane(.permission).spans.map(\.label) == ["Not asked", "While using"])
    #expect(try lane(.network).spans.map(\.label) == ["Online", "Offline"])
    #expect(try lane(.network).spans.last?.start == .seconds(10))
    #expect(try lane(.network).spans.last?.end == .seconds(20))
    #expect(try lane(.dialogs).spans.count == 1)
    #expect(try lane(.requests).spans.count == storyboard.exchanges.count)
    let exchange = try #require(storyboard.exchanges.first)
    #expect(exchange.method == "GET" && exchange.status == 200 && exchange.step == 3)
    #expect(exchange.path.hasPrefix("/api/listings?lat="))
    #expect(storyboard.trace.allSatisfy { ($0.event.step ?? -1) >= 0 })
  }

  @Test func `the trace knows what repeats from what decides`() async throws {
    let storyboard = try await Self.storyboard(
      Self.opening + """

            And the user answers "Allow While Using App"
            And 10 seconds pass
            And the phone goes offline
            And the system kills the app
        """)
    func routine(_ words: String) throws -> [TraceEvent.Routine?] {
      let found = storyboard.trace.filter { $0.event.text.contains(words) }.map(\.routine)
      return try #require(found.isEmpty ? nil : found)
    }
    #expect(try Set(routine("tells the app: a fix")) == [.position])
    #expect(try Set(routine("/api/listings")) == [.request])
    for decisive in ["permission", "Allow While Using App", "offline", "process"] {
      #expect(try Set(routine(decisive)) == [nil], "\(decisive)")
    }
  }

  @Test func `the map holds the way, its corners, the fixes and the regions`() async throws {
    let storyboard = try await Self.storyboard(
      """
      Given location permission is always
          And the user is in Warsaw
          When the user opens the app
          And the app starts location updates
          And the app monitors the region "Home" of 200 m around Warsaw
          And the user moves 100 m north at 5 km/h
          And 2 minutes pass
          And the user moves 100 m east at 5 km/h
          And 2 minutes pass
      """)
    let map = try #require(storyboard.map)
    let places = map.trueRoute.map(\.place)
    var corners: [Position] = []
    for place in places where corners.last != place { corners.append(place) }
    #expect(corners.suffix(3).count == 3)
    let corner = corners[corners.count - 2]
    #expect(
      corner.latitudeE7 > corners[0].latitudeE7 && corner.longitudeE7 == corners[0].longitudeE7)
    #expect(map.trueRoute.last?.time == .seconds(240))
    #expect(map.fixes.count > 10)
    #expect(map.regions.map(\.name) == ["Home"])
    #expect(map.regions.map(\.radiusMeters) == [200])
  }

  @Test func `a scenario at rest that asks for nothing has no map`() async throws {
    let storyboard = try await Self.storyboard(
      "Given the pet listing app is installed\n    And location permission is denied")
    #expect(storyboard.map == nil)
  }
}
