internal import DeviceInterface

extension View {
  /// Says what is read of the view, in the app's language.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what is read of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what is read of the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      for element in canvas.within(draw).labeled(label.words) { canvas.add(element) }
    }
  }

  /// Says what is read of the view, as it was done before.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what tests call the view; it is read where nothing else names it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      for element in canvas.within(draw).identified(identifier) { canvas.add(element) }
    }
  }

  /// Says what tests call the view, as it was done before.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what the value of the view is, in the app's language.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the value of the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the value of the view is: a figure of its label.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      let drawn = canvas.within(draw)
      let label = drawn.label
      if drawn.allSatisfy(\.isWords), !label.isEmpty {
        canvas.add(Element(.figure(.text(value.words)), label))
      } else {
        for element in drawn { canvas.add(element) }
      }
    }
  }

  /// Says what touching the view does, which scenarios find out.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what touching the view does, which scenarios find out.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View {
    self
  }

  /// Says whether the view is read at all; it can be touched all the same.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      let drawn = canvas.within(draw)
      for element in drawn where !hidden || !element.isWords { canvas.add(element) }
    }
  }

  /// Says how what is in the view is read: one by one, as one, or not at all, so that its label alone is.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      let drawn = canvas.within(draw)
      if drawn.allSatisfy(\.isWords), children != .contain {
        return canvas.add(text: children == .combine ? drawn.label : "")
      }
      // What can be used is used by whoever sees it, however it is read.
      for element in drawn where children != .ignore || !element.isWords { canvas.add(element) }
    }
  }

  /// Says what kind of thing the view is: what is a button can be tapped anyway.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says what kind of thing the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says in which order things are read; here, in that of the source.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds a deed, by its name: a control.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    DrawnView(content: self, changesRows: true) { canvas, draw in
      draw(&canvas)
      canvas.add(Element(.button, name.words) { handler() })
    }
  }

  /// Adds a deed, named in the app's language: a control.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
}
