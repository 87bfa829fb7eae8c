internal import UIKit

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

struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
