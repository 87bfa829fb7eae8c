public import SwiftUI

/// A view with a name on a map.
public nonisolated struct Annotation<Label: View, Content: View>: MapContent, MapPart {
  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let content: Content

  private init(_ coordinate: CLLocationCoordinate2D, _ label: Label, _ content: Content) {
    (self.coordinate, self.label, self.content) = (coordinate, label, content)
  }

  /// Puts a view at a place, with whatever names it.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate, label(), content())
  }

  @MainActor func add(to map: inout DrawnMap) {
    map.mark(coordinate, label: AnyView(label), content: AnyView(content))
  }
}

extension Annotation where Label == Text {
  /// Puts a view at a place, with a name of the app's language.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate, Text(titleKey), content())
  }

  /// Puts a view at a place, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate, Text(title), content())
  }
}
