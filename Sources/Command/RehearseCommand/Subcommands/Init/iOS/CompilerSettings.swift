/// What Xcode tells the compiler about an app, as far as it changes what a source means.
struct CompilerSettings {
  /// The same as a package says it.
  let lines: [String]

  /// Reads the settings of an app; without one, they are those of Swift 5.
  init(_ app: XcodeApp?) {
    // What stands for others may be named in place of YES and NO.
    let settings = app.map { app in app.settings.mapValues { app.filled($0) } } ?? [:]
    let isNew = settings["SWIFT_VERSION"].map { $0.hasPrefix("6") } ?? false
    let isOld = settings["SWIFT_VERSION"].map { $0.hasPrefix("4") } ?? false
    let old = settings["SWIFT_VERSION"] == "4.2" ? "4_2" : "4"
    var lines = [".swiftLanguageMode(.v\(isNew ? "6" : isOld ? old : "5"))"]
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    for feature in Self.features where !(isNew && feature.isPartOfSix) {
      let usual = isApproachable && feature.isApproachable ? "YES" : "NO"
      guard settings[feature.setting] ?? usual == "YES" else { continue }
      lines.append(".enableUpcomingFeature(\"\(feature.name)\")")
    }
    lines += Self.conditions(settings).map { ".define(\"\($0)\")" }
    self.lines = lines
  }

  /// A feature of the compiler that can be had before its time.
  private struct Feature {
    let name: String
    let setting: String
    /// Whether Swift 6 has it anyway, and wants not to be told.
    let isPartOfSix: Bool
    /// Whether `SWIFT_APPROACHABLE_CONCURRENCY` stands for it.
    let isApproachable: Bool

    /// Names a feature; settings are called by words that most have in common.
    init(_ name: String, _ setting: String, six: Bool = true, approachable: Bool = false) {
      self.name = name
      self.setting = setting.hasPrefix("SWIFT_") ? setting : "SWIFT_UPCOMING_FEATURE_\(setting)"
      (isPartOfSix, isApproachable) = (six, approachable)
    }
  }

  private static let features = [
    Feature("BareSlashRegexLiterals", "SWIFT_ENABLE_BARE_SLASH_REGEX"),
    Feature("ConciseMagicFile", "CONCISE_MAGIC_FILE"),
    Feature("DeprecateApplicationMain", "DEPRECATE_APPLICATION_MAIN"),
    Feature("DisableOutwardActorInference", "DISABLE_OUTWARD_ACTOR_ISOLATION", approachable: true),
    Feature("DynamicActorIsolation", "DYNAMIC_ACTOR_ISOLATION"),
    Feature("ExistentialAny", "EXISTENTIAL_ANY", six: false),
    Feature("ForwardTrailingClosures", "FORWARD_TRAILING_CLOSURES"),
    Feature(
      "GlobalActorIsolatedTypesUsability", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      approachable: true),
    Feature("GlobalConcurrency", "GLOBAL_CONCURRENCY"),
    Feature("ImplicitOpenExistentials", "IMPLICIT_OPEN_EXISTENTIALS"),
    Feature("ImportObjcForwardDeclarations", "IMPORT_OBJC_FORWARD_DECLS"),
    Feature(
      "InferIsolatedConformances", "INFER_ISOLATED_CONFORMANCES", six: false, approachable: true),
    Feature("InferSendableFromCaptures", "INFER_SENDABLE_FROM_CAPTURES", approachable: true),
    Feature("InternalImportsByDefault", "INTERNAL_IMPORTS_BY_DEFAULT", six: false),
    Feature("IsolatedDefaultValues", "ISOLATED_DEFAULT_VALUES"),
    Feature("MemberImportVisibility", "MEMBER_IMPORT_VISIBILITY", six: false),
    Feature("NonfrozenEnumExhaustivity", "NONFROZEN_ENUM_EXHAUSTIVITY"),
    Feature(
      "NonisolatedNonsendingByDefault", "NONISOLATED_NONSENDING_BY_DEFAULT", six: false,
      approachable: true),
    Feature("RegionBasedIsolation", "REGION_BASED_ISOLATION"),
  ]

  /// What `#if` asks for beside the system; SwiftPM says DEBUG itself.
  private static func conditions(_ settings: [String: String]) -> [String] {
    let text = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    let names = text.split(separator: " ").map(String.init)
    var seen: Set = ["DEBUG"]
    return names.filter { name in
      name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        && seen.insert(name).inserted
    }
  }
}
