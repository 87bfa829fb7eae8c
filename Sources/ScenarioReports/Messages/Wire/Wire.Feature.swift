import Gherkin

extension Wire {
  struct Feature: Encodable {
    let location: Location
    let tags: [Tag]
    let language: String
    /// Absent for Markdown without a feature header.
    let keyword: String?
    let name: String
    let description: String
    let children: [FeatureChild]

    init(_ feature: Gherkin.Feature) {
      location = Location(feature.location)
      tags = feature.tags.map { Tag($0) }
      language = feature.language
      keyword = feature.keyword.isEmpty ? nil : feature.keyword
      name = feature.name
      description = feature.description
      children = feature.children.map { FeatureChild($0) }
    }
  }
}
