import Processes
import Requirements

/// The reason for which a path the user named, or a file found under it, cannot be used.
enum FileProblem: Error, Hashable, Sendable {
  case emptyPath
  case missing(similar: [String])
  case brokenLink(BrokenLink)
  case notAFile(FileStatus.Kind)
  case tooLarge(size: Int, bound: Int)
  case refused(SystemError)
  /// A folder in the one that was named.
  case refusedBelow(String, SystemError)
  case folderWithoutFeatures
  case notAFeatureFile
  case phrasesAreNotPlayed
  case tooManyFiles(bound: Int)
  case tooDeep(bound: Int)
  case malformedLine(String)
  case unwritable(AtomicFile.Fault)
  case linesOfAFolder
  case notAScenario(String)

  /// Says why a path cannot be looked at.
  init(_ error: SystemError, at path: String) {
    if error.mayBeLink, let link = BrokenLink.first(on: path) {
      self = .brokenLink(link)
    } else {
      self = error.isMissingFile ? .missing(similar: []) : .refused(error)
    }
  }

  var message: String {
    switch self {
    case .emptyPath: "an empty path names no file and no folder"
    case .missing: "no such file or folder"
    case .brokenLink(let link): link.text
    case .notAFile(let kind): "this is \(kind.rawValue), not a file"
    case .tooLarge(let size, let bound):
      "the file has \(size) bytes; at most \(bound) bytes per file are read"
    case .refused(let error): "the file cannot be read: \(error.text)"
    case .refusedBelow(let path, let error): "its folder \(path) cannot be read: \(error.text)"
    case .folderWithoutFeatures: "the folder holds no feature files"
    case .notAFeatureFile: "this is not a feature file"
    case .phrasesAreNotPlayed: "this file holds phrases, and no scenario"
    case .tooManyFiles(let bound): "the folder holds more than \(bound) files"
    case .tooDeep(let bound): "folders are nested more than \(bound) deep"
    case .malformedLine(let text): "'\(text)' is not a line number"
    case .unwritable(let fault): "the file cannot be written: \(fault.text)"
    case .notAScenario(let text): "“\(text)” names no scenario"
    case .linesOfAFolder: "lines can be chosen in files, not in folders"
    }
  }

  /// What to do about a file beside the features, which nobody gives as an argument.
  var notesBesideFeatures: [String] {
    switch self {
    case .notAFile, .tooLarge:
      // What can be done with a feature file instead cannot be done with this one.
      []
    case .emptyPath, .missing, .brokenLink, .refused, .refusedBelow, .folderWithoutFeatures,
      .notAFeatureFile, .phrasesAreNotPlayed, .tooManyFiles, .tooDeep, .malformedLine, .unwritable,
      .linesOfAFolder, .notAScenario:
      notes
    }
  }

  var notes: [String] {
    switch self {
    case .emptyPath:
      ["write . for the folder in which you are; a variable of the shell may be empty"]
    case .missing(let similar): NearestNames.note(similar)
    case .brokenLink: ["let the link lead to what was meant, or take it away"]
    case .notAFile: ["to read standard input, `rehearse parse` and `rehearse format` take -"]
    case .tooLarge: ["split it into several feature files"]
    case .refused, .unwritable: []
    case .refusedBelow: ["allow it to be read, or name the folders beside it"]
    case .folderWithoutFeatures, .notAFeatureFile:
      ["expected files whose names end in .feature or .feature.md"]
    case .phrasesAreNotPlayed: ["name the features beside it: phrases are found by themselves"]
    case .tooManyFiles, .tooDeep: ["name the folders that hold your features"]
    case .malformedLine, .linesOfAFolder: ["expected PATH:LINE, with lines counted from 1"]
    case .notAScenario:
      [
        "expected lines such as features/shop.feature:12",
        "delete the line, or the file: without one everything is played",
      ]
    }
  }
}

/// A symbolic link that leads nowhere: what it points to is not there, or leads back to it.
struct BrokenLink: Hashable, Sendable {
  /// The link, as it stands in the path that was looked at.
  let path: String
  /// What it points to, as it was written.
  let target: String
  private let isCircle: Bool
  private let leadsOn: Bool
  /// Whether it is the whole path, and not a folder on its way.
  private let isEnd: Bool

  /// Returns the first broken link on the way that a path describes; `nil` where there is none.
  static func first(on path: String) -> BrokenLink? {
    var way = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      way = FilePath.join(way, String(part))
      guard let found = BrokenLink(at: way, isEnd: index == parts.count - 1) else { continue }
      return found
    }
    return nil
  }

  /// Looks at a path; `nil` for whatever else is there, or nothing.
  private init?(at path: String, isEnd: Bool) {
    guard let target = Self.target(of: path) else { return nil }
    var status = stat()
    guard stat(path, &status) != 0, [ENOENT, ENOTDIR, ELOOP].contains(errno) else { return nil }
    isCircle = errno == ELOOP
    let end = target.hasPrefix("/") ? target : FilePath.join(FilePath.parent(of: path), target)
    leadsOn = Self.target(of: end) != nil
    (self.path, self.target, self.isEnd) = (path, target, isEnd)
  }

  /// What is wrong, as a clause about the path that was looked at.
  var text: String {
    let what = isEnd ? "this is a link to \(target)" : "\(path) is a link to \(target)"
    return what + ", " + fault
  }

  /// What is wrong with what it points to.
  var fault: String {
    isCircle ? "and leads in a circle" : leadsOn ? "which leads nowhere" : "which is not there"
  }

  /// Returns where a link points, as it was written; nil for what is none.
  static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
