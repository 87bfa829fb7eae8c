import Testing

@testable import SourcePreparation

/// What becomes of `@Entry`, which is a macro on a phone.
struct EntryTests {
  private static func accessors(_ key: String) -> String {
    "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
  }

  /// What the macro makes of a variable `a`, with its type, and with its value's lines.
  private static func typed(_ type: String, _ value: String) -> String {
    "\(accessors("__Key_a")); private struct __Key_a: EnvironmentKey "
      + "{ static var defaultValue: \(type) { \(value) } }"
  }

  private static func untyped(_ value: String, _ access: String = "", inner: String = "") -> String
  {
    ": __Key_a.Value \(accessors("__Key_a")); \(access)struct __Key_a: EnvironmentKey "
      + "{ nonisolated(unsafe) \(inner)static var defaultValue = \(value) }"
  }

  @Test(arguments: [
    ("@Entry var a: Int = 1", "       var a: Int " + typed("Int", "1")),
    ("@Entry\n  var a: Int = 1", "      \n  var a: Int " + typed("Int", "1")),
    ("@Entry var a: B? = nil", "       var a: B? " + typed("B?", "nil")),
    ("@Entry var a: B?", "       var a: B? " + typed("B?", "nil")),
    ("@Entry var a: B? // c", "       var a: B? " + typed("B?", "nil") + " // c"),
    (
      "@Entry var a: (Int) -> Void = { b in\n  c()\n}",
      "       var a: (Int) -> Void " + typed("(Int) -> Void", "{ b in\n  c()\n}")
    ),
    (
      "@Entry var a: Int = 1\n    + 2\n\n  let b = 3",
      "       var a: Int " + typed("Int", "1\n    + 2") + "\n\n  let b = 3"
    ),
    (
      "@Entry var a: Int = 1; var b: Int { 2 }",
      "       var a: Int " + typed("Int", "1") + "; var b: Int { 2 }"
    ),
    (
      "@Entry var a: Int = 1\n  @Entry var `b`: Int = 2",
      "       var a: Int " + typed("Int", "1") + "\n         var `b`: Int "
        + typed("Int", "2").replacing("Key_a", with: "Key_b")
    ),
    (
      "@available(iOS 17, *) @Entry public var a: [B: C] = [:]",
      "@available(iOS 17, *)        public var a: [B: C] " + typed("[B: C]", "[:]")
    ),
    ("@Entry var a = \"b\"", "       var a " + untyped("\"b\"")),
    ("@Entry public var a = 1", "       public var a " + untyped("1", "public ", inner: "public ")),
    ("@Entry private var a = 1", "       private var a " + untyped("1", "private ")),
    ("#if DEBUG\n@Entry var a = 1\n#endif", "#if DEBUG\n       var a " + untyped("1") + "\n#endif"),
  ])
  func `an entry becomes a variable and its key`(before: String, after: String) {
    let source = "extension EnvironmentValues {\n  \(before)\n}\n"
    let once = Self.preparation(of: source)
    #expect(once == "extension EnvironmentValues {\n  \(after)\n}\n")
    #expect(Self.preparation(of: once) == once)
  }

  @Test func `in a public extension the key needs no word of its own`() {
    #expect(
      Self.preparation(of: "public extension SwiftUI.EnvironmentValues { @Entry var a = 1 }")
        == "public extension SwiftUI.EnvironmentValues {        var a "
        + Self.untyped("1", inner: "public ") + " }")
  }

  private static let untold: [(String, Obstacle.Kind)] = [
    ("extension Transaction { @Entry var a: Int = 1 }", Obstacle.Kind.entry("Transaction")),
    ("extension ContainerValues { @Entry var a = 1 }", .entry("ContainerValues")),
    ("extension FocusedValues { @Entry var a: Int? }", .entry("FocusedValues")),
    ("extension EnvironmentValues { @Entry var a: Int }", .entry("EnvironmentValues")),
    ("extension EnvironmentValues { @Entry func a() {} }", .entry("EnvironmentValues")),
    ("extension EnvironmentValues { @Entry var a: Int =", .entry("EnvironmentValues")),
    ("extension EnvironmentValues { @Entry var", .entry("EnvironmentValues")),
    ("extension EnvironmentValues { @Entry", .entry("EnvironmentValues")),
  ]

  @Test(arguments: untold)
  func `what the macro would make cannot always be told`(source: String, kind: Obstacle.Kind) {
    let prepared = Preparation(of: Array(source.utf8), for: Self.platform)
    #expect(prepared.obstacles.map(\.kind) == [kind])
    #expect(prepared.text == Array(source.utf8))
  }

  @Test(arguments: ["struct A { @Entry var a = 1 }", "@Entry var a = 1", "let a = \"@Entry\""])
  func `an attribute of the app's own stays`(source: String) {
    #expect(Self.preparation(of: source) == source)
  }

  private static let platform = Platform(frameworks: ["CoreLocation", "SwiftUI"])

  private static func preparation(of source: String) -> String {
    let prepared = Preparation(of: Array(source.utf8), for: platform)
    #expect(prepared.obstacles == [])
    return String(decoding: prepared.text, as: UTF8.self)
  }
}
