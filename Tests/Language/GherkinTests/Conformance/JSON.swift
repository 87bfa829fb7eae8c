import Foundation
import Gherkin

/// Just enough of the official messages to compare with them.
enum JSON {
  typealias Object = [String: Any]

  static func document(_ document: GherkinDocument) -> Object {
    var object: Object = ["uri": document.uri]
    object["comments"] = document.comments.map {
      ["location": location($0.location), "text": $0.text] as Object
    }
    object["feature"] = document.feature.map(feature)
    return ["gherkinDocument": object]
  }

  static func pickle(_ pickle: Pickle) -> Object {
    let object: Object = [
      "id": "\(pickle.id)", "uri": pickle.uri, "name": pickle.name, "language": pickle.language,
      "location": location(pickle.location), "astNodeIds": pickle.astNodeIDs.map { "\($0)" },
      "tags": pickle.tags.map { ["name": $0.name, "astNodeId": "\($0.astNodeID)"] },
      "steps": pickle.steps.map(pickleStep),
    ]
    return ["pickle": object]
  }

  static func error(_ error: ParseError) -> Object {
    let source: Object = ["uri": error.uri, "location": location(error.location)]
    return ["parseError": ["message": error.message, "source": source] as Object]
  }

  private static func location(_ location: Location) -> Object {
    var object: Object = ["line": location.line]
    object["column"] = location.column
    return object
  }

  private static func feature(_ feature: Feature) -> Object {
    var object = header(
      feature.location, feature.keyword, feature.name, feature.description, feature.tags)
    object["language"] = feature.language
    object["keyword"] = feature.keyword.isEmpty ? nil : feature.keyword
    object["children"] = feature.children.map { child -> Object in
      switch child {
      case .background(let child): ["background": background(child)]
      case .scenario(let child): ["scenario": scenario(child)]
      case .rule(let child): ["rule": rule(child)]
      }
    }
    return object
  }

  private static func rule(_ rule: Rule) -> Object {
    var object = header(rule.location, rule.keyword, rule.name, rule.description, rule.tags)
    object["id"] = "\(rule.id)"
    object["children"] = rule.children.map { child -> Object in
      switch child {
      case .background(let child): ["background": background(child)]
      case .scenario(let child): ["scenario": scenario(child)]
      }
    }
    return object
  }

  private static func background(_ background: Background) -> Object {
    var object = header(
      background.location, background.keyword, background.name, background.description, nil)
    object["id"] = "\(background.id)"
    object["steps"] = background.steps.map(step)
    return object
  }

  private static func scenario(_ scenario: Scenario) -> Object {
    var object = header(
      scenario.location, scenario.keyword, scenario.name, scenario.description, scenario.tags)
    object["id"] = "\(scenario.id)"
    object["steps"] = scenario.steps.map(step)
    object["examples"] = scenario.examples.map(examples)
    return object
  }

  private static func examples(_ examples: Examples) -> Object {
    var object = header(
      examples.location, examples.keyword, examples.name, examples.description, examples.tags)
    object["id"] = "\(examples.id)"
    object["tableHeader"] = examples.header.map(row)
    object["tableBody"] = examples.body.map(row)
    return object
  }

  private static func header(
    _ place: Location, _ keyword: String, _ name: String, _ description: String, _ tags: [Tag]?
  ) -> Object {
    var object: Object = [
      "location": location(place), "keyword": keyword, "name": name, "description": description,
    ]
    object["tags"] = tags?.map {
      ["id": "\($0.id)", "location": location($0.location), "name": $0.name] as Object
    }
    return object
  }

  private static func step(_ step: Step) -> Object {
    var object: Object = [
      "id": "\(step.id)", "location": location(step.location), "keyword": step.keyword,
      "keywordType": step.keywordType.rawValue, "text": step.text,
    ]
    object["dataTable"] = step.dataTable.map {
      ["location": location($0.location), "rows": $0.rows.map(row)] as Object
    }
    object["docString"] = step.docString.map { docString in
      var object: Object = [
        "location": location(docString.location), "content": docString.content,
        "delimiter": docString.delimiter,
      ]
      object["mediaType"] = docString.mediaType
      return object
    }
    return object
  }

  private static func row(_ row: TableRow) -> Object {
    [
      "id": "\(row.id)", "location": location(row.location),
      "cells": row.cells.map {
        ["location": location($0.location), "value": $0.value] as Object
      },
    ]
  }

  private static func pickleStep(_ step: PickleStep) -> Object {
    var object: Object = [
      "id": "\(step.id)", "text": step.text, "type": step.type.rawValue,
      "astNodeIds": step.astNodeIDs.map { "\($0)" },
    ]
    var arguments: Object = [:]
    for (index, argument) in step.arguments.enumerated() {
      let number = step.arguments.count > 1 ? index + 1 : nil
      switch argument {
      case .dataTable(let table):
        var table: Object = [
          "rows": table.rows.map { ["cells": $0.cells.map { ["value": $0.value] }] }
        ]
        table["argumentIndex"] = number
        arguments["dataTable"] = table
      case .docString(let docString):
        var object: Object = ["content": docString.content]
        object["mediaType"] = docString.mediaType
        object["argumentIndex"] = number
        arguments["docString"] = object
      }
    }
    if !arguments.isEmpty { object["argument"] = arguments }
    return object
  }
}
