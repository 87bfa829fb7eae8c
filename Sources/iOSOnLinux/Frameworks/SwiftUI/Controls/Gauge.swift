internal import DeviceInterface
internal import UIKit

/// A value within bounds.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View, Primitive {
  private let label: Label
  private let current: CurrentValueLabel
  private let part: Double

  /// Shows a value, and what it is of.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }

  /// Shows a value, and what it is of, with its figure.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let width = Double(bounds.upperBound - bounds.lowerBound)
    part = width > 0 ? min(1, max(0, Double(value - bounds.lowerBound) / width)) : 0
    (self.label, current) = (label(), currentValueLabel())
  }

  @MainActor func evaluate(at place: Place) {
    if place.style(configuration) { return }
    place.place(label, .index(0))
    place.place(current, .index(1))
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: part, label: StylePart(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : StylePart(current))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    if place.isStyled { return place.drawChildren(on: &canvas) }
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let words = canvas.within { place.children.last?.draw(on: &$0) }.label
    canvas.add(
      Element(.figure(.text(words.isEmpty ? "\(Int((part * 100).rounded())) %" : words)), label))
  }
}
