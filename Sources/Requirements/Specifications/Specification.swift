/// A specification document as its team wrote it, in whichever of the known ways.
package struct Specification: Hashable, Sendable {
  /// The path it is reported under.
  package let path: String
  /// How it is written.
  package let kind: SpecificationKind
  /// The text of the first heading, without what every such heading starts with.
  package let title: String
  /// The prefix of its ids in scenarios.
  package let prefix: String
  /// What it asks for, in the order of the document.
  package let items: [SpecificationItem]
  /// What is wrong with it, in the order of its lines.
  package let problems: [DocumentProblem]

  /// Reads a document; the prefix counts where the document does not bring its own.
  package init(path: String, bytes: [UInt8], prefix: String? = nil) {
    let reader = MarkdownReader(bytes)
    self.path = path
    if let own = RequirementDocument(listIn: bytes, path: path, reader.blocks) {
      kind = .list
      title = own.title
      self.prefix = own.prefix ?? ""
      items = own.requirements.map { requirement in
        SpecificationItem(
          name: requirement.id.name, text: requirement.text, line: requirement.line,
          group: own.title)
      }
      problems = own.problems + Self.disagreement(prefix, own)
      return
    }
    let isOpenSpec = OpenSpecReader.recognizes(reader.blocks)
    kind = isOpenSpec ? .openSpec : .specKit
    title = SpecificationTitle.text(reader.blocks, path: path)
    self.prefix = prefix ?? SpecificationPrefix.of(path: path)
    let found = isOpenSpec ? OpenSpecReader.read(reader.blocks) : SpecKitReader.read(reader.blocks)
    items = found.items
    var problems = reader.problems + found.problems
    if items.isEmpty, !problems.contains(where: { !$0.isWarning }) {
      problems.append(DocumentProblem(kind: .nothingRecognized, line: 1, column: 1))
    }
    self.problems = problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// A prefix on the command line does not change ids that stand in the document.
  private static func disagreement(
    _ prefix: String?, _ own: RequirementDocument
  ) -> [DocumentProblem] {
    guard let prefix, let other = own.prefix, prefix != other, let first = own.requirements.first
    else { return [] }
    let kind = DocumentProblem.Kind.foreignPrefix(first.id.description, expected: prefix)
    return [DocumentProblem(kind: kind, line: first.line, column: 1)]
  }

  /// The document as scenarios' tags are checked against it.
  package var document: RequirementDocument {
    let requirements = items.compactMap { item in
      RequirementID("\(prefix):\(item.name)").map { id in
        Requirement(id: id, text: item.text, line: item.line)
      }
    }
    return RequirementDocument(
      path: path, title: title, prefix: requirements.isEmpty ? nil : prefix,
      requirements: requirements, problems: problems.filter { !$0.isWarning })
  }

  /// What is worth a look but keeps nobody from working with the document.
  package var warnings: [DocumentProblem] { problems.filter(\.isWarning) }
}
