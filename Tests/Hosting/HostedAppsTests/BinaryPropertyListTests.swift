import DeviceSimulator
import Foundation
import Testing

@testable import HostedApps

/// An `Info.plist` as Xcode writes it into an app.
struct BinaryPropertyListTests {
  private static var values: [String: Any] {
    [
      "CFBundleShortVersionString": "1.2",
      "NSLocationWhenInUseUsageDescription": "To see ä < b & c.",
      "NSLocationDefaultAccuracyReduced": true, "UIBackgroundModes": ["location", "audio"],
      "NSLocationTemporaryUsageDescriptionDictionary": ["near": "To be near."],
      "Number": 300, "Large": -5, "Real": 1.5, "Data": Data([1, 2]),
      "Date": Date(timeIntervalSince1970: 0),
      "Many": (0..<40).map { "Text \($0)" }, "Long": String(repeating: "x", count: 300),
    ]
  }

  private static func bytes() throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
  }

  private static func manifest(_ bytes: [UInt8]) throws(AppFileFault) -> AppManifest {
    try InfoPlist.manifest(named: "A", "Info.plist", bytes)
  }

  @Test func `a binary list says what the same in XML says`() throws {
    let xml = try PropertyListSerialization.data(
      fromPropertyList: Self.values, format: .xml, options: 0)
    let manifest = try Self.manifest(Self.bytes())
    #expect(manifest == (try Self.manifest(Array(xml))))
    #expect(manifest.whenInUseUsage == "To see ä < b & c.")
    #expect(manifest.backgroundModes == [.location, .audio])
    #expect(manifest.asksForReducedAccuracy)
  }

  @Test func `a list that refers to itself is refused`() {
    // One array, whose only element it is.
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + Array(repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, 10]
    let fault = #expect(throws: BinaryPropertyList.Fault.self) { try BinaryPropertyList(bytes) }
    #expect(fault?.message == "it lies too deep in itself, or grows beyond all bounds")
  }

  @Test func `no bytes crash it, however they were broken`() throws {
    let whole = try Self.bytes()
    var state: UInt64 = 37
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var readCount = 0
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...below(4) {
        // What is counted and referred to by stands at the end.
        let place = below(3) == 0 ? bytes.count - 1 - below(40) : below(bytes.count)
        bytes[place] = UInt8(below(256))
      }
      if below(10) == 0 { bytes.removeLast(below(bytes.count)) }
      if (try? Self.manifest(bytes)) != nil { readCount += 1 }
    }
    #expect(readCount > 500)
    for count in 0..<64 {
      let bytes = Array("bplist00".utf8) + (0..<count).map { _ in UInt8(below(256)) }
      _ = try? Self.manifest(bytes)
    }
  }
}
