#if os(Linux)
  public import AppHost
  internal import AppProtocol
  internal import CVirtualTime
  internal import DeviceInterface

  /// An app with tasks at its end of the line: it is told a line, comes to rest, and then answers.
  @MainActor final class HostedLine<App: HostedApp> {
    private static var timer: String { "rehearsal.sleep" }

    private let make: @MainActor (HostPhone) -> App
    private var playing: (app: App, phone: HostPhone)?
    private var line = LineReader()
    private var shown: Screen?
    private var deadline: Int64?

    init(_ make: @escaping @MainActor (HostPhone) -> App) { self.make = make }

    /// Returns the line that answers a line of the phone, with its end.
    func answer(to text: String) -> [UInt8] {
      do {
        switch try line.read(text) {
        case .start(_, let seed): return begin(seed)
        case .signal(let signal): return handle(signal)
        }
      } catch {
        return line.failure("\(error)")
      }
    }

    private func begin(_ seed: Int64) -> [UInt8] {
      guard let facts = line.facts else { return line.failure("the start told no facts") }
      Self.setClocks(facts)
      rehearsal_set_seed(seed)
      rehearsal_name_bundle()
      let phone = HostPhone(facts)
      let app = make(phone)
      playing = (app, phone)
      guard settle() else { return restless }
      let screen = app.screen
      shown = screen
      return line.begun(showing: screen)
    }

    private func handle(_ signal: Signal) -> [UInt8] {
      guard let (app, phone) = playing, let facts = line.facts else {
        return line.failure("a signal came before the start")
      }
      phone.facts = facts
      Self.setClocks(facts)
      if signal == .timerFired(Self.timer) {
        deadline = nil
      } else {
        phone.deliver(signal)
        app.handle(signal)
      }
      guard settle() else { return restless }
      let requests = phone.takeRequests() + wake(after: facts.uptime.wholeNanoseconds)
      line.record(requests)
      let screen = app.screen
      let answer = Answer(requests: requests, screen: screen == shown ? nil : screen)
      shown = screen
      return line.answer(answer)
    }

    /// Lets the app come to rest, with all that it has set kept; returns whether it did.
    private func settle() -> Bool {
      defer { rehearsal_keep_defaults() }
      return VirtualExecutor.shared.settle()
    }

    /// Returns what has the phone wake the app for the next of its sleeping tasks.
    private func wake(after now: Int64) -> [Request] {
      let next = VirtualExecutor.shared.nextDeadline
      guard next != deadline else { return [] }
      deadline = next
      guard let next else { return [.cancel(timer: Self.timer)] }
      // The phone counts microseconds: a deadline between two of them would never come.
      return [.schedule(timer: Self.timer, after: .microseconds((next - now + 999) / 1_000))]
    }

    private var restless: [UInt8] {
      line.failure(
        "the app does not come to rest: more than \(VirtualExecutor.jobsMax) pieces of work followed from one message"
      )
    }

    private static func setClocks(_ facts: Facts) {
      let uptime = facts.uptime.wholeNanoseconds
      // To Dispatch, an uptime of zero is no time at all.
      rehearsal_set_clocks(
        uptime + 1_000_000_000, facts.wallClock.millisecondsSince1970 * 1_000_000)
      VirtualExecutor.shared.advance(to: uptime)
      rehearsal_set_storage(
        facts.storageFreeBytes.map(Int64.init) ?? -1, facts.storageIsReadable ? 1 : 0)
    }
  }

  extension AppHost {
    /// Plays an app with tasks, actors and clocks of its own until the phone hangs up, all of it in the phone's time.
    ///
    /// What it prints goes to standard error, of which a report shows the last words. `Task.sleep`, all clocks, `Date`,
    /// timers of run loops and of Dispatch are the phone's. Work of all queues runs on the main thread, in the order of its
    /// coming. What blocks the main thread, and threads of its own, are refused by name: they cannot be in its time.
    ///
    /// Call it first of all in `main`, before any task is made: it takes over the process's concurrency and its clocks.
    public static func run<App: HostedApp>(_ make: @escaping @MainActor (HostPhone) -> App) {
      let line = rehearsal_take_output()
      VirtualExecutor.install()
      MainActor.assumeIsolated {
        let hosted = HostedLine(make)
        while let text = readLine() {
          guard writeAll(hosted.answer(to: text), to: line) else { return }
        }
      }
    }
  }
#endif
