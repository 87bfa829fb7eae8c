import CucumberExpressions
package import Gherkin
package import ScenarioRunner

/// The requirements of all documents, found by id.
package struct RequirementCatalogue: Sendable {
  /// The documents, in the order given, without those whose prefix another one has already.
  package private(set) var documents: [RequirementDocument] = []
  /// What is wrong with the documents, by path, in their order.
  package private(set) var problems: [(path: String, problem: DocumentProblem)] = []
  /// The texts of all requirements by id.
  package private(set) var texts: [String: String] = [:]

  private var idsByPrefix: [String: [String]] = [:]
  private var prefixes: [String] = []

  /// Creates a catalogue; documents with problems count as far as they can be read.
  package init(_ documents: [RequirementDocument] = []) {
    for document in documents { add(document) }
  }

  private mutating func add(_ document: RequirementDocument) {
    problems += document.problems.map { (document.path, $0) }
    guard let prefix = document.prefix else { return }
    if let other = self.documents.first(where: { $0.prefix == prefix }) {
      let line = document.requirements.first?.line ?? 1
      let problem = DocumentProblem(
        kind: .duplicateDocument(prefix: prefix, other: other.path), line: line, column: 1)
      return problems.append((document.path, problem))
    }
    documents.append(document)
    prefixes.append(prefix)
    idsByPrefix[prefix] = document.requirements.map(\.id.description)
    for requirement in document.requirements {
      texts[requirement.id.description] = requirement.text
    }
  }

  /// Whether a tag, written with its at sign, names a requirement.
  package func names(_ tag: String) -> Bool { texts[String(tag.dropFirst())] != nil }

  /// Returns what is wrong with a tag, written with its at sign; nil for free tags and known ids.
  package func fault(of tag: String) -> TagFault? {
    let name = tag.dropFirst()
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), texts[String(name)] == nil
    else { return nil }
    let prefix = String(name[..<colon])
    if let ids = idsByPrefix[prefix] {
      return .unknownID(String(name), similar: NearestNames.near(String(name), in: ids))
    }
    let similar = prefixes.filter { known in
      let distance = EditDistance.slips(prefix, known, atMost: 2)
      // For the shortest prefixes two edits are no resemblance.
      return distance.map { $0 < min(prefix.count, known.count) } ?? false
    }
    guard similar.isEmpty else { return .unknownPrefix(prefix, similar: similar) }
    // Who writes FR-001 or US1.2 behind a colon means a requirement; a tag that proves nothing would go unnoticed.
    let meansRequirement =
      RequirementID(String(name)).map { SpecificationLabel.isRequirement($0.name) } ?? false
    return meansRequirement ? .noDocument(prefix) : nil
  }

  /// Returns why a scenario must not be run: the first of its tags that names no requirement of its document.
  package func refusal(of pickle: Pickle) -> Problem? {
    for tag in pickle.tags {
      if let fault = fault(of: tag.name) { return problem(fault, tag, pickle.uri) }
    }
    return nil
  }

  private func problem(_ fault: TagFault, _ tag: PickleTag, _ uri: String) -> Problem {
    switch fault {
    case .unknownID(let id, let similar):
      let prefix = id.prefix { $0 != ":" }
      let document = documents.first { $0.prefix.map { $0 == prefix } ?? false }
      return Problem(
        .unknownRequirement, uri: uri, location: tag.location, message: "no requirement `\(id)`",
        notes: ["the requirements of `\(prefix):` stand in \(document?.path ?? "no document")"]
          + NearestNames.note(similar))
    case .unknownPrefix(let prefix, let similar):
      return Problem(
        .unknownTagPrefix, uri: uri, location: tag.location,
        message: "no requirements document has the prefix `\(prefix):`",
        notes: NearestNames.note(similar.map { "\($0):" }))
    case .noDocument(let prefix):
      return Problem(
        .unknownTagPrefix, uri: uri, location: tag.location,
        message: "no requirements document for `\(prefix):` was found",
        notes: [
          "requirements.md is looked for beside the feature, in the folders above it up to the working folder "
            + "or the folder that was named, and in the working folder's Scenarios",
          "If it is a tag of your own, choose another name.",
        ])
    }
  }
}

/// A fault of a tag that names a requirement.
package enum TagFault: Hashable, Sendable {
  /// The document of the prefix has no such id.
  case unknownID(String, similar: [String])
  /// No document has this prefix, but one has nearly the same.
  case unknownPrefix(String, similar: [String])
  /// The tag is shaped like a requirement's id, such as `startup:FR-001`, and no document has the prefix.
  case noDocument(String)
}

/// The search for names that were probably meant.
package enum NearestNames {
  /// Returns the names nearest to a misspelt one, best first and at most three; none if all are too far away.
  ///
  /// Too far is more than a third of the word's length, and more than two edits for short words.
  package static func near(_ word: String, in names: [String], atMost count: Int = 3) -> [String] {
    let bound = max(2, min(word.unicodeScalars.count, lengthMax) / 3)
    var found: [(distance: Int, place: Int, name: String)] = []
    for (place, name) in names.enumerated() {
      let distance = EditDistance.slips(word, name, atMost: bound)
      // A distance as long as the name itself says that nothing of it was typed.
      if let distance, distance < name.unicodeScalars.count {
        found.append((distance, place, name))
      }
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found.prefix(count).map(\.name)
  }

  /// Returns the note that asks whether they were meant; none without names.
  package static func note(_ similar: [String]) -> [String] {
    similar.isEmpty ? [] : ["did you mean \(similar.joined(separator: " or "))?"]
  }

  private static let lengthMax = 60
}
