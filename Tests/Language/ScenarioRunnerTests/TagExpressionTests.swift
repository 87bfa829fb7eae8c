import ScenarioRunner
import Testing

struct TagExpressionTests {
  @Test(
    arguments: [
      ("@a and @b", "( @a and @b )"),
      ("not @a", "not ( @a )"),
      ("@a and @b and @c", "( ( @a and @b ) and @c )"),
      ("@a or @b and not @c", "( @a or ( @b and not ( @c ) ) )"),
      ("not (@a or @b)", "not ( @a or @b )"),
      ("not not @a", "not ( not ( @a ) )"),
      ("@x or(@y) ", "( @x or @y )"),
      (#"@x\(1\) or(@y\\)"#, #"( @x\(1\) or @y\\ )"#),
      (#"@x\  or @y"#, #"( @x\  or @y )"#),
      ("", "true"),
    ])
  func `an expression has the official normal form`(source: String, formatted: String) throws {
    #expect(try TagExpression(source).description == formatted)
  }

  @Test(
    arguments: [
      ("not @x", ["@y"], true),
      ("not @x", ["@x"], false),
      ("@x and @y", ["@x", "@y"], true),
      ("@x and @y", ["@y"], false),
      ("@x or @y", [], false),
      ("@x or @y", ["@y"], true),
      ("@a or @b and @c", ["@a"], true),
      ("(@a or @b) and @c", ["@a"], false),
      ("@a and not (@b or @c)", ["@a", "@c"], false),
      ("@a and not (@b or @c)", ["@a", "@d"], true),
      (#"@x\(1\)"#, ["@x(1)"], true),
      (#"@x\\"#, [#"@x\"#], true),
      (#"@x\\"#, ["@x"], false),
      ("@startup:FR-013", ["@startup:FR-013"], true),
      ("  ", ["@any"], true),
      ("", [], true),
    ])
  func `an expression holds for the right tags`(
    source: String, tags: [String], expected: Bool
  ) throws {
    #expect(try TagExpression(source).matches(tags) == expected)
  }

  @Test(
    arguments: [
      ("@a @b or", "Expected operator.", 3),
      ("@a and (@b not)", "Expected operator.", 11),
      ("@a and (@b @c) or", "Expected operator.", 11),
      ("@a and or", "Expected operand.", 7),
      ("or or", "Expected operand.", 0),
      ("@a and", "Expected operand.", 6),
      ("()", "Expected operand.", 1),
      ("@a (@b)", "Expected operator.", 3),
      ("( @a and @b ) )", "Unmatched ).", 14),
      ("( ( @a and @b )", "Unmatched (.", 0),
      (#"@x or @\y or @z"#, #"Illegal escape before "y"."#, 8),
      (#"@x\ or @y"#, "Expected operator.", 7),
    ])
  func `a faulty expression has the official message and points at the fault`(
    source: String, reason: String, offset: Int
  ) throws {
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(source) }
    #expect(
      error.message
        == "Tag expression \"\(source)\" could not be parsed because of syntax error: \(reason)")
    #expect(error.offset == offset)
  }

  @Test(arguments: ["@a,@b", "(@a ,@b)"])
  func `a comma is told to be no operator`(source: String) throws {
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(source) }
    #expect(error.kind == .comma)
    #expect(error.message.contains("Please replace it with either the \"or\" or \"and\" operators"))
  }

  @Test func `the explanation draws a caret under the fault`() throws {
    let error = try #require(throws: TagExpressionError.self) { try TagExpression("@a @b") }
    #expect(error.explanation.hasPrefix("@a @b\n   ^\n"))
  }

  @Test func `a caret stands at a lone backslash at the end`() throws {
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(#"@a\"#) }
    #expect(error.kind == .illegalEscape(nil))
  }

  @Test func `deep nesting is refused by name instead of exhausting the stack`() throws {
    let deep = String(repeating: "(", count: 101) + "@a"
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(deep) }
    #expect(error.kind == .tooDeep(bound: 100))
    let negations = String(repeating: "not ", count: 101) + "@a"
    #expect(throws: TagExpressionError.self) { try TagExpression(negations) }
    #expect(try TagExpression(String(repeating: "not ", count: 100) + "@a").matches(["@a"]))
  }

  @Test func `a very long chain is evaluated without exhausting the stack`() throws {
    let chain = (0..<1_000).map { "@t\($0)" }.joined(separator: " or ")
    #expect(try TagExpression(chain).matches(["@t0"]))
    let tooLong = (0..<200_000).map { "@t\($0)" }.joined(separator: " or ")
    let error = try #require(throws: TagExpressionError.self) { try TagExpression(tooLong) }
    #expect(error.kind == .tooLong(bound: 10_000))
  }
}
