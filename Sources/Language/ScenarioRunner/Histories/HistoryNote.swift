import Gherkin

/// The note of a report below a table of events: how much of what the table means was played.
struct HistoryNote {
  /// The way in which the search has ended.
  enum End {
    /// With no history that goes wrong.
    case whole
    /// With one that goes wrong behind its last event.
    case brokenAtEnd
    /// With one that goes wrong at the event of this number.
    case broken(event: Int)
  }

  /// How many histories were played to their end; those that lead to equal worlds are counted each.
  let count: UInt64
  /// How many the table means, those included in which an event cannot happen.
  let total: Double
  /// The number of their events, in words.
  let length: String
  /// How many different worlds there were.
  let worldCount: Int
  /// How many times an event could not happen.
  let impossibleCount: Int
  let end: End

  /// The note in a report.
  var attachment: ReportAttachment {
    ReportAttachment(
      log: [histories, worlds, impossible].compactMap(\.self).joined(separator: "; "))
  }

  private var histories: String {
    let isOne = total == 1
    let of = "\(HistoryCount.estimate(total)) \(isOne ? "history" : "histories") of \(length)"
    let were = count == 1 ? "was played to its end" : "were played to their end"
    let played =
      switch count {
      case 0: "none of \(of) was played to its end"
      case _ where Double(count) == total:
        isOne ? "the only history of \(length) was played to its end" : "all \(of) \(were)"
      default: "\(HistoryCount.grouped(count)) of \(of) \(were)"
      }
    let until = count == 0 ? ", as" : " until"
    return switch end {
    case .whole: played
    case .brokenAtEnd: "\(played)\(until) one went wrong"
    case .broken(let event): "\(played)\(until) one went wrong at event \(event)"
    }
  }

  private var worlds: String? {
    worldCount == 1
      ? nil
      : "on the way were \(HistoryCount.grouped(UInt64(worldCount))) different worlds,"
        + " and equal ones were played once"
  }

  private var impossible: String? {
    switch impossibleCount {
    case 0: nil
    case 1: "once an event could not happen"
    default: "\(HistoryCount.grouped(UInt64(impossibleCount))) times an event could not happen"
    }
  }
}

/// Numbers of histories in words, however large.
enum HistoryCount {
  /// A number in words as long as it is at hand, and else by its power of ten.
  static func estimate(_ count: Double) -> String {
    guard count >= 1e15 else { return grouped(UInt64(count)) }
    guard count.isFinite else { return "more than 10^308" }
    var (power, rest) = (0, count)
    while rest >= 10 { (power, rest) = (power + 1, rest / 10) }
    return "about 10^\(power)"
  }

  /// A number with commas between its thousands.
  static func grouped(_ number: UInt64) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
