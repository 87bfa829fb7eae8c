/// The prefix of a specification's ids, made from where it lies.
package enum SpecificationPrefix {
  /// The names of files that say nothing; the folder's name says more.
  private static let commonNames: Set = [
    "spec", "specs", "specification", "requirements", "readme", "index",
  ]

  /// Returns the prefix of a document: from the file's name, or its folder's for `spec.md` and the like.
  package static func of(path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    guard let file = parts.last else { return fallback }
    let dot = file.lastIndex(of: ".").flatMap { $0 == file.startIndex ? nil : $0 }
    let stem = file[..<(dot ?? file.endIndex)]
    var names = [stem]
    if commonNames.contains(stem.lowercased()) { names = parts.dropLast().reversed() + [stem] }
    for name in names {
      let prefix = cleaned(name)
      if !prefix.isEmpty { return prefix }
    }
    return fallback
  }

  /// Whether a text can be a prefix.
  package static func isPrefix(_ text: String) -> Bool { RequirementID("\(text):1") != nil }

  private static let fallback = "spec"

  /// Lower-case letters, digits and dashes, without a number in front: `007-clock-in` is `clock-in`.
  private static func cleaned(_ name: Substring) -> String {
    var prefix = ""
    for byte in name.lowercased().utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): prefix.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !prefix.isEmpty:
        prefix.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !prefix.isEmpty, prefix.last != "-" { prefix.append("-") }
      }
    }
    while prefix.last == "-" { prefix.removeLast() }
    return prefix
  }
}
