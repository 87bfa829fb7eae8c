import DeviceInterface
import Testing

@testable import DeviceSimulator

struct WorkWindowTests {
  private static let interval = Duration.seconds(7_200)

  @Test(arguments: [
    (0, 0), (1, 1), (599, 599), (600, 7_200), (7_199, 7_200), (7_200, 7_200), (9_000, 9_000),
  ])
  func `a window is open for ten minutes, and the next one opens after the interval`(
    _ second: Int, _ opens: Int
  ) {
    var window = WorkWindow()
    window.use(at: .start, every: Self.interval)
    let now = Instant.start + .seconds(second)
    #expect(window.opens(at: now, every: Self.interval) == .start + .seconds(opens))
    #expect(window.opens(at: now, every: nil) == now)
  }

  @Test func `work that nothing bounds opens no window, and further work does not move one`() {
    var window = WorkWindow()
    window.use(at: .start, every: nil)
    #expect(window == WorkWindow())
    window.use(at: .start, every: Self.interval)
    let before = window
    window.use(at: .start + .seconds(300), every: Self.interval)
    #expect(window == before)
    window.use(at: .start + Self.interval, every: Self.interval)
    #expect(window != before)
  }
}
