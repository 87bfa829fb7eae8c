/// The subcommands, in the order of the help page.
enum Subcommand: String, CaseIterable {
  case run
  case merge
  case explore
  case requirements
  case audit
  case steps
  case rules
  case `protocol`
  case parse
  case format
  case prepare

  var spec: CommandSpec {
    switch self {
    case .run: RunCommand.spec
    case .merge: MergeCommand.spec
    case .explore: ExploreCommand.spec
    case .requirements: RequirementsCommand.spec
    case .audit: AuditCommand.spec
    case .steps: StepsCommand.spec
    case .rules: RulesCommand.spec
    case .protocol: ProtocolCommand.spec
    case .parse: ParseCommand.spec
    case .format: FormatCommand.spec
    case .prepare: PrepareCommand.spec
    }
  }
}
