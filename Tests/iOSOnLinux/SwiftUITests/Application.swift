#if os(Linux)
  import UIKit

  /// What UIKit knows of the app, for tests: a file cannot have both UIKit and the library for tests.
  @MainActor enum Application {
    static var isActive: Bool { UIApplication.shared.applicationState == .active }
    static var isOutOfSight: Bool { UIApplication.shared.applicationState == .background }
  }
#endif
