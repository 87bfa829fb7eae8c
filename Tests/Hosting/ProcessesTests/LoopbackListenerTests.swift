import Testing

@testable import Processes

struct LoopbackListenerTests {
  @Test func `a port that somebody has is told as such, and is free afterwards`() throws {
    let first = try LoopbackListener(port: 0)
    #expect(throws: LoopbackListener.Fault.isTaken(first.port)) {
      try LoopbackListener(port: first.port)
    }
    first.close()
    let second = try LoopbackListener(port: first.port)
    #expect(second.port == first.port)
    second.close()
  }

  @Test func `ports that the system chooses are different ones`() throws {
    let listeners = try (0..<20).map { _ in try LoopbackListener(port: 0) }
    #expect(Set(listeners.map(\.port)).count == 20)
    for listener in listeners { listener.close() }
  }

  @Test func `waiting ends when something comes, or with its time`() throws {
    let (reading, writing) = try SystemCall.makePipe()
    defer { for end in [reading, writing] { SystemCall.closeDescriptor(end) } }
    var waits = [Wait(for: reading, reads: true), Wait(for: writing, reads: false)]
    let start = SystemCall.milliseconds
    try SystemCall.wait(for: &waits, atMost: .milliseconds(20))
    #expect(SystemCall.milliseconds - start >= 20)
    #expect(!waits[0].isReady && !waits[1].isReady)
    _ = try SystemCall.write(writing, [1])
    try SystemCall.wait(for: &waits, atMost: .seconds(60))
    #expect(waits[0].isReadable && !waits[0].isBroken && !waits[1].isReady)
  }
}
