import DeviceInterface
import Testing

@testable import Vocabulary

/// What can be said between an app and a phone is declared once, all of it.
struct VocabularyTests {
  @Test func `every sort of signal and request is declared in one section`() {
    let signals = Vocabulary.signalSections.flatMap(\.terms).map(\.kind.rawValue)
    #expect(signals.sorted() == SignalKind.allCases.map(\.rawValue))
    let requests = Vocabulary.requestSections.flatMap(\.terms).map(\.kind.rawValue)
    #expect(requests.sorted() == RequestKind.allCases.map(\.rawValue))
    #expect(SignalKind.fix.name == "fix" && RequestKind.openSettings.name == "openSettings")
  }

  @Test func `what one platform alone has says so, and by which rule where it is a request`() {
    for term in Vocabulary.requestSections.flatMap(\.terms) {
      let summary = term.form.record.summary
      #expect((term.only != nil) == summary.hasSuffix(" only."), "\(summary)")
      if let only = term.only { #expect(summary.contains(only.rule), "\(summary)") }
    }
    for term in Vocabulary.signalSections.flatMap(\.terms)
    where term.form.record.summary.hasSuffix("Android only.") {
      #expect(term.phrases.allSatisfy { $0.platform == .android }, "\(term.kind)")
    }
  }

  @Test(arguments: [
    (Signal.regionEntered(id: "Home", fix: nil), "entered region Home"),
    (.becameActive, "became active"), (.tappedPlay, "tapped play"),
    (.batteryChanged(Battery(percentage: 18, isCharging: true)), "battery 18%, charging"),
    (.entered("1234", field: "PIN"), "wrote into PIN"),
  ])
  func `a signal is told by its phrase, filled with what it carries`(
    signal: Signal, words: String
  ) {
    #expect(signal.notice(on: .iOS) == words)
  }

  @Test func `reports tell what a signal carries besides`() {
    #expect(Signal.entered("1234", field: "PIN").text(on: .iOS) == "wrote into PIN: “1234”")
    let answer = Signal.response(id: 3, ServerResponse(status: 204))
    #expect(answer.text(on: .android) == "an answer to request 3: status 204, 0 bytes")
  }

  @Test func `a value of many properties is written and read by their names`() throws {
    var facts = Facts(platform: .android, permission: Permission(.always))
    facts.awaitedNotifications = ["a"]
    facts.shownNotifications = ["b"]
    (facts.bootCount, facts.audioPosition) = (3, .seconds(4))
    #expect(try Form<Facts>.facts.read(Form<Facts>.facts.write(facts)) == facts)
  }
}
