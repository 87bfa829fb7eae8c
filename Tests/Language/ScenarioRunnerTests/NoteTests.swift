import ScenarioRunner
import Testing

/// Notes: what a terminal says, and the advice in it as values.
struct NoteTests {
  private static let sentence = "When the user unlocks the phone"

  @Test(
    arguments: [
      ("The phone is locked.", "The phone is locked.", []),
      (
        "\(before: sentence)", "Write before it: When the user unlocks the phone",
        [.before([sentence])]
      ),
      (
        "\(before: sentence, isExample: true)",
        "Write before it, for example: When the user unlocks the phone", [.before([sentence])]
      ),
      (
        "It is \(2) o'clock. \(before: sentence, "When a", lead: "Say first: ")",
        "It is 2 o'clock. Say first: When the user unlocks the phone, and: When a",
        [.before([sentence, "When a"])]
      ),
      (
        "\(leftOutOrBefore: sentence)",
        "Leave it out, or write before it: When the user unlocks the phone",
        [.leftOut, .before([sentence])]
      ),
      ("Did you mean \(named: "Cancel")?", "Did you mean \"Cancel\"?", [.named("Cancel")]),
      (
        "Write less, or \(leftOut: "leave the step out").", "Write less, or leave the step out.",
        [.leftOut]
      ),
      (
        "Write: \(instead: sentence)", "Write: When the user unlocks the phone",
        [.instead(sentence)]
      ),
      (
        "It ends here\(.run, terminal: ": lift the limit").", "It ends here: lift the limit.",
        []
      ),
    ] as [(Note, String, [Advice])])
  func `a note has words for a terminal, and its advice as values`(
    note: Note, words: String, advice: [Advice]
  ) {
    #expect(note.words == words)
    #expect(note.advice == advice)
  }

  @Test func `only what a note says alone, and not as an example, is missing`() {
    let note: Note = "\(before: Self.sentence)"
    #expect(note.missing == [Self.sentence])
    let omission: Note = "\(leftOutOrBefore: Self.sentence)"
    #expect(omission.missing == [Self.sentence])
    let example: Note = "\(before: Self.sentence, isExample: true)"
    #expect(example.missing == nil)
    #expect((Note("It is dark. ") + note).missing == nil)
  }

  @Test func `notes that are changed as lines keep what they advise`() {
    var step = InvalidStep("No.", notes: ["\(before: Self.sentence)"])
    step.notes.insert("Row 1", at: 0)
    #expect(step.notes == ["Row 1", "Write before it: When the user unlocks the phone"])
    #expect(step.remarks.map(\.advice) == [[], [.before([Self.sentence])]])
  }

  @Test func `words that follow one another are one part, however they were joined`() {
    let joined = Note("a") + Note("b") + "c\(1)"
    #expect(joined == Note("abc1"))
  }
}
