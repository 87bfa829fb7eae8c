/// A text that is read.
public nonisolated struct Text: View, Primitive, Equatable {
  /// The parts of which the text is made.
  let parts: [Part]

  /// A part of a text: words that stand, or a moment that is told in relation to now.
  enum Part: Equatable {
    case words(String)
    case moment(Date, DateStyle)
    case span(ClosedRange<Date>, pause: Date?, countsDown: Bool)
  }

  /// How a moment is told.
  public struct DateStyle: Hashable, Sendable {
    enum Style { case date, offset, relative, time, timer }
    let style: Style
    /// The day.
    public static let date = DateStyle(style: .date)
    /// How far away it is, with a sign.
    public static let offset = DateStyle(style: .offset)
    /// How far away it is, in words.
    public static let relative = DateStyle(style: .relative)
    /// The time of day.
    public static let time = DateStyle(style: .time)
    /// How far away it is, as a clock.
    public static let timer = DateStyle(style: .timer)
  }

  /// How a text is written in capitals.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// Without.
    case lowercase
  }

  /// Where a text is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  init(parts: [Part]) { self.parts = parts }

  /// Shows a text as it is.
  public init(verbatim content: String) { parts = [.words(content)] }

  /// Shows a text as it is.
  @_disfavoredOverload public init<Words: StringProtocol>(_ content: Words) {
    parts = [.words(String(content))]
  }

  /// Shows a text of the app's language, with Markdown in it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    parts = key.parts(table: tableName, in: bundle)
  }

  /// Shows a text without its looks.
  @_disfavoredOverload public init(_ content: AttributedString) {
    parts = [.words(String(content.characters))]
  }

  /// Shows a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    parts = [.words(format.format(input))]
  }

  /// Shows a value in a formatter's words.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    parts = [.words(formatter.string(for: subject) ?? "")]
  }

  /// Shows a moment; in relation to now it is read as it is when the screen is drawn.
  public init(_ date: Date, style: DateStyle) { parts = [.moment(date, style)] }

  /// Shows the time between two moments.
  public init(_ interval: DateInterval) {
    parts = [
      .moment(interval.start, .time), .words(" – "), .moment(interval.end, .time),
    ]
  }

  /// Shows the time between two moments.
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Shows a clock that runs within a span, or stands where it was paused.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    parts = [.span(timerInterval, pause: pauseTime, countsDown: countsDown)]
  }

  /// Shows a picture in a text, which nobody reads.
  public init(_ image: Image) { parts = [] }

  /// Joins two texts.
  public static func + (left: Text, right: Text) -> Text {
    Text(parts: left.parts + right.parts)
  }

  /// The text as it is read now.
  var words: String { parts.map { $0.words(at: Date()) }.joined() }

  @MainActor func draw(at place: Place, on canvas: inout Canvas) {
    if case .moment(let date, .timer)? = parts.first, parts.count == 1,
      let time = RunningText.time(of: date)
    {
      canvas.add(Element(.figure(time), ""))
    } else {
      canvas.add(text: words)
    }
  }
}

extension Text.Part {
  func words(at now: Date) -> String {
    switch self {
    case .words(let words): words
    case .moment(let date, let style): RunningText.words(of: date, style, at: now)
    case .span(let span, let pause, let countsDown):
      RunningText.clock(within: span, at: pause ?? now, countsDown: countsDown)
    }
  }
}
