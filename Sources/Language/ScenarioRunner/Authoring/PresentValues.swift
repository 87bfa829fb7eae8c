/// The values that sentences can name here and now, as they are written: texts that can be read, and what else there is.
public struct PresentValues: Hashable, Sendable {
  /// What can be read on the device, and what sentences call it by, without quotation marks.
  public var texts: [String]
  /// What is asked of servers, as "GET /tours", what has come to one first; what was asked is among the texts as well.
  public var requests: [String]
  /// What others than the user can read, which nobody reads on the device.
  public var sights: [Sight] = []
  /// Other words, by the names of the parameter types that take them.
  public var words: [String: [String]]

  /// Creates values; there are none unless said otherwise.
  public init(texts: [String] = [], requests: [String] = [], words: [String: [String]] = [:]) {
    (self.texts, self.requests, self.words) = (texts, requests, words)
  }

  /// What somebody else than the device's user can read, such as a customer on a page.
  public struct Sight: Hashable, Sendable {
    /// The words for who reads it.
    public let reader: String
    /// The texts.
    public let texts: [String]

    /// Creates a sight.
    public init(_ reader: String, _ texts: [String]) { (self.reader, self.texts) = (reader, texts) }
  }

  /// What can be read by whom some words of a sentence name, or else on the device.
  func texts(readBy words: [String]) -> [String] {
    sights.first { words.contains($0.reader) }?.texts ?? texts
  }

  /// All that anybody can read.
  var allTexts: [String] { texts + sights.flatMap(\.texts) }
}
