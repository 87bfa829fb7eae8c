import ScenarioRunner
import Testing

@testable import Studio

/// What the studio says where a terminal speaks of commands.
struct StudioWordsTests {
  @Test(
    arguments: [
      (
        "Write \"Then …\"\(.checks, terminal: "; `rehearse steps` lists them").", true,
        "Write \"Then …\", or choose “Check: look at it” and click on what is to be true."
      ),
      ("Less time\(.run, terminal: ", or --patient").", true, "Less time."),
      ("\(.run, terminal: "To lift the limit: rehearse run --patient")", true, ""),
      ("\(.search("told"), terminal: "`rehearse steps told`")", true, "Type “told” into Find"),
      // What a button offers is not said as well, unless there is more to it.
      ("\(before: "When a")", false, ""), ("\(leftOutOrBefore: "When a")", false, ""),
      ("\(before: "When a")", true, "Write before it: When a"),
      ("It is off. \(before: "When a")", false, "It is off. Write before it: When a"),
    ] as [(Note, Bool, String)])
  func `notes are said in the studio's words`(note: Note, withAdvice: Bool, words: String) {
    #expect(StudioWords.text(of: note, withAdvice: withAdvice) == words)
  }
}
