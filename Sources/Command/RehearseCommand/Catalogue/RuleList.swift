import DeviceInterface
import DeviceSimulator
import Requirements
import ScenarioReports

/// The list that `rehearse rules` shows: every rule the simulated phone was built from.
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

  /// A length of time or a distance that a scenario can set, as it is shown.
  struct Timing: Encodable {
    let name: String
    let platform: String
    /// The time; `nil` for a distance.
    let seconds: Double?
    /// The distance; `nil` for a time.
    let meters: Int?
    let rule: String
    let documentation: String
  }

  private(set) var entries: [Entry]
  private(set) var timings: [Timing]

  /// Whether there is nothing to show.
  var isEmpty: Bool { entries.isEmpty && timings.isEmpty }

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
    timings = Profile.all.flatMap { profile in
      profile.durations.compactMap { Timing($0, in: profile) }
        + DistanceSetting.all.compactMap { Timing($0, in: profile) }
    }
  }

  /// Returns the rules that mention all words, in any case of letters; of several numbers of rules, one is enough.
  func mentioning(_ words: [String]) -> RuleList {
    let wanted = words.map { $0.lowercased() }
    let numbers = wanted.filter(Self.isNumber)
    let others = wanted.filter { !Self.isNumber($0) }
    func mentions(_ text: String) -> Bool {
      others.allSatisfy { text.contains($0) }
        && (numbers.isEmpty || numbers.contains { text.contains($0) })
    }
    var part = self
    part.entries = entries.filter { mentions($0.searchText) }
    part.timings = timings.filter { mentions($0.searchText) }
    return part
  }

  /// Whether a word is the number of a rule, such as "i-14b".
  private static func isNumber(_ word: String) -> Bool {
    guard word.hasPrefix("i-") || word.hasPrefix("a-") else { return false }
    let digits = word.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(2 + digits.count)
    return !digits.isEmpty && rest.count < 2 && rest.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

extension Profile {
  /// Both platforms in their newest versions.
  fileprivate static var all: [Profile] { [.iOS, .android] }
}

extension RuleList.Timing {
  /// Describes a setting with the value that the profile has; `nil` where the platform has nothing of the kind.
  fileprivate init?(_ setting: DurationSetting, in profile: Profile) {
    guard let rule = setting.rule(on: profile.platform) else { return nil }
    name = setting.name
    platform = profile.platform == .iOS ? "iOS" : "Android"
    seconds = Double(setting.value(in: profile).wholeMilliseconds) / 1_000
    meters = nil
    self.rule = rule.description
    documentation = setting.documentation
  }

  /// The same of a distance.
  fileprivate init?(_ setting: DistanceSetting, in profile: Profile) {
    guard let rule = setting.rule(on: profile.platform) else { return nil }
    name = setting.name
    platform = profile.platform == .iOS ? "iOS" : "Android"
    (seconds, meters) = (nil, setting.meters(in: profile))
    self.rule = rule.description
    documentation = setting.documentation
  }

  /// The value in the largest unit that divides it, such as "15 min".
  var valueText: String {
    if let meters { return "\(meters) m" }
    let milliseconds = Int64((seconds ?? 0) * 1_000)
    let units: [(name: String, milliseconds: Int64)] = [
      ("h", 3_600_000), ("min", 60_000), ("s", 1_000), ("ms", 1),
    ]
    guard milliseconds > 0, let unit = units.first(where: { milliseconds % $0.milliseconds == 0 })
    else { return "0 s" }
    return "\(milliseconds / unit.milliseconds) \(unit.name)"
  }

  /// Everything that can be searched for.
  fileprivate var searchText: String {
    [name, platform, rule, documentation, "setting"].joined(separator: "\n").lowercased()
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

/// The rules as text, for people.
struct RuleText {
  let style: TextStyle
  /// The columns that there are.
  let width: Int

  func write(_ list: RuleList, to sink: inout ByteSink) {
    var platform: String?
    for entry in list.entries {
      if entry.platform != platform {
        platform = entry.platform
        sink.write(heading: entry.platform, style)
      }
      write(entry, to: &sink)
    }
    writeTimings(list.timings, to: &sink)
  }

  private func writeTimings(_ timings: [RuleList.Timing], to sink: inout ByteSink) {
    var platform: String?
    for timing in timings {
      if timing.platform != platform {
        platform = timing.platform
        sink.write(heading: "Settings of \(timing.platform)", style)
      }
      sink.indent(2)
      sink.write(text: timing.name, .cyan, style)
      sink.write(line: "  \(timing.valueText)  \(timing.rule)", .dim, style)
      write(timing.documentation, to: &sink)
      sink.endLine()
    }
  }

  private func write(_ entry: RuleList.Entry, to sink: inout ByteSink) {
    sink.indent(2)
    sink.write(text: entry.id, .cyan, style)
    sink.write(line: "  \(entry.confidence)", .dim, style)
    write(entry.summary, to: &sink)
    if let reason = entry.reason { write("Modelled: \(entry.modelled), \(reason).", to: &sink) }
    if let setting = entry.setting {
      let values = setting.values.map { "\"\($0)\"" }.joined(separator: ", ")
      write("Setting: the \(setting.name) is \(values)", to: &sink)
    }
    sink.endLine()
  }

  private func write(_ text: String, to sink: inout ByteSink) {
    for line in WrappedText.lines(text, width: width - 8) {
      sink.indent(6)
      sink.write(line: line)
    }
  }
}
