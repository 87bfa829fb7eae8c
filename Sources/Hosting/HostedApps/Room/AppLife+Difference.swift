import AppProtocol
import Rehearsal

/// Two lives of one app that was told the same.
extension AppLife {
  /// Returns the first message to which this life's answer is another one; `nil` where there is none, where answers were
  /// not kept, and where the two were not told the same: then something else was the first.
  func difference(from first: AppLife) -> AppDifference? {
    var signals = 0
    for (index, outcome) in history.outcomes.enumerated() {
      let entry = history.entries[index]
      guard first.history.outcomes.indices.contains(index), first.history.entries[index] == entry
      else { return nil }
      if let (one, other) = Self.words(first.history.outcomes[index], outcome, app.name) {
        return AppDifference(
          signalsBefore: signals, told: entry.words(signalsBefore: signals), first: one,
          second: other)
      }
      if case .told = entry { signals += 1 }
    }
    return nil
  }

  /// Says what came of a message in both lives; `nil` where it was the same.
  private static func words(
    _ first: AppHistory.Outcome, _ second: AppHistory.Outcome, _ name: String
  ) -> (String, String)? {
    if case .answered(let one) = first, case .answered(let other) = second {
      return AnswerDifference(one, other).map { difference in
        let place = difference.path.isEmpty ? "" : "\(difference.path): "
        return (place + difference.first, place + difference.second)
      }
    }
    let (one, other) = (words(first, name), words(second, name))
    return one == other ? nil : (one, other)
  }

  private static func words(_ outcome: AppHistory.Outcome, _ name: String) -> String {
    switch outcome {
    case .nothing: "nothing was asked"
    case .answered: "it answered as it should"
    case .failed(let failure): failure.message("app \"\(name)\"")
    }
  }
}
