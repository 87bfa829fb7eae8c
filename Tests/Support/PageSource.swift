import Foundation

/// Files of a page, as they become Swift: a table of texts that a test makes and compares.
package enum PageSource {
  /// Returns the lines of a file that pages need, by its path in the checkout: comments are for those who change it.
  package static func text(_ path: String) throws -> String {
    let file = Checkout.root.appending(path: path)
    var isComment = false
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").filter { line in
        let code = line.drop { $0 == " " }
        // A type may stand in front of what it is the type of.
        let begins = code.hasPrefix("/*") && (code.hasSuffix("*/") || !code.contains("*/"))
        defer { isComment = (isComment || begins) && !code.hasSuffix("*/") }
        return !isComment && !begins && !code.hasPrefix("//")
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the declaration of a text.
  package static func declaration(
    _ name: String, _ summary: String, _ text: String, isPackage: Bool = true
  ) -> String {
    """
      /// \(summary)
      \(isPackage ? "package " : "")static let \(name): StaticString = #\"""
    \(text)
    \"""#
    """
  }

  /// Returns the file of a table of declarations.
  package static func swift(
    _ declaration: String, _ summary: String, from folder: String, _ declarations: [String]
  ) -> String {
    """
    // swift-format-ignore-file
    // Made from the files in \(folder) by their test, with REHEARSAL_RECORD=1.

    /// \(summary)
    \(declaration) {
    \(declarations.joined(separator: "\n\n"))
    }

    """
  }
}
