/// A word or bracket of a tag expression.
struct TagToken {
  enum Kind: Equatable {
    case tag(String)
    case and
    case or
    case not
    case opening
    case closing
  }

  let kind: Kind
  /// The number of characters in front of it.
  let offset: Int

  init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  init(word: String, offset: Int) {
    switch word {
    case "and": kind = .and
    case "or": kind = .or
    case "not": kind = .not
    default: kind = .tag(word)
    }
    self.offset = offset
  }
}
