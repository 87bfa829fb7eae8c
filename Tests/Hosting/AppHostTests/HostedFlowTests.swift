import AppHost
import AppProtocol
import DeviceInterface
import Testing

/// A flow behind the line does what it does without one.
struct HostedFlowTests {
  /// Counts positions over its processes, in the phone's storage.
  private struct Counter: Flow {
    var count = 0

    var screen: Screen {
      var screen = Screen(title: "Counter")
      screen.message = "\(count)"
      return screen
    }

    mutating func handle(_ signal: Signal, _ platform: inout Requests) {
      switch signal {
      case .launched: count = platform.facts.storage["count"].flatMap { Int($0) } ?? 0
      case .fix:
        // From storage, so that a store that is not mirrored is noticed.
        count = (platform.facts.storage["count"].flatMap { Int($0) } ?? 0) + 1
        platform.add(.store(key: "count", value: "\(count)"))
      case .tapped("Clear"): platform.add(.delete(key: "count"))
      default: break
      }
    }
  }

  private static func fix() throws -> Signal {
    .fix(
      Fix(
        position: try Position(text: "52.2297, 21.0122"), accuracyMeters: 5,
        timestamp: .scenarioStart))
  }

  @Test func `its requests and its screens are those of the flow alone`() throws {
    var (alone, hosted) = (Counter(), HostedFlow(Counter()))
    var (writer, facts) = (LineWriter(), Facts(platform: .iOS, permission: Permission(.always)))
    var screen = try #require(
      try Self.answer(&hosted, writer.start(seed: 0, facts), 1, isFirst: true).screen)
    #expect(screen == alone.screen)
    let fix = try Self.fix()
    let signals: [Signal] = [.launched(.user), fix, fix, .becameActive, .tapped("Clear"), fix]
    for (index, signal) in signals.enumerated() {
      var platform = Requests(facts)
      alone.handle(signal, &platform)
      for request in platform.list {
        if case .store(let key, let value) = request { facts.storage[key] = value }
        if case .delete(let key) = request { facts.storage[key] = nil }
      }
      let told = writer.signal(signal, platform.facts)
      let answer = try Self.answer(&hosted, told, Int64(index + 2))
      #expect(answer.requests == platform.list)
      screen = answer.screen ?? screen
      #expect(screen == alone.screen)
    }
    #expect(alone.count == 1)
  }

  @Test func `a screen is told only where it has changed`() throws {
    var (hosted, writer) = (HostedFlow(Counter()), LineWriter())
    let facts = Facts(platform: .iOS, permission: Permission(.always))
    _ = try Self.answer(&hosted, writer.start(seed: 0, facts), 1, isFirst: true)
    #expect(try Self.answer(&hosted, writer.signal(.becameActive, facts), 2).screen == nil)
    #expect(try Self.answer(&hosted, writer.signal(Self.fix(), facts), 3).screen != nil)
  }

  @Test(arguments: ["", "{}", "[]", #"{"id":4,"method":"fly","params":{"facts":{}}}"#])
  func `what is no message is answered with an error`(_ line: String) {
    var hosted = HostedFlow(Counter())
    let answer = hosted.answer(to: line)
    #expect(String(decoding: answer, as: UTF8.self).contains(#""error":{"code":-32000"#))
  }

  private static func answer(
    _ hosted: inout HostedFlow<Counter>, _ line: [UInt8], _ number: Int64, isFirst: Bool = false
  ) throws -> Answer {
    let text = String(decoding: line.dropLast(), as: UTF8.self)
    return try Answer(
      line: Array(hosted.answer(to: text).dropLast()), to: number, isFirst: isFirst)
  }
}
