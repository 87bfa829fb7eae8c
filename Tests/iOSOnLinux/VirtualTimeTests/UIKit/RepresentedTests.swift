#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Views and controllers of UIKit among those of SwiftUI.
  struct RepresentedTests {
    private let probe: ProbeProcess

    init() throws {
      probe = try ProbeProcess(program: "map-kit-probe")
      _ = try probe.signal(.launched(.user), at: 0)
      _ = try probe.signal(.becameActive, at: 0)
      _ = try probe.tap("Represented", at: 1)
    }

    private func told(at uptime: Double) throws -> String {
      try probe.tap("Tell", at: uptime).screen?.message ?? ""
    }

    @Test func `they are made once, updated, told of their life, and ended`() throws {
      _ = try probe.tap("Show", at: 2)
      let made = "coordinator|make|update 0|loaded|appeared"
      #expect(try told(at: 3) == "told \(made) other 0")
      _ = try probe.tap("More", at: 4)
      #expect(try told(at: 5) == "told update 1 other 0")
      _ = try probe.tap("Show", at: 6)
      let ended = try told(at: 7)
      #expect(ended == "told dismantle 1|disappeared other 0")
    }

    @Test func `what they show is as before where something else has changed`() throws {
      _ = try probe.tap("Show", at: 2)
      _ = try told(at: 3)
      _ = try probe.tap("Else", at: 4)
      #expect(try told(at: 5) == "told  other 1")
    }

    @Test func `they are pictures with the names of their types`() throws {
      let screen = try probe.tap("Show", at: 2).screen
      #expect(screen?.controls.contains { $0.label == "OldView" } == true)
    }
  }
#endif
