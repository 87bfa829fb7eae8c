import DeviceInterface
import Rehearsal
import ScenarioRunner

/// The answers of servers that features name, as `answers/*.json`.
typealias AnswerFiles = ShelvedFiles<AnswerText>

extension AnswerFiles {
  /// The largest answer that is read.
  static let answerBytesMax = 16 << 20

  init(for files: FeatureFiles, _ phrases: PhraseFiles, in folder: WorkingFolder) {
    self.init(
      for: files, phrases, in: folder, bytesMax: Self.answerBytesMax, read: Self.reading,
      tooLarge: { bytes, path in
        Problem(
          .limit, uri: path,
          message: "the file has \(bytes) bytes, more than an answer may have",
          notes: ["an answer may have \(Self.answerBytesMax >> 20) MiB"])
      })
  }

  private static func reading(_ bytes: [UInt8], _ path: String) -> Reading {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(JSONError) {
      _ = try JSONValue(parsing: text, limits: .init(bytesMax: Self.answerBytesMax))
      return Reading(content: AnswerText(text))
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      return Reading(problems: [
        Problem(
          .unreadableFile, uri: path, location: place.location,
          message: "this is no JSON: \(error.reason)",
          notes: ["an answer that is none stands in the feature file itself"],
          excerpt: place.excerpt)
      ])
    }
  }
}
