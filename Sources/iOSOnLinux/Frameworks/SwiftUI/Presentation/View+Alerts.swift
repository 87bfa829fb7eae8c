extension View {
  private nonisolated func ask<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, isSheet: Bool = false,
    _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) -> some View {
    QuestionView(
      content: self, title: title, item: { isPresented.wrappedValue ? true : nil },
      close: { isPresented.wrappedValue = false }, actions: { _ in actions() },
      message: { _ in message() }, isSheet: isSheet)
  }

  private nonisolated func ask<Item, Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: Item?, isSheet: Bool = false,
    _ actions: @escaping (Item) -> Actions, _ message: @escaping (Item) -> Message
  ) -> some View {
    QuestionView(
      content: self, title: title, item: { isPresented.wrappedValue ? data : nil },
      close: { isPresented.wrappedValue = false }, actions: actions, message: message,
      isSheet: isSheet)
  }

  /// Asks a question named in the app's language.
  public nonisolated func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ask(Text(titleKey), isPresented, actions) { EmptyView() }
  }

  /// Asks a question.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ask(Text(title), isPresented, actions) { EmptyView() }
  }

  /// Asks a question.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ask(title, isPresented, actions) { EmptyView() }
  }

  /// Asks a question named in the app's language, with an explanation.
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    ask(Text(titleKey), isPresented, actions, message)
  }

  /// Asks a question with an explanation.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    ask(Text(title), isPresented, actions, message)
  }

  /// Asks a question with an explanation.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    ask(title, isPresented, actions, message)
  }

  /// Asks a question about something, named in the app's language.
  public nonisolated func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    ask(Text(titleKey), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Asks a question about something, named in the app's language, with an explanation.
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    ask(Text(titleKey), isPresented, data, actions, message)
  }

  /// Asks a question about something, with an explanation.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    ask(Text(title), isPresented, data, actions, message)
  }

  /// Tells what has gone wrong.
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ask(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, error, { _ in actions() },
      { _ in EmptyView() })
  }

  /// Tells what has gone wrong, with an explanation.
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    ask(Text(verbatim: error?.errorDescription ?? ""), isPresented, error, actions, message)
  }

  /// Asks a question, as it was done before.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    OldAlertView(
      content: self, item: { isPresented.wrappedValue ? content() : nil },
      close: { isPresented.wrappedValue = false })
  }

  /// Asks a question about something, as it was done before.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    OldAlertView(
      content: self, item: { item.wrappedValue.map(content) }, close: { item.wrappedValue = nil })
  }

  /// Offers a list of deeds, named in the app's language.
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ask(Text(titleKey), isPresented, isSheet: true, actions) { EmptyView() }
  }

  /// Offers a list of deeds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    ask(Text(title), isPresented, isSheet: true, actions) { EmptyView() }
  }

  /// Offers a list of deeds, named in the app's language, with an explanation.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    ask(Text(titleKey), isPresented, isSheet: true, actions, message)
  }

  /// Offers a list of deeds to something, named in the app's language.
  public nonisolated func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    ask(Text(titleKey), isPresented, data, isSheet: true, actions) { _ in EmptyView() }
  }

  /// Offers a list of deeds to something, named in the app's language, with an explanation.
  public nonisolated func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    ask(Text(titleKey), isPresented, data, isSheet: true, actions, message)
  }
}
