import Foundation
import TestSupport
import Testing

@testable import RehearseCommand

/// How the studio has its page opened, by a program of the system.
struct StudioBrowserTests {
  #if os(Linux)
    /// A folder with a program that takes its time to show an address.
    private static func bench() throws -> Bench {
      let bench = try Bench([
        "xdg-open": "#!/bin/sh\n/bin/sleep 0.3; echo \"$1\" > \"${0%/*}/shown\"\n"
      ])
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: bench.folder.appending(path: "xdg-open").path)
      return bench
    }

    @Test func `what shows the page is waited for by nobody, and ended by nobody`() async throws {
      let bench = try Self.bench()
      let variables = ["DISPLAY": ":0", "PATH": bench.folder.path]
      StudioBrowser(variables).open("http://127.0.0.1:1/")
      #expect(bench.text("shown") == nil)
      for _ in 0..<200 where bench.text("shown") == nil {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(bench.text("shown") == "http://127.0.0.1:1/\n")
    }

    @Test(arguments: [[:], ["DISPLAY": ""], ["WAYLAND_DISPLAY": ""]])
    func `nothing is opened where there is no screen`(screen: [String: String]) async throws {
      let bench = try Self.bench()
      StudioBrowser(screen.merging(["PATH": bench.folder.path]) { $1 }).open("http://127.0.0.1:1/")
      try await Task.sleep(for: .milliseconds(600))
      #expect(bench.text("shown") == nil)
    }
  #endif

  @Test func `a screen without a program that opens addresses is no error`() {
    StudioBrowser(["DISPLAY": ":0", "PATH": "/none"]).open("http://127.0.0.1:1/")
  }
}
