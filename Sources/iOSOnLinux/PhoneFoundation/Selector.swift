/// A method of an object, as `#selector` names it; prepared sources make one of a closure, as Linux has no Objective-C runtime.
public struct Selector {
  /// The method's name, without those of its arguments.
  let name: String
  /// Calls the method; nothing happens for an object of another type, or with an argument that the method does not take.
  let perform: (AnyObject, Any) -> Void

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
