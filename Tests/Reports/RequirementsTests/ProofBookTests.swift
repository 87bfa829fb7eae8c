import Testing

@testable import Requirements

struct ProofBookTests {
  private static func proof(_ id: String, _ sabotage: String) -> ProofBook.Proof {
    ProofBook.Proof(
      id: id, sabotage: sabotage, scenario: "a.feature: One (iOS)", notice: "check",
      othersCount: 2, fingerprint: "0123456789abcdef")
  }

  @Test func `a book is read as it was written, a line for each proof, sorted`() throws {
    let book = ProofBook([Self.proof("a:2", "x"), Self.proof("a:1", "z"), Self.proof("a:1", "“y”")])
    #expect(
      book.text == """
        [
          {"id":"a:1","sabotage":"z","scenario":"a.feature: One (iOS)","by":"check","others":2,\
        "fingerprint":"0123456789abcdef"},
          {"id":"a:1","sabotage":"“y”","scenario":"a.feature: One (iOS)","by":"check","others":2,\
        "fingerprint":"0123456789abcdef"},
          {"id":"a:2","sabotage":"x","scenario":"a.feature: One (iOS)","by":"check","others":2,\
        "fingerprint":"0123456789abcdef"}
        ]

        """)
    #expect(try ProofBook(parsing: book.text) == book)
    #expect(try ProofBook(parsing: ProofBook([]).text) == ProofBook([]))
  }

  @Test(arguments: [
    ("", 1, "this is not the JSON of proofs"), ("{}", 1, "expected a list of proofs"),
    ("[\n  {}\n]", 2, "this is no proof"), ("[\n  1,\n]", 3, "this is not the JSON of proofs"),
  ])
  func `what is no book is refused with its line`(text: String, line: Int, message: String) {
    #expect(throws: ProofBook.Fault(line: line, message: message)) {
      try ProofBook(parsing: text)
    }
  }

  private static func document(_ breakers: String, _ proofs: [ProofBook.Proof])
    -> RequirementDocument
  {
    var document = RequirementDocument(
      path: "requirements.md", bytes: Array("# T\n- `a:1` x\n  - Broken by: \(breakers)\n".utf8))
    document.proofs = ProofBook(proofs)
    return document
  }

  @Test(arguments: [
    ("`x`", [proof("a:1", "x")], 1), ("`x`; `y`", [proof("a:1", "x"), proof("a:1", "y")], 2),
    ("`x`; `y`", [proof("a:1", "x")], 0), ("`x`", [proof("a:2", "x")], 0), ("`x`", [], 0),
  ])
  func `a requirement rests on experiments where each thing that breaks it was noticed`(
    breakers: String, proofs: [ProofBook.Proof], count: Int
  ) {
    #expect(Self.document(breakers, proofs).experiments["a:1"]?.count ?? 0 == count)
  }
}
