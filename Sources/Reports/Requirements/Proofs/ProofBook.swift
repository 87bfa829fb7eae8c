import DeviceInterface
package import ScenarioRunner

/// What experiments have proved of the requirements of one document, as a file beside it keeps it: a line for each
/// requirement and each sabotage that breaks it.
///
/// ```json
/// [
///   {"id":"clock-in:FR-001","sabotage":"the app never starts positions","scenario":"shift.feature: Clocking in (iOS)",
///    "by":"check","others":3,"fingerprint":"0123456789abcdef"}
/// ]
/// ```
package struct ProofBook: Hashable, Sendable {
  /// The proofs, in the order of ids and sabotages.
  package private(set) var proofs: [Proof] = []

  /// That a scenario has noticed a sabotage that breaks a requirement.
  package struct Proof: Hashable, Sendable {
    /// The requirement's id.
    package let id: String
    /// What went wrong, in the words of `rehearse audit`.
    package let sabotage: String
    /// The lasting name of a scenario that carries the id and has noticed.
    package let scenario: String
    /// What has noticed: `check`, or the rule that holds in every scenario, in its words.
    package let notice: String
    /// How many other scenarios that carry the id have noticed as well.
    package var othersCount: Int
    /// How the scenario goes when nothing goes wrong.
    package let fingerprint: String
    /// Whether the sabotage stops everything, so that it shows something only where the document says why.
    package let stopsEverything: Bool

    /// Creates a proof.
    package init(
      id: String, sabotage: String, scenario: String, notice: String, othersCount: Int,
      fingerprint: String, stopsEverything: Bool = false
    ) {
      (self.id, self.sabotage, self.scenario) = (id, sabotage, scenario)
      (self.notice, self.othersCount, self.fingerprint) = (notice, othersCount, fingerprint)
      self.stopsEverything = stopsEverything
    }

    /// What `notice` says of one that a check of the scenario has noticed.
    package static let check = "check"
  }

  /// What keeps a file from being read.
  package struct Fault: Error, Hashable {
    /// The line at fault, from 1.
    package let line: Int
    /// What is wrong, in one sentence.
    package let message: String
  }

  /// Creates a book, sorted.
  package init(_ proofs: [Proof]) {
    self.proofs = proofs.sorted { ($0.id, $0.sabotage) < ($1.id, $1.sabotage) }
  }

  /// Reads a book.
  package init(parsing text: String) throws(Fault) {
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(parsing: text) } catch {
      let line = text.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw Fault(line: line, message: "this is not the JSON of proofs")
    }
    guard let entries = json.array else {
      throw Fault(line: 1, message: "expected a list of proofs")
    }
    var proofs: [Proof] = []
    // The first line opens the list.
    for (place, entry) in entries.enumerated() {
      guard let proof = Proof(entry) else {
        throw Fault(line: place + 2, message: "this is no proof")
      }
      proofs.append(proof)
    }
    self.init(proofs)
  }

  /// The book as a file keeps it.
  package var text: String {
    guard !proofs.isEmpty else { return "[]\n" }
    return "[\n" + proofs.map { "  " + $0.json.text }.joined(separator: ",\n") + "\n]\n"
  }
}

extension ProofBook.Proof {
  init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let sabotage = json["sabotage"]?.string,
      let scenario = json["scenario"]?.string, let notice = json["by"]?.string,
      let others = json["others"]?.integer, let fingerprint = json["fingerprint"]?.string
    else { return nil }
    self.init(
      id: id, sabotage: sabotage, scenario: scenario, notice: notice,
      othersCount: Int(clamping: others), fingerprint: fingerprint,
      stopsEverything: json["stopsEverything"]?.bool ?? false)
  }

  fileprivate var json: JSONValue {
    .object(
      [
        .init("id", .string(id)), .init("sabotage", .string(sabotage)),
        .init("scenario", .string(scenario)), .init("by", .string(notice)),
        .init("others", .integer(Int64(othersCount))), .init("fingerprint", .string(fingerprint)),
      ] + (stopsEverything ? [.init("stopsEverything", .bool(true))] : []))
  }
}

extension RequirementDocument {
  /// The experiments that prove each of its requirements, by what the document says of them now; none for one of which not
  /// every breaker was noticed by what counts for it.
  package var experiments: [String: [RequirementVerdicts.Experiment]] {
    var found: [String: [RequirementVerdicts.Experiment]] = [:]
    let proofs = Dictionary(grouping: self.proofs.proofs, by: \.id)
    let shares = self.shares
    for requirement in requirements {
      let id = requirement.id.description
      let breakers = requirement.details.breakers
      let used = breakers.compactMap { breaker in
        proofs[id]?.first {
          $0.sabotage == breaker.sabotage && $0.counts(for: requirement, breaker)
        }
      }
      let areShared = breakers.contains { shares.isExceeded(by: $0) }
      guard !breakers.isEmpty, used.count == breakers.count, !areShared else { continue }
      found[id] = used.map {
        RequirementVerdicts.Experiment(scenario: $0.scenario, fingerprint: $0.fingerprint)
      }
    }
    return found
  }

  /// For how many of its requirements each sabotage stands without an excuse.
  package var shares: SabotageShares {
    SabotageShares(
      counts: requirements.flatMap(\.details.breakers).filter { $0.excuse == nil }
        .reduce(into: [:]) { $0[$1.sabotage, default: 0] += 1 })
  }
}

/// The numbers of requirements for which sabotages stand: one that breaks nearly everything says little of each.
package struct SabotageShares: Sendable {
  private let counts: [String: Int]

  fileprivate init(counts: [String: Int]) { self.counts = counts }

  /// For how many requirements a breaker's sabotage stands without an excuse.
  package func count(of breaker: RequirementDetails.Breaker) -> Int {
    counts[breaker.sabotage] ?? 0
  }

  /// Whether that is more than one sabotage can say something of.
  package func isExceeded(by breaker: RequirementDetails.Breaker) -> Bool {
    breaker.excuse == nil && count(of: breaker) > RequirementDetails.sharedMax
  }
}

extension ProofBook.Proof {
  /// Whether what has noticed says anything of a requirement.
  package func counts(
    for requirement: Requirement, _ breaker: RequirementDetails.Breaker
  ) -> Bool {
    (notice == Self.check || requirement.details.rules.contains(notice))
      && (!stopsEverything || breaker.excuse != nil)
  }
}
