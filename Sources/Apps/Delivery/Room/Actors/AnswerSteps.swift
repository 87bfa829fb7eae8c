import BackendSimulator
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// What the delivery server has said to the latest request from elsewhere than the courier's phone, to the letter.
///
/// Every answer says whether it succeeded, and a refusal says why (`delivery:API-6`): the verdicts look at that as well.
enum AnswerSteps {
  static func add(to library: inout StepLibrary<World>) {
    addVerdicts(to: &library)
    addMembers(to: &library)
  }

  private static func addVerdicts(to library: inout StepLibrary<World>) {
    library.then(
      "the request was answered",
      "Checks that what was asked or sent last was not refused, and that the answer says so."
    ) { (world: inout World) in
      let visit = try world.requireLatestVisit()
      try world.expect(
        visit.isAnswered, "The request of \(visit.actor.words) was refused.",
        expected: "an answer", actual: "\(visit.response.status): \(visit.reason)")
      try world.expectSuccess(true, of: visit)
    }
    library.then(
      "the request was refused with {http status}",
      "Checks that the server refused what was asked or sent last, with which status, and that it said so.",
      example: "the request was refused with 403"
    ) { (world: inout World, status: Int) in
      try world.expectRefusal(status)
    }
    library.then(
      "the request was refused with {http status} because {string}",
      "Checks the status of the latest refusal, and some words of its reason.",
      example: "the request was refused with 400 because \"latitude\""
    ) { (world: inout World, status: Int, text: String) in
      let words = text.foldedForComparison
      guard words.contains(where: { !$0.isWhitespace }) else {
        throw InvalidStep("Every reason contains \"\(text)\", so nothing would be checked.")
      }
      let visit = try world.expectRefusal(status)
      try world.expect(
        visit.reason.foldedForComparison.contains(words), "The server gave another reason.",
        expected: text, actual: visit.reason)
    }
  }

  private static func addMembers(to library: inout StepLibrary<World>) {
    library.then(
      "the answer has these members and no others:",
      "Checks every member of the latest answer, a row for each by its path, and that there are no more; texts as they are, other values as JSON writes them.",
      example: """
        the answer has these members and no others:
        | member          | value     |
        | success         | true      |
        | data.courier_id | courier-1 |
        | data.speed      | 30        |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let expected = try members(in: table)
      let actual = try world.answerLines(where: expected)
      try world.expect(
        actual.sorted() == expected.sorted(), "The answer has other members.",
        expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    }
    library.then(
      "the answer has these members:",
      "Checks some members of the latest answer, a row for each by its path; what others it has is not looked at.",
      example: """
        the answer has these members:
        | member                  | value |
        | data.locations[0].speed | 30    |
        """
    ) { (world: inout World, table: DataTableArgument) in
      let expected = try members(in: table)
      let actual = try world.answerLines(where: expected)
      let lacking = expected.filter { !actual.contains($0) }
      try world.expect(
        lacking.isEmpty, "The answer does not have all of these members.",
        expected: lacking.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    }
  }

  /// The members that a table names, each as a line with its path and its value.
  private static func members(in table: DataTableArgument) throws -> [String] {
    try table.requireRows("An answer has a member at least.")
    try table.requireColumns(["member", "value"], "An answer has no")
    return zip(try table.column("member"), try table.column("value")).map { "\($0): \($1)" }
  }
}

/// The members of an answer, each as a line with its path and its value.
struct AnswerLeaves {
  private(set) var lines: [String] = []

  init(_ body: JSONValue) { visit(body, at: "") }

  private mutating func visit(_ value: JSONValue, at path: String) {
    switch value {
    case .object(let members) where !members.isEmpty:
      for member in members {
        visit(member.value, at: path.isEmpty ? member.name : "\(path).\(member.name)")
      }
    case .array(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() { visit(element, at: "\(path)[\(index)]") }
    case .string(let text): lines.append("\(path): \(text)")
    case .double(let number) where number == number.rounded() && number.magnitude < 1e15:
      // Whoever writes a table writes 5 for 5.0.
      lines.append("\(path): \(Int64(number))")
    case .null, .bool, .integer, .double, .array, .object:
      lines.append("\(path): \(value.text)")
    }
  }
}

extension World {
  /// Throws unless the answer says whether it succeeded, as it did.
  fileprivate func expectSuccess(_ isExpected: Bool, of visit: ActorVisit) throws {
    try expect(
      visit.saysSuccess == isExpected, "The answer does not say whether it succeeded.",
      expected: "success: \(isExpected)", actual: visit.response.body)
    guard !isExpected else { return }
    try expect(
      !visit.reason.isEmpty, "The refusal does not say why.", expected: "an error in words",
      actual: visit.response.body)
  }

  /// The members of the latest answer, each as a line; throws where it is no JSON.
  fileprivate func answerLines(where expected: [String]) throws -> [String] {
    let visit = try requireLatestVisit()
    guard let body = try? JSONValue(parsing: visit.response.body) else {
      throw StepFailure(
        "The answer is no JSON.", expected: expected.joined(separator: "\n"),
        actual: visit.response.body)
    }
    return AnswerLeaves(body).lines
  }

  /// Throws unless what was asked last was refused with the status; returns it.
  @discardableResult
  fileprivate func expectRefusal(_ status: Int) throws -> ActorVisit {
    guard status >= 400 else {
      throw InvalidStep(
        "Nothing is refused with \(status).",
        notes: ["Write 400, 401, 403, 404 or 409, or: \(instead: "the request was answered")"])
    }
    let visit = try requireLatestVisit()
    try expect(
      visit.response.status == status, "The server answered \(visit.actor.words) otherwise.",
      expected: "\(status)", actual: "\(visit.response.status) \(visit.reason)")
    try expectSuccess(false, of: visit)
    return visit
  }
}
