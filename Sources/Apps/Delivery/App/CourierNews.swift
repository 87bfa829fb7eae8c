import AppParts
import DeviceInterface

/// What the courier has yet to read, in the order in which it came; another process tells it as well (`delivery:UI-5`,
/// `delivery:STATUS-7`).
struct CourierNews: Hashable, Sendable {
  /// A piece of news.
  enum Item: Hashable, Sendable {
    /// A customer has written, moved or asked for something.
    case wish(String)
    /// The server has not taken an outcome, as the stop, counted from zero, has another one there.
    case settledElsewhere(stop: Int)
  }

  /// The most pieces that wait; older ones give their place up.
  static let countMax = 20
  /// The most characters of a reason.
  static let reasonLengthMax = 300

  /// The news, the oldest first.
  private(set) var items: [Item] = []
  /// Why the server has refused outcomes, by the stop's place, until that is read.
  private(set) var reasons: [Int: String] = [:]

  private static let key = "delivery.unread"

  /// Something new has come.
  mutating func add(_ item: Item, _ platform: inout Requests) {
    items = (items + [item]).suffix(Self.countMax)
    store(&platform)
  }

  /// The courier has read the oldest piece.
  mutating func readFirst(_ platform: inout Requests) {
    guard !items.isEmpty else { return }
    items.removeFirst()
    store(&platform)
  }

  /// The server has refused an outcome.
  mutating func add(reason: String, ofStop index: Int, _ platform: inout Requests) {
    reasons[index] = String(reason.prefix(Self.reasonLengthMax))
    store(&platform)
  }

  /// The courier has read why.
  mutating func readReason(ofStop index: Int, _ platform: inout Requests) {
    guard reasons.removeValue(forKey: index) != nil else { return }
    store(&platform)
  }

  /// Another route begins, of whose stops the old news say nothing.
  mutating func forget(_ platform: inout Requests) {
    guard self != CourierNews() else { return }
    self = CourierNews()
    store(&platform)
  }

  // MARK: Storage

  /// Takes up what an earlier process has left unread; what is damaged is no news.
  mutating func restore(_ storage: [String: String]) {
    guard let json = storage[Self.key].flatMap({ JSONValue.answer($0) }) else { return }
    items = (json["news"]?.array ?? []).compactMap { item in
      if let text = item.string { return .wish(text) }
      return item.integer.flatMap { Int(exactly: $0) }.map { .settledElsewhere(stop: $0) }
    }
    for entry in json["reasons"]?.array ?? [] {
      guard let stop = entry["stop"]?.integer.flatMap({ Int(exactly: $0) }),
        let reason = entry["reason"]?.string
      else { continue }
      reasons[stop] = reason
    }
  }

  private func store(_ platform: inout Requests) {
    guard self != CourierNews() else { return platform.add(.delete(key: Self.key)) }
    let news = items.map { item in
      switch item {
      case .wish(let text): JSONValue.string(text)
      case .settledElsewhere(let stop): JSONValue.integer(Int64(stop))
      }
    }
    let told = reasons.sorted { $0.key < $1.key }.map { stop, reason in
      JSONValue.object([
        .init("stop", .integer(Int64(stop))), .init("reason", .string(reason)),
      ])
    }
    let text = JSONValue.object([.init("news", .array(news)), .init("reasons", .array(told))]).text
    platform.add(.store(key: Self.key, value: text))
  }
}
