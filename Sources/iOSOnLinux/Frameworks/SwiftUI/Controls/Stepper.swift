/// A number that goes up and down: two controls, "NAME, Increment" and "NAME, Decrement".
public nonisolated struct Stepper<Label: View>: View, Primitive {
  private let label: Label
  private let up: (@MainActor () -> Void)?
  private let down: (@MainActor () -> Void)?
  private let onEditingChanged: (Bool) -> Void

  private init(
    label: Label, up: (@MainActor () -> Void)?, down: (@MainActor () -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.label, self.up, self.down) = (label, up, down)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper that calls closures.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), up: onIncrement.map { up in { up() } },
      down: onDecrement.map { down in { down() } }, onEditingChanged)
  }

  /// Creates a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged)
  }

  /// Creates a stepper of a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(_ step: Value.Stride) -> @MainActor () -> Void {
      {
        let moved = value.wrappedValue.advanced(by: step)
        value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
      }
    }
    let now = value.wrappedValue
    let zero: Value.Stride = 0
    self.init(
      label: label(), up: now < bounds.upperBound ? move(step) : nil,
      down: now > bounds.lowerBound ? move(zero - step) : nil, onEditingChanged)
  }

  @MainActor func evaluate(at place: Place) { place.place(label, .index(0)) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let inner = canvas.within { place.drawChildren(on: &$0) }
    for element in inner { canvas.add(element) }
    for (name, action) in [("Increment", up), ("Decrement", down)] {
      var element = Element(.button, "\(inner.label), \(name)") {
        onEditingChanged(true)
        action?()
        onEditingChanged(false)
      }
      element.isEnabled = action != nil
      canvas.add(element)
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper named in the app's language, of a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a name, of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper named in the app's language, of a value within bounds.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a name, of a value within bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper named in the app's language that calls closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
