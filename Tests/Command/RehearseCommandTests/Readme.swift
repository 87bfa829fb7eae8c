import Foundation
import TestSupport
import Testing

/// What the README, or an article, tells its readers to write, to type and to expect.
struct Readme {
  /// A command with the output that is shown under it.
  struct Example: Sendable, CustomTestStringConvertible {
    /// What is typed, without the prompt.
    let command: String
    /// The lines of output; a line with nothing but an ellipsis stands for any number of lines.
    let output: [String]
    /// The line on which the command stands, with its document.
    let line: Int
    let document: String

    var testDescription: String { "\(document):\(line) \(command)" }

    /// The arguments of `rehearse`, or `nil` where the command is another one.
    var arguments: [String]? {
      for start in ["swift run rehearse ", "rehearse "] where command.hasPrefix(start) {
        return command.dropFirst(start.count).split(separator: " ").map(String.init)
      }
      return nil
    }
  }

  /// The folder that holds `Package.swift`.
  static let root = Checkout.root

  /// The README and the articles whose commands are tried, by their paths; the gate runs them as well.
  static let paths: [String] = {
    let list = try? String(contentsOf: root.appending(path: ".ci/articles.txt"), encoding: .utf8)
    return (list ?? "").split(separator: "\n").map(String.init)
  }()

  /// All of them, in their order.
  static func all() throws -> [Readme] { try paths.map(Readme.init) }

  let path: String
  let lines: [String]

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The files that the reader is told to write, by path.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (index, line) in lines.enumerated() {
      // A draft is a file that no folder of the project holds, as those with a mistake.
      guard let start = ["<!-- file: ", "<!-- draft: "].first(where: line.hasPrefix),
        let end = line.range(of: " -->")
      else { continue }
      let path = String(line[..<end.lowerBound].dropFirst(start.count))
      files[path] = block(after: index + 1).joined(separator: "\n") + "\n"
    }
    return files
  }

  /// The commands that are shown with their output.
  var examples: [Example] {
    lines.enumerated().filter { $0.element == "```console" }.map { index, _ in
      let block = block(after: index)
      return Example(
        command: String((block.first ?? "").dropFirst(2)), output: Array(block.dropFirst()),
        line: index + 2, document: path)
    }
  }

  /// The commands that are shown without their output.
  var commands: [String] {
    lines.enumerated().filter { $0.element == "```sh" }.flatMap { block(after: $0.offset) }
  }

  /// A folder with the scenarios of the repository and the files that the reader is told to write.
  func bench() throws -> Bench { try Self.bench(of: [self]) }

  /// A folder as a reader of all documents has it.
  static func bench(of documents: [Readme]? = nil) throws -> Bench {
    let bench = try Bench()
    try FileManager.default.copyItem(
      at: root.appending(path: "Scenarios"), to: bench.folder.appending(path: "Scenarios"))
    for document in try documents ?? all() {
      for (path, text) in document.files { try bench.write(text, to: path) }
    }
    return bench
  }

  /// The lines of the fenced block whose opening fence stands at the index.
  private func block(after fence: Int) -> [String] {
    Array(lines[(fence + 1)...].prefix { $0 != "```" })
  }
}
