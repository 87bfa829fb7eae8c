/// A value of the YAML subset the official data is written in.
indirect enum YAMLValue: Equatable, Sendable {
  case null
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  subscript(key: String) -> YAMLValue? {
    if case .map(let entries) = self { entries[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [YAMLValue]? {
    if case .list(let values) = self { values } else { nil }
  }
}
