import AppHost
import DeviceInterface
import Foundation
import VirtualTime

/// An app that does with time what apps do with it; the tests of `VirtualTime` play it in a process of its own.
@MainActor final class Probe: HostedApp {
  private let phone: HostPhone
  private var lines: [String] = []
  private let started = (date: Date(), clock: ContinuousClock.now, dispatch: DispatchTime.now())
  private var sleeping: Task<Void, Never>?
  private let storage = StorageProbe()
  private lazy var timers = TimerProbe { [unowned self] in lines.append("\($0) \(clocks)") }

  init(_ phone: HostPhone) { self.phone = phone }

  var screen: Screen {
    var screen = Screen(title: "Probe")
    screen.message = lines.joined(separator: "|")
    return screen
  }

  func handle(_ signal: Signal) {
    guard case .tapped(let label) = signal else { return }
    switch label {
    case "Sleep":
      sleeping = Task {
        do { try await Task.sleep(for: .seconds(3600)) } catch { lines.append("cancelled") }
        lines.append(clocks)
      }
    case "Cancel": sleeping?.cancel()
    case "Actors": Task { await countTogether() }
    case "Stream": Task { await listen() }
    case "Spin": Task { while true { await Task.yield() } }
    case "Block": usleep(1)
    case "Specific": useSpecificValues()
    default:
      if let line = storage.handle(label) { return lines.append(line) }
      if !timers.handle(label) { phone.ask(.store(key: label, value: clocks)) }
    }
  }

  /// Gives a queue a value, then another, and lets the queue go.
  private func useSpecificValues() {
    let key = DispatchSpecificKey<Note>()
    let queue = DispatchQueue(label: "with a value")
    queue.setSpecific(key: key, value: Note("first") { self.lines.append("\($0) gone") })
    queue.setSpecific(key: key, value: Note("second") { self.lines.append("\($0) gone") })
    lines.append(queue.sync { DispatchQueue.getSpecific(key: key)?.name } ?? "none")
  }

  /// What has passed by each of the clocks.
  private var clocks: String {
    let date = Date().timeIntervalSince(started.date)
    let dispatch = DispatchTime.now().uptimeNanoseconds - started.dispatch.uptimeNanoseconds
    return
      "\(date) \((ContinuousClock.now - started.clock).components.seconds) \(Double(dispatch) / 1e9)"
  }

  private func countTogether() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 { group.addTask { await counter.countLater() } }
    }
    lines.append("\(await counter.count) \(clocks)")
  }

  private func listen() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task.detached {
      for number in 0..<3 {
        try? await Task.sleep(for: .seconds(10))
        continuation.yield(number)
      }
      continuation.finish()
    }
    for await number in stream { lines.append("\(number) \(clocks)") }
  }
}

/// Tells when nobody keeps it any more.
private final class Note {
  let name: String
  private let tell: (String) -> Void

  init(_ name: String, _ tell: @escaping (String) -> Void) { (self.name, self.tell) = (name, tell) }

  deinit { tell(name) }
}

/// Counts after a minute.
private actor Counter {
  var count = 0

  func countLater() async {
    try? await Task.sleep(for: .seconds(60))
    count += 1
  }
}

@main enum Main {
  static func main() { AppHost.run(Probe.init) }
}
