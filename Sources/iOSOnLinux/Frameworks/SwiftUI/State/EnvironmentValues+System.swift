internal import UIKit

struct PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }

private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }

private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Where the app's window is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// What opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether the phone is dark; here it never is by itself.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether what stands here can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Whether the page was opened by another.
  public var isPresented: Bool { presentation != nil }

  /// What closes the page.
  public var dismiss: DismissAction {
    let presentation = presentation
    return onMain { DismissAction { presentation?.dismiss() } }
  }

  /// What was formerly asked to close the page.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return .constant(
      onMain {
        PresentationMode(isPresented: presentation != nil) { presentation?.dismiss() }
      })
  }
}
