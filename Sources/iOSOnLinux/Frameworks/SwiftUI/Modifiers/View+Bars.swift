extension View {
  /// Names the page in the app's language.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey))
  }

  /// Names the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View { titled(title) }

  /// Names the page.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    titled(Text(title))
  }

  /// Names the page by a text that the user may change, which no scenario does.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    titled(Text(title.wrappedValue))
  }

  /// Names the page, as it was done before.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey))
  }

  /// Names the page, as it was done before.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    titled(Text(title))
  }

  /// Names the page, as it was done before.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(titleKey))
  }

  /// Names the page, as it was done before.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    titled(title)
  }

  private nonisolated func titled(_ title: Text) -> some View {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      // The title of the page stands outside of those of its parts.
      canvas.title = title.words
    }
  }

  /// Says whether the page has no way back of the platform's.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      canvas.hidesBack = hidesBackButton
    }
  }

  /// Says whether the bar is hidden, and with it what stands in it.
  public nonisolated func navigationBarHidden(_ isHidden: Bool) -> some View {
    DrawnView(content: self) { canvas, draw in
      draw(&canvas)
      if isHidden { canvas.hidesBack = true }
    }
  }

  /// Puts views into the bars.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BarView(content: self, bar: content())
  }

  /// Puts views into the bar, as it was done before.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    BarView(content: self, bar: TupleView(leading, trailing))
  }

  /// Puts views into the bar, as it was done before.
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    BarView(content: self, bar: trailing)
  }

  /// Puts views into the bar, as it was done before.
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    BarView(content: self, bar: leading)
  }

  /// Lets the user search: a field "Search", or what the prompt says.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    var entry = Entry(text, prompt: prompt)
    entry.trigger = .search
    return BarView(
      content: self, bar: TextField(entry: entry, label: prompt ?? Text(verbatim: "Search")))
  }

  /// Lets the user search, with a prompt in the app's language.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
