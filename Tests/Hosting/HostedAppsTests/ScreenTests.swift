import ScenarioRunner
import Testing

extension PlayedApps {
  /// What the user sees of an app, and what of it can be meant.
  struct ScreenTests {
    @Test(arguments: [
      ("the button \"Reset\" is not shown", "has no button called \"Reset\"."),
      ("the screen does not show \"Reset\"", "never shows \"Reset\"."),
    ])
    func `what an app cannot show is told with the place where its words are listed`(
      check: String, message: String
    ) async throws {
      let stage = try Stage()
      let failure = try await stage.failure("When the user opens the app\nThen \(check)")
      #expect(failure.contains(message), "\(failure)")
      #expect(
        failure.contains("list it in its app.json, as in \"words\": [\"Reset\"]"), "\(failure)")
      let listed = check.replacing("Reset", with: "Nothing")
      #expect(try await stage.failure("When the user opens the app\nThen \(listed)") == "")
    }

    @Test(arguments: [
      "Then the screen shows \"Near\"", "Then the screen does not show \"Nothing\"",
      "When the user taps \"Go\"",
    ])
    func `an app that has sent no screen has shown none`(_ step: String) async throws {
      let stage = try Stage(#"begun() { answer '{"protocol":1}'; }"#)
      let result = try await stage.play("When the user opens the app\n" + step)
      #expect(result.status == .failed)
      #expect(result.failure.contains("The app has shown no screen yet."), "\(result.failure)")
    }

    private static let twice = #"""
      told() { answer '{"screen":{"title":"T","controls":[{"label":"Go"},{"label":"go"},{"label":"Add"},{"label":"Add"}],
      "items":[{"title":"Rex","isTappable":true},{"title":"Rex","isTappable":true}],
      "fields":[{"label":"Name","text":""},{"label":"Name","text":""}]}}' ; }
      """#.split(separator: "\n").joined()

    @Test(arguments: [
      ("When the user taps \"Add\"", "There are 2 buttons \"Add\""),
      ("When the user taps \"GO\"", "There are 2 buttons \"GO\""),
      ("Then the button \"Add\" is enabled", "There are 2 buttons \"Add\""),
      ("When the user taps the row \"Rex\"", "There are 2 rows \"Rex\""),
    ])
    func `of several with one label none is meant`(_ step: String, _ message: String) async throws {
      let result = try await Stage(Self.twice).play("When the user opens the app\n" + step)
      #expect(result.status == .invalid)
      #expect(result.failure.contains(message), "\(result.failure)")
    }

    @Test func `a label in the case of one of them means that one`() async throws {
      let result = try await Stage(Self.twice).play(
        "When the user opens the app\nAnd the user taps \"go\"\nThen the screen shows \"Rex\"")
      #expect(result.status == .passed, "\(result.failure)")
    }
  }

  /// What an app sends, and what its server has been told to answer.
  struct RequestTests {
    private static func stage(_ requests: String) throws -> Stage {
      try Stage(
        #"told() { case $line in *'"kind":"screenAppeared"'*) answer '{"requests":[\#(requests)]}' ;; *) answer '{}' ;; esac; }"#
      )
    }

    private static func send(_ id: Int, _ method: String, _ more: String = "") -> String {
      #"{"kind":"send","request":{"id":\#(id),"method":"\#(method)","path":"/punches"\#(more)}}"#
    }

    @Test(arguments: [("PUT", StepStatus.failed), ("POST", .passed)])
    func `another method of a known path is another request`(
      _ method: String, _ status: StepStatus
    ) async throws {
      let result = try await Self.stage(Self.send(1, method)).play(
        """
        And the server answers "POST /punches" with status 204
        When the user opens the app
        Then the server has received \(method == "POST" ? 1 : 0) "POST /punches" requests
        """)
      #expect(result.status == status, "\(result.failure)")
      if status == .failed {
        let problem = try #require(result.steps.compactMap(\.problem).first)
        #expect(problem.expected == "An app sends only requests that its server knows.")
        #expect(problem.actual?.contains("it answers \"POST /punches\"") == true)
      }
    }

    @Test func `a server of which only scenarios know anything may say that all is well`()
      async throws
    {
      let result = try await Self.stage(Self.send(1, "POST")).play(
        """
        And the server answers "POST /punches" with status 201
        And the server answers with status 204
        When the user opens the app
        Then the server has received 1 "POST /punches" request
        """)
      #expect(result.status == .passed, "\(result.failure)")
    }

    @Test func `requests without keys differ by what they ask for`() async throws {
      let query = #","query":[{"name":"page","value":"2"}]"#
      let requests = [Self.send(1, "GET"), Self.send(2, "GET", query), Self.send(3, "GET", query)]
      let result = try await Self.stage(requests.joined(separator: ",")).play(
        """
        And the server answers "GET /punches" with status 204
        When the user opens the app
        Then the server has received 3 "GET /punches" requests
        And the server has received 2 different "GET /punches" requests
        """)
      #expect(result.status == .passed, "\(result.failure)")
    }
  }
}
