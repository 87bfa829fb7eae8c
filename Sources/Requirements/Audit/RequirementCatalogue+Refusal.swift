package import Gherkin
package import ScenarioRunner

extension RequirementCatalogue {
  /// Returns why a scenario must not be run: the first of its tags that names no requirement of its document.
  package func refusal(of pickle: Pickle) -> Problem? {
    for tag in pickle.tags {
      if let fault = fault(of: tag.name) { return problem(fault, tag, pickle.uri) }
    }
    return nil
  }

  private func problem(_ fault: TagFault, _ tag: PickleTag, _ uri: String) -> Problem {
    switch fault {
    case .unknownID(let id, let similar):
      let prefix = id.prefix { $0 != ":" }
      let document = documents.first { $0.prefix.map { $0 == prefix } ?? false }
      return Problem(
        .unknownRequirement, uri: uri, location: tag.location,
        message: "no requirement `\(id)`",
        notes: ["the requirements of `\(prefix):` stand in \(document?.path ?? "no document")"]
          + Self.didYouMean(similar))
    case .unknownPrefix(let prefix, let similar):
      return Problem(
        .unknownTagPrefix, uri: uri, location: tag.location,
        message: "no requirements document has the prefix `\(prefix):`",
        notes: Self.didYouMean(similar.map { "\($0):" }))
    case .noDocument(let prefix):
      return Problem(
        .unknownTagPrefix, uri: uri, location: tag.location,
        message: "no requirements document for `\(prefix):` was found",
        notes: [
          "requirements.md is looked for beside the feature, in the folders above it up to the working folder "
            + "or the folder that was named, and in the working folder's Scenarios",
          "If it is a tag of your own, choose another name.",
        ])
    }
  }

  private static func didYouMean(_ similar: [String]) -> [String] {
    similar.isEmpty ? [] : ["did you mean \(similar.joined(separator: " or "))?"]
  }
}
