public import Foundation

/// A method of an object, as `#selector` names it; prepared sources make one of a closure, as Linux has no Objective-C runtime.
public struct Selector {
  /// The method's name, without those of its arguments.
  package let name: String
  /// Calls the method; nothing happens for an object of another type, or with an argument that the method does not take.
  package let perform: (AnyObject, Any) -> Void

  /// Names a method without arguments.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.name = name
    perform = { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  /// Names a method that takes what is sent, such as a notification or a timer.
  public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    self.name = name
    perform = { target, argument in
      if let target = target as? Target, let argument = argument as? Argument {
        _ = method(target)(argument)
      }
    }
  }
}

/// Timers that call a method, as `#selector` names it.
extension Timer {
  /// Calls a method of an object after an interval; the object is kept until the timer has rung for the last time.
  ///
  /// Of a timer that is invalidated before, Foundation on Linux keeps the object.
  public convenience init(
    timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let kept = KeptTarget(target, selector, repeats: repeats)
    self.init(timeInterval: timeInterval, repeats: repeats) { kept.ring($0) }
  }

  /// Schedules a timer that calls a method of an object.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let kept = KeptTarget(target, selector, repeats: repeats)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { kept.ring($0) }
  }
}

/// The object that a timer keeps.
private final class KeptTarget {
  private var target: AnyObject?
  private let selector: Selector
  private let repeats: Bool

  init(_ target: AnyObject, _ selector: Selector, repeats: Bool) {
    (self.target, self.selector, self.repeats) = (target, selector, repeats)
  }

  func ring(_ timer: Timer) {
    if let target { selector.perform(target, timer) }
    if !repeats { target = nil }
  }
}
