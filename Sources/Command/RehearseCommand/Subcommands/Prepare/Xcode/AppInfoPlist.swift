import Gherkin
import HostedApps
import ScenarioReports

/// The `Info.plist` that an app has as a file: without it, its usage descriptions would be missing.
struct AppInfoPlist {
  /// Where it lies.
  let path: String
  /// What it says, with the variables of the target put in; `nil` where it cannot be used.
  private(set) var text: String?
  /// The same as its keys have it.
  private(set) var content: InfoPlistFile?
  /// Why it cannot be used.
  private(set) var fault: Diagnostic?

  /// Reads the file at a path whole; what its variables stand for is guessed where there is no project.
  init(_ path: String, of app: XcodeApp?, titled title: String, in folder: WorkingFolder) {
    self.path = path
    let guessed = XcodeVariables(
      target: title, project: title,
      settings: [
        "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
        "PRODUCT_BUNDLE_IDENTIFIER": "app.\(LinuxPackage.name(of: title))",
      ])
    do throws(FileProblem) {
      let bytes = try FileReader(bytesMax: AppFiles.bytesMax).read(folder.resolve(path))
      read(bytes) {
        app?.filled($0, escaping: AppInformation.escaped)
          ?? guessed.filled($0, escaping: AppInformation.escaped)
      }
    } catch { fault = Diagnostic(error.message, place: path) }
  }

  private mutating func read(_ bytes: [UInt8], filling: (String) -> String) {
    guard let text = String(validating: bytes, as: UTF8.self), text.contains("<plist") else {
      let note = "`plutil -convert xml1` makes one of it"
      fault = Diagnostic("this is no property list in XML", place: path, notes: [note])
      return
    }
    let filled = filling(text)
    do throws(AppFileFault) {
      content = try InfoPlistFile(path, Array(filled.utf8))
      self.text = filled
    } catch { fault = Diagnostic(error) }
  }
}

extension Diagnostic {
  /// Tells what is wrong with a file that belongs to an app, and where.
  init(_ fault: AppFileFault) {
    let place = fault.offset.map { TextPlace(of: $0, in: fault.text) }
    let line = place.map { ":\($0.location.line)\($0.location.column.map { ":\($0)" } ?? "")" }
    self.init(
      fault.message, place: fault.file + (line ?? ""), excerpt: place?.excerpt ?? [],
      notes: fault.notes)
  }
}
