/// Names for places in a page, made from ids so that links to them hold from run to run.
package struct AnchorNames {
  private var taken: Set<String> = []

  /// Returns the name that an id has unless another took it before; other pages lead there by it.
  package static func base(of id: String) -> String {
    var words = id.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.lowercased() }
    words.removeAll { $0 == "scenarios" || $0 == "feature" }
    // A letter in front, because names of the page itself begin otherwise.
    return "s-" + words.joined(separator: "-")
  }

  /// Returns the name of an id: `Scenarios/startup/denied.feature:12` becomes `startup-denied-12`.
  mutating func name(of id: String) -> String {
    let base = Self.base(of: id)
    var name = base
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    return name
  }
}
