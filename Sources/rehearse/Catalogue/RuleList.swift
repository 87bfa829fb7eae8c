import DeviceInterface
import DeviceSimulator

/// What `rehearse rules` shows: every rule the simulated phone was built from.
struct RuleList {
  /// A rule as it is shown.
  struct Entry: Encodable {
    let id: String
    let platform: String
    let summary: String
    let confidence: String
    let modelled: String
    let reason: String?
    let setting: Knob?
  }

  /// The setting that changes a rule, with the value it has unless told otherwise first.
  struct Knob: Encodable {
    let name: String
    let values: [String]
  }

  private(set) var entries: [Entry]

  init() {
    let settings = Setting.all
    entries = RuleBook.rules.map { rule in
      let setting = settings.first { $0.name == rule.setting }
      return Entry(
        id: rule.id.description, platform: rule.id.platform == .iOS ? "iOS" : "Android",
        summary: rule.summary, confidence: rule.confidence.rawValue,
        modelled: rule.modelling.word, reason: rule.modelling.reason,
        setting: setting.map { Knob(name: $0.name, values: $0.values) })
    }
  }

  /// Returns the rules that mention all words, in any case of letters.
  func mentioning(_ words: [String]) -> RuleList {
    let wanted = words.map { $0.lowercased() }
    var part = self
    part.entries = entries.filter { entry in
      let text = entry.searchText
      return wanted.allSatisfy { text.contains($0) }
    }
    return part
  }
}

extension RuleList.Entry {
  /// Everything that can be searched for.
  var searchText: String {
    [id, platform, summary, modelled, reason ?? "", setting?.name ?? ""]
      .joined(separator: "\n").lowercased()
  }
}

extension RuleModelling {
  /// Whether the phone follows the rule: "yes", "partly" or "no".
  fileprivate var word: String {
    switch self {
    case .modelled: "yes"
    case .partly: "partly"
    case .notModelled: "no"
    }
  }

  /// What is left out, and why.
  fileprivate var reason: String? {
    switch self {
    case .modelled: nil
    case .partly(let reason), .notModelled(let reason): reason
    }
  }
}
