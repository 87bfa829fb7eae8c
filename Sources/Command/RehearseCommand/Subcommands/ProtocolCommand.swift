import AppProtocol

/// `rehearse protocol`: what goes over the line between the phone and an app in a process of its own.
struct ProtocolCommand {
  static let spec = CommandSpec(
    name: "protocol",
    summary: "Documents the line between the phone and an app in a process of its own.",
    usage: "[OPTION]...",
    discussion: """
      An app in any language plays on the simulated phone when it reads and writes lines: JSON-RPC 2.0, one message a \
      line, on its standard input and output. The text is what the article "The protocol" has as its tables; the schema \
      is a JSON Schema (draft 2020-12) of every message. Both come from the code that reads and writes the line.
      """,
    options: [
      OptionSpec(
        "--format", short: "-f", value: .required("FORMAT"),
        "text, which is the default, or schema."
      ).offering(["text", "schema"])
    ],
    sections: [
      "Exit codes": ["0   the protocol was written"],
      "Examples": [
        "rehearse protocol", "rehearse protocol --format schema > protocol.schema.json",
      ],
    ])

  private let writesSchema: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .unexpectedOperand(word) }
    writesSchema = try arguments.choice("--format", of: ["text", "schema"]) == "schema"
  }

  func run(_ console: Console) -> Int32 {
    console.print(writesSchema ? ProtocolSchema.text : ProtocolPage.tables)
    return ExitCode.success
  }
}
