import Foundation
import Gherkin
import TestSupport
import Testing

struct OfficialDataTests {
  @Test(.comparing(with: Conformance.data), arguments: Conformance.good)
  func `a good file becomes the official document`(name: String) throws {
    var ids = IDGenerator()
    let document = try Parser().parse(Conformance.source(name), ids: &ids).get()
    let expected = try Conformance.messages(name, stage: "ast")
    #expect(NSArray(array: [JSON.document(document)]) == expected)
  }

  @Test(.comparing(with: Conformance.data), arguments: Conformance.good)
  func `a good file becomes the official pickles`(name: String) throws {
    var ids = IDGenerator()
    let document = try Parser().parse(Conformance.source(name), ids: &ids).get()
    let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
    let expected = try Conformance.messages(name, stage: "pickles")
    #expect(NSArray(array: pickles.map(JSON.pickle)) == expected)
  }

  @Test(.comparing(with: Conformance.data), arguments: Conformance.bad)
  func `a bad file has the official errors`(name: String) throws {
    var ids = IDGenerator()
    let result = try Parser().parse(Conformance.source(name), ids: &ids)
    guard case .failure(let failure) = result else {
      Issue.record("\(name) was accepted")
      return
    }
    let expected = try Conformance.messages(name, stage: "errors")
    #expect(NSArray(array: failure.errors.map(JSON.error)) == expected)
  }
}
