internal import DeviceInterface
internal import UIKit
internal import VirtualTime

/// Where an app's window is.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In front, and covered by something.
  case inactive
  /// In front, with the user's touches.
  case active
}

/// Whether the phone is dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// It is not, as here.
  case light
  /// It is.
  case dark
}

/// What opens an address.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What has become of an address.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    fileprivate let kind: Kind
    /// The app has opened it.
    public static let handled = Result(kind: .handled)
    /// Nobody opens it.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action.
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and says whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }
}

/// What closes the page on which a view stands.
@MainActor @preconcurrency public struct DismissAction {
  let perform: @MainActor () -> Void

  /// Closes the page.
  public func callAsFunction() { perform() }
}

/// What was formerly asked to close the page on which a view stands.
@MainActor @preconcurrency public struct PresentationMode {
  /// Whether the page was opened by another.
  public let isPresented: Bool
  let perform: @MainActor () -> Void

  /// Closes the page.
  public mutating func dismiss() { perform() }
}

/// A page that was opened by another: how it is closed.
struct Presentation {
  let dismiss: @MainActor () -> Void
}

/// The key of what closes a page, for those who hand it down.
enum PresentationAccess {
  static var key: ObjectIdentifier { ObjectIdentifier(PresentationKey.self) }
}

private struct PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }
struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
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
