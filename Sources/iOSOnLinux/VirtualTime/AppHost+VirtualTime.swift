#if os(Linux)
  public import AppHost
  internal import CVirtualTime

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
