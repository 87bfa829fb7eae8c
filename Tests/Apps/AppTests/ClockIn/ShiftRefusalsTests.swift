import DeviceInterface
import Testing

@testable import ClockInApp

struct ShiftRefusalsTests {
  private static let key = "clock-in.refused"

  private func stored(_ change: (inout Requests) -> Void) -> [String] {
    var platform = Requests(Facts(platform: .iOS, permission: Permission(.always)))
    change(&platform)
    return platform.list.compactMap { request in
      guard case .store(Self.key, let value) = request else { return nil }
      return value
    }
  }

  @Test func `what was refused is stored once, and a new process tells of it`() {
    var refusals = ShiftRefusals()
    let texts = stored { platform in
      refusals.add("s-1", atMost: 3, &platform)
      refusals.add("s-1", atMost: 3, &platform)
      refusals.add("s-2", atMost: 3, &platform)
    }
    #expect(texts == ["new\ns-1", "new\ns-1\ns-2"])
    var restored = ShiftRefusals()
    restored.restore([Self.key: texts.last ?? ""])
    #expect(restored == refusals)
    #expect(restored.isNew && restored.contains("s-1") && !restored.contains("s-3"))
  }

  @Test func `the next shift ends the telling, and the history goes on marking`() {
    var refusals = ShiftRefusals()
    let texts = stored { platform in
      refusals.shiftBegins(&platform)
      refusals.add("s-1", atMost: 3, &platform)
      refusals.shiftBegins(&platform)
    }
    #expect(texts == ["new\ns-1", "told\ns-1"])
    #expect(!refusals.isNew && refusals.contains("s-1"))
    // Something else of the same shift is refused.
    #expect(stored { refusals.add("s-1", atMost: 3, &$0) } == ["new\ns-1"])
  }

  @Test func `only so many shifts are remembered, the latest`() {
    var refusals = ShiftRefusals()
    let texts = stored { platform in
      for number in 1...5 { refusals.add("s-\(number)", atMost: 3, &platform) }
    }
    #expect(texts.last == "new\ns-3\ns-4\ns-5")
  }

  @Test(arguments: [[:], [key: ""], [key: "\n\n"], [key: "nonsense"]])
  func `storage that says nothing of them says that nothing was refused`(
    storage: [String: String]
  ) {
    var refusals = ShiftRefusals()
    refusals.restore(storage)
    #expect(refusals == ShiftRefusals())
  }
}
