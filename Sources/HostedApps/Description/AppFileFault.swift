/// What is wrong with an `app.json` or a manifest that it names.
public struct AppFileFault: Error, Hashable, Sendable {
  /// The file, as reports have it.
  public var file: String
  /// The bytes before the place; `nil` where the whole file is meant.
  public var offset: Int?
  /// What is wrong.
  public var message: String
  /// What to do.
  public var notes: [String]

  /// Creates a fault.
  init(_ file: String, _ message: String, notes: [String] = [], offset: Int? = nil) {
    self.file = file
    self.message = message
    self.notes = notes
    self.offset = offset
  }
}
