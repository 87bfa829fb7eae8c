#if os(Linux)
  import AppHost
  import CoreLocation
  import Foundation
  import VirtualTime

  /// The app at the other end of the benchmark's line, as an iOS app that is played on Linux: it counts positions by a
  /// location manager, and naps in a task.
  final class BenchScreen: NSObject, ScreenApp {
    private let manager = CLLocationManager()
    private var positions = 0
    private var naps = 0

    init(_ phone: HostPhone) {
      super.init()
      manager.delegate = self
    }

    var content: ScreenContent {
      var content = ScreenContent("Bench")
      content.text("\(positions) positions, \(naps) naps")
      content.button("Start") { self.manager.startUpdatingLocation() }
      content.button("Nap") { self.nap() }
      return content
    }

    private func nap() {
      Task {
        while true {
          try await Task.sleep(for: .seconds(60))
          naps += 1
        }
      }
    }
  }

  extension BenchScreen: @preconcurrency CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      positions += locations.count
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  }
#endif

@main enum Main {
  static func main() {
    #if os(Linux)
      AppHost.run { BenchScreen($0) }
    #endif
  }
}
