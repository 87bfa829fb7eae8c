/// The words by which sections of specifications are known, in the languages teams write them in.
///
/// All are in lower case. Most stand at the start of a heading; those for edge cases may stand anywhere in it.
enum SpecificationWords {
  /// What a user story's heading starts with.
  static let story = [
    "benutzergeschichte", "nutzergeschichte", "anwendergeschichte", "historia de usuario",
    "história de usuário", "história do usuário", "histoire utilisateur", "récit utilisateur",
    "storia utente", "historia użytkownika", "historyjka użytkownika",
    "пользовательская история", "история пользователя", "gebruikersverhaal",
    "kullanıcı hikayesi", "用户故事", "使用者故事", "ユーザーストーリー", "ユーザストーリー",
    "사용자 스토리", "사용자 이야기",
  ]

  static let acceptance = [
    "acceptance", "akzeptanzszenari", "akzeptanzkriteri", "abnahmeszenari", "abnahmekriteri",
    "escenarios de acept", "criterios de acept", "cenários de aceit", "critérios de aceit",
    "scénarios d'accept", "scénarios d’accept", "critères d'accept", "critères d’accept",
    "scenari di accett", "criteri di accett", "scenariusze akcept", "kryteria akcept",
    "kryterium akcept", "сценарии при", "критерии при", "приёмочные", "приемочные",
    "acceptatie", "kabul kriter", "kabul senaryo", "验收场景", "验收标准", "驗收", "受け入れ",
    "受入", "수용 시나리오", "수용 기준", "인수 시나리오", "인수 조건", "인수 기준",
  ]

  static let edgeCases = [
    "edge case", "corner case", "grenzfälle", "randfälle", "sonderfälle", "casos límite",
    "casos limite", "casos borde", "casos extremos", "casos de borda", "cas limites",
    "casi limite", "przypadki brzegowe", "przypadki graniczne", "przypadki skrajne",
    "граничные случаи", "крайние случаи", "пограничные случаи", "randgevallen", "uç durumlar",
    "边界情况", "边界条件", "边界场景", "边缘情况", "邊界", "エッジケース", "境界ケース",
    "엣지 케이스", "에지 케이스", "경계 사례", "경계 조건",
  ]

  static let functional = [
    "functional requirement", "funktionale anforderung", "functionele", "requisitos funciona",
    "requerimientos funciona", "requisitos funcionais", "exigences fonctionn",
    "requisiti funziona", "wymagania funkcjonalne", "функциональные требования", "功能需求",
    "功能性需求", "功能要求", "機能要件", "機能要求", "기능 요구사항", "기능적 요구사항",
  ]

  static let nonFunctional = [
    "non-functional req", "nonfunctional req", "non functional req", "nicht-funktionale",
    "nichtfunktionale", "requisitos no funciona", "requisitos não funciona",
    "requerimientos no funciona", "exigences non fonctionn", "exigences non-fonctionn",
    "requisiti non funziona", "wymagania niefunkcjonalne", "нефункциональные", "非功能",
    "非機能", "비기능",
  ]

  static let requirements = [
    "requirements", "anforderungen", "requisitos", "requerimientos", "exigences", "requisiti",
    "wymagania", "требования", "需求", "要件", "要求", "요구사항",
  ]

  static let success = [
    "success criteria", "measurable outcome", "success metric", "erfolgskriterien", "messbare",
    "criterios de éxito", "resultados medibles", "critérios de sucesso",
    "resultados mensuráveis", "critères de succès", "critères de réussite",
    "résultats mesurables", "criteri di successo", "risultati misurabili", "kryteria sukcesu",
    "mierzalne", "критерии успеха", "измеримые", "成功标准", "成功標準", "成功指标", "可衡量",
    "可测量", "成功基準", "測定可能", "성공 기준", "측정 가능",
  ]

  /// What sections are called in which labels are mentioned only.
  static let mentions = [
    "assumption", "key entities", "non-goal", "glossary", "execution", "changelog",
    "change log", "revision", "review", "related", "annahmen", "schlüsselentit", "kernentit",
    "wichtige entit", "supuestos", "suposiciones", "entidades clave", "entidades principa",
    "entidades-chave", "premissas", "suposições", "hypothèses", "entités clés", "założenia",
    "kluczowe encje", "предположения", "ключевые сущности", "假设", "前提", "关键实体",
    "關鍵實體", "主要エンティティ", "キーエンティティ", "가정", "핵심 엔티티", "주요 엔티티",
  ]

  /// The same, whatever the headings below say.
  static let mentionsThroughout = [
    "clarification", "out of scope", "out-of-scope", "traceab", "requirements traceab",
    "requirement traceab", "open question", "review & acceptance checklist",
    "review and acceptance checklist", "review checklist", "klarstellung", "klärung",
    "außerhalb des umfangs", "aclaraciones", "fuera de alcance", "fuera del alcance",
    "esclarecimentos", "fora do escopo", "clarificações", "chiarimenti", "fuori ambito",
    "hors périmètre", "wyjaśnienia", "poza zakresem", "уточнения", "вне области", "вне рамок",
    "澄清", "范围外", "超出范围", "明確化", "スコープ外", "対象外", "명확화", "범위 외", "범위 밖",
  ]

  /// What may be called so inside of requirements too, as the name of a group of them.
  static let weakMentions = [
    "risk", "dependenc", "note", "reference", "mapping", "coverage", "requirements coverage",
    "checklist", "history",
  ]

  /// What stands in front of the number or name of a scenario.
  static let scenario = [
    "scenario outline", "scenario", "szenario", "escenario", "cenário", "scénario",
    "scenariusz", "сценарий", "场景", "情境", "シナリオ", "시나리오",
  ]

  /// What stands in front of the name of an OpenSpec requirement.
  static let requirement = [
    "requirement", "anforderung", "requisito", "requerimiento", "exigence", "wymaganie",
    "требование", "需求", "要件", "요구사항",
  ]

  /// Whether one of several words stands anywhere in a text, byte for byte.
  static func isAny(of words: [String], in text: [UInt8]) -> Bool {
    words.contains { word in
      guard let first = word.utf8.first, word.utf8.count <= text.count else { return false }
      return (0...text.count - word.utf8.count).contains { start in
        text[start] == first && text[start...].starts(with: word.utf8)
      }
    }
  }
}
