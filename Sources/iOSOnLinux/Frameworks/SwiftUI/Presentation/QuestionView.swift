/// A view over which a question lies while there is something to ask about.
nonisolated struct QuestionView<Content: View, Item, Actions: View, Message: View>: View, Primitive
{
  let content: Content
  let title: Text
  let item: () -> Item?
  let close: () -> Void
  let actions: (Item) -> Actions
  let message: (Item) -> Message
  /// Whether it comes from below, with a way out beside what it offers.
  let isSheet: Bool

  var role: Role { .addition }

  @MainActor func evaluate(at place: Place) {
    place.place(content, .index(0))
    guard let item = place.read(item) else { return }
    place.place(place.read { actions(item) }, .index(1), in: place.unstyled)
    place.place(place.read { message(item) }, .index(2))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    place.children.first?.draw(on: &canvas)
    guard place.children.count == 3 else { return }
    let drawn = canvas.within { place.children[1].draw(on: &$0) }
    let words = canvas.within { place.children[2].draw(on: &$0) }
    var answers: [(label: String, perform: @MainActor () -> Void)] = []
    var cancel: [(label: String, perform: @MainActor () -> Void)] = []
    var fields: [Element] = []
    for element in drawn {
      switch element.kind {
      case .button:
        let answer = (
          element.label,
          { @MainActor in
            // The documentation: all actions dismiss it after the action runs.
            if element.isEnabled { element.tap?() }
            close()
          }
        )
        if element.isCancel { cancel.append(answer) } else { answers.append(answer) }
      case .field: fields.append(element)
      default: continue
      }
    }
    // The platform adds a way out of what is a list of deeds, and of a question without answers.
    if cancel.isEmpty, isSheet { cancel = [("Cancel", { close() })] }
    if answers.isEmpty, cancel.isEmpty { cancel = [("OK", { close() })] }
    canvas.question = Canvas.Question(
      title: title.words, message: words.flatMap(\.texts).joined(separator: "\n"), fields: fields,
      answers: answers + cancel)
  }
}
