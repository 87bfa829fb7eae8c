public import SwiftUI

/// A pin with a name on a map.
public nonisolated struct Marker<Label: View>: MapContent, MapPart {
  private let coordinate: CLLocationCoordinate2D
  private let label: Label
  private let item: MKMapItem?

  private init(_ coordinate: CLLocationCoordinate2D, _ label: Label, item: MKMapItem? = nil) {
    (self.coordinate, self.label, self.item) = (coordinate, label, item)
  }

  /// Puts a pin at a place, with whatever names it.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, label())
  }

  @MainActor func add(to map: inout DrawnMap) {
    map.mark(coordinate, label: AnyView(label), item: item)
  }
}

extension Marker where Label == Text {
  /// Puts a pin at a place, with a name of the app's language.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey))
  }

  /// Puts a pin at a place, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(title))
  }

  /// Puts a pin at a place, with a name of the app's language and letters on the pin.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, Text(titleKey))
  }

  /// Puts a pin at a place, with a name and letters on the pin.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, Text(title))
  }

  /// Puts a pin where an item is, with its name.
  public init(item: MKMapItem) {
    self.init(item.placemark.coordinate, Text(item.name ?? ""), item: item)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Puts a pin at a place, with a name of the app's language and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Puts a pin at a place, with a name and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Puts a pin at a place, with a name of the app's language and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(titleKey, image: image))
  }

  /// Puts a pin at a place, with a name and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, SwiftUI.Label(title, image: image))
  }
}
