internal import UIKit

/// Views that a control shows and hides.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var isOpen = false

  private init(
    _ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content
  ) {
    (self.label, given, self.content) = (label, isExpanded, content)
  }

  /// Creates a group with whatever names it.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }

  /// Creates a group that others can open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }

  /// Creates a group named in the app's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group named in the app's language that others can open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(Text(titleKey), isExpanded, content)
  }

  /// A button, and the views once it was tapped.
  public var body: some View {
    let open = given ?? $isOpen
    Button {
      open.wrappedValue.toggle()
    } label: {
      label
    }
    if open.wrappedValue { content() }
  }
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View, Holder {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
