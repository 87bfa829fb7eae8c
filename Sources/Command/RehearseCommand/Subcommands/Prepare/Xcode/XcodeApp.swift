/// An app as an Xcode project describes it: its sources, its settings, and the texts of its Info.plist.
struct XcodeApp {
  /// The name of the target, and that of the project.
  let name: String
  private let project: String
  /// Swift files that are named one by one, from the project's folder, or by their whole paths.
  private(set) var files: [String] = []
  /// Folders that belong to the target with all that is in them.
  private(set) var folders: [String] = []
  /// What is left out of those folders.
  private(set) var leftOut: Set<String> = []
  /// The settings for its release, with those of the whole project.
  private(set) var settings: [String: String] = [:]
  /// Files with settings that are not among them.
  private(set) var settingsFiles: [String] = []
  /// The packages that it depends on, by their products.
  private(set) var packages: [String] = []

  /// Whether it is made for phones, as far as the settings tell.
  var isForPhones: Bool {
    settings["SDKROOT"]?.hasPrefix("iphone") == true
      || settings["SUPPORTED_PLATFORMS"]?.contains("iphoneos") == true
  }

  /// `PRODUCT_BUNDLE_IDENTIFIER`, with what is known put in.
  var bundleIdentifier: String? { settings["PRODUCT_BUNDLE_IDENTIFIER"].map { filled($0) } }
  /// The oldest iOS that it runs on.
  var deploymentTarget: String? { settings["IPHONEOS_DEPLOYMENT_TARGET"] }
  /// The file that its Info.plist is made of, from the project's folder.
  var infoPlist: String? {
    settings["INFOPLIST_FILE"].map { FilePath.straightened(filled($0)) }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// The keys of its Info.plist that stand among the settings, sorted.
  var infoKeys: [(key: String, value: String)] {
    settings.compactMap { name, value in
      guard name.hasPrefix("INFOPLIST_KEY_") else { return nil }
      return (String(name.dropFirst("INFOPLIST_KEY_".count)), filled(value))
    }.sorted { $0.key < $1.key }
  }

  /// Returns a text with the variables of the target put in.
  func filled(_ text: String, escaping: (String) -> String = { $0 }) -> String {
    XcodeVariables(target: name, project: project, settings: settings)
      .filled(text, escaping: escaping)
  }

  /// The app targets of a project that has a name, in its order; empty where it has none.
  static func all(in project: ProjectValue, named projectName: String) -> [XcodeApp] {
    guard let objects = project["objects"], let root = project["rootObject"]?.text else {
      return []
    }
    let places = ObjectPlaces(objects, root: root)
    let targets = objects[root]?["targets"]?.texts ?? []
    return targets.compactMap { id in
      guard let target = objects[id],
        target["productType"]?.text == "com.apple.product-type.application"
      else { return nil }
      return XcodeApp(target, id, objects, objects[root], projectName, places)
    }
  }

  private init(
    _ target: ProjectValue, _ id: String, _ objects: ProjectValue, _ project: ProjectValue?,
    _ projectName: String, _ places: ObjectPlaces
  ) {
    self.project = projectName
    name = target["name"]?.text ?? ""
    for phase in target["buildPhases"]?.texts ?? [] {
      guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else {
        continue
      }
      files += (phase["files"]?.texts ?? []).compactMap { file in
        objects[file]?["fileRef"]?.text.flatMap { places.path(of: $0) }
      }.filter { $0.hasSuffix(".swift") }
    }
    let own = target["fileSystemSynchronizedGroups"]?.texts ?? []
    // Of a folder that is another target's, the exceptions are what this one has of it.
    for group in own + places.folders.filter({ !own.contains($0) }) {
      guard let folder = places.path(of: group) else { continue }
      let exceptions = (objects[group]?["exceptions"]?.texts ?? [])
        .filter { objects[$0]?["target"]?.text == id }
        .flatMap { objects[$0]?["membershipExceptions"]?.texts ?? [] }
        .map { FilePath.join(folder, $0) }
      if own.contains(group) {
        folders.append(folder)
        leftOut.formUnion(exceptions)
      } else {
        files += exceptions.filter { $0.hasSuffix(".swift") }
      }
    }
    let configurations = [project, target].map { Self.configuration(of: $0, objects) }
    for settings in configurations.map(Self.settings) {
      self.settings.merge(settings) { $1.replacing("$(inherited)", with: $0) }
    }
    settingsFiles = configurations.compactMap { configuration in
      configuration?["baseConfigurationReference"]?.text.flatMap { places.path(of: $0) }
        ?? configuration?["baseConfigurationReferenceRelativePath"]?.text
    }
    packages = (target["packageProductDependencies"]?.texts ?? []).compactMap {
      objects[$0]?["productName"]?.text
    }
  }

  /// The configuration that ships, or the first one.
  private static func configuration(
    of owner: ProjectValue?, _ objects: ProjectValue
  ) -> ProjectValue? {
    let list = owner?["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    return configurations.first { $0["name"]?.text == "Release" } ?? configurations.first
  }

  private static func settings(_ configuration: ProjectValue?) -> [String: String] {
    guard case .dictionary(let values) = configuration?["buildSettings"] else { return [:] }
    var settings: [String: String] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      // `NAME[sdk=iphoneos*]` holds for phones alone, and comes behind NAME.
      let parts = name.split(separator: "[", maxSplits: 1)
      guard parts.count == 1 || parts[1].hasPrefix("sdk=iphoneos") else { continue }
      settings[String(parts[0])] = value.texts.joined(separator: " ")
    }
    return settings
  }
}

/// Where the objects of a project lie, from its folder.
private struct ObjectPlaces {
  private let objects: ProjectValue
  private var parents: [String: String] = [:]
  private let root: String
  /// The folders that belong to targets with all that is in them, sorted.
  private(set) var folders: [String] = []

  init(_ objects: ProjectValue, root project: String) {
    self.objects = objects
    root = objects[project]?["mainGroup"]?.text ?? ""
    guard case .dictionary(let all) = objects else { return }
    for (id, object) in all {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
      if object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { folders.append(id) }
    }
    folders.sort()
  }

  /// The path of a file or a folder; `nil` where it lies in no folder of the project.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next = id
    // A broken project may have a group in itself.
    for _ in 0..<100 {
      guard let object = objects[next] else { return nil }
      if let path = object["path"]?.text { parts.insert(path, at: 0) }
      switch object["sourceTree"]?.text {
      case "SOURCE_ROOT", "<absolute>": return parts.joined(separator: "/")
      case "<group>"?, nil:
        guard let parent = parents[next], next != root else { return parts.joined(separator: "/") }
        next = parent
      default: return nil
      }
    }
    return nil
  }
}
