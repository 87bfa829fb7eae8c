public import Gherkin
public import ScenarioRunner

/// What can be asked at a desk besides what is known at a place: what answers some words, and what becomes of a fix.
extension AuthoringDesk {
  /// The most sentences of one step, and of all.
  private static var sentencesMax: Int { 3 }
  private static var foundMax: Int { 24 }

  /// Returns the sentences that answer some words at a place, the best first, with values that are there.
  ///
  /// Of deeds those that can be done come first, of checks those that hold and could fail. Where the scenario was not played
  /// whole, sentences have values of examples.
  ///
  /// - Parameter isOver: Is asked behind each step; once it says so, the others are left until somebody asks or looks again.
  public func found(
    _ words: String, in source: Source, _ stance: Stance, until isOver: () -> Bool = { false }
  ) -> [FoundSentence] {
    let shown = shown(in: planner.plan(source), of: source, stance, until: isOver)
    let world = shown.flatMap { $0.unplayedCount == 0 ? $0.world : nil }
    let answers = proposals.found(words, world?.presentValues() ?? PresentValues())
    var here: [String] = []
    if let shown, let world, !shown.isWithinPhrase {
      let expressions = Set(answers.filter { $0.kind == .then }.map(\.expression))
      here =
        deeds(in: world) + checks(in: world, of: shown, among: expressions).offered.map(\.sentence)
    }
    let possible = Dictionary(grouping: here, by: { proposals.expression(of: $0) ?? "" })
    var seen: Set<String> = []
    let all = answers.flatMap { answer in
      let here = (possible[answer.expression] ?? []).prefix(Self.sentencesMax)
      return here.map { FoundSentence($0, as: answer) } + (here.isEmpty ? [answer] : [])
    }
    return Array(all.filter { seen.insert($0.sentence).inserted }.prefix(Self.foundMax))
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
