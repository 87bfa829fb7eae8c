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
