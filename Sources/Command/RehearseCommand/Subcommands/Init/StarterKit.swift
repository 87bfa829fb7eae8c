/// The files with which somebody begins: scenarios alone, or an app of their own in a language.
enum StarterKit: String, CaseIterable {
  case scenarios
  case python
  case node
  case java

  /// A file of a kit, by its path below the folder that is begun.
  struct File {
    let path: String
    let text: StaticString

    init(_ path: String, _ text: StaticString) { (self.path, self.text) = (path, text) }
  }

  /// The folder of an app and its feature.
  private static let folder = "Scenarios/near-me"

  var files: [File] {
    let settings = File("rehearse.json", StarterFiles.settings)
    switch self {
    case .scenarios:
      return [File("Scenarios/first.feature", StarterFiles.firstFeature), settings]
    case .python:
      return app([
        ("app.json", StarterFiles.pythonDescription), ("near_me.py", StarterFiles.pythonApp),
        ("rehearsal.py", StarterFiles.pythonLibrary),
      ]) + [settings]
    case .node:
      return app([
        ("app.json", StarterFiles.nodeDescription), ("near-me.mjs", StarterFiles.nodeApp),
        ("rehearsal.mjs", StarterFiles.nodeLibrary), ("rehearsal.d.mts", StarterFiles.nodeTypes),
      ]) + [settings]
    case .java:
      return app([
        ("app.json", StarterFiles.javaDescription), ("NearMe.java", StarterFiles.javaApp),
        ("Rehearsal.java", StarterFiles.javaLibrary),
      ]) + [settings]
    }
  }

  private func app(_ own: [(name: String, text: StaticString)]) -> [File] {
    let common = [
      ("near-me.feature", StarterFiles.appFeature), ("Info.plist", StarterFiles.infoPlist),
      ("AndroidManifest.xml", StarterFiles.androidManifest),
    ]
    return (common + own).map { File("\(Self.folder)/\($0)", $1) }
  }

  /// What to type next, in the folder that was begun.
  var next: [String] {
    let build = "javac -d \(Self.folder)/classes \(Self.folder)/*.java"
    return (self == .java ? [build] : []) + ["rehearse run"]
  }
}
