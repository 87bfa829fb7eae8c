import Testing

@testable import CucumberExpressions

struct CaptureScannerTests {
  @Test(arguments: [
    ("abc", ""),
    ("(a)(b)", "()()"),
    ("((a)(b(c)))", "(()(()))"),
    ("(?:(a)|(b))", "()()"),
    ("((?:(a))(?=x(b)))", "(()())"),
    (#"\((a)\)"#, "()"),
    (#"[(](a)[\])]"#, "()"),
    ("(?<=x)(?<!y)(a)", "()"),
    (#""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#, "(())(())"),
  ])
  func `capture groups are found with their nesting`(pattern: String, nesting: String) {
    let scan = CaptureScanner.scan(pattern)
    #expect(drawing(scan.groups) == nesting)
    #expect(!scan.hasNamesOrBackreferences)
  }

  @Test func `what stands in the outermost groups is kept`() {
    let scan = CaptureScanner.scan(#"^\((é|b(c))(?:x([)]))$"#)
    #expect(scan.groupPatterns == ["é|b(c)", "[)]"])
  }

  @Test(arguments: [#"(a)\1"#, "(?<name>a)", "(?P<name>a)", #"(a)\k<name>"#])
  func `names and back references are noticed`(pattern: String) {
    #expect(CaptureScanner.scan(pattern).hasNamesOrBackreferences)
  }

  private func drawing(_ groups: [CaptureGroup]) -> String {
    groups.map { "(" + drawing($0.children) + ")" }.joined()
  }
}
