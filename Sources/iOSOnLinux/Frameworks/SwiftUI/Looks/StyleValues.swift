// Values of modifiers that only concern how controls, bars and sheets look.

/// Whether one sees how far one has scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// One does.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// One does not.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// One never does.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// By and by.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether lists bounce.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Which form buttons have.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With half circles at their ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// How large controls are.
public struct ControlSize: Hashable, Sendable {
  private let name: String
  /// Very small.
  public static let mini = ControlSize(name: "mini")
  /// Small.
  public static let small = ControlSize(name: "small")
  /// In between.
  public static let regular = ControlSize(name: "regular")
  /// Large.
  public static let large = ControlSize(name: "large")
  /// Very large.
  public static let extraLarge = ControlSize(name: "extraLarge")
}

/// How large the page's name is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// As on the page before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Small.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The upper one.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The lower one.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one with the pages.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// How tall a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { medium }
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent { medium }
}

/// How a page is shown on a phone.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As it is.
  public static let none = PresentationAdaptation(name: "none")
  /// Beside a view.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

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

/// Why something is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others should not see it.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// What a pointer would do.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// How the phone is felt.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// The feeling success.
  public static let success = SensoryFeedback(name: "success")
  /// The feeling warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// The feeling error.
  public static let error = SensoryFeedback(name: "error")
  /// The feeling selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// The feeling impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// The feeling increase.
  public static let increase = SensoryFeedback(name: "increase")
  /// The feeling decrease.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The feeling start.
  public static let start = SensoryFeedback(name: "start")
  /// The feeling stop.
  public static let stop = SensoryFeedback(name: "stop")
  /// The feeling alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The feeling levelChange.
  public static let levelChange = SensoryFeedback(name: "levelChange")
}

/// How large a view is, for who sets it.
public struct ViewDimensions: Hashable, Sendable {
  /// Its width.
  public var width: CGFloat { 390 }
  /// Its height.
  public var height: CGFloat { 844 }
  /// Where it is set by itself.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where it is set by itself.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// How pages come.
public struct NavigationTransition: Hashable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = NavigationTransition(name: "automatic")
  /// From another view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)
    -> NavigationTransition
  { automatic }
}

/// A phone on which a preview is shown.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Its name.
  public let rawValue: String
  /// Names a phone.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a phone.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As the phone.
  case device
  /// As the view.
  case sizeThatFits
  /// As said.
  case fixed(width: CGFloat, height: CGFloat)
}
