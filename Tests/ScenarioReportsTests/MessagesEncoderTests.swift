import Foundation
import Gherkin
import ScenarioReports
import TestSupport
import Testing

struct MessagesEncoderTests {
  private static let good = Conformance.features("good", with: ".ast.ndjson")
  private static let bad = Conformance.features("bad", with: ".errors.ndjson")

  private func source(_ folder: String, _ name: String) throws -> Source {
    Source(
      uri: "../testdata/\(folder)/\(name)", text: try Conformance.text("gherkin/\(folder)/\(name)"))
  }

  private func expect(
    _ sink: ByteSink, equals path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = try Conformance.objects(String(decoding: sink.bytes, as: UTF8.self))
    let expected = try Conformance.objects(try Conformance.text(path))
    #expect(actual == expected, sourceLocation: sourceLocation)
  }

  @Test(.comparing(with: .officialData("gherkin/good")), arguments: good)
  func `sources, documents and pickles are the official messages`(name: String) throws {
    let encoder = MessagesEncoder()
    let source = try source("good", name)
    var ids = IDGenerator()
    let document = try Parser().parse(source, ids: &ids).get()
    let pickles = try PickleCompiler().pickles(of: document, ids: &ids)

    var sources = ByteSink()
    try encoder.encode(source, to: &sources)
    try expect(sources, equals: "gherkin/good/\(name).source.ndjson")
    var documents = ByteSink()
    try encoder.encode(document, to: &documents)
    try expect(documents, equals: "gherkin/good/\(name).ast.ndjson")
    var lines = ByteSink()
    for pickle in pickles { try encoder.encode(pickle, to: &lines) }
    try expect(lines, equals: "gherkin/good/\(name).pickles.ndjson")
  }

  @Test(.comparing(with: .officialData("gherkin/bad")), arguments: bad)
  func `parse errors are the official messages`(name: String) throws {
    var ids = IDGenerator()
    guard case .failure(let failure) = Parser().parse(try source("bad", name), ids: &ids) else {
      Issue.record("\(name) parses")
      return
    }
    var sink = ByteSink()
    for error in failure.errors { try MessagesEncoder().encode(error, to: &sink) }
    try expect(sink, equals: "gherkin/bad/\(name).errors.ndjson")
  }

  @Test func `keys are sorted and slashes are not escaped`() throws {
    var sink = ByteSink()
    try MessagesEncoder().encode(Source(uri: "a/b.feature", text: "Feature: \u{1}é"), to: &sink)
    let expected =
      #"{"source":{"data":"Feature: \u0001é","#
      + #""mediaType":"text/x.cucumber.gherkin+plain","uri":"a/b.feature"}}"# + "\n"
    #expect(String(decoding: sink.bytes, as: UTF8.self) == expected)
  }

  @Test func `a step with a table and a doc string tells their order`() throws {
    let text = "Feature: F\n Scenario: S\n  Given x\n   \"\"\"\n   d\n   \"\"\"\n   | a |\n"
    var ids = IDGenerator()
    let document = try Parser().parse(Source(uri: "a", text: text), ids: &ids).get()
    var sink = ByteSink()
    for pickle in try PickleCompiler().pickles(of: document, ids: &ids) {
      try MessagesEncoder().encode(pickle, to: &sink)
    }
    let output = String(decoding: sink.bytes, as: UTF8.self)
    #expect(output.contains(#""dataTable":{"argumentIndex":2,"#))
    #expect(output.contains(#""docString":{"argumentIndex":1,"#))
  }
}
