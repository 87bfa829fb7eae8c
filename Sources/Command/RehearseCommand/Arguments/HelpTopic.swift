/// A page of the help that is none of a subcommand.
enum HelpTopic: String, CaseIterable {
  case settings
  case man

  /// One line for the list of subcommands.
  var summary: String {
    switch self {
    case .settings: "Prints the JSON Schema of rehearse.json."
    case .man: "Prints the page of the manual, in roff."
    }
  }

  var text: String {
    switch self {
    case .settings: SettingsSchema.text
    case .man: ManPage.text
    }
  }
}
