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

  /// Creates the body of a check that a modifier with one argument changes; that argument comes first.
  init<Argument: Sendable>(
    _ check: StepBody<World>,
    modifiedBy change:
      @escaping @Sendable (inout World, Argument, ModifiedCheck<World>) throws -> Void
  ) {
    let bindPlain = { @Sendable (start: ArgumentCursor) throws(BodyMismatch) -> Bound in
      var cursor = start
      _ = try cursor.next(Argument.self)
      return try check.bind(cursor)
    }
    self.init(
      valueCount: check.valueCount + 1, attachment: check.attachment,
      eventTable: check.eventTable, isMisplaced: check.isMisplaced, bindPlain: bindPlain
    ) { (start: ArgumentCursor) throws(BodyMismatch) -> Bound in
      var cursor = start
      let argument = try cursor.next(Argument.self)
      let modified = ModifiedCheck(
        saysWhatIsNot: start.saysWhatIsNot, body: try check.bind(cursor))
      return { world in try change(&world, argument, modified) }
    }
  }

  /// The same body with a look at the world before it, which throws where the step means nothing there.
  func preceded(by look: @escaping @Sendable (World) throws -> Void) -> StepBody<World> {
    wrapped { bound, world in
      try look(world)
      try bound(&world)
    }
  }

  /// The same body with a look at the world after it, which throws where it is no wonder that nothing was wrong.
  func followed(by look: @escaping @Sendable (World) throws -> Void) -> StepBody<World> {
    wrapped { bound, world in
      try bound(&world)
      try look(world)
    }
  }

  private func wrapped(
    _ play: @escaping @Sendable (Bound, inout World) throws -> Void
  ) -> StepBody<World> {
    StepBody(
      valueCount: valueCount, attachment: attachment, eventTable: eventTable,
      isMisplaced: isMisplaced, bindPlain: bindPlain
    ) { [bind] (start: ArgumentCursor) throws(BodyMismatch) -> Bound in
      let bound = try bind(start)
      return { world in try play(bound, &world) }
    }
  }

  private init(
    valueCount: Int, attachment: StepAttachment, eventTable: (any EventTable.Type)?,
    isMisplaced: Bool,
    bindPlain: (@Sendable (ArgumentCursor) throws(BodyMismatch) -> Bound)?,
    bind: @escaping @Sendable (ArgumentCursor) throws(BodyMismatch) -> Bound
  ) {
    self.valueCount = valueCount
    self.attachment = attachment
    self.eventTable = eventTable
    self.isMisplaced = isMisplaced
    self.bindPlain = bindPlain
    self.bind = bind
  }
}
