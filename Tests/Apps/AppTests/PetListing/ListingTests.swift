import DeviceInterface
import Testing

@testable import AppParts
@testable import PetListingApp

struct ListingTests {
  @Test(arguments: [
    ("Burek", "lost", nil, "Burek", "Lost · dog, Beagle · Łódź · 2026-01-03"),
    ("", "found", nil, "Unknown dog", "Found · dog, Beagle · Łódź · 2026-01-03"),
    ("A", "lost", "0", "A", "Lost · dog, Beagle · Łódź · 2026-01-03 · 0 m away"),
    ("A", "lost", "994", "A", "Lost · dog, Beagle · Łódź · 2026-01-03 · 990 m away"),
    ("A", "lost", "995", "A", "Lost · dog, Beagle · Łódź · 2026-01-03 · 1.0 km away"),
    ("A", "lost", "49960", "A", "Lost · dog, Beagle · Łódź · 2026-01-03 · 50.0 km away"),
    ("A", "lost", "9223372036854775807", "A", "Lost · dog, Beagle · Łódź · 2026-01-03 · far away"),
  ])
  func `a pet becomes a row`(
    name: String, status: String, meters: String?, title: String, detail: String
  ) {
    let distance = meters.map { #","distanceMeters":\#($0)"# } ?? ""
    let body = """
      {"animals":[{"name":"\(name)","species":"dog","breed":"Beagle","status":"\(status)",\
      "place":"Łódź","date":"2026-01-03"\(distance)}]}
      """
    #expect(listing(body)?.items == [ListItem(title: title, detail: detail)])
  }

  @Test func `what the screen does not show may be there`() {
    let body = """
      {"page":1,"animals":[{"id":"pet-101","name":"Burek","species":"dog","breed":"mixed",\
      "status":"lost","place":"Łódź","lat":51.8,"lng":19.4,"date":"2026-01-03","photo":null}]}
      """
    #expect(listing(body)?.items.map(\.title) == ["Burek"])
  }

  @Test(arguments: [
    "", "null", "[]", "{}", #"{"animals":null}"#, #"{"animals":[1]}"#,
    #"{"animals":[{"name":"A"}]}"#,
    ListingStage.body.replacing("lost", with: "eaten"), String(ListingStage.body.dropLast()),
    "<html></html>",
    #"{"animals":[[[[[[[[[]]]]]]]]]}"#,
  ])
  func `what is not a whole listing is none`(body: String) {
    #expect(listing(body) == nil)
  }

  @Test func `an answer beyond the bound is not read`() {
    let bytesMax = ListingStage.body.utf8.count - 1
    #expect(
      Listing(body: ListingStage.body, scope: .everywhere(.undecided), bytesMax: bytesMax) == nil)
  }

  @Test func `an empty listing says so`() throws {
    let position = try Position(text: "0, 0")
    let near = Listing(
      body: #"{"animals":[]}"#, scope: .near(position, isApproximate: false),
      bytesMax: 1 << 20)
    #expect(near.flatMap(StartupListingWording.message) == "No pets are listed near you.")
  }

  private func listing(_ body: String) -> Listing? {
    Listing(body: body, scope: .everywhere(.undecided), bytesMax: 1 << 20)
  }
}
