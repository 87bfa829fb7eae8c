#if os(Linux)
  import AppHost
  import Combine
  import Foundation
  import OSLog
  import PhoneFoundation
  import VirtualTime

  /// An app whose publishers take their time; the tests of `Combine` play it.
  final class CombineProbe: ScreenApp {
    private let model = ProbeModel()

    init(_ phone: HostPhone) {}

    var content: ScreenContent {
      var content = ScreenContent("Probe")
      content.text(model.lines.joined(separator: "|"))
      content.button("Debounce") { self.model.debounce() }
      content.button("Throttle") { self.model.throttle() }
      content.button("Group") { self.model.group() }
      content.button("Delay") { self.model.delay() }
      content.button("Tick") { self.model.tick() }
      content.button("Stop") { self.model.stop() }
      content.button("Time out") { self.model.timeOut() }
      content.button("Measure") { self.model.measure() }
      content.button("Await") { self.model.wait() }
      content.button("Queues") { self.model.visitQueues() }
      content.button("Assign") { self.model.assign() }
      content.button("Observe") { self.model.observe() }
      content.button("Post") { self.model.post() }
      content.button("Log and crash") { self.model.crash() }
      return content
    }
  }

  /// The model of an app, as apps write them.
  @MainActor final class ProbeModel: ObservableObject {
    @Published private(set) var lines: [String] = []
    @Published private(set) var ticks = 0
    private var cancellables = Set<AnyCancellable>()
    private let numbers = PassthroughSubject<Int, Never>()
    private var observer: Task<Void, Never>?

    private func keep(_ publisher: some Publisher<Int, Never>, _ name: String) {
      let start = Date()
      publisher.sink { [weak self] _ in
        self?.lines.append("\(name) ended")
      } receiveValue: { [weak self] value in
        let seconds = (Date().timeIntervalSince(start) * 1000).rounded() / 1000
        self?.lines.append("\(name) \(value) at \(seconds)")
      }.store(in: &cancellables)
    }

    private func send(_ value: Int, after seconds: Double) {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.numbers.send(value) }
    }

    func debounce() {
      keep(numbers.debounce(for: .seconds(1800), scheduler: DispatchQueue.main), "debounced")
      for (value, seconds) in [(1, 0), (2, 600), (3, 4000)] { send(value, after: Double(seconds)) }
    }

    func throttle() {
      keep(numbers.throttle(for: .seconds(60), scheduler: RunLoop.main, latest: true), "latest")
      keep(numbers.throttle(for: 60, scheduler: DispatchQueue.main, latest: false), "first")
      for (value, seconds) in [(1, 0), (2, 10), (3, 20), (4, 300)] {
        send(value, after: Double(seconds))
      }
    }

    func group() {
      let groups = numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 2))
      keep(groups.map { $0.reduce(0) { 10 * $0 + $1 } }.prefix(3), "group")
      for (value, seconds) in [(1, 10), (2, 20), (3, 30), (4, 200)] {
        send(value, after: Double(seconds))
      }
    }

    func delay() {
      keep([1, 2].publisher.delay(for: .seconds(3600), scheduler: RunLoop.main), "delayed")
      keep(Just(3).delay(for: .milliseconds(1500), scheduler: DispatchQueue.main), "delayed")
      keep(Just(4).delay(for: 2, scheduler: OperationQueue.main), "delayed")
    }

    func tick() {
      Timer.publish(every: 600, on: .main, in: .common).autoconnect()
        .scan(0) { count, _ in count + 1 }
        .sink { [weak self] in self?.ticks = $0 }.store(in: &cancellables)
      keep($ticks.dropFirst(), "tick")
    }

    func stop() { cancellables = [] }

    func timeOut() {
      keep(numbers.timeout(.seconds(30), scheduler: DispatchQueue.main), "timed")
      send(1, after: 20)
    }

    func measure() {
      let intervals = numbers.measureInterval(using: RunLoop.main)
      keep(intervals.map { Int($0.timeInterval.rounded()) }, "interval")
      for (value, seconds) in [(1, 5), (2, 65)] { send(value, after: Double(seconds)) }
    }

    func wait() {
      Task {
        for await value in numbers.values.prefix(2) { lines.append("awaited \(value)") }
        for await count in $ticks.values {
          lines.append("counted \(count)")
          break
        }
      }
      for (value, seconds) in [(7, 100), (8, 200)] { send(value, after: Double(seconds)) }
    }

    func visitQueues() {
      let global = Just(1).receive(on: DispatchQueue.global()).map { @Sendable value in
        dispatchPrecondition(condition: .notOnQueue(.main))
        return value
      }
      keep(global.receive(on: DispatchQueue.main), "global")
      keep(Just(2).subscribe(on: DispatchQueue(label: "own")).receive(on: RunLoop.main), "own")
      keep(Just(3).receive(on: OperationQueue.main), "operations")
      keep(Future { promise in DispatchQueue.main.async { promise(.success(4)) } }, "future")
    }

    func observe() {
      observer = Task {
        for await notification in NotificationCenter.default.notifications(named: .probe) {
          lines.append("heard \(notification.object as? Int ?? 0)")
          if notification.object as? Int == 2 {
            // What comes meanwhile is not lost.
            try? await Task.sleep(for: .seconds(3600))
          }
        }
        lines.append("deaf")
      }
    }

    func post() {
      guard observer?.isCancelled == false else { return lines.append("nobody") }
      for number in 1...4 {
        NotificationCenter.default.post(name: .probe, object: number)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 7200) { self.observer?.cancel() }
    }

    func crash() {
      let level = 3
      Logger(subsystem: "app.probe", category: "end").error(
        "It is level \(level, privacy: .private)")
      preconditionFailure("as it should")
    }

    func assign() {
      numbers.assign(to: &$ticks)
      keep(objectWillChange.map { 0 }.prefix(1), "change")
      send(5, after: 1)
    }
  }

  extension Notification.Name {
    fileprivate static let probe = Notification.Name("probe")
  }

  @main enum Main {
    static func main() { AppHost.run { CombineProbe($0) } }
  }
#else
  @main enum Main {
    static func main() {}
  }
#endif
