import Testing

@testable import DeviceSimulator

struct AppVersionTests {
  @Test(arguments: [
    ("1.0", "2.0"), ("1.9", "1.10"), ("1", "1.0.1"), ("1.2.3.4", "1.2.3.5"), ("0", "0.1"),
  ])
  func `versions are compared number by number`(_ earlier: String, _ later: String) throws {
    let (earlier, later) = (try #require(AppVersion(earlier)), try #require(AppVersion(later)))
    #expect(earlier < later)
    #expect(!(later < earlier))
  }

  @Test func `zeros at the end change nothing`() {
    #expect(AppVersion("2") == AppVersion("2.0.0"))
  }

  @Test(arguments: ["", "v2", "2.", ".5", "1.2.3.4.5", "1.0-beta", "1234567890", "٢", "$(VERSION)"])
  func `what is no row of numbers is no version`(_ text: String) {
    #expect(AppVersion(text) == nil)
    var manifest = AppManifest(name: "Pets")
    manifest.setVersion(text)
    #expect(manifest.version == "1.0")
  }
}
