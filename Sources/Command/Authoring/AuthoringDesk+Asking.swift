public import Gherkin
public import ScenarioRunner

/// What can be asked at a desk besides what is known at a place: what answers some words, and what becomes of a fix.
extension AuthoringDesk {
  /// The most sentences of one step, and of all.
  private static var sentencesMax: Int { 3 }
  private static var foundMax: Int { 24 }
  /// The most that are told where none has to do with all the words.
  private static var nearMax: Int { 3 }

  /// Returns the sentences that answer some words at a place, the best first, with values that are there, and how each would
  /// go there.
  ///
  /// Of deeds those that can be done come first, of checks those that hold and could fail; what names a value that was asked
  /// for comes before what names another. Where no sentence has to do with all the words, a few come that are near. Where the
  /// scenario was not played whole, sentences have values of examples.
  ///
  /// - Parameter isOver: Is asked behind each step; once it says so, the others are left until somebody asks or looks again.
  public func found(
    _ words: String, in source: Source, _ stance: Stance, until isOver: () -> Bool = { false }
  ) -> FoundAnswer {
    let shown = shown(in: planner.plan(source), of: source, stance, until: isOver)
    let world = shown.flatMap { $0.unplayedCount == 0 ? $0.world : nil }
    var answer = proposals.found(
      words, world?.presentValues() ?? PresentValues(), in: shown?.first.owner)
    if let shown, let world, !shown.isWithinPhrase {
      let expressions = Set(answer.sentences.filter { $0.kind == .then }.map(\.expression))
      let checks = checks(in: world, of: shown, among: expressions).offered.map(\.sentence)
      answer.sentences = writtenOut(answer.sentences, deeds(in: world) + checks, words)
    }
    var seen: Set<String> = []
    let all = answer.sentences.filter { seen.insert($0.sentence).inserted }
    answer.sentences = Array(all.prefix(answer.isWhole ? Self.foundMax : Self.nearMax))
    if let shown, world != nil, !shown.isWithinPhrase {
      answer.sentences = answer.sentences.map { sentence in
        var sentence = sentence
        sentence.standing = standing(of: sentence, in: shown)
        return sentence
      }
      // What goes wrong with an example's value is not what somebody means who can have what they say.
      func isIdle(_ sentence: FoundSentence) -> Bool {
        sentence.kind == .when && sentence.standing == .fails && !sentence.isAsked
      }
      answer.sentences =
        answer.sentences.filter { !isIdle($0) } + answer.sentences.filter(isIdle)
    }
    return answer
  }

  /// The answers with what is there: sentences of the same steps that can be said here and now.
  private func writtenOut(
    _ answers: [FoundSentence], _ here: [String], _ words: String
  ) -> [FoundSentence] {
    let named = here.filter { proposals.name($0, in: words) }
    let possible = Dictionary(grouping: named + here, by: { proposals.expression(of: $0) ?? "" })
    return answers.flatMap { answer in
      let here = possible[answer.expression] ?? []
      // Who says how long means nothing else; who names a button may find another that is there.
      let isMeant = answer.isAsked && answer.kind != .then && !answer.sentence.contains("\"")
      let others =
        isMeant ? [] : here.prefix(Self.sentencesMax).map { FoundSentence($0, as: answer) }
      return answer.isAsked ? [answer] + others : others + (here.isEmpty ? [answer] : [])
    }
  }

  /// How a sentence would go at the place, on the platform where it goes worst; nil for one that needs a table.
  private func standing(
    of answer: FoundSentence, in shown: ShownScenario<World>
  ) -> SentenceStanding? {
    guard player.kind(of: answer.sentence) != nil else { return nil }
    return shown.stages
      .compactMap { $0.standing(of: answer.sentence, answer.kind, behind: shown.stepCount) }.max()
  }

  /// Writes what a fix says into a feature.
  ///
  /// - Returns: The change; nil where there is no such step, or a sentence is not known.
  public func applying(_ fix: Fix, to source: Source, _ stance: Stance) -> FeatureEdit? {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard let scenario = scenarios(in: planner.plan(source), stance).first,
      scenario.steps.indices.contains(fix.step),
      fix.sentences.allSatisfy({ player.kind(of: $0) != nil && !$0.contains(where: \.isNewline) })
    else { return nil }
    switch fix.action {
    case .only:
      return fix.profile.flatMap {
        FeatureEdit(
          playing: scenario, onlyOn: $0, in: source, profilesFor: planner.profilesFor)
      }
    case .out: return FeatureEdit(leavingOut: fix.step, of: scenario, in: text)
    case .instead:
      guard let sentence = fix.sentences.first, let kind = player.kind(of: sentence) else {
        return nil
      }
      return FeatureEdit(writing: sentence, kind, insteadOf: fix.step, of: scenario, in: text)
    case .before:
      var edit: FeatureEdit?
      for (place, sentence) in fix.sentences.enumerated() {
        var stance = stance
        stance.stepCount = fix.step + place
        let source = edit.map { Source(uri: source.uri, text: $0.text) } ?? source
        guard let next = adding(sentence, to: source, stance) else { return nil }
        edit = next
      }
      return edit
    }
  }
}
