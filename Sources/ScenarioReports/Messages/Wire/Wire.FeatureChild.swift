import Gherkin

extension Wire {
  struct FeatureChild: Encodable {
    var background: Background?
    var scenario: Scenario?
    var rule: Rule?

    init(_ child: Gherkin.FeatureChild) {
      switch child {
      case .background(let node): background = Background(node)
      case .scenario(let node): scenario = Scenario(node)
      case .rule(let node): rule = Rule(node)
      }
    }
  }
}
