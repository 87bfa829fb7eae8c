/// Which keyboard a field has.
public struct UIKeyboardType: Hashable, Sendable {
  private let name: String
  /// The keyboard asciiCapable.
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")
  /// The keyboard numbersAndPunctuation.
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The keyboard URL.
  public static let URL = UIKeyboardType(name: "URL")
  /// The keyboard numberPad.
  public static let numberPad = UIKeyboardType(name: "numberPad")
  /// The keyboard phonePad.
  public static let phonePad = UIKeyboardType(name: "phonePad")
  /// The keyboard namePhonePad.
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")
  /// The keyboard emailAddress.
  public static let emailAddress = UIKeyboardType(name: "emailAddress")
  /// The keyboard decimalPad.
  public static let decimalPad = UIKeyboardType(name: "decimalPad")
  /// The keyboard twitter.
  public static let twitter = UIKeyboardType(name: "twitter")
  /// The keyboard webSearch.
  public static let webSearch = UIKeyboardType(name: "webSearch")
  /// The keyboard asciiCapableNumberPad.
  public static let asciiCapableNumberPad = UIKeyboardType(name: "asciiCapableNumberPad")
  /// As the platform does it.
  public static let `default` = UIKeyboardType(name: "default")
}

/// Whether texts begin with capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// Never.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Each letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Whether texts begin with capitals, as it was called before.
public struct UITextAutocapitalizationType: Hashable, Sendable {
  private let name: String
  /// Never.
  public static let none = UITextAutocapitalizationType(name: "none")
  /// Each word.
  public static let words = UITextAutocapitalizationType(name: "words")
  /// Each sentence.
  public static let sentences = UITextAutocapitalizationType(name: "sentences")
  /// Each letter.
  public static let allCharacters = UITextAutocapitalizationType(name: "allCharacters")
}

/// What a text is.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// The meaning name.
  public static let name = UITextContentType(name: "name")
  /// The meaning givenName.
  public static let givenName = UITextContentType(name: "givenName")
  /// The meaning familyName.
  public static let familyName = UITextContentType(name: "familyName")
  /// The meaning username.
  public static let username = UITextContentType(name: "username")
  /// The meaning password.
  public static let password = UITextContentType(name: "password")
  /// The meaning newPassword.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// The meaning oneTimeCode.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// The meaning emailAddress.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// The meaning telephoneNumber.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// The meaning fullStreetAddress.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The meaning addressCity.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// The meaning postalCode.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The meaning countryName.
  public static let countryName = UITextContentType(name: "countryName")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The meaning URL.
  public static let URL = UITextContentType(name: "URL")
  /// The meaning location.
  public static let location = UITextContentType(name: "location")
}

/// What the key that completes a text is called.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// The key done.
  public static let done = SubmitLabel(name: "done")
  /// The key go.
  public static let go = SubmitLabel(name: "go")
  /// The key join.
  public static let join = SubmitLabel(name: "join")
  /// The key next.
  public static let next = SubmitLabel(name: "next")
  /// The key route.
  public static let route = SubmitLabel(name: "route")
  /// The key search.
  public static let search = SubmitLabel(name: "search")
  /// The key send.
  public static let send = SubmitLabel(name: "send")
  /// The usual key.
  public static let `return` = SubmitLabel(name: "return")
  /// The key that goes on.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Whether texts can be chosen.
public struct TextSelectability: Hashable, Sendable {
  private let name: String
  /// They can.
  public static let enabled = TextSelectability(name: "enabled")
  /// They cannot.
  public static let disabled = TextSelectability(name: "disabled")
}
