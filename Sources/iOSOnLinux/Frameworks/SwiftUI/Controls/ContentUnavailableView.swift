internal import UIKit

/// A view that tells that there is nothing to be seen, and why.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View, Primitive
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  @MainActor func evaluate(at place: Place) {
    place.place(label, .index(0))
    place.place(description, .index(1))
    place.place(actions, .index(2))
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view named in the app's language, with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates the view with a name and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// The view for a search that has found nothing.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
}
