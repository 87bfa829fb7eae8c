import Testing

@testable import SourcePreparation

/// What becomes of code for the previews of Xcode.
struct PreviewTests {
  private static let previews = [
    "#Preview { A() }", "#Preview(\"A (1) {\") { A() }",
    "#Preview(\"A\", traits: .landscapeLeft) {A()}",
    "#Preview(traits: .fixedLayout(width: 1, height: 2)) { A { B() } }", "#Preview\n{\n  A()\n}",
    "#Preview {\n  @Previewable @State var a = [1: \"\\(b { 1 })\"]\n  A(a: $a) // }\n}",
    "#Preview(\"A\", as: .systemSmall) {\n  A()\n} timeline: {\n  Date.now\n}",
    "@available(iOS 17, *) #Preview { A() }", "@MainActor @available(iOS 17,*)\n#Preview { A() }",
    "#Preview { #selector(a) }", "#Preview {\n  #if DEBUG\n  A()\n  #else\n  B()\n  #endif\n}",
    "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
    "@available(iOS 15, *) public final class A : B, SwiftUI.PreviewProvider {\n}",
    "extension A: PreviewProvider {}", "private enum A: PreviewProvider { static let a = \"}\" }",
    "struct Sample: PreviewModifier { func body() { } }",
    "extension PreviewTrait where T == Preview.ViewTraits { static var a: Self { .b } }",
  ]

  @Test(arguments: previews)
  func `a preview is left out, and all else keeps its place`(preview: String) {
    for (before, after) in [("", ""), ("struct B {}\n", "\nlet a = 1"), ("a(); ", "; b()")] {
      let blank = String(preview.map { $0 == "\n" ? $0 : " " })
      #expect(prepared(before + preview + after) == before + blank + after)
      #expect(obstacles(before + preview + after) == [])
      let debug = "#if DEBUG\n\(preview)\n#endif\n"
      #expect(prepared(debug) == "#if DEBUG\n\(blank)\n#endif\n")
    }
  }

  private static let others = [
    "let a = #Previews { 1 }", "\"#Preview { A() }\"", "// #Preview { A() }",
    "struct A: View { let b: PreviewProvider }", "class func a(_ b: PreviewProvider) {}",
    "struct PreviewProvider: A {}", "struct A<PreviewProvider> {}", "let a: PreviewProvider = b",
    "extension PreviewTraits {}", "struct A { struct B: View {} }", "a.extension.b {}",
  ]

  @Test(arguments: others)
  func `what is no preview stays`(source: String) {
    #expect(prepared(source) == source)
    #expect(obstacles(source) == [])
  }

  @Test(arguments: [
    "#Preview { A(", "#Preview { ( }", "#Preview(\"A\" { A() }", "#Preview", "#Preview()\n",
    "#Preview { [ }\n]", "#Preview { #if A }\n#endif", "struct A: PreviewProvider { {",
    "extension A: PreviewProvider { ( }",
  ])
  func `a preview without an end is told`(source: String) {
    let expected: [Obstacle.Kind] = source == "#Preview()\n" ? [] : [.brokenPreview]
    #expect(obstacles(source) == expected)
    if !expected.isEmpty { #expect(prepared(source) == source) }
  }

  @Test func `where it stands in no branch that is compiled, it stands in nobody's way`() {
    #expect(obstacles("#if os(macOS)\n#Preview { A(\n#endif") == [])
  }

  @Test func `what is broken is told with its line and a caret`() {
    let bytes = Array("import Foundation\n\n  #Preview { A(\n".utf8)
    let told = preparation(of: bytes).obstacles.map { $0.diagnostic(at: "A.swift", in: bytes) }
    #expect(
      told == [
        "A.swift:3:3: error: the preview has no end: its brackets do not fit\n  #Preview { A(\n  ^\n"
          + "note: close what is open in it\n"
      ])
  }
}
