internal import Foundation

/// The names of the platform's symbols as they are read.
package enum SymbolName {
  /// Returns the words of a symbol's name without its looks: "play", as the platform reads "play.fill".
  package static func words(_ name: String) -> String {
    let parts = name.split(separator: ".").filter { !looks.contains(String($0)) }
    let words = parts.isEmpty ? [Substring(name)] : parts
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let looks: Set = [
    "circle", "fill", "rectangle", "square", "slash", "badge", "ne", "nw", "se", "sw",
  ]
}
