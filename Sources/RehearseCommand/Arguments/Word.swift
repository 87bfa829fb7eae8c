/// A word of the command line, or the part of it behind `=`, that remembers where it stands.
struct Word: Hashable, Sendable {
  let text: String
  /// The place of the argument on the command line, from 0.
  let index: Int
  /// The characters of the argument in front of the word.
  let offset: Int

  init(_ text: String, index: Int, offset: Int = 0) {
    self.text = text
    self.index = index
    self.offset = offset
  }
}
