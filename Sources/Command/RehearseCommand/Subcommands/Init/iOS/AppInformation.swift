import HostedApps

/// The `Info.plist` of an app, as Xcode would make it of a file and of the settings of a target.
struct AppInformation {
  /// The file.
  let text: String
  /// The keys of which nobody has said anything, so that what they say is a guess.
  let guesses: Set<String>

  /// Adds to what a file says, if there is one, what the settings say beside it.
  init(title: String, program: String, app: XcodeApp?, file: AppInfoPlist?) {
    let identifier = app?.bundleIdentifier ?? "app.\(program)"
    let version = app?.settings["MARKETING_VERSION"].flatMap { app?.filled($0) } ?? "1.0"
    var known = [
      ("CFBundleIdentifier", "<string>\(Self.escaped(identifier))</string>"),
      ("CFBundleName", "<string>\(Self.escaped(app?.filled("$(PRODUCT_NAME)") ?? title))</string>"),
      ("CFBundleShortVersionString", "<string>\(Self.escaped(version))</string>"),
    ]
    for (key, value) in app?.infoKeys ?? [] where Self.isWanted(key) {
      known.append((key, Self.element(key, value)))
    }
    let isSaid = [
      "CFBundleIdentifier": app?.bundleIdentifier, "CFBundleName": app?.name,
      "CFBundleShortVersionString": app?.settings["MARKETING_VERSION"],
    ]
    // A dictionary without an end is an empty one.
    var text = file?.text.flatMap { $0.contains(Self.end) ? $0 : nil } ?? Self.empty
    let missing = known.filter { file?.content?.has($0.0) != true }
    guesses = Set(missing.map(\.0).filter { isSaid[$0] == .some(nil) })
    let lines = missing.map { "\t<key>\($0.0)</key>\n\t\($0.1)\n" }.joined()
    if let end = text.ranges(of: Self.end).last {
      text.insert(contentsOf: lines, at: end.lowerBound)
    }
    self.text = text
  }

  /// Whether the simulated phone, or an app that reads its own file, can want a key.
  private static func isWanted(_ key: String) -> Bool {
    key.hasPrefix("NS") || key == "UIBackgroundModes" || key == "CFBundleDisplayName"
  }

  /// A value of the settings, which are all texts.
  private static func element(_ key: String, _ value: String) -> String {
    if key == "UIBackgroundModes" {
      let modes = value.split(separator: " ").map { "<string>\(escaped(String($0)))</string>" }
      return "<array>\(modes.joined())</array>"
    }
    if !key.hasSuffix("UsageDescription"), ["YES", "NO"].contains(value) {
      return value == "YES" ? "<true/>" : "<false/>"
    }
    return "<string>\(escaped(value))</string>"
  }

  /// A text as XML has it.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// How the end of the dictionary begins; space may stand before its bracket.
  private static let end = "</dict"

  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """
}
