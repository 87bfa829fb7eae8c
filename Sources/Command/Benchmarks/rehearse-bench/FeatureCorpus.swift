import Gherkin
import ScenarioRunner

/// Generated feature files that use all of the language; equal seeds give equal bytes.
struct FeatureCorpus {
  let sources: [Source]

  init(bytes wanted: Int, seed: UInt64 = 1) {
    var chance = SeededGenerator(seed: seed)
    var sources: [Source] = []
    var total = 0
    while total < wanted, let words = Phrasebook.any(&chance) {
      var writer = FeatureWriter(words, chance)
      writer.writeFeature()
      chance = writer.chance
      let source = Source(uri: "features/\(sources.count).feature", bytes: writer.bytes)
      // Chance writes a few files that are no features: to refuse them early is no parsing that counts.
      guard Self.isFeature(source) else { continue }
      sources.append(source)
      total += source.bytes.count
    }
    self.sources = sources
  }

  private static func isFeature(_ source: Source) -> Bool {
    var ids = IDGenerator()
    return (try? Parser().parse(source, ids: &ids).get()) != nil
  }

  var byteCount: Int { sources.reduce(0) { $0 + $1.bytes.count } }
}

/// A writer of one feature whose parts are drawn by chance.
struct FeatureWriter {
  private(set) var bytes: [UInt8] = []
  var chance: SeededGenerator
  private let words: Phrasebook
  private var dialect: Dialect { words.dialect }

  init(_ words: Phrasebook, _ chance: SeededGenerator) {
    (self.words, self.chance) = (words, chance)
  }

  mutating func writeFeature() {
    if dialect.code != "en" { line(0, "# language: \(dialect.code)") }
    writeTags(0, 0...3)
    line(0, "\(dialect.feature[0]): \(phrase(3...8))")
    writeDescription(2)
    writeBackground(2)
    for _ in 0..<Int.random(in: 4...16, using: &chance) { writeScenario(2) }
    for _ in 0..<Int.random(in: 0...3, using: &chance) { writeRule() }
  }

  private mutating func writeRule() {
    line(0, "")
    writeTags(2, 0...2)
    line(2, "\(dialect.rule[0]): \(phrase(3...7))")
    if oneIn(2) { writeDescription(4) }
    if oneIn(2) { writeBackground(4) }
    for _ in 0..<Int.random(in: 1...6, using: &chance) { writeScenario(4) }
  }

  private mutating func writeBackground(_ indent: Int) {
    line(0, "")
    line(indent, "\(dialect.background[0]):")
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      writeStep(indent + 2, dialect.given, placeholder: nil)
    }
  }

  private mutating func writeScenario(_ indent: Int) {
    let isOutline = oneIn(4)
    line(0, "")
    if oneIn(5) { line(indent, "# \(phrase(4...12))") }
    writeTags(indent, 0...4)
    let keyword = isOutline ? dialect.scenarioOutline[0] : dialect.scenario[0]
    line(indent, "\(keyword): \(phrase(3...9))")
    if oneIn(6) { writeDescription(indent + 2) }
    for keywords in [dialect.given, dialect.when, dialect.then] {
      writeStep(indent + 2, keywords, placeholder: isOutline ? "<first>" : nil)
      for _ in 0..<Int.random(in: 0...2, using: &chance) {
        writeStep(indent + 2, dialect.and, placeholder: isOutline ? "<second>" : nil)
      }
    }
    guard isOutline else { return }
    for _ in 0..<Int.random(in: 1...3, using: &chance) { writeExamples(indent + 2) }
  }

  private mutating func writeExamples(_ indent: Int) {
    line(0, "")
    writeTags(indent, 0...2)
    line(indent, "\(dialect.examples[0]): \(phrase(1...3))")
    line(indent + 2, "| first | second | third |")
    for _ in 0..<Int.random(in: 2...5, using: &chance) {
      line(indent + 2, "| \(number(1_000)) | \(phrase(1...2)) | \(phrase(1...3)) |")
    }
  }

  private mutating func writeStep(_ indent: Int, _ keywords: [String], placeholder: String?) {
    // The first word of most languages is the asterisk, which says nothing of the step.
    let keyword = keywords.dropFirst().first ?? "* "
    let argument = placeholder ?? (oneIn(3) ? "\"\(phrase(1...2))\"" : "\(number(500))")
    line(indent, "\(keyword)\(phrase(3...9)) \(argument)")
    if oneIn(10) { writeTable(indent + 2) }
    if oneIn(16) { writeDocString(indent + 2) }
  }

  private mutating func writeTable(_ indent: Int) {
    let columns = Int.random(in: 2...5, using: &chance)
    for _ in 0..<Int.random(in: 2...6, using: &chance) {
      let cells = (0..<columns).map { _ in oneIn(20) ? #"a \| b \n c"# : phrase(1...2) }
      line(indent, "| \(cells.joined(separator: " | ")) |")
    }
  }

  private mutating func writeDocString(_ indent: Int) {
    let delimiter = oneIn(2) ? "\"\"\"" : "```"
    line(indent, delimiter + (oneIn(3) ? "json" : ""))
    for _ in 0..<Int.random(in: 1...5, using: &chance) {
      line(indent, oneIn(8) ? "" : "  {\"\(phrase(1...1))\": \"\(phrase(2...6))\"}")
    }
    line(indent, delimiter)
  }

  private mutating func writeDescription(_ indent: Int) {
    for _ in 0..<Int.random(in: 1...4, using: &chance) { line(indent, phrase(6...12)) }
  }

  private mutating func writeTags(_ indent: Int, _ count: ClosedRange<Int>) {
    let tags = (0..<Int.random(in: count, using: &chance)).map { _ in "@startup:FR-\(number(99))" }
    if !tags.isEmpty { line(indent, tags.joined(separator: " ")) }
  }

  private mutating func line(_ indent: Int, _ text: String) {
    if !text.isEmpty { bytes += repeatElement(UInt8(ascii: " "), count: indent) }
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func phrase(_ count: ClosedRange<Int>) -> String { words.phrase(count, &chance) }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 1...bound, using: &chance) }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 1...count, using: &chance) == 1
  }
}

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
