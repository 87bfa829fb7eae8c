#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Testing

  /// Files of the app, on the phone's storage.
  final class StorageTests {
    private let probe: ProbeProcess
    private var time = 0.0

    init() throws { probe = try ProbeProcess() }

    /// What the app says of each of the things that it does, one after the other.
    private func told(_ labels: String...) throws -> [Substring] {
      var message = ""
      for label in labels {
        time += 1
        message = try probe.tap(label, at: time).screen?.message ?? message
      }
      return message.split(separator: "|").suffix(labels.count)
    }

    @Test func `a file takes as much as the phone has, and no more`() throws {
      #expect(try told("Write 1000", "Append 100") == ["written", "appended"])
      probe.setStorage(freeBytes: 150)
      #expect(try told("Append 100", "Read") == ["appended", "1200 bytes"])
      // What fits is written.
      #expect(try told("Append 100", "Read") == ["no room", "1250 bytes"])
    }

    @Test func `a bundle without an Info plist has an identifier, as on a phone`() throws {
      #expect(try told("Bundle") == ["app.virtual-time-probe"])
    }

    @Test func `what is written over, or was deleted, needs no room`() throws {
      #expect(try told("Write 1000") == ["written"])
      probe.setStorage(freeBytes: 0)
      #expect(try told("Write 900 elsewhere") == ["no room"])
      #expect(try told("Read") == ["1000 bytes"])
      #expect(try told("Delete", "Write 900 elsewhere") == ["deleted", "written"])
    }

    @Test func `a full storage keeps what was written at once before`() throws {
      #expect(try told("Write 1000") == ["written"])
      probe.setStorage(freeBytes: 500)
      #expect(try told("Write 1000 at once") == ["no room"])
      #expect(try told("Read") == ["1000 bytes"])
      probe.setStorage(freeBytes: nil)
      #expect(try told("Write 1000 at once") == ["written"])
    }

    @Test func `what does not lie in the app's home is none of its storage`() throws {
      probe.setStorage(freeBytes: 0)
      #expect(try told("Write outside") == ["written"])
    }

    @Test func `a copy needs as much room as what is written`() throws {
      #expect(try told("Write 1000") == ["written"])
      probe.setStorage(freeBytes: 999)
      #expect(try told("Copy") == ["no room"])
      probe.setStorage(freeBytes: 1_999)
      #expect(try told("Copy") == ["copied"])
    }

    @Test func `what is free is the phone's, and goes on with the next process`() throws {
      #expect(try told("Free") == ["32000000000 free"])
      probe.setStorage(freeBytes: 8_192)
      #expect(try told("Free", "Write 1000", "Free") == ["8192 free", "written", "4096 free"])
      let restarted = try ProbeProcess(home: probe.home, freeBytes: 8_192)
      #expect(try restarted.tap("Free", at: 1).screen?.message == "4096 free")
      restarted.setStorage(freeBytes: 18_192)
      #expect(try restarted.tap("Free", at: 2).screen?.message?.hasSuffix("|16384 free") == true)
      restarted.setStorage(freeBytes: 0)
      #expect(try restarted.tap("Free", at: 3).screen?.message?.hasSuffix("|0 free") == true)
    }

    @Test func `a default for which there is no room is kept as long as the process lives`() throws
    {
      probe.setStorage(freeBytes: 0)
      #expect(try told("Set default", "Default") == ["set", "7"])
      probe.setStorage(freeBytes: nil)
      #expect(try told("Set default", "Default") == ["set", "7"])
      let restarted = try ProbeProcess(home: probe.home)
      #expect(try restarted.tap("Default", at: 1).screen?.message == "7")
    }

    @Test(arguments: [0, 10, 100, 200, 300, 400, 500])
    func `defaults that do not fit leave those of before to the next process`(free: Int) throws {
      #expect(try told("Set default") == ["set"])
      probe.setStorage(freeBytes: free)
      #expect(try told("Set long default", "Default") == ["set", "7"])
      let restarted = try ProbeProcess(home: probe.home, freeBytes: 0)
      #expect(try restarted.tap("Default", at: 1).screen?.message == "7")
    }

    @Test func `an app may write defaults itself where there is no room`() throws {
      #expect(try told("Set default") == ["set"])
      probe.setStorage(freeBytes: 10)
      let told = try told("Set long default", "Synchronize", "Default")
      #expect(told == ["set", "synchronized", "7"])
      let restarted = try ProbeProcess(home: probe.home, freeBytes: 0)
      #expect(try restarted.tap("Default", at: 1).screen?.message == "7")
    }

    @Test func `an app finds the folders that every app has`() throws {
      #expect(try told("Folders") == ["~/Documents ~/Library/Caches ~/tmp"])
    }

    @Test func `files can be opened from the first unlock on`() throws {
      #expect(try told("Write 1000", "Set default") == ["written", "set"])
      let restarted = try ProbeProcess(home: probe.home)
      restarted.setStorage(freeBytes: nil, isReadable: false)
      let locked = try restarted.tap("Read", at: 1).screen?.message
      #expect(locked == "no permission")
      #expect(try restarted.tap("Default", at: 2).screen?.message?.hasSuffix("|0") == true)
      restarted.setStorage(freeBytes: nil)
      #expect(try restarted.tap("Read", at: 3).screen?.message?.hasSuffix("|1000 bytes") == true)
      #expect(try restarted.tap("Default", at: 4).screen?.message?.hasSuffix("|7") == true)
    }
  }
#endif
