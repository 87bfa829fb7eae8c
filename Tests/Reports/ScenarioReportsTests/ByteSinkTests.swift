import ScenarioReports
import Testing

struct ByteSinkTests {
  private func written(_ write: (inout ByteSink) -> Void) -> String {
    var sink = ByteSink()
    write(&sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test func `text cannot drive a terminal`() {
    #expect(written { $0.write(text: "a\u{1B}[31mb\u{7}") } == "a␛[31mb␇")
    #expect(written { $0.write(text: "\u{9B}31m\u{7F}") } == "\u{FFFD}31m␡")
    #expect(written { $0.write(text: "żółw 🐢 à") } == "żółw 🐢 à")
  }

  @Test(arguments: [
    ("a\u{202E}b\u{2066}c", "a<U+202E>b<U+2066>c"),
    ("\u{200F}\u{61C}\u{2028}", "<U+200F><U+61C><U+2028>"),
    ("“curly” … – ‰ ⁠", "“curly” … – ‰ ⁠"),
    ("a::b", "a::b"),
    ("::error::x", "∷error::x"),
    ("\t ::error::x", "  ∷error::x"),
    ("x ##[error]y", "x ##［error]y"),
    ("### #[", "### #["),
  ])
  func `text cannot turn letters round or command a build server`(text: String, shown: String) {
    #expect(written { $0.write(text: text) } == shown)
    #expect(
      written {
        $0.write("\n    ")
        $0.indent(2)
        $0.write(text: text)
      }.hasSuffix(shown))
  }

  @Test func `only the beginning of a line commands`() {
    #expect(
      written {
        $0.write(text: "Given ")
        $0.write(text: "::x")
      } == "Given ::x")
  }

  @Test func `what is much is handed over`() {
    var pieces: [[UInt8]] = []
    var sink = ByteSink()
    sink.overflow = { pieces.append($0) }
    sink.write(text: "little")
    sink.spill()
    #expect(pieces.isEmpty)
    sink.write(bytes: [UInt8](repeating: 1, count: 1 << 16))
    sink.spill()
    #expect(pieces.map(\.count) == [6 + (1 << 16)])
    #expect(sink.bytes.isEmpty)
  }

  @Test func `draining empties the sink`() {
    var sink = ByteSink()
    sink.write("a")
    #expect(sink.drain() == [0x61])
    #expect(sink.bytes == [])
  }
}
