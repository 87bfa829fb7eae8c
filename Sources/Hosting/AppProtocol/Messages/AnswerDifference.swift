import DeviceInterface
import Vocabulary

/// The first place in which two answers differ, for people.
package struct AnswerDifference: Hashable, Sendable {
  /// The way to the place, such as `requests[1].timer`; empty for the answers themselves.
  package let path: String
  /// What stands there in the first answer, as JSON, cut to what is near the difference.
  package let first: String
  /// What stands there in the second one.
  package let second: String

  /// Finds it; `nil` where both say the same.
  package init?(_ first: Answer, _ second: Answer) {
    self.init(LineProtocol.answer.write(first), LineProtocol.answer.write(second), at: "")
  }

  private init?(_ first: JSONValue?, _ second: JSONValue?, at path: String) {
    guard first != second else { return nil }
    if case .object(let one) = first, case .object(let other) = second {
      let names = one.map(\.name) + other.map(\.name)
      let found = names.lazy.compactMap { name in
        AnswerDifference(
          first?[name], second?[name], at: path.isEmpty ? name : "\(path).\(name)")
      }.first
      guard let found else { return nil }
      self = found
    } else if case .array(let one) = first, case .array(let other) = second {
      let found = (0..<max(one.count, other.count)).lazy.compactMap { index in
        AnswerDifference(
          index < one.count ? one[index] : nil, index < other.count ? other[index] : nil,
          at: "\(path)[\(index)]")
      }.first
      guard let found else { return nil }
      self = found
    } else {
      self.path = path
      (self.first, self.second) = Self.excerpts(first?.text ?? "nothing", second?.text ?? "nothing")
    }
  }

  /// The most characters that are shown of each, and how many of them stand before the difference.
  private static let (shownMax, beforeMax) = (80, 30)

  private static func excerpts(_ first: String, _ second: String) -> (String, String) {
    let equal = zip(first, second).prefix { $0 == $1 }.count
    let start = max(first.count, second.count) > shownMax ? max(0, equal - beforeMax) : 0
    let cut = { (text: String) in
      (start > 0 ? "…" : "") + text.dropFirst(start).prefix(shownMax)
        + (text.count > start + shownMax ? "…" : "")
    }
    return (cut(first), cut(second))
  }
}
