/// A part of a control, as a style places it.
public nonisolated struct StylePart: View, Primitive {
  private let content: any View

  init(_ content: any View) { self.content = content }

  var role: Role { .several }
  @MainActor func evaluate(at place: Place) { place.place(any: content) }
}

/// A style that leaves a control as this package draws it: its looks are no concern.
protocol PlatformStyle {}

/// What a style of the app's own makes of the controls that it is given.
struct StyleMaker<Configuration> {
  let put: @MainActor (Place, PlaceName, Surroundings, Configuration) -> Void
}

/// The key under which a style for controls of a kind is handed down; nil where they are drawn as they are.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleMaker<Configuration>? { nil }
}

/// What a style makes of a control, with what the style itself reads and keeps.
nonisolated struct StyledBody<Style, Made: View>: View, Primitive {
  let style: Style
  let make: @MainActor (Style) -> Made

  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    var style = style
    Linking.link(&style, to: place)
    let linked = style
    place.place(place.read { make(linked) }, .index(0))
  }
}

extension StyleMaker {
  /// Creates what a style makes, unless it is one of the platform's.
  init?<Style, Made: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    if style is any PlatformStyle { return nil }
    put = { place, name, surroundings, configuration in
      place.place(
        StyledBody(style: style) { make($0, configuration) }, name, in: surroundings)
    }
  }
}

extension Place {
  /// Has a control be what the style around it makes of it; returns whether there is one of the app's own.
  func style<Configuration>(
    _ configuration: @autoclosure () -> Configuration, at name: PlaceName = .index(9)
  ) -> Bool {
    let key = ObjectIdentifier(StyleKey<Configuration>.self)
    let found = read { surroundings.read(key) }
    guard let maker = found as? StyleMaker<Configuration> else { return false }
    // A style may show a control of the kind that it is for, which is one without it.
    let inner = keep(900) { Surroundings(surroundings) }
    _ = inner.set([key: StyleMaker<Configuration>?.none as Any])
    maker.put(self, name, inner, configuration())
    return true
  }

  /// What holds for what the platform shows in a way of its own, as it does with the answers of a question: no styles of buttons.
  var unstyled: Surroundings {
    let inner = keep(901) { Surroundings(surroundings) }
    _ = inner.set([
      ObjectIdentifier(StyleKey<ButtonStyleConfiguration>.self):
        StyleMaker<ButtonStyleConfiguration>?.none as Any,
      ObjectIdentifier(StyleKey<PrimitiveButtonStyleConfiguration>.self):
        StyleMaker<PrimitiveButtonStyleConfiguration>?.none as Any,
    ])
    return inner
  }

  /// Whether a style of the app's own has made what stands below.
  var isStyled: Bool { children.first?.name == .index(9) || isStyledWhole }

  /// Whether a style of the app's own also says how what stands below is touched.
  var isStyledWhole: Bool { children.first?.name == .index(8) }
}

extension View {
  /// Hands a style down.
  nonisolated func styled<Style, Configuration, Made: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    EnvironmentView(content: self) {
      $0[StyleKey<Configuration>.self] = StyleMaker(style, make)
    }
  }
}
