import ScenarioRunner
import Testing

/// Checks that there was nothing, right after what there was is set aside.
struct SetAsideTests {
  private static let aside = ["the app is open", "what the app was told so far is set aside"]

  @Test(arguments: [
    "the app was told nothing", "the app was told nothing else about location",
    "apart from fixes the app was told nothing", "the app was told \"a fix\" 0 times",
  ])
  func `of what the app was told says nothing, unless something happens or time passes`(
    sentence: String
  ) async throws {
    for before in [["the app is open"], Self.aside] {
      let result = try #require(await Play.sentences([sentence], after: before).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.message
          == "Nothing has happened since what the app was told was set aside, "
          + "so there is nothing new for sure.")
    }
    for event in ["5 minutes pass", "the user travels to Kraków", "the phone is offline"] {
      let result = try #require(
        await Play.sentences([sentence], after: Self.aside + [event]).first)
      // Of some events the app is told; that is the check's business.
      #expect(result.status != .invalid, "\(event)")
    }
  }

  @Test func `checks between the two are no events`() async throws {
    let before = Self.aside + ["the app is active", "the app has been started 1 time"]
    let result = try #require(
      await Play.sentences(["the app was told nothing"], after: before).first)
    #expect(result.status == .invalid)
  }

  @Test func `what stays so for a while is checked after all`() async throws {
    let sentence = "for 5 minutes the app was told nothing"
    let result = try #require(await Play.sentences([sentence], after: Self.aside).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `of listing queries it says nothing either`() async throws {
    let before = [
      "the pet listing app is installed", "location permission is denied", "the user opens the app",
      "the user taps \"Cancel\"", "the listing queries so far are set aside",
    ]
    for sentence in ["no listing query has been sent", "the server has received 0 listing queries"]
    {
      let result = try #require(await Play.sentences([sentence], after: before).first)
      #expect(result.status == .invalid)
      let later = try #require(
        await Play.sentences([sentence], after: before + ["5 minutes pass"]).first)
      #expect(later.status == .passed, "\(Play.explanation(of: later))")
    }
  }
}
