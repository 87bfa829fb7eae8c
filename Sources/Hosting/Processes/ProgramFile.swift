/// The first bytes of a program, which say what runs it.
struct ProgramFile {
  private static let bytesMax = 4_096
  /// The longest line that Linux reads for an interpreter.
  private static let lineMax = 255

  private let head: [UInt8]

  /// Looks into a file; one that cannot be read says nothing.
  init(_ path: String) {
    head = Array(SystemCall.contents(path, atMost: Self.bytesMax).prefix(Self.bytesMax))
  }

  // MARK: Scripts

  /// What is wrong with the interpreter that the first line of a script names.
  var interpreterFault: ProgramFault? {
    guard head.starts(with: Array("#!".utf8)) else { return nil }
    let line = head.dropFirst(2).prefix(Self.lineMax).prefix { $0 != UInt8(ascii: "\n") }
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = words.first else {
      return ProgramFault("its first line, \"#!\", names no interpreter")
    }
    var name = String(decoding: first, as: UTF8.self)
    let hasReturn = line.last == UInt8(ascii: "\r")
    if hasReturn, words.count == 1 { name.unicodeScalars.removeLast() }
    guard let fault = Self.fault(ofInterpreter: name) else {
      guard hasReturn else { return nil }
      return ProgramFault(
        "its first line ends in a carriage return, which belongs to no interpreter's name",
        notes: ["Save it with line feeds alone as line ends, not with those of Windows."])
    }
    return ProgramFault(
      "its first line names the interpreter \(name), and \(fault)",
      notes: ["Name one that is there, as in #!/bin/sh or #!/usr/bin/env python3."])
  }

  private static func fault(ofInterpreter name: String) -> String? {
    // A name without a slash would be looked for in the working folder.
    guard name.hasPrefix("/") else { return "that is no absolute path" }
    if Executable.exists(name) { return nil }
    return Executable.isMissing(name) ? "that is not there" : "that may not be executed"
  }

  // MARK: Other systems' programs

  /// Why the system has no use for what the file holds.
  var formatFault: ProgramFault? {
    guard !head.isEmpty else { return ProgramFault("the file is empty") }
    if head.starts(with: [0x7F, 0x45, 0x4C, 0x46]) { return elfFault }
    if let kind = Self.known.first(where: { head.starts(with: $0.start) }) {
      return ProgramFault("it is \(kind.name)", notes: kind.notes)
    }
    guard !head.starts(with: Array("#!".utf8)) else { return nil }
    return ProgramFault(
      "it is no program of this system, nor does its first line name an interpreter",
      notes: [
        "Begin a script with a line such as #!/bin/sh, or name its interpreter first: [\"python3\", \"app.py\"]."
      ])
  }

  private static let known: [(start: [UInt8], name: String, notes: [String])] = [
    (Array("MZ".utf8), "a program for Windows", []),
    ([0xCF, 0xFA, 0xED, 0xFE], "a program for macOS", []),
    ([0xCE, 0xFA, 0xED, 0xFE], "a program for macOS", []),
    (
      [0xCA, 0xFE, 0xBA, 0xBE], "a class of Java or a program for macOS",
      ["A class is run by java: [\"java\", \"-cp\", \".\", \"App\"]."]
    ),
    (
      Array("PK\u{3}\u{4}".utf8), "a packed file, such as a .jar",
      ["A .jar is run by java: [\"java\", \"-jar\", \"app.jar\"]."]
    ),
  ]

  /// What is wrong with a program of Linux and most other systems but Apple's.
  private var elfFault: ProgramFault? {
    guard head.count >= 64, head[5] == 1 else {
      return ProgramFault("it is a program for another kind of processor, or cut short")
    }
    let machine = number(at: 18, bytes: 2)
    if let own = Self.ownMachine, machine != own {
      let name = Self.machines[machine].map { "for \($0)" } ?? "for another kind of processor"
      let here = Self.machines[own] ?? "another one"
      return ProgramFault("it is a program \(name), and this machine is \(here)")
    }
    guard let loader, Executable.isMissing(loader) else { return nil }
    return ProgramFault(
      "it needs \(loader), which is not there",
      notes: ["It was built for another system, such as one with another C library: build it here."]
    )
  }

  /// The program that loads this one with its libraries.
  private var loader: String? {
    let isWide = head[4] == 2
    let start = number(at: isWide ? 32 : 28, bytes: isWide ? 8 : 4)
    let size = number(at: isWide ? 54 : 42, bytes: 2)
    let count = number(at: isWide ? 56 : 44, bytes: 2)
    for index in 0..<min(count, 64) {
      let place = start + index * size
      // Names the loader.
      guard number(at: place, bytes: 4) == 3 else { continue }
      let from = number(at: place + (isWide ? 8 : 4), bytes: isWide ? 8 : 4)
      guard from < head.count else { return nil }
      return String(decoding: head[from...].prefix { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }

  /// A number whose lowest byte comes first; one that no file is as large as where it lies behind the end.
  private func number(at place: Int, bytes count: Int) -> Int {
    guard place + count <= head.count else { return .max >> 16 }
    let number = head[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: number & (UInt64(Int.max) >> 16))
  }

  private static let machines = [
    3: "x86 of 32 bits", 21: "PowerPC", 22: "s390", 40: "ARM of 32 bits", 62: "x86-64",
    183: "ARM of 64 bits", 243: "RISC-V",
  ]

  private static var ownMachine: Int? {
    #if os(Linux) && arch(x86_64)
      62
    #elseif os(Linux) && arch(arm64)
      183
    #else
      nil
    #endif
  }
}
