import SourcePreparation

/// The findings about an app's sources, as text for people.
struct PreparationCheckText {
  let check: PreparationCheck
  /// The modules that have stand-ins of the app's own.
  let standIns: [String]

  /// The table of files, and that of frameworks.
  var text: String {
    var text = Self.heading(
      "Files: \(prepared) prepared, \(leftOut) left out, \(withObstacles) with obstacles")
    text += Self.table(check.files.map(row))
    text += "\n" + Self.heading("Frameworks")
    text += Self.table(check.modules.compactMap { row(of: $0.name, $0.count) } + foundation)
    if !notes.isEmpty { text += "\n" + notes.map { "Note: \($0)\n" }.joined() }
    return text
  }

  private var prepared: Int { check.files { $0 == .prepared }.count }
  private var withObstacles: Int { check.files { $0 == .obstacles }.count }
  private var leftOut: Int { check.leftOut.count }

  private func row(_ file: PreparationCheck.File) -> [String] {
    switch file.fate {
    case .prepared: ["prepared", file.path]
    case .leftOut(let missing):
      ["left out", file.path, "imports \(missing.joined(separator: ", "))"]
    case .ofOthers(let reason): ["left out", file.path, reason]
    case .obstacles:
      [
        "obstacle", file.path,
        file.preparation.obstacles.map { obstacle in
          "line \(SourcePlace(of: obstacle.offset, in: file.bytes).line): \(obstacle.message)"
        }.joined(separator: "; "),
      ]
    }
  }

  private func row(of name: String, _ count: Int) -> [String]? {
    let files = count == 1 ? "1 file" : "\(count) files"
    if standIns.contains(name) { return [name, files, "a stand-in of yours"] }
    switch Platform.availability(of: name) {
    case .ofToolchain, .ofTests: return nil
    case .own: return [name, files, "here: depend on the product \(name)"]
    case .offered:
      return [
        name, files, "here in part: depend on the product \(name), and write `framework \(name)`",
      ]
    case .missing:
      return [
        name, files,
        "not here: leave its files out, keep what needs it in `#if canImport(\(name))`,"
          + " or name a module of yours that stands in for it",
      ]
    case .ofOthers:
      return [
        name, files,
        "no framework of iOS: a module of the app, or of a package that comes along as it is",
      ]
    }
  }

  /// Frameworks that are asked for without being imported.
  private var foundation: [[String]] {
    let imported = Set(check.modules.map(\.name))
    return check.asked.filter { $0 == "Foundation" || !imported.contains($0) }.map { name in
      let product = name == "Foundation" ? "PhoneFoundation" : name
      return [
        name, "",
        "what it has on a phone and lacks here: depend on the product \(product),"
          + " and write `framework \(name)`",
      ]
    }
  }

  private var notes: [String] {
    var notes: [String] = []
    let mains = check.mains
    if mains.count > 1 {
      let paths = mains.map(\.path).joined(separator: ", ")
      notes.append("the program begins in \(mains.count) files, and may in one: \(paths)")
    }
    if leftOut > 0 {
      notes.append("what is left out and used elsewhere is missed by the compiler: write it anew")
    }
    return notes
  }

  private static func heading(_ text: String) -> String { "\(text)\n\n" }

  /// Rows whose columns stand below each other.
  private static func table(_ rows: [[String]]) -> String {
    let widths = (0..<2).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        let space = index < widths.count && index < row.count - 1 ? widths[index] - cell.count : 0
        return cell + String(repeating: " ", count: space)
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
