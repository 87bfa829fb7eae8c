import BackendSimulator
import DeviceInterface
import Rehearsal
import ScenarioRunner

/// What a campaign's server knows beside the points: reviews, lost points, ends on other devices.
enum CampaignReviewSteps {
  static func add(to library: inout StepLibrary<World>) {
    addReview(to: &library, "is", true)
    addReview(to: &library, "is not", false)
    library.then(
      "the campaign server knows of {count} lost point(s)",
      "Checks how many points the app has said to have pruned before they were sent.",
      example: "the campaign server knows of 20 lost points", about: .server
    ) { (world: inout World, count: Int) in
      try world.expect(
        world.requireReportedExecution().prunedCount, equals: count, "The number of lost points")
      if count == 0 { try world.requireLossReported(count) }
    }
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

  private static func addReview(
    to library: inout StepLibrary<World>, _ verb: String, _ isFlagged: Bool, line: Int = #line
  ) {
    library.then(
      "the campaign \(verb) flagged for review",
      "Checks whether the server has noticed that the phone's clock was more than 5 minutes off.",
      example: "the campaign \(verb) flagged for review", about: .server, line: line
    ) { (world: inout World) in
      let execution = try world.requireReportedExecution()
      try world.expect(
        (execution.review != nil) == isFlagged, "The campaign is flagged otherwise.",
        expected: isFlagged ? "flagged" : "not flagged",
        actual: isFlagged ? "not flagged" : "flagged")
      if !isFlagged { try world.requireReported() }
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
