import ScenarioRunner
import Testing

/// The drawing of the phone, as reports show it.
struct ScreenDrawingTests {
  @Test func `the drawing shows what is in front and what lies above it`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given the pet listing app is installed
            When the user opens the app
            Then the phone's screen looks like this:
              \"\"\"
              ┌────────────────────────────────────────────────────────┐
              │ 08:00:00                                        online │
              ├────────────────────────────────────────────────────────┤
              │ Lost and found pets                                    │
              │ … Waiting for your answer about location…              │
              │ ╔════════════════════════════════════════════════════╗ │
              │ ║ Allow “Pet Finder” to use your location?           ║ │
              │ ║ Your position is used while you use the app.       ║ │
              │ ║ Precise: on.                                       ║ │
              │ ║ ( Allow Once )  ( Allow While Using App )          ║ │
              │ ║ ( Don’t Allow )                                    ║ │
              │ ╚════════════════════════════════════════════════════╝ │
              └────────────────────────────────────────────────────────┘
              \"\"\"
        """))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }
}
