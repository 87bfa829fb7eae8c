import Testing

@testable import SourcePreparation

/// What imports and attributes become, and what is told of them.
struct PreparationTests {
  @Test(arguments: [
    ("import Foundation", "import Foundation; import FoundationNetworking"),
    ("import Foundation // all", "import Foundation; import FoundationNetworking // all"),
    ("import Foundation;import A", "import Foundation; import FoundationNetworking;import A"),
    (
      "public import Foundation",
      "public import Foundation; public import FoundationNetworking"
    ),
    (
      "@_exported import Foundation",
      "@_exported import Foundation; @_exported import FoundationNetworking"
    ),
    (
      "@preconcurrency import UIKit",
      "@preconcurrency import UIKit; import Foundation; import FoundationNetworking"
    ),
    (
      "import class UIKit.UIView",
      "import class UIKit.UIView; import Foundation; import FoundationNetworking"
    ),
    ("import struct Foundation.URLRequest", "import struct FoundationNetworking.URLRequest"),
    (
      "import os.log",
      "import os    ; import Foundation; import FoundationNetworking"
    ),
    ("import CoreGraphics", "import Foundation  ; import FoundationNetworking"),
    (
      "import struct CoreGraphics.CGFloat",
      "import struct Foundation.CGFloat; import FoundationNetworking"
    ), ("import func Darwin.exp", "import func Glibc.exp"),
    ("import Darwin", "import Glibc "), ("import Darwin.C", "import Glibc   "),
    ("@testable import Mine", "@testable import Mine"), ("import Dispatch", "import Dispatch"),
    ("import\nFoundation", "import\nFoundation"), ("a.import Foundation", "a.import Foundation"),
  ])
  func `an import brings what it brings on a phone`(before: String, after: String) {
    #expect(prepared(before) == after)
    #expect(prepared(after) == after)
  }

  @Test(arguments: [
    "let parser = XMLParser(data: data)", "extension A: XMLParserDelegate {}",
    "var parser: XMLParser?",
  ])
  func `a file that reads XML has the module for it`(use: String) {
    let before = "import Foundation\n\(use)"
    let after = "import Foundation; import FoundationNetworking; import FoundationXML\n\(use)"
    #expect(prepared(before) == after)
    #expect(prepared(after) == after)
    #expect(
      !prepared("import Foundation\n// XMLParser\nlet a = \"XMLParser\"").contains("FoundationXML"))
  }

  @Test(arguments: [
    (
      "import Foundation",
      "import Foundation; import FoundationNetworking; import Combine; import PhoneFoundation"
    ),
    (
      "import Combine",
      "import Combine; import Foundation; import FoundationNetworking; import PhoneFoundation"
    ),
    (
      "public import CoreLocation",
      "public import CoreLocation; public import Foundation; public import FoundationNetworking; "
        + "public import Combine; public import PhoneFoundation"
    ),
  ])
  func `Foundation brings what is asked for beside it`(before: String, after: String) {
    let platform = Platform(frameworks: ["CoreLocation", "Combine", "Foundation"])
    let text = Preparation(of: Array(before.utf8), for: platform).text
    #expect(String(decoding: text, as: UTF8.self) == after)
  }

  @Test(arguments: [
    (["SwiftUI"], "import SwiftUI", ["Foundation", "FoundationNetworking", "Combine", "UIKit"]),
    (["SwiftUI"], "import Foundation", ["FoundationNetworking", "Combine"]),
    (
      ["SwiftUI", "UIKit"], "import SwiftUI",
      ["Foundation", "FoundationNetworking", "Combine", "UIKit"]
    ),
    (["SwiftUI", "UIKit"], "import Combine", ["Foundation", "FoundationNetworking"]),
    (
      ["MapKit", "CoreLocation", "UIKit"], "import MapKit",
      ["Foundation", "FoundationNetworking", "UIKit"]
    ),
  ])
  func `a framework that is asked for brings what it brings on a phone`(
    frameworks: [String], before: String, modules: [String]
  ) {
    let text = Preparation(of: Array(before.utf8), for: Platform(frameworks: frameworks)).text
    let after = before + modules.map { "; import \($0)" }.joined()
    #expect(String(decoding: text, as: UTF8.self) == after)
  }

  @Test func `who has SwiftUI can ask for UIKit`() {
    let source = "#if canImport(UIKit)\nimport UIKit\n#endif\n"
    let prepared = Preparation(of: Array(source.utf8), for: Platform(frameworks: ["SwiftUI"]))
    #expect(prepared.obstacles == [])
    #expect(String(decoding: prepared.text, as: UTF8.self).hasPrefix("#if (true "))
  }

  @Test func `a file with observable objects has the module for them`() {
    let before = "import Foundation\n@Observable class A { @ObservationIgnored var b = 1 }"
    let after = before.replacing(
      "Foundation\n", with: "Foundation; import FoundationNetworking; import Observation\n")
    #expect(prepared(before) == after)
    #expect(prepared(after) == after)
  }

  @Test(arguments: [
    "import Foundation\nimport OpenCombine\nclass A { @Published var b = 1 }",
    "#if os(macOS)\n@Published var a = 1\n#endif", "@PublishedValue var a = 1",
  ])
  func `what may be published by others is left to the compiler`(source: String) {
    #expect(obstacles(source) == [])
  }

  @Test func `what is published is, where there is Combine`() {
    for name in ["Combine", "SwiftUI"] {
      let prepared = Preparation(
        of: Array("import \(name)\n@Published var a = 1".utf8), for: Platform(frameworks: [name]))
      #expect(prepared.obstacles == [])
    }
  }

  @Test(arguments: [
    ("AudioToolbox", Platform.Availability.missing), ("CoreTransferable", .missing),
    ("AppKit", .missing), ("FoundationXML", .ofToolchain), ("_Concurrency", .ofToolchain),
    ("Distributed", .ofToolchain), ("UIKit", .offered), ("CoreLocation", .own),
    ("Testing", .ofTests), ("Alamofire", .ofOthers),
  ])
  func `it is known whose a module is`(module: String, availability: Platform.Availability) {
    #expect(Platform.availability(of: module) == availability)
  }

  @Test(arguments: ["AudioToolbox", "FoundationXML", "_Concurrency"])
  func `a module of the system hides nothing that is published`(module: String) {
    let source = "import Foundation\n#if canImport(AppKit)\nimport \(module)\n#endif"
    #expect(obstacles(source + "\nclass A { @Published var b = 1 }") == [.published])
  }

  private static let attributes = [
    ("@objc func a() {}", "      func a() {}"),
    ("  @objc(a:b:) func a() {}", "              func a() {}"),
    ("@objc\nfunc a() {}", "     \nfunc a() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@nonobjc @IBAction func a() {}", "@nonobjc @IBAction func a() {}"),
    ("@available(iOS 17, *) class A {}", "@available(iOS 17, *) class A {}"),
    ("if #available(iOS 17, *) {}", "if #available(iOS 17, *) {}"),
  ]

  @Test(arguments: attributes)
  func `an attribute of the runtime is blanked`(before: String, after: String) {
    #expect(prepared(before) == after)
  }

  @Test(arguments: [
    ("#selector(rang)", "Selector(\"rang\", { (it: Self) in it.rang })"),
    ("#selector(rang(_:))", "Selector(\"rang\", { (it: Self) in it.rang(_:) })"),
    ("#selector(rang(_:with:))", "Selector(\"rang\", { (it: Self) in it.rang(_:with:) })"),
    ("#selector(self.rang)", "Selector(\"rang\", { (it: Self) in it.rang })"),
    (
      "#selector( Ticker.rang(_:) ), 1)",
      "Selector(\"rang\", { (it: Ticker) in it.rang(_:)  }), 1)"
    ),
    (
      "a(#selector(App.Ticker.rang), b)",
      "a(Selector(\"rang\", { (it: App.Ticker) in it.rang }), b)"
    ),
  ])
  func `a selector is a closure where Foundation brings the type for it`(
    before: String, after: String
  ) {
    let prepared = Preparation(
      of: Array(before.utf8), for: Platform(frameworks: ["CoreLocation", "Foundation"]))
    #expect(String(decoding: prepared.text, as: UTF8.self) == after)
    #expect(prepared.obstacles == [])
  }

  @Test(arguments: [
    "#selector(getter: name)", "#selector(ticker.rang)", "#selector(rang as () -> Void)",
    "#selector()", "#selector", "#selector(rang(_:)", "#selector(\nrang\n)", "#selector(\"a\")",
  ])
  func `a selector that names no method of a type is an obstacle`(source: String) {
    let prepared = Preparation(
      of: Array(source.utf8), for: Platform(frameworks: ["CoreLocation", "Foundation"]))
    #expect(prepared.obstacles.map(\.kind) == [.runtime("#selector")])
    #expect(prepared.text == Array(source.utf8))
  }

  @Test(arguments: [
    ("a?.locationManager?(b, c: d)", "a?.locationManager (b, c: d)"),
    ("a.locationManager!(b)", "a.locationManager (b)"),
    ("a.locationManager ?(b)", "a.locationManager ?(b)"),
    ("a.locationManager? (b)", "a.locationManager? (b)"),
    ("a.locationManager?.stop()", "a.locationManager?.stop()"),
    ("locationManager?(b)", "locationManager?(b)"),
    ("a.userNotificationCenter?(b)", "a.userNotificationCenter?(b)"),
    ("a.other?(b)", "a.other?(b)"), ("a.locationManager?", "a.locationManager?"),
    ("\"a.locationManager?(b)\"", "\"a.locationManager?(b)\""),
  ])
  func `a call of what a delegate may lack is a call, where there is the delegate's framework`(
    before: String, after: String
  ) {
    #expect(prepared(before) == after)
    #expect(prepared(after) == after)
  }

  private static let unprepared: [(String, Obstacle.Kind)] = [
    ("import SwiftUI", Obstacle.Kind.framework("SwiftUI")),
    ("import struct Combine.Just", .framework("Combine")),
    ("let a = #selector(b)", .runtime("#selector")), ("let a = #keyPath(b)", .runtime("#keyPath")),
    ("@objc protocol A { @objc optional func b() -> Int }", .optionalRequirement),
    ("import Foundation\nclass A { @Published var b = 1 }", .published),
  ]

  @Test(arguments: unprepared)
  func `what cannot be prepared is told`(source: String, kind: Obstacle.Kind) {
    #expect(obstacles(source) == [kind])
  }

  @Test func `an obstacle is told with its line, a caret and a way out`() {
    let bytes = Array("import Foundation\n  /* ä */ import WebKit\n".utf8)
    let told = preparation(of: bytes).obstacles.map { $0.diagnostic(at: "A.swift", in: bytes) }
    #expect(
      told == [
        """
        A.swift:2:18: error: there is no WebKit here
          /* ä */ import WebKit
                         ^
        note: keep what needs it in `#if canImport(WebKit)`, or name a module of yours that stands in for it

        """
      ])
  }

  @Test(arguments: [
    ("// A\nlet a = 1\n", "#sourceLocation(file: \"/a\\\"b.swift\", line: 2)\nlet a = 1\n"),
    ("\r\nlet a = 1\n", "#sourceLocation(file: \"/a\\\"b.swift\", line: 2)\nlet a = 1\n"),
    ("let a = 1\n", "#sourceLocation(file: \"/a\\\"b.swift\", line: 1)\nlet a = 1\n"),
    ("/* A\n*/", "#sourceLocation(file: \"/a\\\"b.swift\", line: 1)\n/* A\n*/"),
    ("", "#sourceLocation(file: \"/a\\\"b.swift\", line: 1)\n"),
  ])
  func `the compiler is told of the original`(source: String, located: String) {
    let text = preparation(of: Array(source.utf8)).located(at: "/a\"b.swift")
    #expect(String(decoding: text, as: UTF8.self) == located)
  }
}
