/// A moment that can be chosen: a field in which it stands, as in "2026-03-01 10:30", and takes what is written so.
public nonisolated struct DatePicker<Label: View>: View, Primitive {
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: DatePickerComponents,
    _ label: Label
  ) {
    (self.selection, self.bounds) = (selection, bounds)
    (self.components, self.label) = (components, label)
  }

  /// Creates a choice with whatever names it.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Creates a choice named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a choice within bounds, named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// Creates a choice from a moment on, named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(
      selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a choice up to a moment, named in the app's language.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey))
  }

  @MainActor func evaluate(at place: Place) {
    _ = place.read { selection.wrappedValue }
    place.place(label, .index(0))
  }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    let label = canvas.within { place.drawChildren(on: &$0) }.label
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = components.pattern
    canvas.add(
      Element(
        .field(text: format.string(from: selection.wrappedValue)) { text in
          guard let date = moment(text, by: format) else { return }
          selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
        }, label.isEmpty ? "Date" : label))
  }

  /// The moment of which a text names the parts that can be chosen; the other parts stay as they are.
  private func moment(_ text: String, by format: DateFormatter) -> Date? {
    guard let read = format.date(from: text) else { return nil }
    let calendar = Calendar.current
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: selection.wrappedValue)
    let new = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: read)
    if components.contains(.date) {
      (parts.year, parts.month, parts.day) = (new.year, new.month, new.day)
    }
    if components.contains(.hourAndMinute) { (parts.hour, parts.minute) = (new.hour, new.minute) }
    return calendar.date(from: parts)
  }
}

/// The parts of a moment that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)

  fileprivate var pattern: String {
    contains(.date) ? (contains(.hourAndMinute) ? "yyyy-MM-dd HH:mm" : "yyyy-MM-dd") : "HH:mm"
  }
}
