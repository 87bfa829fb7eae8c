/// A thread for what has to go on whatever tasks do: those wait for each other, and scenarios may keep all of them busy.
package enum BackgroundThread {
  /// What the thread does, carried through the C library.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that does the work and ends; returns whether there was one to be had.
  ///
  /// Signals do not interrupt it: they are for those who wait for them.
  package static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, nil,
        { argument in
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, work.toOpaque())
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { argument in
          argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
          return nil
        }, work.toOpaque())
      if code == 0 { pthread_detach(thread) }
    #endif
    if code != 0 { work.release() }
    return code == 0
  }
}
