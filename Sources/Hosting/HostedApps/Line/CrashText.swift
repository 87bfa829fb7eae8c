/// The report that a program in Swift writes of its own crash, as far as it is of use: the reason, and the app's own lines.
///
/// The rest are registers, libraries and addresses, which are others each time.
struct CrashText {
  /// What the app had written before, the reason as its last line.
  let words: [String]
  /// Where the app was, the innermost first: "Model.third() at /app/Model.swift:3:28".
  let frames: [String]

  /// Reads what an app has written; `nil` where there is no such report.
  init?(_ lines: [String]) {
    // A crash while a crash is told would make two; the first one counts.
    guard let start = lines.firstIndex(where: { $0.contains("*** Signal ") || Self.isTitle($0) }),
      let title = lines[start...].firstIndex(where: Self.isTitle)
    else { return nil }
    words = lines[..<start].filter { !$0.allSatisfy(\.isWhitespace) }
    let behind = lines[title...].drop { !$0.hasSuffix(" crashed:") }.dropFirst()
    // Behind the frames of the thread that crashed stand those of others, or registers.
    let ownLines = behind.prefix { !$0.hasPrefix("Registers:") && !$0.hasPrefix("Thread ") }
    let found = ownLines.compactMap(Frame.init)
    let own = found.filter { !$0.isOfHarness }
    frames = (own.isEmpty ? found : own).prefix(Self.framesMax).map(\.text)
  }

  private static func isTitle(_ line: String) -> Bool { line.contains("*** Program crashed: ") }

  /// The most lines of the app that are told.
  private static let framesMax = 5

  /// The notes for a report: nothing in them differs from one play to the next.
  func notes(linesMax: Int) -> [String] {
    words.suffix(linesMax).map { "It wrote: \($0)" }
      + frames.enumerated().map { $0 == 0 ? "There: \($1)" : "Called by: \($1)" }
  }

  /// A line of a report: a function of the program with its place in the source.
  private struct Frame {
    let text: String
    /// Whether it is a line of what stands in for a phone, or of what plays it.
    let isOfHarness: Bool

    /// Reads `3 [ra] 0x0000557f9842620b Model.third() + 42 in c at /app/Model.swift:3:28`; `nil` for code without a source.
    init?(_ line: String) {
      guard let place = line.range(of: " at /", last: true),
        let address = line.range(of: " 0x"), address.upperBound < place.lowerBound,
        let space = line[address.upperBound...].firstIndex(of: " ")
      else { return nil }
      var name = line[space..<place.lowerBound].drop { $0 == " " }
      // Which program it is, and how far into the function, is of no use to whoever wrote it.
      if let image = name.range(of: " in ", last: true) { name = name[..<image.lowerBound] }
      if let offset = name.range(of: " + ", last: true) { name = name[..<offset.lowerBound] }
      let path = line[place.upperBound...]
      guard !path.contains("<compiler-generated>") else { return nil }
      isOfHarness = ["/Sources/iOSOnLinux/", "/Sources/Hosting/"].contains { path.contains($0) }
      text = "\(name) at /\(path)"
    }
  }
}

extension String {
  /// Finds a text, the first or the last one.
  fileprivate func range(of text: String, last: Bool = false) -> Range<String.Index>? {
    Substring(self).range(of: text, last: last)
  }
}

extension Substring {
  fileprivate func range(of text: String, last: Bool = false) -> Range<String.Index>? {
    let found = ranges(of: text)
    return last ? found.last : found.first
  }
}
