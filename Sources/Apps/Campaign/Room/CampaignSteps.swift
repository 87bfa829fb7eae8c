import CampaignApp
import DeviceInterface
import DeviceSimulator
import Rehearsal
import ScenarioRunner

/// The deeds of promoters with the campaign app.
enum CampaignSteps {
  static func add(to library: inout StepLibrary<World>) {
    library.subject("Campaigns")
    addArrangements(to: &library)
    library.require { world in try world.requireInstalled(CampaignRoom.self) }
    library.doubtChecks { world in try world.requireHasRun() }
    addSettings(to: &library)
    addActions(to: &library)
    CampaignCheckSteps.add(to: &library)
    library.concerns(.history)
    CampaignReviewSteps.add(to: &library)
  }

  private static func addArrangements(to library: inout StepLibrary<World>) {
    library.given(
      "the campaign {string} is running",
      "Opens the campaign app where the user is, with precise location while using it and notifications, and starts the campaign.",
      example: "the campaign \"Spring leaflets\" is running"
    ) { (world: inout World, name: String) in
      try world.beginCampaign(name)
    }
  }

  private static func addSettings(to library: inout StepLibrary<World>) {
    let usual = CampaignFlow.Configuration()
    library.given(
      "(campaign )points are recorded every {distance}",
      "Sets how far the promoter must move for a new point; \(usual.distanceFilter) unless said.",
      example: "campaign points are recorded every 10 m"
    ) { (world: inout World, distance: Distance) in
      try world.configure(CampaignRoom.self) { $0.distanceFilter = distance }
    }
    library.given(
      "(campaign )points are recorded at least every {duration}",
      "Sets after which time a point is recorded regardless of movement; \(DurationText.render(usual.fallbackInterval)) unless said.",
      example: "campaign points are recorded at least every 30 seconds"
    ) { (world: inout World, duration: Duration) in
      guard duration > .zero else {
        throw InvalidStep(
          "Nothing is recorded all the time.", notes: ["Write a time of more than 0 seconds."])
      }
      try world.configure(CampaignRoom.self) { $0.fallbackInterval = duration }
    }
  }

  private static func addActions(to library: inout StepLibrary<World>) {
    library.when(
      "the user starts the campaign {string}",
      "Chooses the campaign in the list and taps \"Start\"; questions are for the scenario to answer.",
      example: "the user starts the campaign \"Spring leaflets\""
    ) { (world: inout World, name: String) in
      try world.startCampaign(name)
    }
    library.when(
      "the user pauses the campaign", "Taps \"Pause\".", example: "the user pauses the campaign"
    ) { (world: inout World) in
      try world.require(.pausing)
      try world.tap("Pause")
    }
    library.when(
      "the user resumes the campaign", "Taps \"Resume\"; questions are for the scenario to answer.",
      example: "the user resumes the campaign"
    ) { (world: inout World) in
      try world.require(.resuming)
      try world.tap("Resume")
    }
    library.when(
      "the user completes the campaign",
      "Taps \"Complete\"; a popup that comes instead is for the scenario to answer.",
      example: "the user completes the campaign"
    ) { (world: inout World) in
      try world.completeCampaign()
    }
    library.when(
      "the user cancels the campaign", "Taps \"Cancel\", and confirms it if the app asks.",
      example: "the user cancels the campaign"
    ) { (world: inout World) in
      try world.cancelCampaign()
    }
  }
}
