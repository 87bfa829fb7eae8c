import DeviceInterface

extension RouteDraft {
  /// The routes that a delivery server has from the start: made up, 800 m from one stop to the next, in Warsaw.
  static let samples = [
    RouteDraft(
      stops: round(
        from: 522_297_000, every: 72_000,
        [
          ("Maria Nowak", "Ring twice", ["Bread"], "Bakery"),
          ("Jan Kowalski", "", ["Novel", "Atlas"], "Books"),
          ("Ewa Lis", "Third floor", ["Rolls", "Cake", "Pretzels"], "Bakery"),
          ("Piotr Zima", "Beware of the dog", ["Dictionary"], "Books"),
          ("Zofia Wrona", "", ["Bread", "Butter"], "Bakery"),
          ("Adam Mazur", "Leave it with the neighbour", ["Comics", "Calendar"], "Books"),
          ("Hanna Wilk", "", ["Cheesecake"], "Bakery"),
          ("Tomasz Krol", "Call before you come", ["Cookbook", "Map"], "Books"),
          ("Julia Sikora", "", ["Bread", "Rolls", "Honey"], "Bakery"),
          ("Marek Duda", "Code at the door: 17", ["Poems"], "Books"),
        ])),
    RouteDraft(
      id: "r-2", courierID: "courier-2",
      stops: round(
        from: 521_900_000, every: -72_000,
        [
          ("Oskar Baran", "", ["Tulips"], "Flowers"),
          ("Irena Gil", "At the back", ["Roses", "Vase"], "Flowers"),
        ]),
      idOffset: 1_000),
  ]

  /// Stops along a street from south to north, or the other way, with PINs that differ.
  private static func round(
    from latitudeE7: Int32, every stepE7: Int32,
    _ people: [(customer: String, instructions: String, items: [String], merchant: String)]
  ) -> [Stop] {
    people.enumerated().compactMap { index, person in
      Position(latitudeE7: latitudeE7 + Int32(index) * stepE7, longitudeE7: 210_122_000).map {
        Stop(
          customer: person.customer, address: "Long Street \(index * 10 + 1)", position: $0,
          phone: "+48 500 200 \(index + 301)", instructions: person.instructions,
          items: person.items, merchant: person.merchant, pin: String(1_234 + index * 1_111))
      }
    }
  }
}
