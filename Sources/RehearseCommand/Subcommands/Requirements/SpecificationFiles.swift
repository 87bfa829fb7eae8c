import Requirements

/// The specification documents that a command line names.
struct SpecificationFiles {
  private(set) var specifications: [Specification] = []
  /// Documents that cannot be read.
  private(set) var faults: [FeatureFiles.Fault] = []

  init(_ paths: [String], prefix: String?, in folder: WorkingFolder) {
    let reader = FileReader(bytesMax: RequirementFiles.bytesMax)
    for path in paths {
      do throws(FileProblem) {
        let bytes = try reader.read(folder.resolve(path))
        specifications.append(Specification(path: path, bytes: bytes, prefix: prefix))
      } catch {
        faults.append(FeatureFiles.Fault(path: path, fault: error))
      }
    }
  }

  /// The documents as scenarios' tags are checked against them.
  var documents: [RequirementDocument] { specifications.map(\.document) }
}
