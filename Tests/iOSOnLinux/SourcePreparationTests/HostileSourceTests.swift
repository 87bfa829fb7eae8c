import Testing

@testable import SourcePreparation

/// Sources as nobody writes them.
struct HostileSourceTests {
  private static let seed = ##"""
    // A file with a bit of everything.
    @preconcurrency import UIKit; import Foundation
    import os.log
    #if os(iOS) && !(targetEnvironment(simulator) || DEBUG), canImport(MapKit)
    import MapKit /* a /* b */ c */
    #elseif os(Linux)
    #endif
    @objc(go:) final class A: NSObject { @objc func b() -> Int { 6 / 2 } }
    let a = "x \(b("y \(1)")) z", c = #"\#(d) " \"#, e = """
      #if os(iOS) \(f)
      import Darwin
      """, g = /a"\/b/, h = #/c"/#
    import Darwin.C
    """##
  private static let pieces = [
    "\"", "\"\"\"", "#", "(", ")", "\\(", "/*", "*/", "//", "\n", "\r", "/", "#if os(iOS) ", "`",
    "import Foundation", "@objc", "#endif", "\\", ";", "\u{0}", "ä", "||",
  ]

  /// A generator of its own: the same mutations on every machine.
  private struct Chance {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// Takes bytes out, puts pieces in and repeats parts, a few times.
  private static func mutated(_ chance: inout Chance) -> [UInt8] {
    var bytes = Array(seed.utf8)
    for _ in 0...chance.below(5) {
      let place = chance.below(bytes.count)
      switch chance.below(4) {
      case 0: bytes.insert(contentsOf: pieces[chance.below(pieces.count)].utf8, at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + chance.below(12)))
      case 2: bytes[place] = UInt8(chance.below(256))
      default: bytes += bytes[place..<min(bytes.count, place + chance.below(60))]
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }

  private static let changing = [
    "#if", "#elseif", "import", "@objc", "@UIApplicationMain", "@IBOutlet",
  ]

  /// What went wrong with a source that was prepared; `nil` where everything holds.
  private static func fault(of bytes: [UInt8], _ once: Preparation) -> String? {
    let twice = preparation(of: once.text)
    if twice.text != once.text { return "is changed a second time" }
    if twice.obstacles.map(\.kind) != once.obstacles.map(\.kind) {
      return "stands otherwise in the way a second time"
    }
    let before = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let after = once.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if before.count != after.count { return "has another number of lines" }
    for (old, new) in zip(before, after) where old != new {
      let text = String(decoding: old, as: UTF8.self)
      if !changing.contains(where: text.contains) { return "is changed in “\(text)”" }
    }
    return nil
  }

  @Test func `no mutation crashes, moves a line, or is changed where it must not be`() {
    var chance = Chance(state: 14)
    var changedCount = 0
    for _ in 0..<100_000 {
      let bytes = Self.mutated(&chance)
      let once = preparation(of: bytes)
      if once.text != bytes { changedCount += 1 }
      if let fault = Self.fault(of: bytes, once) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) \(fault)")
        return
      }
    }
    #expect(changedCount > 50_000)
  }

  @Test(arguments: [
    "\"\\(", "(", "#if (", "#if !", "/*", "#if os(", "/a", "##", "#if os(iOS)\n", "@objc(",
    "#\"\"\"",
  ])
  func `no nesting is too deep`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    #expect(preparation(of: bytes).text.count == bytes.count)
  }
}
