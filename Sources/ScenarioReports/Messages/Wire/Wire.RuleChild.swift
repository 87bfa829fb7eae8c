import Gherkin

extension Wire {
  struct RuleChild: Encodable {
    var background: Background?
    var scenario: Scenario?

    init(_ child: Gherkin.RuleChild) {
      switch child {
      case .background(let node): background = Background(node)
      case .scenario(let node): scenario = Scenario(node)
      }
    }
  }
}
