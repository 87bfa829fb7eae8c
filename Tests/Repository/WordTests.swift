import Foundation
import TestSupport
import Testing

/// Words that would break a promise of the project, wherever they stood.
struct WordTests {
  /// The targets whose every run is a function of scenario, seed and profile.
  static let deterministicTargets: Set = [
    "AppParts", "BackendSimulator", "CucumberExpressions", "DeviceInterface", "DeviceSimulator",
    "Gherkin", "Rehearsal", "RoomParts",
  ]

  /// What reads the machine's clock or chance, or runs beside the caller.
  static let nondeterministicWords = [
    "Date(", "UUID(", ".random(", "SystemRandomNumberGenerator", "ContinuousClock",
    "SuspendingClock", "Task {", "Task.", "TaskGroup", "async ", "await ", "Mutex", "Atomic<",
    ".shuffled()", "randomElement",
  ]

  /// What measures the command itself, as its specification asks (`clock-in:SC-005`): no phone and no server reads it.
  static let measuringFiles: Set = ["Sources/Apps/ClockIn/Room/ComputingTime.swift"]

  /// What hides a fault instead of mending it.
  static let carelessWords = [
    "try!", "fatalError(", "as!", "@unchecked", "nonisolated(unsafe)", "TODO", "FIXME",
    "Thread.sleep", "usleep",
  ]

  /// Folders that only some machine has; the one that holds this checkout is always among them.
  static let placesOfAMachine: [String] = {
    let around = Checkout.root.standardizedFileURL.deletingLastPathComponent().path
    return ["/home/", "/Users/", "/opt/"] + (around == "/" ? [] : ["\(around)/"])
  }()

  @Test func `nothing below the runner knows real time, chance or threads`() {
    for file in Repository.sources
    where Self.deterministicTargets.contains(file.target) || file.path.hasPrefix("Sources/Apps/") {
      if Self.measuringFiles.contains(file.path) { continue }
      expectNone(of: Self.nondeterministicWords, in: file)
    }
  }

  /// The words of the apps, of which nothing outside their rooms may know; ids of requirements may be named.
  private static let appWords = [
    "campaign", "clockin", "clock-in", "clocks in", "workshift", "listings", "pet listing",
    "promoter", "employee", "leaflet", "tour app", "tour server", "walker", "courier",
    "delivery app", "delivery server",
  ]

  /// What may name the apps: their own folders, the executable, and what measures them.
  private static let placesOfApps = [
    "Sources/Apps/", "Sources/Command/rehearse/", "Sources/Command/Benchmarks/rehearse-bench/",
  ]

  @Test func `no app is named outside its room`() {
    for file in Repository.sources
    where !Self.placesOfApps.contains(where: { file.path.hasPrefix($0) }) {
      for (number, line) in file.code {
        let plain = line.lowercased().replacing(/[a-z-]+:[a-z]+-?[0-9.]+/, with: "")
        for word in Self.appWords where plain.contains(word) {
          Issue.record("\(file.path):\(number) names an app: \(word)")
        }
      }
    }
  }

  @Test func `no source hides a fault`() {
    for file in Repository.sources { expectNone(of: Self.carelessWords, in: file) }
  }

  @Test func `no source unwraps by force`() {
    for file in Repository.sources where !file.baseName.hasSuffix("+Generated") {
      for (number, line) in file.code where line.contains("!") && Self.unwrapsByForce(line) {
        Issue.record("\(file.path):\(number) unwraps by force: \(line)")
      }
    }
  }

  /// Tells whether a `!` stands right behind a value, outside texts and comments.
  private static func unwrapsByForce(_ line: Substring) -> Bool {
    // A row of a table, which stands in the example of a sentence, is text.
    if line.drop(while: { $0 == " " }).first == "|" { return false }
    let plain = line.replacingOccurrences(of: "\\\"", with: "")
    let code = plain.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "_ ")
    let bare = Array((code.range(of: "//").map { code[..<$0.lowerBound] } ?? code[...]).utf8)
    return bare.indices.dropFirst().contains { index in
      guard bare[index] == UInt8(ascii: "!") else { return false }
      let before = Character(UnicodeScalar(bare[index - 1]))
      let after = index + 1 < bare.count ? bare[index + 1] : UInt8(ascii: " ")
      return after != UInt8(ascii: "=")
        && (before.isLetter || before.isNumber || before == ")" || before == "]")
    }
  }

  @Test func `a test is named with a sentence`() {
    for file in Repository.tests where file.wing != "Repository" {
      for (index, line) in file.lines.enumerated() where line.contains("@Test") {
        let declaration = file.lines[index...].prefix(12).first { $0.contains("func ") }
        if let declaration, !declaration.contains("func `") {
          Issue.record("\(file.path):\(index + 1) has a test without a sentence for a name")
        }
      }
    }
  }

  @Test func `nothing tells of the machine that it was written on`() {
    for file in Repository.sources + Repository.tests where file.wing != "Repository" {
      for place in Self.placesOfAMachine {
        #expect(!file.text.contains(place), "\(file.path) names \(place)")
      }
    }
  }

  private func expectNone(
    of words: [String], in file: Repository.File, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Most files hold none of the words: those are read once for each word, not once for each line.
    for word in words where file.text.contains(word) {
      for (number, line) in file.code where line.contains(word) {
        Issue.record("\(file.path):\(number) contains \(word)", sourceLocation: sourceLocation)
      }
    }
  }
}
