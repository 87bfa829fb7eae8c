#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// What apps hear of their window, and what they find on the phone.
  struct SceneTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "ui-kit-probe") }

    private func lines(_ answer: Answer) -> [Substring] {
      (answer.screen?.message ?? "").split(separator: "|")
    }

    @Test func `the window enters, also for the first time, is covered, and leaves`() throws {
      _ = try probe.tap("Watch window", at: 0)
      _ = try probe.signal(.launched(.user), at: 1)
      for signal: Signal in [.becameActive, .willResignActive, .enteredBackground] {
        _ = try probe.signal(signal, at: 2)
      }
      let answer = try probe.signal(.becameActive, at: 3)
      #expect(
        lines(answer).filter { $0.contains("Notification ") }
          == [
            "WillEnterForegroundNotification foregroundInactive",
            "DidActivateNotification foregroundActive",
            "WillDeactivateNotification foregroundActive",
            "DidEnterBackgroundNotification background",
            "WillEnterForegroundNotification foregroundInactive",
            "DidActivateNotification foregroundActive",
          ])
    }

    @Test func `an app that the user has not opened has no window that leaves`() throws {
      _ = try probe.tap("Watch window", at: 0)
      _ = try probe.signal(.launched(.location), at: 1)
      let answer = try probe.signal(.enteredBackground, at: 2)
      #expect(!lines(answer).contains { $0.contains("Notification") })
    }

    @Test func `the number on the icon outlives the process`() throws {
      #expect(lines(try probe.tap("Badge", at: 1)).last == "badge 2")
      let next = try ProbeProcess(program: "ui-kit-probe", home: probe.home)
      #expect(lines(try next.tap("Badge", at: 1)).last == "badge 3")
    }

    @Test func `whoever registers for pushes has a token, and is told what comes, I-103`() throws {
      _ = try probe.tap("Delegate", at: 0)
      let answer = try probe.tap("Register", at: 1)
      #expect(lines(answer) == ["asked true", "within reach 32"])
      #expect(answer.requests == [.registerForPushes])
      #expect(lines(try probe.signal(.pushReceived(data: "shift"), at: 2)).last == "pushed shift")
      let fields = #"{"data": "list", "aps": {"content-available": 1}}"#
      #expect(lines(try probe.signal(.pushReceived(data: fields), at: 3)).last == "pushed list")
    }

    @Test func `the phone is held upright as long as somebody wants to know`() throws {
      #expect(
        lines(try probe.tap("Hold", at: 1)) == ["unknown false, portrait true, unknown false"])
    }

    @Test func `what is to be felt asks the phone for nothing`() throws {
      let answer = try probe.tap("Feel", at: 1)
      #expect(lines(answer) == ["felt"] && answer.requests == [])
    }

    @Test func `the phone's network counts as Wi-Fi, and as nothing else`() throws {
      let told = lines(try probe.tap("Wi-Fi and cellular", at: 1))
      #expect(
        told == [
          "0 satisfied false", "1 unsatisfied false", "2 satisfied false", "3 unsatisfied false",
        ])
    }

    @Test func `folders have names, and that of a group cannot lead elsewhere`() throws {
      #expect(
        lines(try probe.tap("Folders", at: 1)) == [
          "~/Documents true", "~/Library true", "~/Library/Caches true",
          "~/Library/Application Support false", "~/Library/Group Containers/g.a true", "none",
        ])
    }

    @Test func `the room that there is for important things is the phone's`() throws {
      probe.setStorage(freeBytes: 8_192)
      #expect(lines(try probe.tap("Room", at: 1)).last == "8192 free")
    }
  }
#endif
