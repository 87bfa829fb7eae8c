import Gherkin
import ScenarioRunner

/// The table of requirements with the scenarios that prove them.
struct RequirementTable {
  private struct Proof {
    let anchor: String
    let name: String
    let platform: String
    let status: StepStatus
  }

  private let requirements: ReportedRequirements
  private let choice: HTMLReporter.Choice
  private var proofs: [String: [Proof]] = [:]
  private var verdicts: RequirementVerdicts

  init(_ requirements: ReportedRequirements, shows choice: HTMLReporter.Choice) {
    (self.requirements, self.choice) = (requirements, choice)
    verdicts = requirements.verdicts
  }

  /// Notes a scenario under every requirement that its tags name.
  mutating func add(_ result: ScenarioResult, anchor: String) {
    guard !requirements.texts.isEmpty else { return }
    verdicts.add(result)
    let scenario = result.scenario
    let name = scenario.pickle.shownName
    var named: Set<String> = []
    for tag in scenario.pickle.tags {
      let id = String(tag.name.dropFirst())
      guard requirements[id] != nil, !named.contains(id) else { continue }
      named.insert(id)
      proofs[id, default: []].append(
        Proof(anchor: anchor, name: name, platform: scenario.profile, status: result.status))
    }
  }

  /// Appends the matrix, one table for each document; nothing where no requirements are known.
  func write(to sink: inout ByteSink) {
    let ids = requirements.texts.keys.sorted(by: NaturalOrder.precedes)
    // A run that is about no requirement has proved none, and says nothing of them.
    guard ids.contains(where: { verdicts[$0] >= .unchecked }) else { return }
    sink.write("<section id=\"requirements\" aria-labelledby=\"requirements-title\">")
    sink.write("<h2 id=\"requirements-title\">Requirements</h2>\n")
    // What this run is about comes first, then what it did not play.
    let documents = Self.documents(ids)
    for isTouched in [true, false] {
      for document in documents
      where document.ids.contains(where: { proofs[$0] != nil }) == isTouched {
        write(document.name, document.ids, to: &sink)
      }
    }
    sink.write("</section>\n")
  }

  private func write(_ name: String, _ ids: [String], to sink: inout ByteSink) {
    let words = ids.map { verdicts[$0].word }
    let counts = RequirementVerdict.Word.allCases.dropFirst().compactMap { word in
      let count = words.count { $0 == word }
      return count > 0 ? ", \(count) \(word.rawValue)" : nil
    }
    let proved = words.count { $0 == .proved }
    sink.append(
      """
      <details class="document"><summary><span class="name">\(HTML.isolated(name))</span> \
      <span class="count">\(proved) of \(ids.count) proved\(counts.joined())</span></summary>
      <table><thead><tr><th scope="col">Id</th><th scope="col">Requirement</th>\
      <th scope="col">Verdict</th><th scope="col">Scenarios</th></tr></thead><tbody>
      \(ids.map(row))</tbody></table></details>

      """)
  }

  /// The name of a requirement's place in the page: no scenario's begins like it.
  static func anchor(_ id: String) -> String { "r:\(id)" }

  private func row(_ id: String) -> HTML {
    let word = verdicts[id].word.rawValue
    let kind = word.split(separator: " ").joined(separator: "-")
    let all = proofs[id] ?? []
    // What passed is packed: the page's script draws its links, and on a page of what did not pass there is no place for them.
    let shown = all.filter { choice == .all ? $0.status != .passed : !$0.status.isAcceptable }
    let rest = choice == .all ? 0 : all.count - shown.count
    let others: HTML = rest > 0 ? " \(rest) not shown" : ""
    let proofs = shown.map { proof -> HTML in
      """
      <a class="proof \(proof.status.rawValue)" href="#\(proof.anchor)" \
      aria-label="\(proof.status.label): \(proof.name) (\(proof.platform))"></a>
      """
    }
    return """
      <tr id="\(Self.anchor(id))"><th scope="row">\(HTML.isolated(id))</th><td>\(HTML.isolated(requirements[id] ?? ""))</td>\
      <td><span class="verdict \(kind)">\(word)</span></td><td class="proofs">\(proofs)\(others)</td></tr>

      """
  }

  /// The ids by what stands before their colon, in order.
  private static func documents(_ ids: [String]) -> [(name: String, ids: [String])] {
    var documents: [(name: String, ids: [String])] = []
    for id in ids {
      let name = String(id.prefix { $0 != ":" })
      if documents.last?.name == name {
        documents[documents.count - 1].ids.append(id)
      } else {
        documents.append((name, [id]))
      }
    }
    return documents
  }
}

/// The order in which people sort names with numbers in them: `US2` before `US10`.
enum NaturalOrder {
  /// Whether one name comes before another.
  static func precedes(_ left: String, _ right: String) -> Bool {
    var (a, b) = (Array(left.utf8)[...], Array(right.utf8)[...])
    while let x = a.first, let y = b.first {
      if isDigit(x), isDigit(y) {
        let (m, n) = (number(&a), number(&b))
        // More digits without leading zeros are a larger number.
        if m.count != n.count { return m.count < n.count }
        if m != n { return m.lexicographicallyPrecedes(n) }
      } else {
        if x != y { return x < y }
        a.removeFirst()
        b.removeFirst()
      }
    }
    return a.isEmpty && b.isEmpty ? left < right : a.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.prefix(while: isDigit)
    bytes = bytes.dropFirst(digits.count)
    return Array(digits.drop { $0 == UInt8(ascii: "0") })
  }
}
