import BackendSimulator
import CampaignApp
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// The contents of the campaign server; how it behaves is said as of every server.
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

/// A table of campaigns as a scenario writes it.
struct CampaignTable {
  /// The headings that a table may have.
  static let headings = ["id", "name", "area", "audio", "length"]
  /// How long audio plays where the table does not say.
  static let lengthWithoutWords = Duration.seconds(60)

  /// The campaigns, in the order of the rows.
  let campaigns: [Campaign]

  /// Reads a table with a header; throws where it cannot mean campaigns.
  init(_ table: DataTableArgument) throws(InvalidStep) {
    if let unknown = table.header.first(where: { !Self.headings.contains($0.lowercased()) }) {
      throw InvalidStep(
        "A table of campaigns has no column “\(unknown)”.",
        notes: ["Its columns are: \(Self.headings.joined(separator: ", "))"])
    }
    try table.requireRows(
      "Where there are to be none, write: \(instead: "Given no campaigns are assigned")")
    let ids = try table.column("id")
    let names = try table.column("name")
    let areas = try Self.optional("area", table)
    let titles = try Self.optional("audio", table)
    let lengths = try Self.optional("length", table)
    let hasLengths = table.header.contains { $0.lowercased() == "length" }
    var campaigns: [Campaign] = []
    for (index, id) in ids.enumerated() {
      guard Identifier.isValid(id), !campaigns.contains(where: { $0.id == id }) else {
        throw InvalidStep(
          "Each campaign needs an id of its own, found “\(id)”.",
          notes: ["Write letters, digits, dots, dashes and underscores, at most 64."])
      }
      guard !names[index].isEmpty else {
        throw InvalidStep(
          "The campaign “\(id)” has no name.", notes: ["Write what the promoter reads."])
      }
      campaigns.append(
        Campaign(
          id: id, name: names[index], area: areas[index],
          audio: hasLengths || DurationText.parse(titles[index]) == nil
            ? try Self.audio(of: id, titles[index], lengths[index])
            // Where only the length matters, it stands under "audio" by itself.
            : try Self.audio(of: id, names[index], titles[index])))
    }
    self.campaigns = campaigns
  }

  /// Returns the cells under a heading, or empty ones where the table does not have it.
  private static func optional(
    _ heading: String, _ table: DataTableArgument
  ) throws(InvalidStep) -> [String] {
    guard table.header.contains(where: { $0.lowercased() == heading }) else {
      return table.body.map { _ in "" }
    }
    return try table.column(heading)
  }

  private static func audio(
    of campaign: String, _ title: String, _ length: String
  ) throws(InvalidStep) -> AudioFile? {
    guard !title.isEmpty else {
      guard length.isEmpty else {
        throw InvalidStep("The campaign “\(campaign)” has a length but no audio.")
      }
      return nil
    }
    guard let duration = length.isEmpty ? lengthWithoutWords : DurationText.parse(length),
      duration > .zero
    else {
      throw InvalidStep(
        "“\(length)” is no length of audio.", notes: ["Write for example: 1 minute 35 seconds"])
    }
    return AudioFile(id: "audio-\(campaign)", title: title, length: duration)
  }
}

/// The knowledge of a campaign's server beside the points: reviews, lost points, ends on other devices.
enum CampaignReviewSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.addReview(
      of: "the campaign",
      "Checks whether the server has noticed that the phone's clock was more than 5 minutes off.",
      isFlagged: { try $0.requireReportedExecution().review != nil },
      requireTold: { try $0.requireReported() })
    library.addLosses(to: "the campaign server") { try $0.requireReportedExecution().prunedCount }
    library.when(
      "the campaign is ended on another device",
      "Ends the campaign that is going on at its server, as another device of the promoter does.",
      example: "the campaign is ended on another device", about: .surroundings
    ) { (world: inout World) in
      guard let id = try world.reportedExecution()?.id,
        world[serverOf: CampaignRoom.self].endElsewhere(id)
      else {
        throw InvalidStep(
          "The server knows of no campaign that is going on.",
          notes: ["It hears of one with its first points: let some be sent before."])
      }
    }
  }
}

extension World {
  /// The execution that sentences speak of, as its server knows it; `nil` where it has heard of none.
  func reportedExecution() throws -> Execution? {
    _ = try requireCampaignApp()
    return tracks.current.flatMap { self[serverOf: CampaignRoom.self].execution($0.owner) }
  }

  /// The same; throws where the server has heard of none, of which it knows nothing.
  fileprivate func requireReportedExecution() throws -> Execution {
    guard let execution = try reportedExecution() else {
      throw StepFailure("The server has heard of no campaign.")
    }
    return execution
  }
}
