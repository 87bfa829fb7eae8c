import Foundation
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
    @objc protocol P { @objc optional func go(_ a: [Int]) -> Int?; optional func b() }
    #Preview("A", traits: .a) { A("\(b {1})").go?([1]) }
    extension EnvironmentValues { @Entry var a: Int = { 1 }(); @Entry var b = "c" }
    struct Previews: PreviewProvider { static var a = [1] }
    let a = "x \(b("y \(1)")) z", c = #"\#(d) " \"#, e = """
      #if os(iOS) \(f)
      import Darwin
      """, g = /a"\/b/, h = #/c"/#
    import Darwin.C
    """##
  private static let pieces = [
    "\"", "\"\"\"", "#", "(", ")", "\\(", "/*", "*/", "//", "\n", "\r", "/", "#if os(iOS) ", "`",
    "import Foundation", "@objc", "#endif", "\\", ";", "\u{0}", "ä", "||", "{", "}", "[", "]",
    "#Preview", "@Entry", " optional func ", " protocol P", ": PreviewProvider", " = ",
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
    "#if", "#elseif", "import", "@objc", "@UIApplicationMain", "@IBOutlet", "optional", "@Entry",
  ]

  /// What may stand in a line in which nothing else is changed: behind a protocol, and behind the value of an entry.
  private static let added = ["; extension P", ": AnyObject", ", AnyObject", " }"]

  /// Whether each question for a framework stands where one can: behind a word, its answer in parentheses would be that word's.
  private static func asksProperly(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "canImport").dropLast()
      .allSatisfy { before in
        let text = before.trimmingCharacters(in: .whitespaces)
        return ["#if", "#elseif", "&", "|", "!", "(", ","].contains(where: text.hasSuffix)
      }
  }

  /// Whether the bytes of a line are left or blanked, as in previews and calls.
  private static func isBlanked(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0 == $1 || $1 == UInt8(ascii: " ") }
  }

  private static let platform = Platform(frameworks: ["CoreLocation", "SwiftUI", "UIKit", "os"])

  private static func preparation(of bytes: [UInt8]) -> Preparation {
    Preparation(of: bytes, for: platform)
  }

  /// What went wrong with a source that was prepared; `nil` where everything holds.
  private static func fault(of bytes: [UInt8], _ once: Preparation) -> String? {
    let twice = preparation(of: once.text)
    // Where something is told, nothing is written, and so nothing is prepared a second time.
    if once.obstacles.isEmpty {
      if twice.text != once.text { return "is changed a second time" }
      if !twice.obstacles.isEmpty, asksProperly(bytes) { return "stands in the way a second time" }
    }
    let before = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let after = once.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if before.count != after.count { return "has another number of lines" }
    for (old, new) in zip(before, after) where old != new {
      let text = String(decoding: old, as: UTF8.self)
      if changing.contains(where: text.contains) || isBlanked(old, new) { continue }
      let changed = String(decoding: new, as: UTF8.self)
      // The value of an entry may end in a line of which a preview is blanked.
      let rest = isBlanked(old, new.prefix(old.count)) ? "" : text
      if !added.contains(where: { count($0, in: changed) > count($0, in: rest) }) {
        return "is changed in “\(text)”"
      }
    }
    return nil
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count
  }

  @Test func `no mutation crashes, moves a line, or is changed where it must not be`() {
    var chance = Chance(state: 14)
    var changedCount = 0
    for _ in 0..<50_000 {
      let bytes = Self.mutated(&chance)
      let once = Self.preparation(of: bytes)
      if once.text != bytes { changedCount += 1 }
      if let fault = Self.fault(of: bytes, once) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) \(fault)")
        return
      }
    }
    #expect(changedCount > 25_000)
  }

  private static let deepPieces = [
    "\"\\(", "(", "#if (", "#if !", "/*", "#if os(", "/a", "##", "#if os(iOS)\n", "@objc(",
    "#\"\"\"", "#Preview {", "#Preview(", "@Entry ", "@Entry var a: ", "{",
    "class A: PreviewProvider {",
    "public ", "protocol P {", "protocol P { optional func ", ".a?(",
    "extension A { @Entry var a = ",
    "@available(", "#Preview()",
  ]

  @Test(arguments: deepPieces)
  func `no nesting is too deep`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    // What is told may be told at once: no piece may take longer the more there are.
    #expect(Self.preparation(of: bytes).text.count >= bytes.count)
  }
}
