#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Methods that are called later, by their names.
  struct PerformTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "ui-kit-probe") }

    /// What is shown when time has passed, as a tap that changes nothing brings about.
    private func lines(at seconds: Double) throws -> [Substring] {
      let answer = try probe.tap("Power", at: seconds)
      return (answer.screen?.message ?? "").split(separator: "|").filter { $0 != "saves false" }
    }

    @Test func `each is called when its time has come, with what it takes`() throws {
      _ = try probe.tap("Later", at: 1)
      #expect(try lines(at: 2.5) == ["say one"])
      #expect(try lines(at: 4.5) == ["say one", "say two", "accept nothing"])
      #expect(try lines(at: 7) == ["say one", "say two", "accept nothing", "expired"])
    }

    @Test func `what is taken back is not called`() throws {
      _ = try probe.tap("Later", at: 1)
      _ = try probe.tap("Not the one", at: 1.5)
      #expect(try lines(at: 3.5) == ["say two"])
      _ = try probe.tap("Not at all", at: 3.6)
      #expect(try lines(at: 9) == ["say two"])
    }

    @Test func `on another queue nothing is ever called`() throws {
      _ = try probe.tap("Nowhere later", at: 1)
      #expect(try lines(at: 9) == [])
    }

    @Test func `the main thread is asked from everywhere, and waited for by itself alone`() throws {
      let answer = try probe.tap("On main", at: 1)
      #expect(answer.screen?.message == "say at once|asked|say false")
      #expect { try probe.tap("Wait for main", at: 2) } throws: {
        "\($0)".contains("performSelector(onMainThread:) with waitUntilDone on another queue")
      }
    }
  }
#endif
