extension String {
  /// The text with stars in the place of the name and the password of an address, and as long as before.
  var withoutPasswords: String {
    var characters = Array(self)
    for start in characters.indices.dropLast(2)
    where characters[start] == ":" && characters[start + 1] == "/" && characters[start + 2] == "/" {
      let host = characters[(start + 3)...].prefix { $0 != "/" && $0 != " " }
      guard let end = host.lastIndex(of: "@") else { continue }
      for index in start + 3..<end { characters[index] = "*" }
    }
    return String(characters)
  }
}
