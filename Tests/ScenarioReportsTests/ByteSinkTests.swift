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

  @Test func `draining empties the sink`() {
    var sink = ByteSink()
    sink.write("a")
    #expect(sink.drain() == [0x61])
    #expect(sink.bytes == [])
  }
}
