import Testing

@testable import Requirements

/// Ways of writing specifications that teams were seen to use; ¶ stands for the end of a line.
struct SpecificationVarietyTests {
  private func names(_ text: String) -> String {
    let lines = text.replacing("¶", with: "\n")
    return Specification(path: "specs/007-shop/spec.md", bytes: Array(lines.utf8))
      .items.map(\.name).joined(separator: " ")
  }

  @Test(arguments: [
    ("- **FR-P001**: a¶- **FR-SO001**: b", "FR-P001 FR-SO001"),
    ("- **FR-001**系统必须", "FR-001"), ("- **FR-001**：必须", "FR-001"),
    ("- **FR-001**（必須）: a", "FR-001"),
    ("- **FR-006**: a¶  - **FR-006.1**: b", "FR-006 FR-006.1"),
    ("## Acceptance Criteria¶- [FEAT-001-AC1] a¶- [FEAT-001-AC2] b", "FEAT-001-AC1 FEAT-001-AC2"),
    ("### User Story 1 - T¶**Acceptance**:¶- **US1-AC1**: Given a, then b", "US1-AC1"),
    (
      "| ID | T |¶|-|-|¶| FR-1 | a |¶| FR-2 | b |¶¶#### FR-1: details¶- **Priority**: x",
      "FR-1 FR-2"
    ),
  ])
  func `labels have groups, languages and sections that explain them`(
    text: String, expected: String
  ) {
    #expect(names("# Requirements¶¶\(text)") == expected)
  }

  @Test(arguments: [
    "- ~~**FR-002**: b~~ **[DEFERRED]**", "- **~~FR-002~~**: b",
    "- **FR-002**: ~~b~~ (removed in v2)", "- **FR-002**: ~~b~~", "~~**FR-002**: b~~",
    "| ~~FR-002~~ | b |", "#### ~~FR-002: b~~",
    "### ~~User Story 9 - Gone~~¶1. **Given** a, **Then** b",
  ])
  func `what is struck through is not required`(text: String) {
    #expect(names("## Requirements¶¶- **FR-001**: a¶¶\(text)") == "FR-001")
  }

  @Test func `new words behind struck ones are a requirement`() {
    #expect(names("- **FR-001**: ~~old~~ The list is new") == "FR-001")
  }

  @Test(arguments: [
    ("## Traceability¶### Functional Requirements¶- **FR-001**: in a.swift", "FR-500"),
    ("## Clarifications¶### Edge Cases¶- a", "FR-500"),
    ("# Review of Orders¶- **FR-001**: a", "FR-001 FR-500"),
    ("> a remark¶- **FR-001**: a", "FR-001 FR-500"),
    ("> a remark¶that goes on¶## Title¶- **FR-001**: a", "FR-001 FR-500"),
  ])
  func `sections that only mention do so throughout, titles do not`(
    text: String, expected: String
  ) {
    #expect(names("\(text)¶¶# Requirements¶- **FR-500**: z¶") == expected)
  }

  @Test(arguments: [
    (
      "#### Acceptance Scenarios¶##### Scenario 1: x¶- **Given** a¶- **Given** b¶- Then c¶"
        + "##### Scenario 2: y¶- When a", "US1.1 US1.2"
    ),
    ("**Scenario 1: x**¶- Given a¶- When b¶¶**Scenario 2: y**¶Given a¶When b", "US1.1 US1.2"),
    ("**Acceptance Scenarios** (P1 only):¶¶1. a¶2. b", "US1.1 US1.2"),
    ("**Acceptance**:¶¶| # | Given | Then |¶|-|-|-|¶| 1 | a | b |¶| 2 | c | d |", "US1.1 US1.2"),
    (
      "**Acceptance**:¶- **AC-1**: a¶- **AC-2**: b¶### User Story 2 - U¶**Acceptance**:¶"
        + "- **AC-1**: c", "US1.1 US1.2 US2.1"
    ),
    ("1. **Given** a, **Then** b¶## Acceptance Criteria¶- [ ] all of it", "US1.1 AC-1"),
    (
      "### Edge Cases¶#### Edge Case 1: Empty¶- What: x¶#### Edge Case 2: Full¶Text",
      "EDGE-1 EDGE-2"
    ),
  ])
  func `scenarios are counted by story, however they are set`(text: String, expected: String) {
    #expect(names("### User Story 1 - T¶\(text)") == expected)
  }

  @Test(arguments: [
    (
      "### ユーザーストーリー 1 - 止める (優先度: P1)¶**受け入れシナリオ**:¶¶"
        + "1. **前提条件** a、**操作** b、**期待結果** c¶### エッジケース¶- 何?¶## 要件¶- **FR-001**: 必須¶"
        + "## 成功基準¶- 速い", "US1.1 EDGE-1 FR-001 SC-1"
    ),
    (
      "### 用户故事 2 - 管理（优先级：P0）¶**验收场景**：¶¶1. **Given** a，**When** b¶2. **假设** a，**当** b¶"
        + "### 边界情况¶- 空¶### 功能需求¶- **FR-001**：必须", "US2.1 US2.2 EDGE-1 FR-001"
    ),
    (
      "### Benutzergeschichte 1 – T¶**Akzeptanzszenarien**:¶¶1. **Angenommen** a, **wenn** b¶"
        + "### Grenzfälle¶- Was?¶### Nicht-funktionale Anforderungen¶- schnell",
      "US1.1 EDGE-1 NFR-1"
    ),
    (
      "### Historia użytkownika 1 – T¶**Scenariusze akceptacji**:¶¶1. **Gdy** a¶"
        + "### Przypadki brzegowe¶- Co?¶### Wymagania funkcjonalne¶- a¶### Kluczowe encje¶- b",
      "US1.1 EDGE-1 FR-1"
    ),
    (
      "### Histoire Utilisateur 1 - T (Priorité : P1)¶**Scénarios d'Acceptation** :¶¶"
        + "1. **Étant donné** que a, **Quand** b¶### Cas Limites¶- Quoi ?", "US1.1 EDGE-1"
    ),
    (
      "### 시나리오 1 - 홈 (우선순위: P1)¶**수용 시나리오**:¶¶1. **전제** a다, **실행** b다¶"
        + "### 예외·경계 사례¶- 요청", "US1.1 EDGE-1"
    ),
  ])
  func `documents in other languages have the same ids`(text: String, expected: String) {
    #expect(names(text) == expected)
  }

  @Test(arguments: [
    (
      "## 修改需求¶> 注¶### 需求: 一¶#### 场景: 甲¶- **当** a¶## 移除需求¶### 需求：旧¶#### 场景：乙¶"
        + "## 新增需求¶### 需求：二¶#### 场景：丙", "1.1 2.1"
    ),
    ("### Anforderung: A¶#### Szenario: B¶- WENN c¶##### Szenario: D", "1.1 1.2"),
    ("### Requisito: A¶#### Escenario: B¶- **CUANDO** c", "1.1"),
    ("### 要件: A¶#### シナリオ: B", "1.1"),
    (
      "## REMOVED Requirements (late)¶### Requirement: A¶## ADDED Requirements¶"
        + "### Requirement: B¶#### Scenario: C", "1.1"
    ),
    (
      "### ~~Requirement: A~~¶#### Scenario: B¶### Requirement: C¶#### Scenario: D¶"
        + "#### ~~Scenario: E~~", "1.1"
    ),
    ("### Requirement: A¶- **Scenario: B**¶  - **GIVEN** c", "1.1"),
  ])
  func `changes and capabilities are numbered, in other languages too`(
    text: String, expected: String
  ) {
    #expect(names(text) == expected)
  }
}
