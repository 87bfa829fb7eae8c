#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// What apps hear of their own life, of the device and of the network by the platform's frameworks.
  struct UIKitTests {
    private let probe: ProbeProcess

    init() throws { probe = try ProbeProcess(program: "ui-kit-probe") }

    /// What the screen says after signals, one a second, each line apart.
    private func lines(after signals: Signal...) throws -> [Substring] {
      for (second, signal) in signals.enumerated() {
        _ = try probe.signal(signal, at: Double(second))
      }
      let screen = try probe.signal(.tapped("Protected"), at: Double(signals.count)).screen
      return (screen?.message ?? "").split(separator: "|").dropLast(2)
    }

    @Test func `an app that is opened, covered, left and opened again is told each step once`()
      throws
    {
      let told = try lines(
        after: .launched(.user), .becameActive, .willResignActive, .becameActive,
        .willResignActive, .enteredBackground, .becameActive)
      // The figures are the states: active, inactive, background.
      #expect(
        told == [
          "DidFinishLaunching 1", "DidBecomeActive 0", "WillResignActive 0", "DidBecomeActive 0",
          "WillResignActive 0", "DidEnterBackground 2", "WillEnterForeground 2",
          "DidBecomeActive 0",
        ])
    }

    @Test func `an app that a position has started is in the background until the user comes`()
      throws
    {
      let told = try lines(
        after: .tapped("Delegate"), .launched(.location), .becameActive, .willResignActive,
        .enteredBackground)
      #expect(
        told == [
          "started true 2", "DidFinishLaunching 2", "WillEnterForeground 2", "DidBecomeActive 0",
          "WillResignActive 0", "delegate: hidden", "DidEnterBackground 2",
        ])
    }

    @Test func `the clock and the first unlock are told`() throws {
      let told = try lines(after: .launched(.work), .clockChanged(.newDay), .storageUnlocked)
      #expect(
        told == [
          "DidFinishLaunching 2", "SignificantTimeChange 2", "ProtectedDataDidBecomeAvailable 2",
        ])
    }

    @Test func `another zone is told by a notification of its own, I-100`() throws {
      let told = try lines(after: .launched(.work), .clockChanged(.zone))
      #expect(told.count == 2 && told.last?.contains("TimeZoneDidChange") == true, "\(told)")
    }

    @Test func `of schemes of others only those declared can be known to open`() throws {
      let told = try probe.tap("Who opens", at: 1).screen?.message
      #expect(told?.hasSuffix("yes yes no no") == true)
    }

    @Test func `Settings and other apps are opened from the front alone`() throws {
      _ = try lines(after: .launched(.user), .becameActive, .tapped("Clear"))
      let settings = try probe.tap("Settings", at: 4)
      #expect(settings.requests == [.openSettings])
      #expect(settings.screen?.message == "true|true|opened true")
      #expect(try probe.tap("Call", at: 5).requests == [.open(address: "tel:112")])
      #expect(try probe.tap("Notification settings", at: 5).requests == [.openSettings])
      let nowhere = try probe.tap("Nowhere", at: 6)
      #expect(nowhere.requests == [])
      #expect(nowhere.screen?.message?.hasSuffix("opened false") == true)
      _ = try probe.signal(.willResignActive, at: 7)
      _ = try probe.signal(.enteredBackground, at: 8)
      #expect(try probe.tap("Settings", at: 9).requests == [])
    }

    @Test func `the old way to open an address opens nothing, as since iOS 18`() throws {
      _ = try lines(after: .launched(.user), .becameActive, .tapped("Clear"))
      let answer = try probe.tap("Old way", at: 4)
      #expect(answer.requests == [] && answer.screen?.message?.hasSuffix("opened false") == true)
    }

    @Test(arguments: ["Begin task", "Begin task elsewhere"])
    func `a background task begins, is told that its time is over, and ends once`(
      button: String
    ) throws {
      #expect(try probe.tap("End task", at: 1).requests == [])
      #expect(try probe.tap(button, at: 2).requests == [.beginBackgroundTask(name: "save 1")])
      #expect(try probe.signal(.workExpired(name: "other"), at: 3).screen == nil)
      let expired = try probe.signal(.workExpired(name: "save 1"), at: 4)
      #expect(expired.screen?.message == "time is over")
      #expect(try probe.tap("End task", at: 5).requests == [.endBackgroundTask(name: "save 1")])
      #expect(try probe.tap("End task", at: 6).requests == [])
      #expect(try probe.tap("Begin task", at: 7).requests == [.beginBackgroundTask(name: "save 2")])
    }

    @Test
    func `the time in the background is without bound in front, and counts down out of sight`()
      throws
    {
      _ = try lines(after: .launched(.user), .becameActive, .tapped("Clear"))
      probe.setBackgroundTime(.milliseconds(29_500))
      #expect(try probe.tap("Time left", at: 4).screen?.message?.hasSuffix("for ever") == true)
      _ = try probe.signal(.enteredBackground, at: 5)
      #expect(try probe.tap("Time left", at: 6).screen?.message?.hasSuffix("29.5") == true)
      probe.setBackgroundTime(nil)
      #expect(try probe.tap("Time left", at: 7).screen?.message?.hasSuffix("for ever") == true)
    }

    @Test func `the saving of power is read at once, and told when it changes`() throws {
      #expect(try probe.tap("Power", at: 1).screen?.message == "saves false")
      let on = try probe.savePower(true, at: 2).screen?.message
      #expect(on == "saves false|told true")
      let off = try probe.savePower(false, at: 3).screen?.message
      #expect(off?.hasSuffix("told true|told false") == true)
    }

    @Test
    func `what is posted on another queue is observed on the one that the observer named`() throws {
      #expect(
        try probe.tap("Post elsewhere", at: 1).screen?.message
          == "observed on main true|posted on main false")
    }

    @Test func `a timer rings on the main run loop, and never on that of another queue`() throws {
      #expect(try probe.tap("Timers elsewhere", at: 1).requests.count == 1)
      #expect(try probe.tap("Power", at: 5.5).screen?.message == "saves false")
      _ = try probe.tap("Power", at: 7)
      let lines = try probe.tap("Power", at: 8).screen?.message?.split(separator: "|") ?? []
      #expect(lines.contains("rang") && lines.contains("rang too"))
      #expect(!lines.contains { $0.hasPrefix("lost") })
    }

    @Test func `whoever is called by a method hears until they are gone or want no more`() throws {
      _ = try probe.tap("Select", at: 1)
      #expect(try probe.tap("Shout", at: 2).screen?.message == "heard shout|heard something")
      let rang = try probe.tap("Shout", at: 5).screen?.message
      #expect(rang?.contains("|rang true") == true)
      _ = try probe.tap("Select no more", at: 6)
      #expect(try probe.tap("Shout", at: 7).screen == nil)
      _ = try probe.tap("Select", at: 8)
      _ = try probe.tap("Shout", at: 12)
      _ = try probe.tap("Release", at: 13)
      #expect(try probe.tap("Shout", at: 14).screen == nil)
    }

    @Test func `the phone has its names, and stays awake as long as the app wants`() throws {
      #expect(
        try probe.tap("Names", at: 1).screen?.message == "iPhone|iPhone|iPhone|iOS|26.0|phone|true")
    }

    @Test
    func `the maker knows the phone by one name, which cannot be read before the first unlock`()
      throws
    {
      let first = try probe.tap("Who am I", at: 1).screen?.message
      #expect(first?.count == 36)
      #expect(try probe.tap("Who am I", at: 2).screen?.message == "\(first ?? "")|\(first ?? "")")
      probe.setStorage(freeBytes: nil, isReadable: false)
      #expect(try probe.tap("Who am I", at: 3).screen?.message?.hasSuffix("|nobody") == true)
    }

    @Test func `the battery is known where it is watched`() throws {
      #expect(try probe.tap("Battery", at: 1).screen?.message == "-1.0 unknown")
      _ = try probe.tap("Watch battery", at: 2)
      #expect(try probe.tap("Clear", at: 3).screen?.message == "")
      #expect(try probe.tap("Battery", at: 4).screen?.message == "1.0 unplugged")
      let fuller = Battery(percentage: 99, isCharging: true)
      #expect(
        try probe.signal(.batteryChanged(fuller), at: 5).screen?.message
          == "1.0 unplugged|BatteryLevelDidChange 1|BatteryStateDidChange 1")
    }

    @Test func `the network is told at first and at each change, until nobody wants it`() throws {
      let first = try probe.tap("Network", at: 1).screen?.message
      #expect(first == "unsatisfied|satisfied true")
      let lost = try probe.signal(.connectivityChanged(isOnline: false), at: 2).screen?.message
      #expect(lost == "unsatisfied|satisfied true|unsatisfied false")
      _ = try probe.tap("Cancel", at: 3)
      #expect(try probe.signal(.connectivityChanged(isOnline: true), at: 4).screen == nil)
    }

    @Test func `a stream of a monitor that was started before begins with how it is`() throws {
      let watched = try probe.tap("Network", at: 1).screen?.message
      #expect(watched == "unsatisfied|satisfied true")
      let streamed = try probe.tap("Stream it", at: 2).screen?.message
      #expect(streamed == "unsatisfied|satisfied true|then satisfied")
      let lost = try probe.signal(.connectivityChanged(isOnline: false), at: 3).screen?.message
      #expect(lost == "unsatisfied|satisfied true|then satisfied|then unsatisfied")
    }

    @Test func `the network is a stream of paths too`() throws {
      #expect(try probe.tap("Stream", at: 1).screen?.message == "streamed satisfied")
      let lost = try probe.signal(.connectivityChanged(isOnline: false), at: 2).screen?.message
      #expect(lost == "streamed satisfied|streamed unsatisfied")
      let ended = try probe.tap("End stream", at: 3).screen?.message
      #expect(ended == "streamed satisfied|streamed unsatisfied|ended")
      #expect(try probe.signal(.connectivityChanged(isOnline: true), at: 4).screen == nil)
    }
  }
#endif
