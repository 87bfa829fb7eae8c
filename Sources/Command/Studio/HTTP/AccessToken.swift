/// The secret of one studio, which only who has seen its address knows: other users of the machine reach its port as well.
///
/// The address that is printed has it, as `/?token=…`. The page takes it from there, keeps it in its tab (`sessionStorage`),
/// takes it out of the address it shows, and sends it in the field `X-Rehearsal-Token`, or, where a browser sends no fields
/// of a page's choice, as for `EventSource`, behind the question mark of a GET.
///
/// It is no cookie. Browsers send cookies of `127.0.0.1` to every port of it, so any other server on this machine would be
/// handed the token, two studios would overwrite each other's, and requests that a foreign page makes would carry it. What a
/// page must add itself, no foreign page can add.
package struct AccessToken: Hashable, Sendable {
  /// The field of a request that has it, in lower case.
  static let field = "x-rehearsal-token"
  /// The name by which it stands behind a question mark.
  static let queryName = "token"

  /// The token as it is written, in hexadecimal digits.
  package let text: String

  /// Creates a token of 128 bits.
  ///
  /// What the system uses by itself cannot be foretold; tests give other numbers.
  package init(using generator: inout some RandomNumberGenerator) {
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Creates a token that nobody can guess.
  package init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// Whether a text is the token; how long that takes does not tell how much of it is right.
  func matches(_ other: String) -> Bool {
    let (own, given) = (Array(text.utf8), Array(other.utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
