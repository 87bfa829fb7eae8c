import CucumberExpressions
import ScenarioRunner
import Testing

@testable import Rehearsal

/// What the text of a step promises to somebody who reads it, form by form.
struct PromisedFormTests {
  private static let library = StepVocabulary.library(apps: AllApps.rooms)
  private static let types = StepVocabulary.parameterTypes(for: AllApps.rooms)

  @Test func `every form that the text of a step promises is that step`() throws {
    for definition in Self.library.definitions where !definition.isModified {
      let source = definition.expression.source
      let matcher = ExpressionMatcher(definition.expression)
      for form in Promise(source).forms {
        let text = try Self.filled(form)
        #expect(matcher.match(text) != nil, "“\(source)” promises “\(text)”, which is no such step")
      }
    }
  }

  @Test(arguments: [
    ("the user returns( back)/comes( back)/goes( back) home", 6),
    ("the user returns/comes/goes( back) home", 6),
    ("{count} point(s) is/are there", 4),
    ("(the )location is {permission}", 2),
    ("the map", 1),
  ])
  func `what stands behind the last of several words is read as standing behind all of them`(
    _ source: String, _ count: Int
  ) {
    #expect(Set(Promise(source).forms).count == count)
  }

  /// The text with an example in the place of each argument.
  private static func filled(_ form: String) throws -> String {
    var text = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "{") {
      let close = try #require(rest[open...].firstIndex(of: "}"))
      let name = String(rest[rest.index(after: open)..<close])
      text += rest[..<open] + (try #require(types[name]?.example, "{\(name)}"))
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

/// The forms that a reader finds in the text of a step: with and without what stands in parentheses, each of the words
/// between slashes.
private struct Promise {
  private let chunks: [String]

  init(_ source: String) {
    // Spaces within parentheses and braces part nothing.
    var chunks = [""]
    var depth = 0
    for character in source {
      switch character {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      case " " where depth == 0:
        chunks.append("")
        continue
      default: break
      }
      chunks[chunks.count - 1].append(character)
    }
    self.chunks = chunks
  }

  var forms: [String] {
    chunks.map(Self.forms).reduce([""]) { before, forms in
      before.flatMap { text in forms.map { text.isEmpty ? $0 : text + " " + $0 } }
    }
  }

  private static func forms(of chunk: String) -> [String] {
    let words = parted(chunk)
    guard words.count > 1, let open = words.last?.firstIndex(of: "("), words.last?.last == ")"
    else { return words.flatMap(spelled) }
    let ending = String(words[words.count - 1][open...])
    return words.flatMap { spelled($0.hasSuffix(ending) ? $0 : $0 + ending) }
  }

  /// The words between slashes, of which those in parentheses part nothing.
  private static func parted(_ chunk: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in chunk {
      switch character {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      case "/" where depth == 0:
        words.append("")
        continue
      default: break
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// The word without what stands in parentheses, and with it.
  private static func spelled(_ word: String) -> [String] {
    guard let open = word.firstIndex(of: "("),
      let close = word[open...].firstIndex(of: ")")
    else { return [word] }
    let inside = String(word[word.index(after: open)..<close])
    return spelled(String(word[word.index(after: close)...])).flatMap { rest in
      [String(word[..<open]) + rest, String(word[..<open]) + inside + rest]
    }
  }
}
