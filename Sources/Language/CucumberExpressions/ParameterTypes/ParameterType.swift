/// A named kind of argument: how it is written, and how the words become a value.
///
///     let team = ParameterType(
///       name: "team", patterns: ["[A-Z]{3}"], documentation: "a team's code", example: "POL"
///     ) { groups in groups[0] ?? "" }
public struct ParameterType: Sendable {
  /// The name between the braces; empty for the anonymous type `{}`.
  public let name: String
  /// The regular expressions of all ways to write it; at least one.
  public let patterns: [String]
  /// What it is in plain words, for the catalogue and for messages, such as "a length of time".
  public let documentation: String
  /// One way to write it, such as "5 minutes".
  public let example: String
  /// Tells whether generated snippets may use it.
  public let useForSnippets: Bool
  /// Tells whether generated snippets list it before other types that fit as well.
  ///
  /// A group of a regular expression that is written as a pattern of several types is of the preferred one, too.
  public let preferForSnippets: Bool
  /// The Swift type of its values, as it stands in a snippet.
  public var valueType: String { valueTypeName ?? String(describing: valueMetatype) }
  /// The file that declares it, as `#fileID` names it.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int
  /// Whether it stands for a group of a regular expression that is of no declared type.
  public let isNameless: Bool

  private let valueTypeName: String?
  /// Only asked for its name where a snippet is written: that takes longer than everything else about a type.
  private let valueMetatype: any Sendable.Type
  let captures: [CaptureGroup]
  let recognizer: NativeRecognizer?
  /// The patterns in the form they are matched in: the same words and groups, in bounded time.
  let matchedPatterns: [String]
  private let transform: @Sendable ([String?]) throws -> any Sendable

  /// Creates a type; its name and patterns are checked when it is defined in a registry.
  ///
  /// - Parameters:
  ///   - recognize: Tells of common words, faster than the patterns, whether these match all of them; nil where they
  ///     must be asked. Only for patterns without groups.
  ///   - transform: Makes the value. It is given the texts of the outermost capture groups of all patterns (nil for a
  ///     group that took no part), or the whole text if there are none.
  public init<Value: Sendable>(
    name: String,
    patterns: [String],
    documentation: String,
    example: String,
    useForSnippets: Bool = true,
    preferForSnippets: Bool = false,
    valueType: String? = nil,
    recognize: (@Sendable (String) -> Bool?)? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    self.init(
      name: name, patterns: patterns, documentation: documentation, example: example,
      useForSnippets: useForSnippets, preferForSnippets: preferForSnippets, valueType: valueType,
      recognizer: recognize.map { .own($0) } ?? NativeRecognizer(of: patterns), fileID: fileID,
      line: line, transform: transform)
  }

  init<Value: Sendable>(
    name: String,
    patterns: [String],
    documentation: String,
    example: String,
    useForSnippets: Bool,
    preferForSnippets: Bool,
    valueType: String? = nil,
    recognizer: NativeRecognizer?,
    matchedPatterns: [String]? = nil,
    nameless captures: [CaptureGroup]? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    self.name = name
    self.patterns = patterns
    self.documentation = documentation
    self.example = example
    self.useForSnippets = useForSnippets
    self.preferForSnippets = preferForSnippets
    valueTypeName = valueType
    valueMetatype = Value.self
    self.file = fileID
    self.line = line
    isNameless = captures != nil
    self.recognizer = recognizer
    self.matchedPatterns = matchedPatterns ?? patterns
    self.transform = transform
    self.captures = captures ?? patterns.flatMap { CaptureScanner.scan($0).groups }
  }

  /// The type of a group of a regular expression.
  static func nameless(_ group: CaptureGroup) -> ParameterType {
    ParameterType(
      name: "", patterns: [".*"], documentation: "any text", example: "anything at all",
      useForSnippets: false, preferForSnippets: false, recognizer: nil, nameless: group.children
    ) { groups in groups.first.flatMap { $0 } ?? "" }
  }

  /// The words of which an argument is one; `nil` where it may be something else.
  public var words: [String]? {
    if case .words(let words) = recognizer { words.texts } else { nil }
  }

  /// Makes the value from the texts of the capture groups.
  ///
  /// - Throws: What the type's own transform throws, if the words have no value.
  public func value(from groups: [String?]) throws -> any Sendable {
    try transform(groups)
  }

  /// The patterns as one capture group, as the official rewriting writes them.
  var captureSource: String { Self.captureSource(patterns) }

  /// The capture group that is compiled for matching.
  var matchedCaptureSource: String { Self.captureSource(matchedPatterns) }

  private static func captureSource(_ patterns: [String]) -> String {
    guard patterns.count > 1 else { return "(\(patterns.first ?? ""))" }
    return "((?:" + patterns.joined(separator: ")|(?:") + "))"
  }
}
