import BackendSimulator
import DeviceInterface
import ScenarioRunner

/// The answers of servers to requests that scenarios name by method and path, whatever app sends them.
enum ScriptedAnswerSteps {
  static func add(to library: inout StepLibrary<World>, _ answers: AnswerShelf) {
    library.subject("Scripted answers", isTechnical: true)
    addStanding(to: &library)
    addNext(to: &library)
    addFiles(to: &library, answers)
  }

  private static func addFiles(to library: inout StepLibrary<World>, _ answers: AnswerShelf) {
    library.given(
      "the {server} answers {string} with the file {string}",
      "Answers requests of this method and path with status 200 and the JSON of a file in answers beside the feature, or above it.",
      example: "the server answers \"GET /animals\" with the file \"answers/animals.json\""
    ) { (world: inout World, server: ServerName, text: String, file: String) in
      let body = try answers.content(file, for: world.uri).text
      try world.script(server, text, lasting: LastingSubject.answer) {
        $0.answer($1, with: ServerResponse(status: 200, body: body))
      }
    }
    library.given(
      "the {server} answers the next {string} with the file {string}",
      "Answers the next request of this method and path with status 200 and the JSON of a file in answers.",
      example: "the server answers the next \"GET /animals\" with the file \"answers/animals.json\""
    ) { (world: inout World, server: ServerName, text: String, file: String) in
      let body = try answers.content(file, for: world.uri).text
      try world.script(server, text) {
        $0.answerNext(1, $1, with: ServerResponse(status: 200, body: body))
      }
    }
  }

  private static func addStanding(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} answers {string} with status {http status}",
      "Answers requests of this method and path so from now on, without a body; * stands for any part of the path.",
      example: "the server answers \"POST /punches\" with status 204"
    ) { (world: inout World, server: ServerName, text: String, status: Int) in
      try world.script(server, text, lasting: LastingSubject.answer) {
        $0.answer($1, with: ServerResponse(status: status))
      }
    }
    library.given(
      "the {server} answers {string} with:",
      "Answers requests of this method and path with status 200 and this JSON from now on.",
      example: #"""
        the server answers "GET /animals" with:
        """json
        [{"name": "Rex"}]
        """
        """#
    ) { (world: inout World, server: ServerName, text: String, body: DocStringArgument) in
      let response = ServerResponse(status: 200, body: try body.json())
      try world.script(server, text, lasting: LastingSubject.answer) {
        $0.answer($1, with: response)
      }
    }
    library.given(
      "the {server} answers {string} with status {http status} and:",
      "Answers requests of this method and path with the status and this JSON from now on.",
      example: #"""
        the server answers "GET /animals" with status 404 and:
        """json
        {"error": "none"}
        """
        """#
    ) {
      (world: inout World, server: ServerName, text: String, status: Int, body: DocStringArgument)
      in
      let response = ServerResponse(status: status, body: try body.json())
      try world.script(server, text, lasting: LastingSubject.answer) {
        $0.answer($1, with: response)
      }
    }
    library.given(
      "the {server} takes {duration} to answer {string}",
      "Sets how long the answer to requests of this method and path takes from now on.",
      example: "the server takes 5 seconds to answer \"GET /animals\""
    ) { (world: inout World, server: ServerName, duration: Duration, text: String) in
      try world.requireOtherPace(duration, of: server, text)
      try world.script(server, text, lasting: LastingSubject.pace) { $0.delay($1, by: duration) }
    }
  }

  private static func addNext(to library: inout StepLibrary<World>) {
    library.given(
      "the {server} answers the next {string} with status {http status}",
      "Answers the next request of this method and path so; those after it as before.",
      example: "the server answers the next \"POST /punches\" with status 503"
    ) { (world: inout World, server: ServerName, text: String, status: Int) in
      try world.script(server, text) { $0.answerNext(1, $1, with: ServerResponse(status: status)) }
    }
    library.given(
      "the {server} answers the next {count} {string} with status {http status}",
      "Answers so many more requests of this method and path so; those after them as before.",
      example: "the server answers the next 2 \"POST /punches\" with status 503"
    ) { (world: inout World, server: ServerName, count: Int, text: String, status: Int) in
      guard count > 0 else {
        throw InvalidStep(
          "The next 0 are none, so this arranges nothing.", notes: ["Write 1 at least."])
      }
      try world.script(server, text) {
        $0.answerNext(count, $1, with: ServerResponse(status: status))
      }
    }
    library.given(
      "the {server} answers the next {string} with:",
      "Answers the next request of this method and path with status 200 and this JSON.",
      example: #"""
        the server answers the next "GET /animals" with:
        """json
        [{"name": "Rex"}]
        """
        """#
    ) { (world: inout World, server: ServerName, text: String, body: DocStringArgument) in
      let response = ServerResponse(status: 200, body: try body.json())
      try world.script(server, text) { $0.answerNext(1, $1, with: response) }
    }
  }
}

extension World {
  /// Changes what is answered to requests of a method and path.
  fileprivate mutating func script(
    _ server: ServerName, _ text: String,
    lasting subject: ((_ server: Int, RequestPattern) -> LastingSubject)? = nil,
    _ change: (inout AnswerScript, RequestPattern) -> Void
  ) throws {
    let (known, pattern) = (try known(server), try RequestPattern.read(text))
    change(&self[scriptOf: known], pattern)
    if let subject { layOut(subject(place(of: known), pattern)) }
  }

  /// Throws where answers to requests of a method and path take so long already.
  fileprivate mutating func requireOtherPace(
    _ duration: Duration, of server: ServerName, _ text: String
  ) throws {
    let (known, pattern) = (try known(server), try RequestPattern.read(text))
    try requireChange(
      of: duration,
      from: self[scriptOf: known].delay(of: pattern) ?? self[behaviourOf: known].latency)
  }
}

extension RequestPattern {
  /// Reads a method and a path; throws `InvalidStep` for what is none.
  static func read(_ text: String) throws(InvalidStep) -> RequestPattern {
    if let pattern = RequestPattern(text) { return pattern }
    try requireWholeParts(text)
    throw InvalidStep(
      "\"\(text)\" is no request.",
      notes: [
        "Write a method and a path, for example \"GET /animals\", or \"PUT /animals/*\" for any one part in its place.",
        "What is asked for behind a question mark is checked by itself: has the query \"radius\" = \"10\"",
      ])
  }

  /// Throws `InvalidStep` for a `*` beside other letters, which no path has and which stands for nothing.
  private static func requireWholeParts(_ text: String) throws(InvalidStep) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let part = parts.dropFirst().first(where: { $0 != "*" && $0.contains("*") }) else {
      return
    }
    let whole = parts.map { $0 == part ? "*" : $0 }.joined(separator: "/")
    throw InvalidStep(
      "The * in \"\(part)\" stands for nothing: only alone between two slashes it stands for any part.",
      notes: ["Write \"\(whole)\", or the path whole."])
  }
}

extension DocStringArgument {
  /// The text, which must be JSON unless its media type says otherwise; throws `InvalidStep`.
  func json() throws(InvalidStep) -> String {
    guard mediaType == nil || mediaType == "json" else { return content }
    do throws(JSONError) {
      _ = try JSONValue(parsing: content)
    } catch {
      throw InvalidStep(
        "The answer is no JSON: \(error).",
        notes: ["For an answer that is none, write a word such as text behind the quotation marks."]
      )
    }
    return content
  }
}
