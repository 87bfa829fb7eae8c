/// How choices look: all at once, behind a control, or on a page of their own.
public protocol PickerStyle {}

/// A style of which this package knows how it looks, as all are.
private protocol KnownPickerStyle: PickerStyle { var look: PickerLook { get } }

extension View {
  /// Says how choices look.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) {
      $0[PickerStyleKey.self] = (style as? any KnownPickerStyle)?.look ?? .menu
    }
  }
}

/// The style "automatic": behind a control.
public struct DefaultPickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .menu }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style "automatic": behind a control.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style "menu": behind a control.
public struct MenuPickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .menu }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style "menu": behind a control.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style "segmented": all at once.
public struct SegmentedPickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .spread }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style "segmented": all at once.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style "inline": all at once.
public struct InlinePickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .spread }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style "inline": all at once.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The style "wheel": all at once, as nobody turns a wheel here.
public struct WheelPickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .spread }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style "wheel": all at once, as nobody turns a wheel here.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style "palette": all at once.
public struct PalettePickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .spread }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style "palette": all at once.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The style "navigationLink": on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle, KnownPickerStyle {
  fileprivate var look: PickerLook { .page }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style "navigationLink": on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A page on which something is chosen, and which then is left.
nonisolated struct ChoicePage: View {
  let choices: [(label: String, perform: @MainActor () -> Void)]
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(choices.indices, id: \.self) { index in
        Button(choices[index].label) {
          choices[index].perform()
          dismiss()
        }
      }
    }
    .navigationTitle(title)
  }

  /// Returns what opens the page; without a pile of pages around it, it leads nowhere.
  @MainActor static func link(
    to choices: [(label: String, perform: @MainActor () -> Void)], named label: String,
    from place: Place
  ) -> Element {
    let name = AnyHashable(Opener(place))
    let put = { @MainActor (page: Place) -> Void in
      page.place(ChoicePage(choices: choices, title: label), .index(0))
    }
    var element = Element(.button, label) { [weak place] in
      place?.pile?.open(named: name, put, onClose: {})
    }
    element.opens = true
    element.isEnabled = place.pile != nil
    return element
  }
}
