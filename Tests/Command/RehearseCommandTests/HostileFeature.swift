/// A feature that does whatever text can do to a reader: markup, commands, escapes, letters turned round.
enum HostileFeature {
  /// A file name as nasty as file systems allow without trouble for the test itself.
  static let path = "Scenarios/<b>&\"it's\"`x`,%0A::error::|@all ]]>.feature"

  /// Texts that mean something to HTML, XML, JSON, terminals, Markdown or build servers.
  static let texts = [
    "<script>document.title='owned'</script><img src=x onerror=alert(1)>",
    "]]> <![CDATA[ &amp; &#x41; <!-- --> \"double\" 'single' `back`",
    "\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7} \u{8}\u{7F}\u{9B}31m",
    "\u{202E}turned round\u{202C} \u{2066}isolated\u{2069} \u{200F}\u{61C}",
    "::error file=a.feature,line=1::owned %0A%25",
    "##[error]owned ##[add-mask]",
    "@everyone #1 **bold** [link](https://example.com) $x^2$ ~~gone~~ <details>",
    "{{7*7}} ${HOME} $(id) %s \\u0000 \\n \\",
    "line\u{2028}separator\u{2029}paragraph \u{FEFF}mark \u{FFFE}\u{FFFF}",
    "e\u{301}\u{301}\u{301} 👩‍👩‍👧‍👦 \u{1F1F5}\u{1F1F1} ‮",
  ]

  /// The feature: every text as a name, a step, a cell and a line of a doc string, and one scenario that fails.
  static var source: String {
    var lines = ["@hostile:<b>&\"::error::", "Feature: " + texts.joined(separator: " ")]
    lines += ["", "  <script>alert('description')</script>", ""]
    for (index, text) in texts.enumerated() {
      lines += [
        "  Scenario: \(text)", "    Given the count is \(index)", "    When the table is",
        "      | \(cell(text)) | b |", "      | ::error::x | \(cell(text)) |",
        "    Then the count should be \(index)",
      ]
      lines += ["  Scenario: fails \(text)", "    Given \(text)", "      \"\"\"\(index)"]
      lines += texts.map { "      \($0)" } + ["      \"\"\"", "    Given \(text)", ""]
    }
    lines += ["  Rule: \(texts[0])", "    @ios @android", "    Scenario: ::error::both"]
    lines += ["      Given 1 is added", "      Then the count should be 2"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "|" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }

  /// A file that is no Gherkin, whose message quotes it.
  static let broken =
    "Feature: x\n  Scenario: y\n    Given z\n::error::<script>\u{1B}[31m\u{202E}\n"
}
