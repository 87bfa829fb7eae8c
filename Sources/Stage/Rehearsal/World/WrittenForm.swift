/// The form in which an app writes a text: its words as they are, and its numbers as it writes numbers.
///
/// Any number is as good as another, so long as the app could write it so: "12 points" is "1 point" with another number,
/// "Clocked in at 8:00." is none where it writes "Clocked in at 08:00.", and 0.5 km is none where it writes 0.50 km.
struct WrittenForm: Hashable, Sendable {
  private enum Element: Hashable {
    /// A character, in lower case.
    case character(Character)
    /// One digit, whichever.
    case digit
    /// The first digit of a number that has as many as it needs: none follows where it is 0.
    case firstDigit
    /// As many further digits as the number needs.
    case moreDigits
    /// The first digit of an hour on a clock of twelve: none follows but for 10, 11 and 12.
    case firstHourDigit
    /// The second digit of such an hour, which may be missing.
    case secondHourDigit
    /// The first of two digits of a minute or a second.
    case tenMinutes
  }

  private var elements: [Element] = []

  /// Takes the form of a text that the app writes, or could write.
  init(of text: String) {
    var rest = Array(text.foldedForComparison)[...]
    while let character = rest.first {
      if character.isDecimalDigit {
        addNumber(&rest)
      } else {
        elements.append(.character(character))
        rest.removeFirst()
      }
    }
  }

  /// Takes in groups of digits with a sign between each two: 5, 08:00, 0.52, 2026-01-05.
  private mutating func addNumber(_ rest: inout ArraySlice<Character>) {
    var groups: [ArraySlice<Character>] = []
    var signs: [Character] = []
    while true {
      groups.append(rest.prefix(while: \.isDecimalDigit))
      rest.removeFirst(groups[groups.count - 1].count)
      guard let sign = rest.first, ":.,-".contains(sign),
        rest.dropFirst().first?.isDecimalDigit == true
      else { break }
      signs.append(sign)
      rest.removeFirst()
    }
    let isOnTwelveHours = [" am", " pm", "am", "pm"].contains { rest.starts(with: $0) }
    for (place, digits) in groups.enumerated() {
      if place > 0 { elements.append(.character(signs[place - 1])) }
      if signs.first == ":", place == 0, isOnTwelveHours {
        elements += [.firstHourDigit, .secondHourDigit]
        continue
      }
      if place > 0, signs[place - 1] == ":", digits.count == 2 {
        elements += [.tenMinutes, .digit]
        continue
      }
      // What follows a sign has a fixed width, and so has what is filled up with zeros: two digits before a colon are.
      let isHours = signs.first == ":"
      let isFixed = place > 0 || digits.count > 1 && (digits.first == "0" || isHours)
      elements +=
        isFixed ? Array(repeating: .digit, count: digits.count) : [.firstDigit, .moreDigits]
    }
  }

  /// Tells whether the app can write exactly this.
  func admits(_ text: String) -> Bool { match(text, from: [0]).contains(elements.count) }

  /// Tells whether the app can write something that contains this.
  func admitsPart(_ text: String) -> Bool { !match(text, from: Set(0...elements.count)).isEmpty }

  /// The places that can be reached by the characters of a text, one after the other.
  private func match(_ text: String, from starts: Set<Int>) -> Set<Int> {
    var places = withoutDigits(starts)
    for character in text.foldedForComparison {
      var next: Set<Int> = []
      for place in places where place < elements.count {
        switch elements[place] {
        case .character(let own): if own == character { next.insert(place + 1) }
        case .digit: if character.isDecimalDigit { next.insert(place + 1) }
        case .firstDigit:
          if character.isDecimalDigit { next.insert(character == "0" ? place + 2 : place + 1) }
        case .moreDigits: if character.isDecimalDigit { next.insert(place) }
        case .firstHourDigit:
          if character == "1" { next.insert(place + 1) }
          if ("2"..."9").contains(character) { next.insert(place + 2) }
        case .secondHourDigit: if ("0"..."2").contains(character) { next.insert(place + 1) }
        case .tenMinutes: if ("0"..."5").contains(character) { next.insert(place + 1) }
        }
      }
      places = withoutDigits(next)
      if places.isEmpty { return [] }
    }
    return places
  }

  /// The places, with those behind further digits of which there may be none.
  private func withoutDigits(_ places: Set<Int>) -> Set<Int> {
    places.union(
      places.filter {
        $0 < elements.count && [.moreDigits, .secondHourDigit].contains(elements[$0])
      }.map { $0 + 1 })
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool { isASCII && isNumber }
}

extension String {
  /// The text for comparison, with one sign for every number.
  var foldedWithoutNumbers: String {
    var text = ""
    for character in foldedForComparison {
      let sign: Character = character.isDecimalDigit ? "0" : character
      if sign != "0" || text.last != "0" { text.append(sign) }
    }
    return text
  }

  /// The text for comparison, with one sign for every number, however it is written: 8:00 AM, 0,5 and 2026-01-05.
  var foldedWithoutForms: String {
    foldedForComparison.replacing(#/\d+(?:[:.,\-]\d+)*(?: ?[ap]m\b)?/#, with: "0")
  }

  /// Tells whether a time is in it where one is in the other text, and a fraction where a fraction is.
  func hasKindOfNumber(in other: String) -> Bool {
    [/\d:\d/, /\d[.,]\d/].allSatisfy { !other.contains($0) || contains($0) }
  }

  /// Tells whether the text is written as one of the texts is, apart from its numbers.
  public func isWritten(as texts: [String]) -> Bool {
    let plain = foldedWithoutNumbers
    return texts.contains { $0.foldedWithoutNumbers == plain && WrittenForm(of: $0).admits(self) }
  }

  /// Tells whether the text is a part of what is written as one of the texts is, apart from its numbers.
  func isPartWritten(as texts: [String]) -> Bool {
    let plain = foldedWithoutNumbers
    // Most texts are others altogether, and are not taken apart for that.
    return texts.contains {
      $0.foldedWithoutNumbers.containsFolded(plain) && WrittenForm(of: $0).admitsPart(self)
    }
  }
}
