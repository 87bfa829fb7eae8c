/// The answer to whether a condition holds for an app on the simulated phone.
enum Truth: Hashable, Sendable {
  case yes
  case no
  /// The compiler decides: versions, processors, flags such as DEBUG.
  case open

  init(_ holds: Bool) { self = holds ? .yes : .no }

  static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .open: .open
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .open
  }

  static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }
}

/// The condition of an `#if` or `#elseif`: what it comes to, and what is written in place of its questions.
struct Condition {
  /// The part between two parentheses, as far as it is read.
  private struct Group {
    /// What stands before the last `||`, and behind it.
    var either = Truth.no
    var both = Truth.yes
    /// Whether a `!` stands before what comes next, or before the group itself.
    var isNegated = false

    var truth: Truth { either || both }

    mutating func join(_ truth: Truth) {
      both = both && (isNegated ? !truth : truth)
      isNegated = false
    }
  }

  private(set) var truth = Truth.open
  private(set) var edits: [Edit] = []
  /// Whether a parenthesis is left open at the end of the line.
  private(set) var isBroken = false

  /// The first token behind it.
  let end: Int

  /// Reads the condition behind a directive, to the end of its line.
  init(
    behind directive: Token, _ tokens: ArraySlice<Token>, of bytes: [UInt8], on platform: Platform
  ) {
    var groups = [Group()]
    var rest = tokens.prefix { $0.line == directive.line && $0.kind != .directive }
    end = rest.endIndex
    while let token = rest.first {
      rest = rest.dropFirst()
      switch (token.kind, bytes[token.range.lowerBound]) {
      case (.symbol, UInt8(ascii: "!")): groups[groups.count - 1].isNegated.toggle()
      case (.symbol, UInt8(ascii: "|")):
        groups[groups.count - 1].either = groups[groups.count - 1].truth
        groups[groups.count - 1].both = .yes
      case (.symbol, UInt8(ascii: "(")): groups.append(Group())
      case (.symbol, UInt8(ascii: ")")):
        guard groups.count > 1 else { return }
        let inner = groups.removeLast().truth
        groups[groups.count - 1].join(inner)
      case (.word, _):
        let question = Question(token, rest, of: bytes)
        rest = rest.dropFirst(question.arguments.count)
        let answer = question.answer(on: platform)
        groups[groups.count - 1].join(answer.truth)
        if answer.isWritten { edits.append(question.edit(answer.truth)) }
      default:
        continue
      }
    }
    isBroken = groups.count > 1
    truth = isBroken ? .open : groups[0].truth
  }
}

/// A word of a condition with what it asks in parentheses: `os(iOS)`, `DEBUG`.
private struct Question {
  /// The parentheses and all between them.
  let arguments: ArraySlice<Token>
  private let token: Token
  private let name: String
  private let words: [String]

  init(_ token: Token, _ rest: ArraySlice<Token>, of bytes: [UInt8]) {
    self.token = token
    name = token.text(in: bytes)
    let opens = rest.first.map { bytes[$0.range].elementsEqual("(".utf8) } ?? false
    let close =
      opens
      ? rest.prefix(Self.tokensMax).firstIndex { bytes[$0.range].elementsEqual(")".utf8) } : nil
    arguments = close.map { rest[...$0] } ?? []
    words = arguments.filter { $0.kind == .word }.map { $0.text(in: bytes) }
  }

  /// The longest question, `canImport(UIKit, _version: 17.0.1)`, has not half as many.
  private static let tokensMax = 32

  /// What holds, and whether the compiler, which knows Linux only, has to be told so.
  func answer(on platform: Platform) -> (truth: Truth, isWritten: Bool) {
    switch (name, words.first) {
    case ("true", nil): (.yes, false)
    case ("false", nil): (.no, false)
    // Xcode builds an app without it, and with it there would have to be a `Bundle.module`.
    case ("SWIFT_PACKAGE", nil): (.no, true)
    case ("os", nil), ("canImport", nil), ("targetEnvironment", nil): (.open, false)
    case ("os", "iOS"?): (.yes, true)
    case ("os", "Linux"?): (.no, true)
    case ("os", _?): (.no, false)
    case ("targetEnvironment", "simulator"?) where platform.isSimulator: (.yes, true)
    case ("targetEnvironment", _?): (.no, false)
    case ("canImport", let module?):
      if platform.frameworks.contains(module) {
        (.yes, true)
      } else {
        // Modules of the app itself are known to the compiler alone. It knows the ones of this package too, also where an
        // app has not asked for them: another one of the same package may have.
        (
          AppleFrameworks.names.contains(module) ? .no : .open,
          Platform.offeredFrameworks.contains(module)
        )
      }
    default: (.open, false)
    }
  }

  /// The answer in parentheses, filled up within them: behind it stands what stood behind the question, in its column.
  func edit(_ truth: Truth) -> Edit {
    let range =
      token.range.lowerBound..<(arguments.last?.range.upperBound ?? token.range.upperBound)
    let word = truth == .yes ? "true" : "false"
    let space = repeatElement(UInt8(ascii: " "), count: max(0, range.count - word.utf8.count - 2))
    return Edit(range: range, bytes: Array("(\(word)".utf8) + space + [UInt8(ascii: ")")])
  }
}
