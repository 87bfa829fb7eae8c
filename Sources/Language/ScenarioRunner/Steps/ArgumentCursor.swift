import Gherkin

/// The arguments of a step in order, handed out one by one to the body's parameters.
struct ArgumentCursor {
  private let values: [any Sendable]
  private let attached: PickleStepArgument?
  private let events: (any EventTable)?
  /// Whether the step says what is not, or at most so many: nothing at all is enough for it.
  let saysWhatIsNot: Bool
  private var index = 0

  init(
    values: [any Sendable], attached: PickleStepArgument?, events: (any EventTable)? = nil,
    saysWhatIsNot: Bool = false
  ) {
    self.values = values
    self.saysWhatIsNot = saysWhatIsNot
    self.attached = attached
    self.events = events
  }

  /// Returns what a parameter of this type takes from under the step's line.
  static func attachment<Value>(of type: Value.Type) -> StepAttachment {
    if type == DataTableArgument.self || type is any EventTable.Type { return .dataTable }
    if type == DocStringArgument.self { return .docString }
    return .none
  }

  mutating func next<Value: Sendable>(_ type: Value.Type) throws(BodyMismatch) -> Value {
    let value: any Sendable
    let position: Int?
    switch (Self.attachment(of: type), attached) {
    case (.dataTable, .dataTable(let table)):
      let events = (type as? any EventTable.Type).map { self.events ?? $0.empty }
      (value, position) = (events ?? DataTableArgument(table), nil)
    case (.docString, .docString(let docString)):
      (value, position) = (DocStringArgument(docString), nil)
    case (.dataTable, _), (.docString, _):
      throw BodyMismatch(position: nil, gives: "nothing", expected: "\(type)")
    case (.none, _):
      guard index < values.count else {
        throw BodyMismatch(position: index, gives: "nothing", expected: "\(type)")
      }
      (value, position) = (values[index], index)
      index += 1
    }
    guard let typed = value as? Value else {
      throw BodyMismatch(
        position: position, gives: "\(Swift.type(of: value))", expected: "\(type)")
    }
    return typed
  }
}
