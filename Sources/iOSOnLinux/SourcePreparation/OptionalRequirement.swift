/// `@objc optional func …`, a requirement that need not be met, as one that an extension of its protocol meets.
///
/// A requirement that returns something that cannot be missing has no such default, and is told.
struct OptionalRequirement {
  /// The brace that closes the protocol.
  let close: Int
  /// What meets the requirement, in one line; `nil` where nothing can.
  let witness: String?
  /// The method's name with those of its arguments: `tracker(_:didStop:)`; `nil` for what is no method.
  let method: String?

  /// Reads the requirement by the word `optional`; `nil` where the word means something else.
  init?(at index: Int, _ reading: SourceReading) {
    guard reading.text(index) == "optional", !reading.tokens[index].isInText,
      Self.keywords.contains(reading.text(index + 1)),
      reading.tokens[index + 1].line == reading.tokens[index].line,
      let body = Self.protocolBody(around: index, reading)
    else { return nil }
    close = body
    var keyword = index + 1
    while ["class", "static"].contains(reading.text(keyword)) { keyword += 1 }
    let end = reading.end(ofPartFrom: index + 1)
    let line = reading.line(index + 1..<end)
    // Another declaration in the same line without a sign between them is for the compiler to tell.
    guard !reading.hasOthers(in: keyword + 1..<end) else {
      (method, witness) = (nil, nil)
      return
    }
    switch reading.text(keyword) {
    case "func":
      let function = Function(keyword, end, reading)
      method = function?.name
      witness = function.flatMap { $0.body.map { "\(line) \($0)" } }
    case "var":
      method = nil
      let accessors = (keyword..<end).first { reading.text($0) == "{" }
      guard let accessors, ["?", "!"].contains(reading.text(accessors - 1)) else {
        witness = nil
        return
      }
      let isSet = (accessors..<end).contains { reading.text($0) == "set" }
      let head = reading.line(index + 1..<accessors)
      witness = "\(head) \(isSet ? "{ get { nil } set {} }" : "{ nil }")"
    default:
      (method, witness) = (nil, nil)
    }
  }

  /// The words that a requirement begins with.
  private static let keywords: Set = ["class", "func", "static", "subscript", "var"]

  /// The end of the protocol around a token.
  private static func protocolBody(around index: Int, _ reading: SourceReading) -> Int? {
    reading.opening(aroundDeclarationAt: index).flatMap {
      reading.text($0) == "{" ? reading.nesting.partner(of: $0) : nil
    }
  }

  /// A method's name, and what its default does.
  private struct Function {
    let name: String
    /// `nil` where nothing can be returned.
    let body: String?

    init?(_ keyword: Int, _ end: Int, _ reading: SourceReading) {
      guard
        let open = (keyword + 1..<end).first(where: { reading.text($0) == "(" }),
        let close = reading.nesting.partner(of: open), close < end,
        !(close..<end).contains(where: { reading.text($0) == "{" })
      else { return nil }
      let labels = ArgumentLabels(declaredFrom: open, to: close, reading)
      name = "\(reading.text(keyword + 1))\(labels.text)"
      let arrow = (close + 1..<end).first {
        reading.text($0) == "-" && reading.text($0 + 1) == ">"
      }
      guard let arrow else {
        body = "{}"
        return
      }
      let type = reading.line(arrow + 2..<end)
      switch type {
      case "Void", "()": body = "{}"
      case _ where type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<"):
        body = "{ nil }"
      default: body = nil
      }
    }
  }
}

/// The protocols of a source, in so far as the Objective-C runtime has given them something.
struct RuntimeProtocol {
  /// The brace that closes it.
  let close: Int
  /// What makes of it a protocol for classes alone, which every protocol of Objective-C is.
  let edit: Edit?
  /// The words before an extension of it; `nil` where it stands in another declaration.
  let extending: String?

  /// Reads a protocol by its keyword; `nil` where it is none.
  init?(at index: Int, _ reading: SourceReading) {
    guard reading.text(index) == "protocol", !reading.tokens[index].isInText,
      reading.tokens.indices.contains(index + 2), reading.tokens[index + 1].kind == .word,
      let open = (index + 2..<min(index + 64, reading.tokens.count))
        .first(where: { reading.text($0) == "{" }),
      let close = reading.nesting.partner(of: open), reading.nesting.isWhole(open...close)
    else { return nil }
    self.close = close
    let start = reading.start(ofDeclarationAt: index)
    let isOfRuntime = (start...index).contains { reading.behindRuntime.contains($0) }
    let inherited = (index + 2..<open).map(reading.text)
    if isOfRuntime, !inherited.contains(where: Self.ofClasses.contains) {
      let end = reading.tokens[open - 1].range.upperBound
      let text = inherited.isEmpty ? ": AnyObject" : ", AnyObject"
      edit = Edit(range: end..<end, bytes: Array(text.utf8))
    } else {
      edit = nil
    }
    let access = reading.access(between: start, and: index)
    let isOutermost = reading.opening(aroundDeclarationAt: index) == nil
    extending = isOutermost ? "\(access)extension \(reading.text(index + 1))" : nil
  }

  private static let ofClasses: Set = ["AnyObject", "NSObjectProtocol", "class"]
}
