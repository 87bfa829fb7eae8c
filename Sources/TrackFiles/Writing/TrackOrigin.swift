/// The scenario from which the lines, marks and regions of a document come.
package struct TrackOrigin: Hashable, Sendable {
  /// A name that stays, such as `Scenarios/walk.feature:12`.
  package var id: String
  /// The name that people know it by.
  package var title: String
  /// The platform it was played on.
  package var platform: String

  /// Creates an origin.
  package init(id: String, title: String, platform: String) {
    self.id = id
    self.title = title
    self.platform = platform
  }
}
