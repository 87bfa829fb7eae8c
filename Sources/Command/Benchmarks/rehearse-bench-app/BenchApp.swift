import AppHost
import DeviceInterface

/// The app at the other end of the benchmark's line, as its makers would build it: a program of its own that uses
/// nothing but `AppHost`.
@main
enum BenchApp {
  static func main() { AppHost.run(BenchFlow()) }
}
