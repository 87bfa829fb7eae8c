import ScenarioRunner

/// How much of a scenario the page holds: everything of one that went wrong, within reason, and the gist of the others.
struct DetailLimits {
  /// Events of the trace; the last ones are kept.
  let events: Int
  /// States and points of one lane.
  let marks: Int
  /// Samples of one track.
  let samples: Int
  /// Requests.
  let exchanges: Int
  /// Bytes of one body.
  let bodyBytes: Int
  /// Pictures of the phone.
  let frames: Int

  init(_ status: StepStatus) {
    let isInteresting = !status.isAcceptable
    events = isInteresting ? 2_000 : 120
    marks = isInteresting ? 1_000 : 150
    samples = isInteresting ? 2_000 : 300
    exchanges = isInteresting ? 500 : 60
    bodyBytes = isInteresting ? 32_768 : 4_096
    frames = isInteresting ? 400 : 120
  }

  /// Returns at most so many elements, evenly chosen, with the first and the last.
  static func thinned<Element>(_ elements: [Element], to count: Int) -> [Element] {
    guard elements.count > count, count > 1 else { return elements }
    return (0..<count).map { elements[$0 * (elements.count - 1) / (count - 1)] }
  }
}
