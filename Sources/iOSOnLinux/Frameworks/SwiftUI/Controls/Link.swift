internal import UIKit

/// Something that opens an address.
public nonisolated struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// Creates a link with whatever is on it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.label, self.destination) = (label(), destination)
  }

  /// Creates a link named in the app's language.
  public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  /// A button that opens the address.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

/// Something that hands things to other apps, which take nothing here: a control that does nothing.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a link with whatever is on it.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link named in the app's language.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) where Label == Text {
    label = Text(titleKey)
  }

  /// Creates a link named "Share".
  public init<Item>(item: Item) where Label == Text { label = Text(verbatim: "Share") }

  /// A button.
  public var body: some View { Button(action: {}, label: { label }) }
}
