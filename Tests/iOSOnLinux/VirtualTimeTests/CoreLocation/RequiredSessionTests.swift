#if os(Linux)
  import AppProtocol
  import DeviceInterface
  import Foundation
  import Testing

  /// An app that has declared that it holds sessions of its own (`I-26`).
  final class RequiredSessionTests {
    private let probe: ProbeProcess
    private let folder: URL

    /// The `Info.plist` lies beside the program, so the probe is played in a folder of its own.
    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSLocationRequireExplicitServiceSession</key>
        <true/></dict></plist>
        """
      try plist.write(
        to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
      probe = try ProbeProcess(program: "core-location-probe", in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func `live updates say first that a session is missing`() throws {
      #expect(try probe.tap("Live", at: 1).screen?.message == "no session")
    }

    @Test func `with a session they say nothing of it`() throws {
      _ = try probe.tap("Session", at: 1)
      #expect(try probe.tap("Live", at: 2).screen == nil)
    }
  }
#endif
