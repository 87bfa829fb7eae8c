/// The meaning of a document, apart from its layout: two documents that mean the same have the same parts.
///
/// It is made of everything the official document has but ids and places. Of descriptions the indentation is layout; of
/// comments only that each is there, because those behind tags become comments of their own.
package struct DocumentMeaning: Hashable, Sendable {
  /// The nodes in order, each as its sort and its texts.
  package private(set) var parts: [[String]] = []
  /// The comments in order, without the white space around them.
  package private(set) var comments: [String] = []

  /// Takes a document apart.
  package init(_ document: GherkinDocument) {
    comments = document.comments.map { Self.trimmed($0.text) }
    for phrase in document.phrases {
      parts.append(["phrase", phrase.text])
      add(phrase.nodes)
    }
    guard let feature = document.feature else { return }
    add("feature", feature.keyword, feature.name, feature.description, feature.tags)
    parts.append(["language", feature.language])
    for child in feature.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule):
        add("rule", rule.keyword, rule.name, rule.description, rule.tags)
        for child in rule.children {
          switch child {
          case .background(let background): add(background)
          case .scenario(let scenario): add(scenario)
          }
        }
      }
    }
  }

  /// Whether a document made from this one's text says the same and has lost no comment.
  package func isKept(in other: DocumentMeaning) -> Bool {
    guard parts == other.parts else { return false }
    var rest = other.comments[...]
    for comment in comments {
      guard let place = rest.firstIndex(of: comment) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private mutating func add(_ background: Background) {
    add("background", background.keyword, background.name, background.description, [])
    add(background.steps)
  }

  private mutating func add(_ scenario: Scenario) {
    add("scenario", scenario.keyword, scenario.name, scenario.description, scenario.tags)
    add(scenario.steps)
    for examples in scenario.examples {
      add("examples", examples.keyword, examples.name, examples.description, examples.tags)
      let rows = (examples.header.map { [$0] } ?? []) + examples.body
      for row in rows { add(row) }
    }
  }

  private mutating func add(
    _ sort: String, _ keyword: String, _ name: String, _ description: String, _ tags: [Tag]
  ) {
    let lines = description.split(separator: "\n").map { Self.trimmed(String($0)) }
    parts.append([sort, keyword, name] + tags.map(\.name))
    parts.append(["description"] + lines.filter { !$0.isEmpty })
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      parts.append(["step", Self.trimmed(step.keyword), step.text])
      for argument in step.arguments {
        switch argument {
        case .dataTable(let table):
          for row in table.rows { add(row) }
        case .docString(let docString):
          parts.append([
            "doc string", docString.delimiter, docString.mediaType ?? "", docString.content,
          ])
        }
      }
    }
  }

  private mutating func add(_ row: TableRow) {
    parts.append(["row"] + row.cells.map(\.value))
  }

  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    bytes = bytes.withUnsafeBufferPointer { buffer in
      guard let source = SourceText(buffer) else { return [] }
      return Array(source.bytes(source.trimmed(from: 0, to: source.count)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
