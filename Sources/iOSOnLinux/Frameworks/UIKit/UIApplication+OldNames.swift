public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The address of the app's page in Settings, as it was called before Swift 4.2.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

extension UIApplication {
  /// Opens nothing and returns false, as on every phone of today: the platform gave it up with iOS 18.
  @available(*, deprecated, message: "opens nothing since iOS 18: call open(_:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    say("openURL(_:) opens nothing since iOS 18 and returns false: call open(_:)")
    return false
  }

  /// The shortest time between fetches that may be wished for.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// Wishes for fetches in the background, which no phone here makes.
  @available(*, deprecated, message: "no fetch ever comes: use BackgroundTasks")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    guard minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever else { return }
    say("setMinimumBackgroundFetchInterval(_:): no fetch ever comes here: use BackgroundTasks")
  }

  /// Says what an app may wonder about, where reports show it.
  private func say(_ words: String) {
    FileHandle.standardError.write(Data("UIKit: \(words)\n".utf8))
  }
}
