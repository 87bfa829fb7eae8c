import Vocabulary

/// The described objects that a shape is made of, each once, in the order in which they are met.
struct ShapeWalk {
  private(set) var records: [Record] = []

  init(_ shapes: [Shape]) {
    for shape in shapes { visit(shape) }
  }

  private mutating func visit(_ shape: Shape) {
    switch shape {
    case .text, .flag, .integer, .number, .choice, .texts: break
    case .list(let element): visit(element)
    case .optional(let value): visit(value)
    case .record(let record):
      guard !records.contains(where: { $0.name == record.name }) else { return }
      records.append(record)
      for member in record.members { visit(member.shape) }
    case .oneOf(_, let kinds):
      for member in kinds.flatMap(\.members) { visit(member.shape) }
    }
  }
}
