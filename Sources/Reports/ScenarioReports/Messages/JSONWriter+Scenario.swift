import Gherkin
import ScenarioRunner

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The messages of scenarios and their steps.
extension JSONWriter {
  mutating func testCase(
    _ numbers: ScenarioNumbers, _ scenario: PlannedScenario, _ steps: [PickleStep], run: Int,
    stepIDs: [Int], _ bindings: inout MessagesBindings
  ) {
    message("testCase") { object in
      object.field("id", id: numbers.testCase)
      object.field("pickleId", id: scenario.pickle.id + numbers.shift)
      object.field("testRunStartedId", id: run)
      object.array("testSteps") { array in
        for (step, id) in zip(steps, stepIDs) {
          let binding = bindings.binding(of: step.text)
          array.object { object in
            object.field("id", id: id)
            object.field("pickleStepId", id: step.id + numbers.shift)
            object.field("stepDefinitionIds", json: binding.definitionIDs)
            object.field("stepMatchArgumentsLists", json: binding.argumentLists)
          }
        }
      }
    }
  }

  mutating func testCaseStarted(_ id: Int, testCase: Int, at time: Duration) {
    message("testCaseStarted") { object in
      object.field("attempt", 0)
      object.field("id", id: id)
      object.field("testCaseId", id: testCase)
      object.time("timestamp", time)
    }
  }

  mutating func testCaseFinished(_ id: Int, at time: Duration) {
    message("testCaseFinished") { object in
      object.field("testCaseStartedId", id: id)
      object.time("timestamp", time)
      object.field("willBeRetried", false)
    }
  }

  mutating func stepStarted(_ id: Int, in attempt: Int, at time: Duration) {
    message("testStepStarted") { object in
      object.field("testCaseStartedId", id: attempt)
      object.field("testStepId", id: id)
      object.time("timestamp", time)
    }
  }

  mutating func stepFinished(
    _ id: Int, in attempt: Int, _ outcome: StepOutcome, duration: Duration, at time: Duration
  ) {
    message("testStepFinished") { object in
      object.field("testCaseStartedId", id: attempt)
      object.field("testStepId", id: id)
      object.object("testStepResult") { result in
        result.time("duration", duration)
        if let exception = outcome.exception {
          result.object("exception") { object in
            object.field("message", exception.message)
            object.field("stackTrace", exception.stackTrace)
            object.field("type", exception.type)
          }
        }
        result.field("message", optional: outcome.message)
        result.field("status", outcome.status)
      }
      object.time("timestamp", time)
    }
  }

  mutating func attachment(
    _ attachment: ReportAttachment, _ step: Int, in attempt: Int, at time: Duration
  ) {
    message("attachment") { object in
      switch attachment.content {
      case .text(let text):
        object.field("body", text)
        object.field("contentEncoding", "IDENTITY")
      case .bytes(let bytes):
        object.field("body", Data(bytes).base64EncodedString())
        object.field("contentEncoding", "BASE64")
      }
      object.field("fileName", optional: attachment.fileName)
      object.field("mediaType", attachment.mediaType)
      object.field("testCaseStartedId", id: attempt)
      object.field("testStepId", id: step)
      object.time("timestamp", time)
    }
  }

  /// Writes a warning, for which the protocol has no message of its own, as an attachment of the run.
  mutating func warning(_ problem: Problem, run: Int, at time: Duration) {
    attachment(Diagnostic(problem).text, named: "warning.txt", run: run, at: time)
  }

  /// Writes a text that belongs to the whole run.
  mutating func attachment(_ text: String, named name: String, run: Int, at time: Duration) {
    message("attachment") { object in
      object.field("body", text)
      object.field("contentEncoding", "IDENTITY")
      object.field("fileName", name)
      object.field("mediaType", "text/plain")
      object.field("testRunStartedId", id: run)
      object.time("timestamp", time)
    }
  }

  mutating func suggestion(_ id: Int, pickleStep: Int, _ problem: StepProblem) {
    let code = [problem.snippet].compactMap(\.self) + problem.otherSnippets
    message("suggestion") { object in
      object.field("id", id: id)
      object.field("pickleStepId", id: pickleStep)
      object.array("snippets") { array in
        for text in code {
          array.object { snippet in
            snippet.field("code", text)
            snippet.field("language", "swift")
          }
        }
      }
    }
  }
}

/// The figures that a scenario has measured, as an attachment to its last step.
enum FigureAttachment {
  static let fileName = "measurements.json"

  /// Returns the figures as JSON; nil where nothing was measured.
  static func attachment(of result: ScenarioResult) -> ReportAttachment? {
    guard !result.figures.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.array { array in
      for figure in result.figures {
        array.object { object in
          object.field("count", figure.count)
          object.field("name", figure.name)
          object.field("percentile95", optional: figure.percentile95)
          object.field("requirement", figure.requirement)
          object.field("value", figure.value)
          object.field("worst", optional: figure.worst)
          object.field("worstAt", optional: figure.worstAt.map(DurationFormat.length))
        }
      }
    }
    return ReportAttachment(
      .text(String(decoding: writer.bytes, as: UTF8.self)), mediaType: "application/json",
      fileName: fileName)
  }
}
