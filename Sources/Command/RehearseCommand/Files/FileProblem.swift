/// Why a path the user named, or a file found under it, cannot be used.
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
      .notAFeatureFile,
      .phrasesAreNotPlayed,
      .tooManyFiles, .tooDeep, .malformedLine, .unwritable, .linesOfAFolder, .notAScenario:
      notes
    }
  }

  var notes: [String] {
    switch self {
    case .emptyPath:
      ["write . for the folder in which you are; a variable of the shell may be empty"]
    case .missing(let similar):
      similar.isEmpty ? [] : ["did you mean \(similar.joined(separator: " or "))?"]
    case .brokenLink: ["let the link lead to what was meant, or take it away"]
    case .notAFile: ["to read standard input, `rehearse parse` and `rehearse format` take -"]
    case .tooLarge: ["split it into several feature files"]
    case .refused, .unwritable: []
    case .refusedBelow: ["allow it to be read, or name the folders beside it"]
    case .folderWithoutFeatures, .notAFeatureFile:
      ["expected files whose names end in .feature or .feature.md"]
    case .phrasesAreNotPlayed:
      ["name the features beside it: phrases are found by themselves"]
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
