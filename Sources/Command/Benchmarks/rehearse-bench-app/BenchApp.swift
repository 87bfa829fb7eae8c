import AppHost
import DeviceInterface

/// The app at the other end of the benchmark's line, as its makers would build it: a program of its own that uses
/// nothing but `AppHost`.
@main
enum BenchApp {
  static func main() { AppHost.run(BenchFlow()) }
}

/// A flow that counts positions and shows the number, which is what most apps do.
struct BenchFlow: Flow {
  private var fixes = 0

  var screen: Screen {
    var screen = Screen(title: "Bench")
    screen.message = "\(fixes) positions"
    screen.controls = [Control("Start")]
    return screen
  }

  mutating func handle(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .tapped("Start"): platform.add(.startUpdates(UpdateRequest()))
    case .fix: fixes += 1
    default: break
    }
  }
}
