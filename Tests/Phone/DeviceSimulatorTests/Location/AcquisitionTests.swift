import DeviceInterface
import Testing

@testable import DeviceSimulator

struct AcquisitionTests {
  private let times = Acquisition.Times(first: .seconds(20), again: .seconds(5))

  private func second(_ second: Int) -> Instant { Instant(sinceStart: .seconds(second)) }

  /// Listens at the seconds, each with whether there is something to be heard, and draws what comes of it.
  ///
  /// `.` is a search, `!` a position and `-` silence.
  private func listen(
    _ acquisition: inout Acquisition, _ heard: [(second: Int, hears: Bool)]
  ) -> String {
    heard.map { second, hears in
      switch acquisition.listen(hears: hears, at: self.second(second), times) {
      case .searching: "."
      case .ready: "!"
      case .deaf: "-"
      }
    }.joined()
  }

  @Test func `a search takes its time from switching on, however often somebody listens`() {
    var acquisition = Acquisition()
    #expect(listen(&acquisition, [(3, true), (3, true), (10, true), (22, true)]) == "....")
    #expect(acquisition.listen(hears: true, at: second(22), times) == .searching(until: second(23)))
    #expect(!acquisition.isSettled)
    #expect(listen(&acquisition, [(23, true), (24, true)]) == "!!")
    #expect(acquisition.isSettled)
  }

  @Test func `a receiver that was off begins anew`() {
    var acquisition = Acquisition()
    #expect(listen(&acquisition, [(0, true), (20, true)]) == ".!")
    acquisition.switchOff()
    #expect(!acquisition.isOn)
    #expect(listen(&acquisition, [(21, true), (40, true), (41, true)]) == "..!")
  }

  @Test func `a search broken off by silence begins anew, and is not shorter for having been one`()
  {
    var acquisition = Acquisition()
    let heard = [(0, true), (19, true), (19, false), (30, true), (49, true), (50, true)]
    #expect(listen(&acquisition, heard) == "..-..!")
  }

  @Test func `a receiver that begins in silence searches from the end of it`() {
    var acquisition = Acquisition()
    #expect(
      listen(&acquisition, [(0, false), (30, false), (31, true), (50, true), (51, true)]) == "--..!"
    )
  }

  @Test func `one that was ready takes the shorter time after a silence`() {
    var acquisition = Acquisition()
    let heard = [(0, true), (20, true), (25, false), (60, true), (64, true), (65, true)]
    #expect(listen(&acquisition, heard) == ".!-..!")
    // A silence within that search is as warm.
    #expect(
      listen(&acquisition, [(70, false), (71, true), (72, false), (80, true), (85, true)])
        == "-.-.!")
  }

  @Test func `a cold search after a silence takes the longer of both times`() {
    let slowAgain = Acquisition.Times(first: .seconds(2), again: .seconds(5))
    var acquisition = Acquisition()
    #expect(acquisition.listen(hears: false, at: second(0), slowAgain) == .deaf)
    #expect(
      acquisition.listen(hears: true, at: second(1), slowAgain) == .searching(until: second(6)))
  }

  @Test func `noticing switches nothing on, and remembers a silence that nobody listened to`() {
    var off = Acquisition()
    off.notice(hears: true, at: second(0), times)
    #expect(!off.isOn)
    var ready = Acquisition()
    #expect(listen(&ready, [(0, true), (20, true)]) == ".!")
    ready.notice(hears: false, at: second(30), times)
    ready.notice(hears: true, at: second(40), times)
    #expect(listen(&ready, [(44, true), (45, true)]) == ".!")
  }

  @Test func `it measured a moment ago where it is ready or needs no time`() {
    var acquisition = Acquisition()
    #expect(acquisition.measures(Acquisition.Times()))
    #expect(!acquisition.measures(times))
    _ = listen(&acquisition, [(0, true)])
    #expect(!acquisition.measures(times))
    _ = listen(&acquisition, [(20, true)])
    #expect(acquisition.measures(times))
    _ = listen(&acquisition, [(21, false)])
    #expect(!acquisition.measures(Acquisition.Times()))
  }
}
