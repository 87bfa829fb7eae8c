import Gherkin

/// The body of a declared step with its argument types forgotten, so that steps fit into one array.
struct StepBody<World: Sendable>: Sendable {
  typealias Bound = @Sendable (inout World) throws -> Void

  /// The number of arguments that come from the text.
  let valueCount: Int
  /// The table or doc string it takes as its last argument.
  let attachment: StepAttachment
  /// The table of steps that it takes; nil where it takes none.
  let eventTable: (any EventTable.Type)?
  /// Whether a table or doc string stands before another argument.
  let isMisplaced: Bool
  /// Gives the body its arguments, checking their types once for any number of calls.
  let bind: @Sendable (ArgumentCursor) throws(BodyMismatch) -> Bound
  /// Gives the check without the words before it its arguments; nil where there are no such words.
  let bindPlain: (@Sendable (ArgumentCursor) throws(BodyMismatch) -> Bound)?

  init<each Argument: Sendable>(
    _ body: @escaping @Sendable (inout World, repeat each Argument) throws -> Void
  ) {
    var attachments: [StepAttachment] = []
    var eventTable: (any EventTable.Type)?
    for type in repeat (each Argument).self {
      attachments.append(ArgumentCursor.attachment(of: type))
      eventTable = type as? any EventTable.Type
    }
    self.eventTable = eventTable
    attachment = attachments.last ?? .none
    isMisplaced = attachments.dropLast().contains { $0 != .none }
    valueCount = attachments.count(where: { $0 == .none })
    bindPlain = nil
    bind = { (start: ArgumentCursor) throws(BodyMismatch) -> Bound in
      var cursor = start
      let values = (repeat try cursor.next((each Argument).self))
      return { world in try body(&world, repeat each values) }
    }
  }
}
