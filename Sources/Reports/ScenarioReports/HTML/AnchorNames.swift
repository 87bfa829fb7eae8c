/// Names for places in a page, made from ids so that links to them hold from run to run.
struct AnchorNames {
  private var taken: Set<String> = []

  /// Returns the name of an id: `Scenarios/startup/denied.feature:12` becomes `startup-denied-12`.
  mutating func name(of id: String) -> String {
    var words = id.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.lowercased() }
    words.removeAll { $0 == "scenarios" || $0 == "feature" }
    // A letter in front, because names of the page itself begin otherwise.
    let base = "s-" + words.joined(separator: "-")
    var name = base
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    return name
  }
}
