public import Foundation
internal import Synchronization

/// Runs a body; on a phone, what it has left behind is released at its end, as it is here anyway.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The phone's time in seconds since 2001.
public typealias CFAbsoluteTime = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the phone's time in seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread is within an object's part, and enters it; the same thread can enter it again.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let id = ObjectIdentifier(obj as AnyObject)
  let lock = ObjectLocks.all.withLock { locks in
    let entry = locks[id] ?? (NSRecursiveLock(), 0)
    locks[id] = (entry.lock, entry.count + 1)
    return entry.lock
  }
  lock.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Leaves an object's part; returns -1 where nobody is within it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let id = ObjectIdentifier(obj as AnyObject)
  let lock = ObjectLocks.all.withLock { locks -> NSRecursiveLock? in
    guard let entry = locks[id] else { return nil }
    locks[id] = entry.count > 1 ? (entry.lock, entry.count - 1) : nil
    return entry.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}

/// The locks of objects, as long as somebody is within or waits.
private enum ObjectLocks {
  static let all = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, count: Int)]>([:])
}

// What C calls parts of a second; most code multiplies by these to sleep for seconds.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000
