internal import DeviceInterface
internal import UIKit

/// Something that is going on: how far it is where that is known, else that it is.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  private let label: Label
  private let current: CurrentValueLabel
  private let part: Double?
  private let isDetermined: Bool

  private init(_ label: Label, _ current: CurrentValueLabel, part: Double?, isDetermined: Bool) {
    (self.label, self.current, self.part, self.isDetermined) = (label, current, part, isDetermined)
  }

  /// Shows that something is going on.
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows that something is going on, and what.
  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(label(), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows that something is going on, named in the app's language.
  public init(_ titleKey: LocalizedStringKey)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Text(titleKey), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows that something is going on, with a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Text(title), EmptyView(), part: nil, isDetermined: false)
  }

  /// Shows how far something is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows how far something is, and what.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(label(), EmptyView(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows how far something is, and what, with its figure.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows how far something is, named in the app's language.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Text(titleKey), EmptyView(), part: Self.part(value, total), isDetermined: true)
  }

  /// Shows within a style how far something is.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
  {
    self.init(
      configuration.label, configuration.currentValueLabel, part: configuration.fractionCompleted,
      isDetermined: configuration.isDetermined)
  }

  private static func part<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value / total)))
  }

  @MainActor func evaluate(at place: Place) {
    if place.style(configuration) { return }
    place.place(label, .index(0))
    place.place(current, .index(1))
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: part, label: Label.self == EmptyView.self ? nil : StylePart(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : StylePart(current),
      isDetermined: isDetermined)
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    if place.isStyled { return place.drawChildren(on: &canvas) }
    let label = canvas.within { place.children.first?.draw(on: &$0) }.label
    let words = canvas.within { place.children.last?.draw(on: &$0) }.label
    guard let part, isDetermined else {
      return canvas.add(Element(.progress, label.isEmpty ? "In progress" : label))
    }
    let figure = words.isEmpty ? "\(Int((part * 100).rounded())) %" : words
    canvas.add(Element(.figure(.text(figure)), label.isEmpty ? "Progress" : label))
  }
}
