import Testing

@testable import SourcePreparation

/// What conditions become, and which of their branches are looked at.
struct ConditionTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if (true )"),
    ("#if !os(Linux)", "#if !(false  )"),
    ("#if os(macOS)", "#if os(macOS)"),
    ("#if os(iOS)||os(tvOS)||os(Linux)", "#if (true )||os(tvOS)||(false  )"),
    ("#if SWIFT_PACKAGE && DEBUG", "#if (false      ) && DEBUG"),
    ("#if (os(iOS) && DEBUG) || !FAST // os(iOS)", "#if ((true ) && DEBUG) || !FAST // os(iOS)"),
    ("#if /* os(iOS) */ os( iOS )", "#if /* os(iOS) */ (true   )"),
    ("#if canImport(UIKit)", "#if (true          )"),
    ("#if canImport(UIKit, _version: 1.2)", "#if (true                         )"),
    ("#if canImport(SwiftUI) && os(iOS)", "#if (false           ) && (true )"),
    ("#if canImport(WebKit) && os(iOS)", "#if canImport(WebKit) && (true )"),
    ("#if canImport(Mine)", "#if canImport(Mine)"),
    ("#if targetEnvironment(simulator)", "#if targetEnvironment(simulator)"),
    ("#if targetEnvironment(macCatalyst)", "#if targetEnvironment(macCatalyst)"),
    (
      "#if swift(>=6) && compiler(>=6.1) && hasFeature(X) && os(iOS)",
      "#if swift(>=6) && compiler(>=6.1) && hasFeature(X) && (true )"
    ),
    ("#if arch(arm64) && DEBUG && _endian(little)", "#if arch(arm64) && DEBUG && _endian(little)"),
    ("#if A\n#elseif os(iOS)\n#endif", "#if A\n#elseif (true )\n#endif"),
    (
      "let a = [1,\n  #if os(iOS)\n  2\n  #endif\n]", "let a = [1,\n  #if (true )\n  2\n  #endif\n]"
    ),
    ("view\n  #if os(iOS)\n  .a()\n  #endif", "view\n  #if (true )\n  .a()\n  #endif"),
    ("#if\nos(iOS)", "#if\nos(iOS)"),
    ("#if os(iOS)\r\nos(iOS)\r\n#endif", "#if (true )\r\nos(iOS)\r\n#endif"),
    ("\u{FEFF}#if os(iOS)", "\u{FEFF}#if (true )"),
  ])
  func `a condition is answered in its place`(before: String, after: String) {
    #expect(prepared(before) == after)
  }

  @Test(arguments: [
    #"let a = "\n#if os(iOS)""#,
    "let a = \"\"\"\n#if os(iOS)\nimport Foundation\n\\(b)\n#if os(iOS)\n\"\"\"",
    "let a = #\"\"\"\n\\(\n#if os(iOS)\n\"\"\n\"\"\"#",
    "let a = ##\"\"\"\n\"\"\"#\n#if os(iOS)\n\\#(\n\"\"\"##",
    "/* /* */\n#if os(iOS)\n*/",
    "// a \\\n// #if os(iOS)",
    "let a = #/\n#if os(iOS)\n/#",
    "let a = `import`\nfoo(\n  import: Foundation)",
    "let a = \"\\(f(\"\\(g(1))\"))\" + \"import Foundation\"",
  ])
  func `what is no directive is left alone`(source: String) {
    #expect(prepared(source) == source)
  }

  @Test(arguments: [
    ##"let a = #"""#"##, #"let a = /"/"#, "let a = #/\"/*/#", #"let a = b.split(/"/)"#,
    "let a = b / c; let d = \"/\"", #"let a = "\"/*""#, ##"let a = #"\""##, #"let a = "\("/*")""#,
    "let a = reduce(1, /)", #"let a = "not closed"#, "let a = \"\\(not closed", "let `a\" = 1",
    #"let a = (b)/c/"d".count"#, "let a = try /\\/\"/.wholeMatch(in: b)",
    "let a = \"\"\"\n  \\(b.map { \"\\($0)\" })\n  \"\"\"", "let a = #\"\\#(b)\"#",
  ])
  func `what looks like the end of code is seen through`(line: String) {
    let source = line + "\n#if os(iOS)\n"
    #expect(prepared(source) == line + "\n#if (true )\n")
  }

  @Test(arguments: [
    ("#if os(iOS)\nX\n#endif", true), ("#if !os(iOS)\nX\n#endif", false),
    ("#if os(macOS)\nX\n#endif", false), ("#if os(macOS)\n#else\nX\n#endif", true),
    ("#if canImport(SwiftUI)\nX\n#endif", false), ("#if canImport(Mine)\nX\n#endif", true),
    ("#if os(iOS)\n#elseif DEBUG\nX\n#endif", false), ("#if DEBUG\n#else\nX\n#endif", true),
    ("#if DEBUG && os(Linux)\nX\n#endif", false), ("#if DEBUG || os(iOS)\n#else\nX\n#endif", false),
    ("#if !(os(macOS) || DEBUG && os(tvOS))\n#else\nX\n#endif", false),
    ("#if os(macOS)\n#if os(iOS)\nX\n#endif\n#endif", false),
    ("#if os(macOS)\n#endif\nX", true), ("#if false || true\nX\n#endif", true),
    ("#if targetEnvironment(simulator)\nX\n#endif", false),
    ("#if !targetEnvironment(simulator) && os(iOS)\nX\n#endif", true),
    ("#if !true\nX\n#endif", false), ("#else\n#endif\n#endif\nX", true),
  ])
  func `only what may be compiled stands in the way`(source: String, isTold: Bool) {
    let text = source.replacing("X", with: "import MapKit")
    #expect(obstacles(text) == (isTold ? [.framework("MapKit")] : []))
  }

  @Test func `as for Apple's simulator, its own branch is compiled, and not the other one`() {
    let source = "#if targetEnvironment(simulator)\nimport ARKit\n#else\nimport MapKit\n#endif"
    let prepared = Preparation(of: Array(source.utf8), for: Platform(isSimulator: true))
    #expect(prepared.obstacles.map(\.kind) == [.framework("ARKit")])
    #expect(
      String(decoding: prepared.text, as: UTF8.self)
        .hasPrefix("#if (true                      )\n"))
  }

  @Test func `a condition over several lines is told`() {
    #expect(obstacles("#if (os(iOS) ||\n  DEBUG)\n#endif") == [.brokenCondition])
  }
}

/// The text after preparation, with two frameworks at hand.
func prepared(_ source: String) -> String {
  String(decoding: preparation(of: Array(source.utf8)).text, as: UTF8.self)
}

/// What stands in the way in a text.
func obstacles(_ source: String) -> [Obstacle.Kind] {
  preparation(of: Array(source.utf8)).obstacles.map(\.kind)
}

/// Prepares bytes with frameworks at hand that the tests know.
func preparation(of bytes: [UInt8]) -> Preparation {
  Preparation(of: bytes, for: Platform(frameworks: ["CoreLocation", "UIKit", "os"]))
}
