internal import Foundation

/// What errors of the platform's frameworks say of themselves on an iPhone set to English, as their user info.
///
/// Foundation on Linux would make up its own sentence, with "could not", and apps show what they find.
package enum ErrorWords {
  /// The words of an error that has none of its own; the source is that of its number, which mostly is its domain.
  package static func plain(_ source: String, _ code: Int) -> [String: Any] {
    saying("The operation couldn’t be completed. (\(source) error \(code).)")
  }

  /// The words of an error that says this.
  package static func saying(_ words: String) -> [String: Any] {
    [NSLocalizedDescriptionKey: words]
  }
}
