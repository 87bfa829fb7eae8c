internal import UIKit

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
