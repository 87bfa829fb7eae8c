public import CucumberExpressions
public import ScenarioRunner

/// One of several things in a row, as a sentence names it: by its number, or by its name in quotes.
public enum NumberOrName: Hashable, Sendable {
  /// Its place in the row, from 1.
  case number(Int)
  /// What people call it.
  case name(String)

  private static let range = 1...1_000_000

  /// Returns the kind of argument that names a thing so.
  public static func parameterType(
    named name: String, _ documentation: String, example: String
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: [#"-?\d+"#, #""[^"]*""#], documentation: documentation,
      example: example, useForSnippets: false
    ) { groups in
      let text = groups.lazy.compactMap(\.self).first ?? ""
      if text.hasPrefix("\"") { return NumberOrName.name(String(text.dropFirst().dropLast())) }
      guard let number = Int(text), range.contains(number) else {
        throw ConversionError.outOfRange(
          text: text, range: "\(range.lowerBound) to \(range.upperBound)")
      }
      return NumberOrName.number(number)
    }
  }

  /// Returns its number among things of these names, in their order; throws where none is called so, or several are.
  ///
  /// - Parameters:
  ///   - thing: What each of them is, and what several are: "point" and "points".
  ///   - whole: What has them, as a sentence begins with it: "The tour".
  public func number(
    among names: [String], _ thing: (one: String, several: String), of whole: String
  ) throws(InvalidStep) -> Int {
    guard case .name(let name) = self else { return number }
    let wanted = name.foldedForComparison
    let places = names.indices.filter { names[$0].foldedForComparison == wanted }
    if places.count == 1 { return places[0] + 1 }
    guard places.isEmpty else {
      let numbers = places.map { "\($0 + 1)" }.joined(separator: ", ")
      throw InvalidStep(
        "\(places.count) \(thing.several) of \(whole.uncapitalized) are called \"\(name)\".",
        notes: ["Say which one by its number: \(numbers)."])
    }
    let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
    throw InvalidStep(
      "\(whole) has no \(thing.one) \"\(name)\".",
      notes: [names.isEmpty ? "It has none at all." : "It has these: \(known)."])
  }

  private var number: Int { if case .number(let number) = self { number } else { 0 } }
}

extension String {
  fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
