public import Foundation
internal import Synchronization
internal import VirtualTime

/// Methods that are called later, as `#selector` names them.
extension NSObject {
  /// Calls a method of this object after a while; the object is kept until then.
  ///
  /// It is called by the run loop of the thread, as a timer rings: on another queue than the main one, never.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = AwaitedCall(self, aSelector, anArgument)
    AwaitedCall.all.withLock { $0.append(call) }
    call.schedule(after: delay)
  }

  /// Calls a method of this object on the main thread, once that is free.
  ///
  /// Whoever waits for that on another queue is refused: nothing but the phone's time can be waited for.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait, Thread.isMainThread { return aSelector.perform(self, arg as Any) }
    guard !wait else {
      HostPhone.refuse("performSelector(onMainThread:) with waitUntilDone on another queue")
    }
    let call = AwaitedCall(self, aSelector, arg)
    RunLoop.main.perform { call.perform() }
  }

  /// Takes back all calls of the object's methods that are to come.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.isOf(aTarget as AnyObject) }
  }

  /// Takes back the calls of a method with an argument that are to come.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel { $0.isOf(aTarget as AnyObject, aSelector, anArgument) }
  }

  private static func cancel(_ isMeant: (AwaitedCall) -> Bool) {
    let gone = AwaitedCall.all.withLock { calls in
      let gone = calls.filter(isMeant)
      calls.removeAll(where: isMeant)
      return gone
    }
    for call in gone { call.cancel() }
  }
}

/// A method that is to be called.
private final class AwaitedCall {
  static let all = Mutex<[AwaitedCall]>([])

  private var target: AnyObject?
  private let selector: Selector
  private let argument: Any?
  private var timer: Timer?

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func schedule(after delay: TimeInterval) {
    timer = Timer.scheduledTimer(withTimeInterval: max(0, delay), repeats: false) { _ in
      Self.all.withLock { $0.removeAll { $0 === self } }
      self.perform()
    }
  }

  func perform() {
    guard let target else { return }
    self.target = nil
    selector.perform(target, argument as Any)
  }

  func cancel() {
    timer?.invalidate()
    (timer, target) = (nil, nil)
  }

  func isOf(_ target: AnyObject) -> Bool { self.target === target }

  func isOf(_ target: AnyObject, _ selector: Selector, _ argument: Any?) -> Bool {
    guard isOf(target), self.selector.name == selector.name else { return false }
    guard let mine = self.argument, let other = argument else {
      return self.argument == nil && argument == nil
    }
    if let mine = mine as? AnyHashable, let other = other as? AnyHashable { return mine == other }
    return (mine as AnyObject) === (other as AnyObject)
  }
}
