import Gherkin
import ScenarioRunner

/// What the scenarios of a page can be filtered by.
struct HTMLFacets {
  private(set) var statuses: [StepStatus: Int] = [:]
  private var flowNames: Set<String> = []
  private var platformNames: Set<String> = []
  private var tagNames: Set<String> = []

  mutating func add(_ result: ScenarioResult, flow: String) {
    statuses[result.status, default: 0] += 1
    flowNames.insert(flow)
    platformNames.insert(result.scenario.profile)
    for tag in result.scenario.pickle.tags { tagNames.insert(tag.name) }
  }

  var flows: [String] { flowNames.sorted(by: NaturalOrder.precedes) }

  var platforms: [String] { platformNames.sorted(by: NaturalOrder.precedes) }

  var tags: [String] { tagNames.sorted(by: NaturalOrder.precedes) }
}
