import DeviceInterface

/// A member of an object: its name, its form, what it says, and what is meant where it is left out.
package struct Member<Value>: Sendable {
  let name: String
  let form: Form<Value>
  let summary: String
  /// What stands for a member that is left out; `nil` where it must be there.
  let absent: (@Sendable () -> Value)?
  /// Whether a value that goes without saying is not written.
  let isBrief: Bool

  /// A member that must be there.
  package init(_ name: String, _ form: Form<Value>, _ summary: String) {
    (self.name, self.form, self.summary) = (name, form, summary)
    (absent, isBrief) = (nil, false)
  }

  /// A member that means the value where it is left out.
  package init(_ name: String, _ form: Form<Value>, or value: Value, _ summary: String)
  where Value: Sendable {
    (self.name, self.form, self.summary) = (name, form, summary)
    (absent, isBrief) = ({ value }, true)
  }

  /// A member that is left out where there is nothing.
  package init<Wrapped>(_ name: String, optional form: Form<Wrapped>, _ summary: String)
  where Value == Wrapped?, Wrapped: Sendable {
    self.init(name, form.optional, or: nil, summary)
  }

  /// A member that is `null` where there is nothing.
  package init<Wrapped>(_ name: String, nullable form: Form<Wrapped>, _ summary: String)
  where Value == Wrapped? {
    self.init(name, form.optional, summary)
  }

  /// A list, which is left out where it is empty.
  package init<Element>(_ name: String, list form: Form<Element>, _ summary: String)
  where Value == [Element], Element: Sendable {
    self.init(name, form.list, or: [], summary)
  }

  /// What the member says of itself.
  var description: Record.Member {
    Record.Member(
      name: name, shape: form.shape, summary: summary, absent: absent.map { form.write($0()).text })
  }

  /// Writes the member unless it goes without saying.
  func write(_ value: Value, into members: inout [JSONValue.Member]) {
    let json = form.write(value)
    if isBrief, let absent, json == form.write(absent()) { return }
    members.append(JSONValue.Member(name, json))
  }

  /// Reads the member of an object.
  func read(_ members: [JSONValue.Member]) throws -> Value {
    guard let found = members.last(where: { $0.name == name }) else {
      if let absent { return absent() }
      throw LineFault("the member \"\(name)\" is missing: \(form.shape.words)")
    }
    do { return try form.read(found.value) } catch let fault as LineFault {
      throw fault.within(name)
    }
  }
}

/// One of several kinds of a value: how its members are found in it, and how it is made of them.
package struct Kind<Value>: Sendable {
  /// What it says of itself.
  package let record: Record
  /// Returns the members; `nil` where the value is of another kind.
  let write: @Sendable (Value) -> [JSONValue.Member]?
  let read: @Sendable ([JSONValue.Member]) throws -> Value

  /// Says how a kind is written and read; `parts` returns `nil` for a value of another kind.
  init<each Part>(
    _ name: String, _ summary: String, _ members: repeat Member<each Part>,
    parts: @escaping @Sendable (Value) -> (repeat each Part)?,
    make: @escaping @Sendable (repeat each Part) throws -> Value
  ) {
    var described: [Record.Member] = []
    repeat described.append((each members).description)
    record = Record(name: name, summary: summary, members: described)
    write = { value in
      guard let found = parts(value) else { return nil }
      var written: [JSONValue.Member] = []
      repeat (each members).write(each found, into: &written)
      return written
    }
    read = { object in try make(repeat (each members).read(object)) }
  }

  /// Says how a value is written and read whose properties can all be set; `blank` is one to begin with.
  fileprivate init(
    _ name: String, _ summary: String, blank: Value, _ fields: [Field<Value>]
  ) where Value: Sendable {
    record = Record(name: name, summary: summary, members: fields.map(\.description))
    write = { value in
      var written: [JSONValue.Member] = []
      for field in fields { field.write(value, &written) }
      return written
    }
    read = { members in
      var value = blank
      for field in fields { try field.read(members, &value) }
      return value
    }
  }

  /// Throws for a member that the kind does not have: a slip of the pen would be silently passed over.
  func requireKnown(_ members: [JSONValue.Member], beside extra: String? = nil) throws {
    for member in members where member.name != extra {
      guard record.members.contains(where: { $0.name == member.name }) else {
        let names = record.members.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw LineFault(
          "\(record.name) has no member \"\(member.name)\"",
          notes: [names.isEmpty ? "It has none." : "Its members are \(names)."])
      }
    }
  }
}

/// A member of an object with the property that holds it.
struct Field<Value>: Sendable {
  fileprivate let description: Record.Member
  fileprivate let write: @Sendable (Value, inout [JSONValue.Member]) -> Void
  fileprivate let read: @Sendable ([JSONValue.Member], inout Value) throws -> Void

  init<Part>(
    _ path: any WritableKeyPath<Value, Part> & Sendable, _ member: Member<Part>
  ) {
    description = member.description
    write = { value, members in member.write(value[keyPath: path], into: &members) }
    read = { members, value in value[keyPath: path] = try member.read(members) }
  }
}

extension Form {
  /// The form of an object whose properties can all be set; `blank` is one to begin with.
  static func record(
    _ name: String, _ summary: String, blank: Value, _ fields: Field<Value>...
  ) -> Form where Value: Sendable {
    .record(Kind(name, summary, blank: blank, fields))
  }

  /// The form of an object that is made of its members at once.
  package static func record<each Part>(
    _ name: String, _ summary: String, _ members: repeat Member<each Part>,
    parts: @escaping @Sendable (Value) -> (repeat each Part),
    make: @escaping @Sendable (repeat each Part) throws -> Value
  ) -> Form {
    .record(Kind(name, summary, repeat each members, parts: { parts($0) }, make: make))
  }

  private static func record(_ kind: Kind<Value>) -> Form {
    let shape = Shape.record(kind.record)
    return Form(
      shape: shape, write: { .object(kind.write($0) ?? []) },
      read: { value in
        guard case .object(let members) = value else {
          throw LineFault.expected(shape, found: value)
        }
        try kind.requireKnown(members)
        return try kind.read(members)
      })
  }

  /// The form of an object whose member `kind` says which of several it is.
  package static func oneOf(
    _ name: String, _ kinds: [Kind<Value>], of nameOfKind: @escaping @Sendable (Value) -> String
  ) -> Form {
    let shape = Shape.oneOf(name: name, kinds: kinds.map(\.record))
    let byName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.record.name, $0) })
    return Form(
      shape: shape,
      write: { value in
        let name = nameOfKind(value)
        guard let members = byName[name]?.write(value) else {
          preconditionFailure("\(value) has no kind on the line")
        }
        return .object([JSONValue.Member("kind", .string(name))] + members)
      },
      read: { value in
        guard case .object(let members) = value, let name = value["kind"]?.string else {
          throw LineFault.expected(shape, found: value)
        }
        guard let kind = byName[name] else {
          let near = kinds.map(\.record.name).first { $0.lowercased() == name.lowercased() }
          throw LineFault(
            "there is no kind \"\(name)\"",
            notes: near.map { ["Did you mean \"\($0)\"?"] } ?? [
              "The documentation of the protocol lists them."
            ])
        }
        try kind.requireKnown(members, beside: "kind")
        return try kind.read(members)
      })
  }
}
