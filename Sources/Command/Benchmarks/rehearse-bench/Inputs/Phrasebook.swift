import Gherkin
import ScenarioRunner

/// The words of one language that generated features are made of.
struct Phrasebook {
  let dialect: Dialect
  private let words: [String]

  /// The languages; the English half of the files is added by `any`.
  private static let others: [Phrasebook] = [
    ("de", "der Hund wartet im großen Tierheim während jemand die Liste öffnet und Ortung erlaubt"),
    ("pl", "użytkownik otwiera listę zwierząt gdy aplikacja śledzi położenie i prosi o zgodę"),
    ("fr", "le chien attend près du refuge et l'utilisateur refuse l'accès à sa position"),
    ("es", "el perro espera en la ciudad cuando la aplicación pide permiso de ubicación"),
    ("ru", "пользователь открывает список животных и приложение просит доступ к геопозиции"),
    ("ja", "犬 は 保護施設 で 待つ 利用者 が 一覧 を 開き 位置情報 を 許可 する"),
    ("ar", "يفتح المستخدم قائمة الحيوانات ثم يطلب التطبيق إذن الموقع"),
  ].compactMap { Phrasebook($0.0, $0.1) }

  private static let english = Phrasebook(
    "en",
    """
    the user opens a list of animals near home while permission is denied and app waits for \
    one fix that server answers within radius popup shown settings background tracking
    """)

  private init?(_ code: String, _ text: String) {
    guard let dialect = Dialects.dialect(for: code) else { return nil }
    self.dialect = dialect
    words = text.split(separator: " ").map(String.init)
  }

  /// Draws a language: English for every second file.
  static func any(_ chance: inout SeededGenerator) -> Phrasebook? {
    Bool.random(using: &chance) ? english : others.randomElement(using: &chance)
  }

  /// Draws some words.
  func phrase(_ count: ClosedRange<Int>, _ chance: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &chance))
      .map { _ in words.randomElement(using: &chance) ?? "" }
      .joined(separator: " ")
  }
}
