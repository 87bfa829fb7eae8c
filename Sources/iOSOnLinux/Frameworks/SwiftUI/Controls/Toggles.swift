internal import DeviceInterface

/// A switch: a control that turns it over, with a figure of its name that says how it stands.
public nonisolated struct Toggle<Label: View>: View, Primitive {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with whatever names it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  @MainActor func evaluate(at place: Place) {
    _ = place.read { isOn.wrappedValue }
    place.place(label, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.drawChildren(on: &$0) }.label
    canvas.add(Element(.figure(.text(isOn.wrappedValue ? "On" : "Off")), label))
    canvas.add(Element(.button, label) { isOn.wrappedValue.toggle() })
  }
}

extension Toggle where Label == Text {
  /// Creates a switch named in the app's language.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch named in the app's language, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// A number that goes up and down: two controls, "NAME, Increment" and "NAME, Decrement".
public nonisolated struct Stepper<Label: View>: View, Primitive {
  private let label: Label
  private let up: (@MainActor () -> Void)?
  private let down: (@MainActor () -> Void)?

  private init(
    label: Label, up: (@MainActor () -> Void)?, down: (@MainActor () -> Void)?
  ) {
    (self.label, self.up, self.down) = (label, up, down)
  }

  /// Creates a stepper that calls closures.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), up: onIncrement.map { up in { up() } },
      down: onDecrement.map { down in { down() } })
  }

  /// Creates a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
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
      down: now > bounds.lowerBound ? move(zero - step) : nil)
  }

  @MainActor func evaluate(at place: Place) { place.place(label, .index(0)) }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let inner = canvas.within { place.drawChildren(on: &$0) }
    for element in inner { canvas.add(element) }
    for (name, action) in [("Increment", up), ("Decrement", down)] {
      var element = Element(.button, "\(inner.label), \(name)", tap: action)
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
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a name, of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper named in the app's language, of a value within bounds.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a name, of a value within bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper named in the app's language that calls closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A number that is dragged: a field in which it stands, and takes what is written.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, Primitive {
  private let label: Label
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  private let onEditingChanged: (Bool) -> Void

  private init<Value: BinaryFloatingPoint>(
    _ label: Label, _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.onEditingChanged = onEditingChanged
    read = { Double(value.wrappedValue) }
    write = { number in
      var number = min(max(Value(number), bounds.lowerBound), bounds.upperBound)
      if let step, step > 0 {
        number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
      }
      value.wrappedValue = number
    }
  }

  /// Creates a slider with whatever names it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(label(), value, bounds, step: nil, onEditingChanged)
  }

  /// Creates a slider with steps and whatever names it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(label(), value, bounds, step: Value(step), onEditingChanged)
  }

  /// Creates a slider with whatever names it and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(label(), value, bounds, step: nil, onEditingChanged)
  }

  /// Creates a slider, which is named "Slider" where nothing else names it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(EmptyView(), value, bounds, step: nil, onEditingChanged)
  }

  /// Creates a slider with steps, which is named "Slider" where nothing else names it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(EmptyView(), value, bounds, step: Value(step), onEditingChanged)
  }

  @MainActor func evaluate(at place: Place) {
    _ = place.read(read)
    place.place(label, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.drawChildren(on: &$0) }.label
    let change: (Double) -> Void = { number in
      onEditingChanged(true)
      write(number)
      onEditingChanged(false)
    }
    canvas.add(Element(.slider(read(), bounds, change: change), label))
  }
}
