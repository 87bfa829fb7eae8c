/// The values that sentences can name here and now, as they are written: texts that can be read, and what else there is.
public struct PresentValues: Hashable, Sendable {
  /// What can be read on the device, and what sentences call it by, without quotation marks.
  public var texts: [String]
  /// Other words, by the names of the parameter types that take them.
  public var words: [String: [String]]

  /// Creates values; there are none unless said otherwise.
  public init(texts: [String] = [], words: [String: [String]] = [:]) {
    (self.texts, self.words) = (texts, words)
  }
}
