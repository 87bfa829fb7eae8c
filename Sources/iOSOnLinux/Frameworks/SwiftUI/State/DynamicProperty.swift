/// A property of a view that is kept or computed outside of the view's value.
public protocol DynamicProperty {
  /// Called before the body is evaluated, once the properties within this one have their values.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}
}
