/// The digest of FIPS 180-4, of bytes that come in pieces or at once.
///
/// Foundation has none on every platform, and the package has no dependencies.
package struct SHA256 {
  private static let blockBytes = 64

  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  /// The words of a block and what is made of them, kept so that no block has to ask for memory.
  private var words = [UInt32](repeating: 0, count: 64)
  /// What does not fill a block yet.
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  /// How many bytes a digest has.
  package static let byteCount = 32

  /// Creates the digest of no bytes.
  package init() {}

  /// Returns the digest in hexadecimal digits.
  package static func text(of message: some Collection<UInt8>) -> String {
    var hash = SHA256()
    hash.add(message)
    return hash.text
  }

  /// Returns the digest, 32 bytes.
  package static func digest(of message: some Collection<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.add(message)
    return hash.digest
  }

  /// Takes in the bytes that follow.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    if bytes.withContiguousStorageIfAvailable({ addBlocks(of: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { addBlocks(of: $0) }
    }
  }

  /// The digest of what was taken in so far, in hexadecimal digits.
  package var text: String {
    digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The digest of what was taken in so far, 32 bytes.
  package var digest: [UInt8] {
    var hash = self
    let bitCount = count &* 8
    var end: [UInt8] = [0x80]
    while (pending.count + end.count) % Self.blockBytes != Self.blockBytes - 8 { end.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    hash.add(end)
    return hash.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func addBlocks(of bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    if !pending.isEmpty {
      start = min(Self.blockBytes - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == Self.blockBytes else { return }
      let block = pending
      pending.removeAll(keepingCapacity: true)
      block.withUnsafeBufferPointer { addBlock($0, at: 0) }
    }
    while start + Self.blockBytes <= bytes.count {
      addBlock(bytes, at: start)
      start += Self.blockBytes
    }
    pending += bytes[start...]
  }

  private mutating func addBlock(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    for index in 0..<16 {
      let place = start + 4 * index
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = Self.turned(a, 7) ^ Self.turned(a, 18) ^ (a >> 3)
      let second = Self.turned(b, 17) ^ Self.turned(b, 19) ^ (b >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let turnedE = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
      let first = h &+ turnedE &+ choice &+ Self.constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let turnedA = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ turnedA &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
