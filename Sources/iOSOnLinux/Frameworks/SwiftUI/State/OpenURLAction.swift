internal import UIKit

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
