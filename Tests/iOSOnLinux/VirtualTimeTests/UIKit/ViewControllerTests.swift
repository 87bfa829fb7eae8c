#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// View controllers, their views and questions, as the phone shows them.
  struct ViewControllerTests {
    private let probe: ProbeProcess
    private let first: Screen?

    init() throws {
      probe = try ProbeProcess(program: "view-controller-probe")
      first = try probe.signal(.launched(.user), at: 0).screen
      _ = try probe.signal(.becameActive, at: 0)
    }

    /// What was logged since the last time.
    private func log(at uptime: Double) throws -> String {
      let message = try probe.tap("Log", at: uptime).screen?.message ?? ""
      return String(
        message.split(separator: "\n").first { $0.contains("|") || $0.contains("scene") } ?? "")
    }

    @Test func `a scene's delegate puts its views into the window`() {
      #expect(first?.title == "First")
      #expect(
        first?.controls.map(\.label) == [
          "Log", "Count", "Wi-Fi", "Ask", "Open", "Cover", "Off", "Places", "Other", "Table",
          "Rows",
        ])
      #expect(first?.controls.filter { !$0.isEnabled }.map(\.label) == ["Off"])
      #expect(first?.message == "count 0\nWi-Fi")
      #expect(first?.fields.map(\.label) == ["Name"])
    }

    @Test func `views come into sight in the order of a phone`() throws {
      #expect(
        try log(at: 1)
          == "First loaded|First will appear|First did appear|scene active")
    }

    @Test func `a button calls its method, and a switch is turned`() throws {
      #expect(try probe.tap("Count", at: 1).screen?.message == "count 1 by Count\nWi-Fi")
      let turned = try probe.tap("Wi-Fi", at: 2).screen
      #expect(turned?.metrics.map(\.value) == [.text("On")])
      let named = try probe.signal(.entered("Ann", field: "Name"), at: 3).screen
      #expect(named?.message == "named Ann, on\nWi-Fi")
      #expect(named?.fields.map(\.text) == ["Ann"])
    }

    @Test func `an alert is a dialog, whose answer is heard after it has gone`() throws {
      let asked = try probe.tap("Ask", at: 1).screen
      #expect(
        asked?.dialog
          == Dialog(title: "Location", message: "Is it allowed?", buttons: ["No", "Yes"]))
      // What lies under it cannot be touched.
      #expect(try probe.tap("Count", at: 2).screen == nil)
      try probe.permit(Permission(.notDetermined))
      let answered = try probe.tap("Yes", at: 3)
      #expect(answered.screen?.dialog == nil)
      #expect(answered.screen?.message == "allowed\nWi-Fi")
      #expect(answered.requests == [.askForPermission(.whenInUse)])
    }

    @Test func `a page is pushed, and goes by the way back`() throws {
      _ = try log(at: 1)
      let pushed = try probe.tap("Open", at: 2).screen
      #expect(pushed?.title == "Next" && pushed?.controls.map(\.label).contains("Back") == true)
      #expect(try probe.tap("Back", at: 3).screen?.title == "First")
      #expect(
        try log(at: 4)
          == "Next loaded|First will disappear|Next will appear|First did disappear|Next did appear|"
          + "Next will disappear|First will appear|Next did disappear|First did appear")
    }

    @Test func `a page that covers all takes the others away as long`() throws {
      _ = try log(at: 1)
      let covered = try probe.tap("Cover", at: 2).screen
      #expect(covered?.controls.map(\.label) == ["Close"])
      #expect(try probe.tap("Close", at: 3).screen?.title == "First")
      #expect(
        try log(at: 4)
          == "Cover loaded|First will disappear|Cover will appear|First did disappear|"
          + "Cover did appear|Cover will disappear|First will appear|Cover did disappear|"
          + "First did appear")
    }

    /// An app whose list of properties names its scene's delegate, which may be none.
    private func named(_ name: String) throws -> ProbeProcess {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let scene = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(name)"]
      let roles = ["UIWindowSceneSessionRoleApplication": [scene]]
      let manifest: [String: Any] = [
        "UIApplicationSceneManifest": ["UISceneConfigurations": roles]
      ]
      let list = try PropertyListSerialization.data(
        fromPropertyList: manifest, format: .xml, options: 0)
      try list.write(to: folder.appendingPathComponent("Info.plist"))
      return try ProbeProcess(program: "view-controller-probe", in: folder)
    }

    @Test func `the list of properties names a scene's delegate, and an alert asks for a text`()
      throws
    {
      let probe = try named("NamedScene")
      let screen = try probe.signal(.launched(.user), at: 0).screen
      #expect(screen?.title == "Named" && screen?.controls.map(\.label) == ["Picture"])
      let asked = try probe.tap("Picture", at: 1).screen
      #expect(asked?.dialog?.buttons == ["Save"] && asked?.fields.map(\.label) == ["Your name"])
      _ = try probe.signal(.entered("Ann", field: "Your name"), at: 2)
      #expect(try probe.tap("Save", at: 3).screen?.message == "Hello Ann")
    }

    @Test func `a text of many lines is a field, and one that cannot be edited is read`() throws {
      let probe = try named("NotesScene")
      let first = try probe.signal(.launched(.user), at: 0).screen
      #expect(first?.message == "What was seen")
      #expect(first?.fields.map(\.label) == ["What was seen"])
      let written = try probe.signal(.entered("A fox", field: "What was seen"), at: 1).screen
      #expect(written?.title == "Notes, changed" && written?.message == "What was seen.")
      #expect(written?.fields.map(\.text) == ["A fox"])
      let refused = try probe.signal(.entered("A secret", field: "What was seen."), at: 2).screen
      #expect(refused?.message == "What was seen.." && refused?.fields.map(\.text) == ["A fox"])
    }

    @Test func `a scene's delegate that is not there ends the app by name`() throws {
      let probe = try named("NoScene")
      let error = #expect(throws: ProbeProcess.Ended.self) {
        try probe.signal(.launched(.user), at: 0)
      }
      #expect(error?.words.contains("names a scene's delegate NoScene, which is not there") == true)
    }

    @Test func `in the background there is no window yet, and then there is`() throws {
      let probe = try ProbeProcess(program: "view-controller-probe")
      // The screen is as before the start.
      #expect(try probe.signal(.launched(.location), at: 0).screen == nil)
      #expect(try probe.signal(.becameActive, at: 1).screen?.title == "First")
    }

    @Test func `a table is rows, those of the app's own classes too`() throws {
      let table = try probe.tap("Table", at: 1).screen
      #expect(table?.items.map(\.title) == ["Place 1", "Place 2", "Sound"])
      #expect(table?.items.map(\.detail) == ["near", "near", ""])
      #expect(table?.metrics.map(\.label) == ["Sound"])
      #expect(table?.message == "Chosen: none")
      #expect(try probe.tap("Place 2", at: 2).screen?.message == "Chosen: row 1")
    }

    @Test func `a page may be a table`() throws {
      #expect(try probe.tap("Rows", at: 1).screen?.items.map(\.title) == ["Row 0"])
      #expect(try probe.tap("Row 0", at: 2).screen?.items.map(\.title) == ["Row 0", "Row 1"])
    }

    @Test func `another tab is another page, and leaving the app takes no view away`() throws {
      _ = try log(at: 1)
      #expect(try probe.tap("Other", at: 2).screen?.title == "Other")
      _ = try probe.signal(.willResignActive, at: 3)
      _ = try probe.signal(.enteredBackground, at: 3)
      _ = try probe.signal(.becameActive, at: 4)
      _ = try probe.tap("Places", at: 5)
      #expect(
        try log(at: 6)
          == "Other loaded|First will disappear|Other will appear|First did disappear|"
          + "Other did appear|scene background|scene active|Other will disappear|"
          + "First will appear|Other did disappear|First did appear")
    }
  }
#endif
