/// What can be wrong with a tag that names a requirement.
package enum TagFault: Hashable, Sendable {
  /// The document of the prefix has no such id.
  case unknownID(String, similar: [String])
  /// No document has this prefix, but one has nearly the same.
  case unknownPrefix(String, similar: [String])
  /// The tag is shaped like a requirement's id, such as `startup:FR-001`, and no document has the prefix.
  case noDocument(String)
}
