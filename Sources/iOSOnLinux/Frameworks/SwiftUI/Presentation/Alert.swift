/// A question with one or two answers, as it was written before.
public struct Alert {
  /// An answer.
  public struct Button {
    let label: Text
    let action: (() -> Void)?

    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    /// An answer that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    /// The answer "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action)
    }
    /// An answer that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a question with one answer, "OK" unless said otherwise.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Creates a question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

/// A list of deeds, as it was written before.
public struct ActionSheet {
  /// A deed.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a list of deeds; without any, there is "Cancel".
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// A view over which a question of the older kind lies.
nonisolated struct OldAlertView<Content: View>: View, Wrapper {
  let content: Content
  let item: () -> Alert?
  let close: () -> Void

  @MainActor func wrap(_ place: Place) { _ = place.read(item) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    place.drawChildren(on: &canvas)
    guard let alert = item() else { return }
    canvas.question = Canvas.Question(
      title: alert.title.words, message: alert.message?.words ?? "",
      answers: alert.buttons.map { button in
        (
          button.label.words,
          { @MainActor in
            close()
            button.action?()
          }
        )
      })
  }
}

extension View {
  /// Offers a list of deeds, as it was done before.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    OldAlertView(
      content: self,
      item: {
        guard isPresented.wrappedValue else { return nil }
        let sheet = content()
        return Alert(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
      }, close: { isPresented.wrappedValue = false })
  }
}

extension Alert {
  fileprivate init(title: Text, message: Text?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}
