#if os(Linux)
  import Foundation
  import PhoneFoundation
  import Testing

  /// Texts that are looked up, and what else the platform's Foundation has.
  struct LocalizedTextTests {
    @Test func `a text that nobody has translated is its words with their values`() {
      let (count, name) = (3, "Hut")
      #expect(String(localized: "All is well") == "All is well")
      #expect(String(localized: "\(count) stops to \(name)", comment: "Way") == "3 stops to Hut")
      #expect(String(localized: "\(UInt8(7)) of \(1.5)") == "7 of 1.500000")
      #expect(
        String(localized: "\(2.25, specifier: "%.1f") km, \(4, specifier: "%02lld")")
          == "2.2 km, 04")
      #expect(String(localized: "\(0.5, format: .percent) done") == "50% done")
      #expect(String(localized: "Is \(true)") == "Is true")
    }

    @Test func `a percent sign is one, with values and without`() {
      #expect(String(localized: "100%") == "100%")
      #expect(String(localized: "\(5)% of 100%") == "5% of 100%")
      #expect(String(localized: String.LocalizationValue("%@ is a place")) == "%@ is a place")
    }

    @Test func `a text that is looked up by a name is another one where there is none`() {
      #expect(String(localized: "way.left", defaultValue: "\(2) km left") == "2 km left")
    }

    @Test func `translations take the values in their own order`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("texts-\(UUID().uuidString).bundle")
      defer { try? FileManager.default.removeItem(at: folder) }
      let german = folder.appendingPathComponent("en.lproj")
      try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
      let texts = #""%lld stops to %@" = "Bis %2$@ noch %1$lld Stationen, 100%%";"#
      try Data(texts.utf8).write(to: german.appendingPathComponent("Localizable.strings"))
      let bundle = try #require(Bundle(path: folder.path))
      #expect(
        String(localized: "\(3) stops to \("Hut")", bundle: bundle)
          == "Bis Hut noch 3 Stationen, 100%")
    }

    @Test func `a body is run, and the phone is never warm`() throws {
      #expect(autoreleasepool { 3 } == 3)
      #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
      #expect(ProcessInfo.processInfo.thermalState == .nominal)
      #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
      let seconds = CFAbsoluteTimeGetCurrent()
      #expect(abs(seconds - Date().timeIntervalSinceReferenceDate) < 60)
    }
  }
#endif
