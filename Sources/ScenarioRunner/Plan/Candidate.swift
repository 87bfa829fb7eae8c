import Gherkin

/// A selected scenario before shards and order have given it a place.
struct Candidate: Sendable {
  var pickle: Pickle
  var profile: String
  var id: String
  var refusal: Problem?
}
