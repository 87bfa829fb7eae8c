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

  /// Opens an address; where that cannot be done, whoever calls has it written before them.
  func open(_ address: String) {
    guard let opener else { return }
    let launch = Launch(
      command: [opener, address],
      environment: variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" },
      folder: "/")
    _ = try? FinishedProcess(launch, input: [], outputMax: 65_536, milliseconds: 5_000)
  }
}
