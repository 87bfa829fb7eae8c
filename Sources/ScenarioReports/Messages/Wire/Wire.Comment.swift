import Gherkin

extension Wire {
  struct Comment: Encodable {
    let location: Location
    let text: String

    init(_ comment: Gherkin.Comment) {
      location = Location(comment.location)
      text = comment.text
    }
  }
}
