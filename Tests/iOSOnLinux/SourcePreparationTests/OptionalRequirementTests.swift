import Testing

@testable import SourcePreparation

/// What becomes of requirements that an app's own protocols of Objective-C need not have.
struct OptionalRequirementTests {
  private static let requirements = [
    ("func a()", "func a() {}"), ("func a(_ b: Int, c d: C)", "func a(_ b: Int, c d: C) {}"),
    ("func a() -> Void", "func a() -> Void {}"), ("func a() -> ()", "func a() -> () {}"),
    ("func a() -> B?", "func a() -> B? { nil }"),
    ("func a(_ b: () -> Int)", "func a(_ b: () -> Int) {}"),
    ("func a() -> ((B) -> C)?", "func a() -> ((B) -> C)? { nil }"),
    ("func a() -> Optional<B>", "func a() -> Optional<B> { nil }"),
    ("func a() async throws", "func a() async throws {}"),
    ("static func a()", "static func a() {}"),
    (
      "func a(\n    b: @escaping (C) -> Void, // d\n    e: F\n  )",
      "func a( b: @escaping (C) -> Void, e: F ) {}"
    ),
    ("var a: B? { get }", "var a: B? { nil }"),
    ("var a: B! { get set }", "var a: B! { get { nil } set {} }"),
  ]

  @Test(arguments: requirements)
  func `a requirement that need not be met is met by an extension`(
    requirement: String, witness: String
  ) {
    let source = "@objc protocol P {\n  @objc optional \(requirement)\n  func z()\n} // end\n"
    let after = """
            protocol P: AnyObject {
                       \(requirement)
        func z()
      }; extension P { \(witness) } // end

      """
    #expect(prepared(source) == after)
    #expect(prepared(after) == after)
    #expect(obstacles(source) == [])
  }

  @Test(arguments: [
    ("@objc public protocol P: A {", "      public protocol P: A, AnyObject {", "public extension"),
    ("@objc protocol P: NSObjectProtocol {", "      protocol P: NSObjectProtocol {", "extension"),
    ("public @objc protocol P : class {", "public       protocol P : class {", "public extension"),
    (
      "@objc\nfileprivate protocol P {", "     \nfileprivate protocol P: AnyObject {",
      "fileprivate extension"
    ),
    (
      "@objc(P) @MainActor protocol P {", "         @MainActor protocol P: AnyObject {", "extension"
    ),
    ("#if os(iOS)\n@objc protocol P {", "#if (true )\n      protocol P: AnyObject {", "extension"),
  ])
  func `a protocol of the runtime is one for classes alone`(
    before: String, after: String, extending: String
  ) {
    #expect(
      prepared("\(before) optional func a(); optional func b() }")
        == "\(after)          func a();          func b() }; \(extending) P { func a() {}; func b() {} }"
    )
    #expect(prepared("\(before) func a() }") == "\(after) func a() }")
  }

  private static let untold = [
    "@objc protocol P { @objc optional func a() -> Bool }",
    "@objc protocol P { @objc optional var a: Int { get } }",
    "@objc protocol P { @objc optional subscript(a: Int) -> Int? { get } }",
    "@objc protocol P { @objc optional func }",
    "class A { @objc protocol P { @objc optional func a() } }",
    "protocol P { optional func a() -> Bool }",
  ]

  @Test(arguments: untold)
  func `what has no default is told`(source: String) {
    #expect(obstacles(source) == [.optionalRequirement])
  }

  @Test func `a branch that is not compiled gives nothing`() {
    #expect(
      prepared("@objc protocol P {\n#if os(macOS)\noptional func a()\n#endif\n}")
        == "      protocol P: AnyObject {\n#if os(macOS)\noptional func a()\n#endif\n}")
  }

  private static let own = OwnRequirements(
    in: Array(
      """
      @objc protocol P {
        @objc optional func tracker(_ a: A, didStop b: Bool)
        @objc optional func title(for a: A) -> B?
        @objc optional func done(then: @escaping () -> Void)
        @objc optional func end()
        @objc optional func count() -> Int
      }
      """.utf8))

  @Test func `requirements are known by their full names`() {
    #expect(Self.own.names == ["done(then:)", "end()", "title(for:)", "tracker(_:didStop:)"])
    #expect(OwnRequirements(names: ["a", "(b)", "c()", "c()"]).names == ["c()"])
    #expect(Self.own.union(OwnRequirements(names: ["a()"])).names.count == 5)
    #expect(OwnRequirements(listed: Self.own.list) == Self.own)
    #expect(OwnRequirements(listed: Array("// a\n/ b()\n// c()".utf8)).names == ["c()"])
  }

  @Test(arguments: [
    ("a?.tracker?(self, didStop: b)", "a?.tracker (self, didStop: b)"),
    ("a.tracker!(c ? d : e, didStop: f(g, h: 1))", "a.tracker (c ? d : e, didStop: f(g, h: 1))"),
    ("a?.end?()", "a?.end ()"), ("a?.title?(for: b) ?? c", "a?.title (for: b) ?? c"),
    ("a?.done? { b() }", "a?.done  { b() }"), ("a?.done?() { b() }", "a?.done () { b() }"),
    ("a?.tracker?(self)", "a?.tracker?(self)"), ("a?.title?(b)", "a?.title?(b)"),
    ("a?.tracker?(self, didStart: b)", "a?.tracker?(self, didStart: b)"),
    ("a?.end? { b() }", "a?.end? { b() }"),
    ("tracker?(self, didStop: b)", "tracker?(self, didStop: b)"),
    ("a?.count?()", "a?.count?()"), ("a?.end?(", "a?.end?("),
  ])
  func `a call of such a method, in whichever file, is a call`(before: String, after: String) {
    let prepared = Preparation(of: Array(before.utf8), for: Platform(), own: Self.own)
    #expect(String(decoding: prepared.text, as: UTF8.self) == after)
  }

  @Test func `a file knows what it declares itself`() {
    #expect(
      prepared("protocol P { optional func a() }\nb?.a?()").hasSuffix("\nb?.a ()"))
  }
}
