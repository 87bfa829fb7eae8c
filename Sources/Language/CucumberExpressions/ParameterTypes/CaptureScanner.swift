/// A reader of regular expressions that finds how their capture groups nest.
struct CaptureScanner {
  /// The outermost capture groups, in order.
  private(set) var groups: [CaptureGroup] = []
  /// What stands between the parentheses of the outermost capture groups, in order.
  private(set) var groupPatterns: [String] = []
  /// Tells whether a group has a name, or a number refers back to a group.
  private(set) var hasNamesOrBackreferences = false

  /// The groups still open: nil for those that capture nothing.
  private var open: [CaptureGroup?] = []
  /// The places right behind the parentheses of the groups still open.
  private var starts: [Int] = []
  private var isInClass = false

  /// Reads the groups of a pattern.
  static func scan(_ pattern: String) -> CaptureScanner {
    var scanner = CaptureScanner()
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    while index < scalars.count {
      index += scanner.read(scalars, at: index)
    }
    return scanner
  }

  /// Reads one element and returns how many code points it takes.
  private mutating func read(_ scalars: [Unicode.Scalar], at index: Int) -> Int {
    switch scalars[index] {
    case "\\":
      readEscape(index + 1 < scalars.count ? scalars[index + 1] : nil)
      return 2
    case "[":
      isInClass = true
    case "]":
      isInClass = false
    case "(" where !isInClass:
      starts.append(index + 1)
      openGroup(Array(scalars[(index + 1)...].prefix(3)))
    case ")" where !isInClass:
      closeGroup(scalars, at: index)
    default:
      break
    }
    return 1
  }

  private mutating func readEscape(_ scalar: Unicode.Scalar?) {
    guard let scalar, !isInClass else { return }
    if ("1"..."9").contains(scalar) || scalar == "k" || scalar == "g" {
      hasNamesOrBackreferences = true
    }
  }

  private mutating func openGroup(_ next: [Unicode.Scalar]) {
    guard next.first == "?" else { return open.append(CaptureGroup()) }
    let kind = next.dropFirst().first
    let isLookbehind = kind == "<" && (next.last == "=" || next.last == "!")
    if kind == "P" || (kind == "<" && !isLookbehind) {
      hasNamesOrBackreferences = true
    }
    open.append(nil)
  }

  private mutating func closeGroup(_ scalars: [Unicode.Scalar], at end: Int) {
    // A closing parenthesis too many is left for the compiler of the pattern to report.
    guard let last = open.popLast(), let start = starts.popLast() else { return }
    // Groups that capture nothing were never entered as parents, so their children went outward.
    guard let group = last else { return }
    if let parent = open.lastIndex(where: { $0 != nil }) {
      open[parent]?.children.append(group)
    } else {
      groups.append(group)
      groupPatterns.append(String(String.UnicodeScalarView(scalars[start..<end])))
    }
  }
}

/// The nesting of one capture group of a regular expression.
struct CaptureGroup: Hashable, Sendable {
  var children: [CaptureGroup] = []

  /// The number of capture groups, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
