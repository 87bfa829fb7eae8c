internal import UIKit

/// The elements of a tree, each with those below it.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Data.Element: Identifiable, ID == Data.Element.ID {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates the views of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.children, self.content) = (data, children, content)
  }

  /// The views, which can all be seen.
  public var body: AnyView {
    AnyView(
      ForEach(data) { element in
        content(element)
        if let below = element[keyPath: children] {
          OutlineGroup(below, children: children, content: content)
        }
      })
  }
}
