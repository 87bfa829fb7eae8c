/// What is wrong with an `app.json` or a manifest that it names.
public struct AppFileFault: Error, Hashable, Sendable {
  /// The file, as reports have it.
  public let file: String
  /// The bytes before the place; `nil` where the whole file is meant.
  public let offset: Int?
  /// The text in which the place lies; empty where the whole file is meant.
  public let text: [UInt8]
  /// What is wrong.
  public let message: String
  /// What to do.
  public let notes: [String]

  /// Says what is wrong with a whole file.
  init(_ file: String, _ message: String, notes: [String] = []) {
    (self.file, self.message, self.notes) = (file, message, notes)
    (offset, text) = (nil, [])
  }

  /// Says what is wrong at a place of a file's text.
  init(
    _ file: String, _ message: String, notes: [String] = [], at offset: Int, in text: [UInt8]
  ) {
    (self.file, self.message, self.notes) = (file, message, notes)
    (self.offset, self.text) = (offset, text)
  }
}
