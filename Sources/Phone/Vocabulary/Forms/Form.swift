package import DeviceInterface

/// How values of one type stand on the line: what they look like, how they are written, and how they are read.
///
/// The schema, the page of documentation, writing and reading all come from forms, so none of them can differ.
package struct Form<Value>: Sendable {
  /// What the values look like.
  package let shape: Shape
  /// Returns the value as JSON.
  package let write: @Sendable (Value) -> JSONValue
  /// Reads a value; throws `LineFault`.
  package let read: @Sendable (JSONValue) throws -> Value
}

extension Form {
  /// A form whose values are read from those of another, where they can be.
  func map<Other>(
    to: @escaping @Sendable (Value) throws -> Other, from: @escaping @Sendable (Other) -> Value
  ) -> Form<Other> {
    let (write, read) = (write, read)
    return Form<Other>(
      shape: shape, write: { write(from($0)) }, read: { try to(read($0)) })
  }

  /// Nothing or a value.
  package var optional: Form<Value?> {
    let (write, read) = (write, read)
    return Form<Value?>(
      shape: .optional(shape), write: { $0.map(write) ?? .null },
      read: { $0 == .null ? nil : try read($0) })
  }

  /// The most elements that a list on the line may have.
  private static var elementsMax: Int { 100_000 }

  /// Any number of values, in order.
  package var list: Form<[Value]> {
    let (write, read, shape) = (write, read, Shape.list(of: shape))
    return Form<[Value]>(
      shape: shape, write: { .array($0.map(write)) },
      read: { value in
        guard case .array(let elements) = value else {
          throw LineFault.expected(shape, found: value)
        }
        guard elements.count <= Self.elementsMax else {
          throw LineFault(
            "the list has \(elements.count) elements, at most \(Self.elementsMax) may be sent")
        }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
          do { values.append(try read(element)) } catch let fault as LineFault {
            throw fault.within(index: index)
          }
        }
        return values
      })
  }
}

extension Form where Value == String {
  /// Any text.
  package static var text: Form {
    Form(
      shape: .text, write: { .string($0) },
      read: { value in
        guard let text = value.string else { throw LineFault.expected(.text, found: value) }
        return text
      })
  }
}

extension Form where Value == [String: String] {
  /// Texts under names, written in the names' order.
  package static var texts: Form {
    Form(
      shape: .texts,
      write: { texts in
        .object(
          texts.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) })
      },
      read: { value in
        guard case .object(let members) = value else {
          throw LineFault.expected(.texts, found: value)
        }
        var texts: [String: String] = [:]
        for member in members {
          guard let text = member.value.string else {
            throw LineFault.expected(.text, found: member.value).within(member.name)
          }
          texts[member.name] = text
        }
        return texts
      })
  }
}

extension Form where Value == Bool {
  /// `true` or `false`.
  package static var flag: Form {
    Form(
      shape: .flag, write: { .bool($0) },
      read: { value in
        guard let flag = value.bool else { throw LineFault.expected(.flag, found: value) }
        return flag
      })
  }
}
