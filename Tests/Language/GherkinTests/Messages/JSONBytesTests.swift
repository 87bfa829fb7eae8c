import Foundation
import Gherkin
import Testing

struct JSONBytesTests {
  private func written(_ write: (inout JSONBytes) -> Void) -> String {
    var json = JSONBytes()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `every byte at every place of a word is read back as it was`() throws {
    var texts = ["", "żółw 🐢", "a\\\"\n\r\t\u{8}\u{C}\u{7F}\u{2028}/"]
    for scalar in 0...0xFF as ClosedRange<UInt8> {
      for before in 0..<9 {
        texts.append(
          String(repeating: "x", count: before) + String(UnicodeScalar(scalar))
            + String(repeating: "\"", count: before % 3) + "yyyyyyy")
      }
    }
    let json = written { json in
      json.write("[")
      for (index, text) in texts.enumerated() {
        if index > 0 { json.write(",") }
        json.write(quoted: text)
      }
      json.write("]")
    }
    let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `what must be escaped is escaped in the shortest way`() {
    let text = written { $0.write(quoted: "\"\\\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}/é") }
    #expect(text == #""\"\\\b\f\n\r\t\u0001\u001f"# + "\u{7F}/é\"")
  }

  @Test func `text that is all escapes outgrows every first guess`() throws {
    let text = String(repeating: "\u{1}", count: 100_000)
    let json = written { $0.write(quoted: text) }
    #expect(json.utf8.count == 600_002)
  }

  @Test func `numbers are written in full`() {
    let numbers = [
      0, 9, 10, 99, 100, 12_345, -1, -10, .max, .min, 1_000_000_000_000_000_000,
      999_999_999_999_999_999,
    ]
    for number in numbers { #expect(written { $0.write(number) } == String(number)) }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 100, 1_000])
  func `lent memory is written to as far as it goes, and what needs more is whole all the same`(
    room: Int
  ) {
    let text = String(repeating: "aż\"", count: 40)
    let expected = written { $0.write(quoted: text) }
    var lent = [UInt8](repeating: 0x2A, count: room)
    let overflow = lent.withUnsafeMutableBufferPointer { memory in
      var json = JSONBytes(in: memory)
      json.write(quoted: text)
      #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
      return json.overflow
    }
    if let overflow {
      #expect(String(decoding: overflow, as: UTF8.self) == expected)
    } else {
      #expect(room == 1_000)
      #expect(String(decoding: lent.prefix(expected.utf8.count), as: UTF8.self) == expected)
    }
  }

  @Test func `draining starts anew`() {
    var json = JSONBytes()
    json.write("a")
    #expect(json.drain() == [0x61])
    #expect(json.count == 0 && json.bytes.isEmpty)
  }
}
