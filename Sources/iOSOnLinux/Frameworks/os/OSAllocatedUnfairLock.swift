internal import Foundation
internal import Synchronization

/// A lock, with what it guards.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let guarded: Guarded

  private final class Guarded: Sendable {
    /// What is held from one call to another; the state has a lock of its own, under which alone it can be changed.
    let lock = NSLock()
    let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }
  }

  /// Creates a lock with what it guards, which need not be fit for several threads.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// Creates a lock with what it guards.
  public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }

  /// Does something with what is guarded.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Does something with what is guarded, and returns something that need not be fit for several threads.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try guarded.state.withLock { try body(&$0) }
  }

  /// Does something with what is guarded, where nobody holds the lock; returns nil elsewhere.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard guarded.lock.try() else { return nil }
    defer { guarded.lock.unlock() }
    return try guarded.state.withLock { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Does something while it holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Does something while it holds the lock, and returns something that need not be fit for several threads.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Waits for the lock, and holds it.
  public func lock() { guarded.lock.lock() }

  /// Holds the lock, where nobody does; tells whether it does now.
  public func lockIfAvailable() -> Bool { guarded.lock.try() }

  /// Lets the lock go.
  public func unlock() { guarded.lock.unlock() }
}
