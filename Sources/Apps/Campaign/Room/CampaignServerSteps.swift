import BackendSimulator
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// What the campaign server has in store; how it behaves is said as of every server.
enum CampaignServerSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("The campaign server")
    library.given(
      "the (assigned )campaigns are:",
      "Sets the campaigns, in order: id and name, and if wanted area, audio (title or length) and length.",
      example: """
        the assigned campaigns are:
        | id  | name            | area    | audio         | length           |
        | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 minute 35 seconds |
        | c-2 | City run        | Wola    |               |                  |
        """
    ) { (world: inout World, table: DataTableArgument) in
      world[serverOf: CampaignRoom.self].campaigns = try CampaignTable(table).campaigns
    }
    library.given(
      "no campaigns are assigned", "Empties the list of campaigns that the server answers with.",
      example: "no campaigns are assigned"
    ) { (world: inout World) in
      world[serverOf: CampaignRoom.self].campaigns = []
    }
  }
}
