import Testing

@testable import DeviceSimulator

struct InUseGraceTests {
  @Test func `it begins when the last of what keeps an app in use ends, and each time anew, I-36`()
  {
    var grace = InUseGrace()
    #expect(grace.observe(isKept: false) == nil, "nothing has ended")
    #expect(grace.observe(isKept: true) == nil)
    #expect(grace.observe(isKept: false) == .begins)
    #expect(grace.isRunning)
    #expect(grace.observe(isKept: false) == nil, "it began already")
    grace.end()
    #expect(!grace.isRunning)
    #expect(grace.observe(isKept: false) == nil, "it is over")
    #expect(grace.observe(isKept: true) == nil, "there is nothing to cancel")
    #expect(grace.observe(isKept: false) == .begins)
    #expect(grace.observe(isKept: true) == .isCancelled)
    #expect(!grace.isRunning)
  }
}
