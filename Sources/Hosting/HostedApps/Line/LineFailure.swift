import AppProtocol
import Processes
import Vocabulary

/// A reason for which the line to an app is of no use any more; each ends the scenario, and has a name of its own.
enum LineFailure: Error, Hashable, Sendable {
  /// The program could not be started.
  case notStarted(ProgramFault)
  /// The process ended by itself.
  case ended(ProcessEnd)
  /// It had more of the machine's memory than it may, and was ended.
  case tooMuchMemory(MemoryWatch.Excess)
  /// It closed its output, but went on running.
  case closed
  /// It did not end although its input had.
  case notEnded(seconds: Int)
  /// Files of the app could not be deleted when it was installed again.
  case notEmptied
  /// There is no folder for the files of apps.
  case noFolder(String)
  /// No answer came in time.
  case silent(seconds: Int, heard: String)
  /// A line had no end within the bound.
  case lineTooLong
  /// It wrote something that nobody had asked for.
  case unasked(String)
  /// What it wrote is no answer.
  case wrongAnswer(AnswerFault, line: String)
  /// It asked for what its platform does not know.
  case notOnPlatform(String)
  /// Told the same again, it answered something else.
  case unequal(message: Int)

  /// What happened, with the app's name.
  func message(_ app: String) -> String {
    switch self {
    case .notStarted(let fault): "The \(app) could not be started: \(fault.reason)."
    case .ended(let end): "The \(app) \(end.words), by itself."
    case .tooMuchMemory(let excess):
      "The \(app) took \(Self.megabytes(excess.bytes)) MB of memory, and may have "
        + "\(Self.megabytes(excess.bytesMax)) MB: it was ended."
    case .closed: "The \(app) closed its standard output."
    case .notEnded(let seconds):
      "The \(app) did not end within \(seconds) seconds after its input had ended."
    case .notEmptied: "The files of the \(app) could not be deleted when it was installed again."
    case .noFolder(let reason): "There is no folder for the files of the \(app): \(reason)."
    case .silent(let seconds, _): "The \(app) did not answer within \(seconds) seconds."
    case .lineTooLong:
      "The \(app) wrote a line of more than \(Answer.bytesMax >> 20) MiB."
    case .unasked: "The \(app) wrote a line that nobody had asked for."
    case .wrongAnswer(.refused(let code, let reason), _):
      "The \(app) could not handle what it was told: \(Self.plain(reason)) (\(code))."
    case .wrongAnswer(let fault, _): "The \(app) gave a wrong answer: \(Self.plain(fault.words))."
    case .notOnPlatform(let what):
      "The \(app) asked for what its platform does not know: \(Self.plain(what))."
    case .unequal(let message):
      "The \(app) answered message \(message) otherwise when it was told the same again."
    }
  }

  /// The number of megabytes, never fewer than there are: "1,024".
  private static func megabytes(_ bytes: Int) -> String {
    let digits = String((bytes + 999_999) / 1_000_000)
    return digits.enumerated().map { index, digit in
      let isSeparated = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isSeparated ? "," : "") + String(digit)
    }.joined()
  }

  /// Words in which the app may have had its say, without signs that a terminal would obey, and not longer than a message
  /// may be.
  private static func plain(_ words: String) -> String {
    LineBuffer.excerpt(words.utf8, charactersMax: 2_000)
  }

  /// What to do, and what was found.
  var notes: [String] {
    switch self {
    case .notStarted(let fault):
      fault.notes
        + ["The command stands in app.json; it is looked for beside that file, and in PATH."]
    case .ended:
      ["Where it should: Given the app may end by itself"]
    case .tooMuchMemory:
      [
        "What counts is what lies in the machine's memory, with all processes that the app has started.",
        "More is allowed as \"memoryMegabytes\" in app.json.",
      ]
    case .closed:
      [
        "The line is the app's standard input and output; what it prints for people belongs to standard error."
      ]
    case .notEnded:
      ["The input ends when the scenario is over: an app reads until then, and ends with it."]
    case .notEmptied: ["Which process, or whose rights, keep files in its HOME?"]
    case .noFolder: ["It is made in the folder that the variable TMPDIR names, or else in /tmp."]
    case .silent(_, let heard):
      (heard.isEmpty ? [] : ["It had written so far: \(heard)"])
        + ["A longer time is given as \"answerSeconds\" in app.json."]
    case .lineTooLong: ["An answer is one line."]
    case .unasked(let line), .wrongAnswer(_, let line): ["The line: \(line)"] + hints
    case .notOnPlatform: ["The facts say which platform the app runs on."]
    case .unequal:
      ["Runs of the app must not depend on time, chance, or what lies outside of its home."]
    }
  }

  private var hints: [String] {
    switch self {
    case .unasked:
      ["Each message gets one answer; what an app prints for people belongs to standard error."]
    case .wrongAnswer(let fault, _): fault.notes
    default: []
    }
  }
}

extension AnswerFault {
  /// The fault in words.
  var words: String {
    switch self {
    case .notJSON(let error): "it is no JSON, \(error)"
    case .notResponse(let fault): "\(fault)"
    case .otherMessage(let found, let expected):
      "it answers message \(found), and message \(expected) was asked"
    case .refused(_, let message): message
    case .wrong(let fault): "\(fault)"
    case .otherVersion(let version):
      "it speaks version \(version) of the protocol, and this is version \(LineProtocol.version)"
    }
  }

  /// What to do.
  var notes: [String] {
    switch self {
    case .notJSON:
      ["What an app prints for people belongs to standard error."]
    case .notResponse(let fault), .wrong(let fault): fault.notes
    case .otherMessage, .refused, .otherVersion: []
    }
  }
}
