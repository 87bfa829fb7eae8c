import DeviceInterface
import Rehearsal
import ScenarioRunner

/// A table of tours as a scenario writes it: one row for each point.
struct TourTable {
  /// The headings that a table may have.
  static let headings = ["tour", "point", "title", "position", "radius", "audio"]

  /// The drafts, in the order in which their titles first come.
  private(set) var drafts: [TourDraft] = []

  /// Reads a table with a header; throws where a cell cannot mean what its heading says.
  ///
  /// Where a title is given, all rows are points of that tour. What no editor may publish is read all the same.
  init(_ table: DataTableArgument, title: String? = nil) throws(InvalidStep) {
    let headings = Self.headings.filter { title == nil || $0 != "tour" }
    try table.requireColumns(headings, "A table of points has no column")
    try table.requireRows(
      "Where there are to be none, write: \(instead: "Given no tours are published")")
    let titles: [String]
    if let title {
      titles = table.body.map { _ in title }
    } else {
      titles = try table.column("tour")
    }
    let numbers = try table.column("point")
    let names = try table.column("title")
    let positions = try table.column("position")
    let radii = try table.column("radius")
    let lengths = try table.column("audio")
    for row in titles.indices {
      let point = TourDraft.Point(
        number: try Self.number(numbers[row]), title: names[row],
        position: try Self.position(positions[row]), radius: try Self.radius(radii[row]),
        audioLength: try Self.length(lengths[row]))
      if let index = drafts.firstIndex(where: { $0.title == titles[row] }) {
        drafts[index].points.append(point)
      } else {
        drafts.append(TourDraft(title: titles[row], points: [point]))
      }
    }
  }

  private static func number(_ text: String) throws(InvalidStep) -> Int {
    guard let number = Int(text), (-1_000...1_000).contains(number) else {
      throw InvalidStep("“\(text)” is no number of a point.", notes: ["Write for example: 1"])
    }
    return number
  }

  private static func position(_ text: String) throws(InvalidStep) -> Position {
    do throws(PositionTextError) {
      return try Position(text: text)
    } catch {
      throw InvalidStep("\(error).")
    }
  }

  private static func radius(_ text: String) throws(InvalidStep) -> Distance {
    guard let radius = DistanceText.parse(text) else {
      throw InvalidStep(
        "“\(text)” is no radius.", notes: ["Write for example: 100 m; it is 20000 km at most."])
    }
    return radius
  }

  /// The length of the audio; an empty cell says that there is none.
  private static func length(_ text: String) throws(InvalidStep) -> Duration? {
    if text.isEmpty { return nil }
    guard let length = DurationText.parse(text) else {
      throw InvalidStep(
        "“\(text)” is no length of audio.", notes: ["Write for example: 1 minute 35 seconds"])
    }
    return length
  }
}

/// The state of a tour, as sentences name it.
enum TourState: String, Hashable, Sendable, CaseIterable {
  /// Its points start by themselves.
  case active
  /// The walker has stopped it and can continue.
  case stopped
  /// All its points were heard.
  case completed
  /// It was never begun.
  case notStarted = "not started"
}
