import Processes

/// The browser of the one who calls, where there is a screen for it.
struct StudioBrowser {
  private let variables: [String: String]

  /// Finds it by the variables of the process.
  init(_ variables: [String: String]) { self.variables = variables }

  /// The program that opens addresses; nil where there is no screen, or no such program.
  private var opener: String? {
    #if os(macOS)
      return "/usr/bin/open"
    #else
      let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(variables[$0] ?? "").isEmpty }
      return hasScreen ? try? Executable.find("xdg-open", path: variables["PATH"]) : nil
    #endif
  }

  /// Opens an address, and does not wait for it; where that cannot be done, whoever calls has it written before them.
  ///
  /// The browser goes on when the studio has ended.
  func open(_ address: String) {
    guard let opener else { return }
    try? CompanionProcess.startApart(opener, [address])
  }
}
