import Processes
import SourcePreparation

/// The findings about all sources of an app at once: which can be prepared, which cannot, and what they need.
struct PreparationCheck {
  /// A source and what becomes of it.
  struct File {
    /// What becomes of a source.
    enum Fate: Hashable {
      case prepared
      /// Left out, because of frameworks that are not here.
      case leftOut(lacking: [String])
      /// No part of the app: a test, or the manifest of a package.
      case ofOthers(String)
      /// Something in it cannot be prepared, and has to be changed.
      case obstacles
    }

    let path: String
    let bytes: [UInt8]
    let preparation: Preparation
    let fate: Fate
  }

  /// The files in their order.
  private(set) var files: [File] = []
  /// The frameworks that the app has to ask for, sorted.
  private(set) var asked: [String] = []
  /// What could not be read.
  private(set) var problems: [(path: String, message: String)] = []

  /// Looks at files, with modules that have stand-ins of the app's own.
  init(of paths: [String], standIns: [String], in folder: WorkingFolder) {
    var sources: [(path: String, bytes: [UInt8])] = []
    for path in paths {
      do throws(FileProblem) {
        let bytes = try FileReader(bytesMax: Preparation.bytesMax).read(folder.resolve(path))
        if String(validating: bytes, as: UTF8.self) != nil {
          sources.append((path, bytes))
        } else {
          problems.append((path, "the file is not UTF-8"))
        }
      } catch { problems.append((path, error.message)) }
    }
    let own = sources.reduce(OwnRequirements()) { $0.union(OwnRequirements(in: $1.bytes)) }
    // All that is offered first, to see what of it is imported; then what is asked for, as the plug-in will have it.
    let all = Platform(
      frameworks: Platform.ownFrameworks + Platform.offeredFrameworks.sorted() + ["Foundation"]
        + standIns)
    let first = sources.map {
      Preparation(of: $0.bytes, for: all, own: own, missing: MissingTypes.all)
    }
    let imports = first.flatMap(\.imports)
    let missing = MissingTypes.all.without(
      // Those of files that come along.
      first.reduce(into: []) { names, preparation in
        switch Self.fate(preparation) {
        case .prepared, .obstacles: names.formUnion(preparation.declaredTypes)
        case .leftOut, .ofOthers: return
        }
      }, of: standIns)
    var wanted = Set(imports).intersection(Platform.offeredFrameworks)
    if imports.contains("Foundation") || !wanted.isEmpty { wanted.insert("Foundation") }
    func prepared() -> [Preparation] {
      let names = Platform.ownFrameworks + wanted.sorted() + standIns
      let platform = Platform(frameworks: names)
      return sources.map {
        Preparation(of: $0.bytes, for: platform, own: own, missing: missing)
      }
    }
    var preparations = prepared()
    if preparations.contains(where: { $0.obstacles.contains { $0.kind == .published } }) {
      wanted.insert("Combine")
      preparations = prepared()
    }
    asked = wanted.sorted()
    files = zip(sources, preparations).map { source, preparation in
      let fate = Self.fate(preparation)
      return File(path: source.path, bytes: source.bytes, preparation: preparation, fate: fate)
    }
  }

  private static func fate(_ preparation: Preparation) -> File.Fate {
    for name in preparation.imports where Platform.availability(of: name) == .ofTests {
      return .ofOthers(
        name == "PackageDescription" ? "the manifest of a package" : "imports \(name): tests")
    }
    var missing: [String] = []
    for obstacle in preparation.obstacles {
      if case .framework(let name) = obstacle.kind, !missing.contains(name) { missing.append(name) }
    }
    if !missing.isEmpty { return .leftOut(lacking: missing) }
    return preparation.obstacles.isEmpty ? .prepared : .obstacles
  }

  /// The modules that are imported, with the number of files that do, sorted by name.
  var modules: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for file in files {
      for name in Set(file.preparation.imports) { counts[name, default: 0] += 1 }
    }
    return counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  /// The files in which the program begins, also those that have to be changed first.
  var mains: [File] {
    files {
      switch $0 {
      case .prepared, .obstacles: true
      case .leftOut, .ofOthers: false
      }
    }.filter(\.preparation.hasMain)
  }

  /// The files that do not come along, for whatever reason.
  var leftOut: [File] {
    files {
      switch $0 {
      case .leftOut, .ofOthers: true
      case .prepared, .obstacles: false
      }
    }
  }

  /// Whether all of the app comes along as it is.
  var isWhole: Bool {
    files.allSatisfy { file in
      switch file.fate {
      case .prepared, .ofOthers: true
      case .leftOut, .obstacles: false
      }
    }
  }

  /// The files that have this fate.
  func files(_ holds: (File.Fate) -> Bool) -> [File] { files.filter { holds($0.fate) } }
}
