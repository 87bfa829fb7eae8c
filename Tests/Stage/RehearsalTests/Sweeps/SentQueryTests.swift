import ScenarioRunner
import Testing

/// Listing queries that were sent: they are the app's, whether or not any could leave the phone.
struct SentQueryTests {
  private static let offline = [
    "the pet listing app is installed", "the phone is offline", "location permission is denied",
    "the user opens the app", "the user taps \"Cancel\"",
  ]

  @Test(arguments: [
    "no listing query has been sent", "no listing query without coordinates has been sent",
    "for 1 minute no listing query has been sent",
  ])
  func `offline, an app that asks has sent a query`(sentence: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.offline).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
    #expect(problem?.message.hasPrefix("The app has sent listing queries") == true)
    #expect(problem?.notes == ["GET /api/listings"])
  }

  @Test func `what it has not sent is still none, and what cannot arrive says nothing`()
    async throws
  {
    let sent = "no listing query with coordinates has been sent"
    let result = try #require(await Play.sentences([sent], after: Self.offline).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    let received = "the server has received 0 listing queries"
    let empty = try #require(await Play.sentences([received], after: Self.offline).first)
    #expect(empty.status == .invalid, "\(Play.explanation(of: empty))")
  }

  @Test func `queries that are set aside are sent no more`() async throws {
    let before = Self.offline + ["the listing queries so far are set aside", "1 minute passes"]
    let sentence = "no listing query has been sent"
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    let again = try #require(
      await Play.sentences([sentence], after: before + ["the user pulls to refresh"]).first)
    #expect(again.status == .failed)
  }

  @Test func `whether points were sent twice is not known while some cannot be sent`() async throws
  {
    let before = [
      "the employee is clocked in", "the user walks 2 km north at 5 km/h", "10 minutes pass",
      "the phone goes offline", "10 minutes pass",
    ]
    let sentence = "no point was sent twice"
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    let online = before + ["the phone comes back online", "1 minute passes"]
    let later = try #require(await Play.sentences([sentence], after: online).first)
    #expect(later.status == .passed, "\(Play.explanation(of: later))")
  }
}
