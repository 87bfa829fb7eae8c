import Testing

@testable import Requirements

struct RequirementCatalogueTests {
  private func document(_ path: String, _ ids: String...) -> RequirementDocument {
    let items = ids.map { "- `\($0)` Text of \($0).\n" }
    return RequirementDocument(path: path, bytes: Array(("# Title\n\n" + items.joined()).utf8))
  }

  private var catalogue: RequirementCatalogue {
    RequirementCatalogue([
      document("startup/requirements.md", "startup:FR-001", "startup:FR-002"),
      document("ab/requirements.md", "ab:1"),
    ])
  }

  @Test(arguments: ["@startup:FR-001", "@ab:1", "@free", "@jira:ABC-1", "@", "", "@ios:1", "@x:1"])
  func `known ids and free tags are right`(tag: String) {
    #expect(catalogue.fault(of: tag) == nil)
  }

  @Test(arguments: [
    (
      "@startup:FR-003",
      TagFault.unknownID(
        "startup:FR-003", similar: ["startup:FR-001", "startup:FR-002"])
    ),
    ("@startup:", .unknownID("startup:", similar: [])),
    (
      "@startup:fr-001",
      .unknownID(
        "startup:fr-001", similar: ["startup:FR-001", "startup:FR-002"])
    ),
    ("@statrup:FR-001", .unknownPrefix("statrup", similar: ["startup"])),
    ("@STARTUP:FR-001", .unknownPrefix("STARTUP", similar: ["startup"])),
    ("@abc:1", .unknownPrefix("abc", similar: ["ab"])),
  ])
  func `other ids of a document and nearly its prefix are faults`(tag: String, fault: TagFault) {
    #expect(catalogue.fault(of: tag) == fault)
  }

  @Test(arguments: ["@counting:FR-001", "@counting:US1.2", "@counting:EDGE-3", "@counting:SC-001"])
  func `what is shaped like a requirement and has no document is a fault`(tag: String) {
    #expect(catalogue.fault(of: tag) == .noDocument("counting"))
    #expect(RequirementCatalogue().fault(of: tag) == .noDocument("counting"))
  }

  @Test(arguments: ["@jira:ABC-1", "@jira:X-1", "@free", "@a:b", "@allure:FR-one", "@FR-001"])
  func `without documents other tags are free`(tag: String) {
    #expect(RequirementCatalogue().fault(of: tag) == nil)
  }

  @Test func `two documents of one prefix are a problem of the second`() {
    let catalogue = RequirementCatalogue([
      document("a/requirements.md", "a:1"), document("b/requirements.md", "a:2"),
    ])
    #expect(catalogue.documents.map(\.path) == ["a/requirements.md"])
    #expect(catalogue.problems.map(\.path) == ["b/requirements.md"])
    #expect(
      catalogue.problems.map(\.problem.message) == [
        "requirements of `a:` stand in a/requirements.md already"
      ])
  }
}
