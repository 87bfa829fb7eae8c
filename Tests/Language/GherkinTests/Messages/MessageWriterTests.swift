import Foundation
import Gherkin
import TestSupport
import Testing

/// The messages as bytes, against the official ones and against what the nodes of a document say.
struct MessageWriterTests {
  private func written(_ write: (inout MessageWriter) -> Void) -> [UInt8] {
    var writer = MessageWriter()
    write(&writer)
    return writer.drain()
  }

  private func objects(_ bytes: [UInt8]) throws -> NSArray {
    NSArray(
      array: try bytes.split(separator: UInt8(ascii: "\n")).map {
        try JSONSerialization.jsonObject(with: Data($0))
      })
  }

  @Test(.comparing(with: Conformance.data), arguments: Conformance.good)
  func `sources, documents and pickles are the official messages`(name: String) throws {
    var ids = IDGenerator()
    let document = try Parser().parse(Conformance.source(name), ids: &ids).get()
    let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
    let source = written { $0.writeSource(of: document) }
    #expect(source == written { $0.write(document.source) })
    #expect(try objects(source) == Conformance.messages(name, stage: "source"))
    #expect(
      try objects(written { $0.write(document) }) == Conformance.messages(name, stage: "ast"))
    let lines = written { writer in for pickle in pickles { writer.write(pickle) } }
    #expect(try objects(lines) == Conformance.messages(name, stage: "pickles"))
  }

  @Test(.comparing(with: Conformance.data), arguments: Conformance.bad)
  func `parse errors are the official messages`(name: String) throws {
    var ids = IDGenerator()
    guard case .failure(let failure) = Parser().parse(try Conformance.source(name), ids: &ids)
    else {
      Issue.record("\(name) parses")
      return
    }
    let lines = written { writer in for error in failure.errors { writer.write(error) } }
    #expect(try objects(lines) == Conformance.messages(name, stage: "errors"))
  }

  @Test func `whatever a feature holds, its messages say what its nodes say`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = FeatureGenerator(seed: seed)
      let source = Source(uri: "\(seed).feature", text: generator.feature())
      var ids = IDGenerator()
      let document = try Parser().parse(source, ids: &ids).get()
      let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
      let lines = written { writer in
        writer.write(document)
        for pickle in pickles { writer.write(pickle) }
      }
      let expected = NSArray(array: [JSON.document(document)] + pickles.map(JSON.pickle))
      // Where they differ, two objects of thousands of members would take long to describe.
      let agrees = try objects(lines) == expected
      #expect(agrees, "\(seed)")
    }
  }

  @Test func `an offset numbers a document as if others came before it`() throws {
    let source = Source(
      uri: "a",
      text: "@t\nFeature: F\n Scenario Outline: <a>\n  Given <a>\n  Examples:\n   |a|\n   |1|\n")
    func lines(from start: Int, offset: Int) throws -> [UInt8] {
      var ids = IDGenerator()
      for _ in 0..<start { _ = ids.next() }
      let document = try Parser().parse(source, ids: &ids).get()
      let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
      return written { writer in
        writer.offset = offset
        writer.write(document)
        for pickle in pickles { writer.write(pickle) }
      }
    }
    #expect(try lines(from: 0, offset: 12_345) == lines(from: 12_345, offset: 0))
  }

  @Test func `keys are sorted and slashes are not escaped`() {
    let lines = written { $0.write(Source(uri: "a/b.feature", text: "Feature: \u{1}é")) }
    let expected =
      #"{"source":{"data":"Feature: \u0001é","#
      + #""mediaType":"text/x.cucumber.gherkin+plain","uri":"a/b.feature"}}"# + "\n"
    #expect(String(decoding: lines, as: UTF8.self) == expected)
  }

  @Test func `bytes that are no text become replacement characters`() throws {
    let lines = written { $0.write(Source(uri: "a", bytes: [0x61, 0xFF, 0x62])) }
    #expect(String(decoding: lines, as: UTF8.self).contains("\"a\u{FFFD}b\""))
  }

  @Test func `a step with a table and a doc string tells their order`() throws {
    let text = "Feature: F\n Scenario: S\n  Given x\n   \"\"\"\n   d\n   \"\"\"\n   | a |\n"
    var ids = IDGenerator()
    let document = try Parser().parse(Source(uri: "a", text: text), ids: &ids).get()
    let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
    let lines = written { writer in for pickle in pickles { writer.write(pickle) } }
    let output = String(decoding: lines, as: UTF8.self)
    #expect(output.contains(#""dataTable":{"argumentIndex":2,"#))
    #expect(output.contains(#""docString":{"argumentIndex":1,"#))
  }
}
