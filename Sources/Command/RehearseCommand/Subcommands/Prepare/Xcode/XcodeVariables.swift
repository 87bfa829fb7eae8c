/// The variables of a target, which texts of Xcode name: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`.
struct XcodeVariables {
  private var values: [String: String]

  /// Names what is known of a target; paths are seen from the folder of its project.
  init(target: String, project: String, settings: [String: String]) {
    values = [
      "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    values.merge(settings) { $1 }
    values.merge([
      "PROJECT_DIR": ".", "PROJECT_NAME": project, "SRCROOT": ".", "TARGET_NAME": target,
    ]) { $1 }
  }

  /// How often what is put in may name others, and how many bytes it may add: a project comes from others.
  private static let roundsMax = 8
  private static let growthMax = 1 << 16

  /// Returns a text with all that is known put in; what is not known stays as it is.
  func filled(_ text: String, escaping: (String) -> String = { $0 }) -> String {
    let bound = text.utf8.count + Self.growthMax
    var text = text
    for _ in 0..<Self.roundsMax {
      let next = filledOnce(text, escaping, bound)
      if next == text { break }
      text = next
    }
    return text
  }

  private func filledOnce(_ text: String, _ escaping: (String) -> String, _ bound: Int) -> String {
    var filled = ""
    for part in Self.parts(of: text) {
      switch part {
      case .text(let text): filled += text
      case .name(let name, let whole):
        let room = bound - filled.utf8.count
        let value = value(of: name, within: room).map(escaping)
        let isShort = (value?.utf8.count ?? 0) <= room
        filled += isShort ? value ?? String(whole) : String(whole)
      }
    }
    return filled
  }

  /// A part of a text.
  private enum Part {
    case text(Substring)
    /// A name, and the same with its sign and its brackets.
    case name(Substring, whole: Substring)
  }

  /// The names of a text and what stands between them; one that has another name in it waits for that.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var (start, rest) = (text.startIndex, text[...])
    while let sign = rest.firstIndex(of: "$") {
      rest = rest[sign...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else { continue }
      let name = rest.dropFirst().prefix { !["$", ")", "}"].contains($0) }
      guard name.endIndex < text.endIndex, text[name.endIndex] == (open == "(" ? ")" : "}") else {
        continue
      }
      parts.append(.text(text[start..<sign]))
      start = text.index(after: name.endIndex)
      parts.append(.name(name, whole: text[sign..<start]))
      rest = text[start...]
    }
    return parts + [.text(text[start...])]
  }

  /// A variable's value, as it is to be written; `nil` for what is not known, or has no room.
  private func value(of name: Substring, within room: Int) -> String? {
    let parts = name.split(separator: ":").map(String.init)
    guard let first = parts.first, let value = values[first], value.utf8.count <= room else {
      return nil
    }
    let ways = parts.dropFirst()
    guard !ways.isEmpty else { return value }
    // Each character is written by itself: what another name stands for can be so later.
    let written = Self.parts(of: value).map { part in
      switch part {
      case .text(let text): Self.written(String(text), ways)
      case .name(let name, _): "$(\(name):\(ways.joined(separator: ":")))"
      }
    }
    return written.contains(nil) ? nil : written.compactMap(\.self).joined()
  }

  private static func written(_ text: String, _ ways: ArraySlice<String>) -> String? {
    var text = text
    for way in ways {
      switch way {
      case "rfc1034identifier": text = text.replacingOthers(than: ".-", by: "-")
      case "c99extidentifier", "identifier": text = text.replacingOthers(than: "_", by: "_")
      case "lower": text = text.lowercased()
      case "upper": text = text.uppercased()
      default: return nil
      }
    }
    return text
  }
}

extension String {
  /// The text with each character that is no letter, no number and none of some others replaced.
  fileprivate func replacingOthers(than others: String, by sign: Character) -> String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) ? $0 : sign })
  }
}
