import DeviceInterface

extension Animal {
  /// The animals that a listing server has from the start: made up, at real places in Poland.
  public static let samples: [Animal] = rows.enumerated().compactMap { index, row in
    Animal(id: "pet-\(101 + index)", row)
  }

  /// One animal as a line of the table.
  private struct Row {
    var name: String
    var species: String
    var breed: String
    var status: Status
    var place: String
    var position: (latitude: Double, longitude: Double)
    var date: (year: Int, month: Int, day: Int)

    init(
      _ name: String, _ species: String, _ breed: String, _ status: Status, _ place: String,
      _ position: (latitude: Double, longitude: Double), _ date: (year: Int, month: Int, day: Int)
    ) {
      self.name = name
      self.species = species
      self.breed = breed
      self.status = status
      self.place = place
      self.position = position
      self.date = date
    }
  }

  private init?(id: String, _ row: Row) {
    guard
      let position = Position(
        latitudeDegrees: row.position.latitude, longitudeDegrees: row.position.longitude),
      let date = CalendarDay(year: row.date.year, month: row.date.month, day: row.date.day)
    else { return nil }
    self.init(
      id: id, name: row.name, species: row.species, breed: row.breed, status: row.status,
      place: row.place, position: position, date: date)
  }

  private static let rows: [Row] = [
    Row(
      "Burek", "dog", "mixed breed, black and tan", .lost, "Warszawa, Mokotów", (52.1935, 21.0347),
      (2026, 1, 3)),
    Row(
      "Figa", "cat", "tabby, short hair", .lost, "Warszawa, Praga-Północ", (52.2542, 21.0352),
      (2025, 12, 29)),
    Row(
      "", "dog", "German Shepherd", .found, "Warszawa, Żoliborz", (52.2690, 20.9823),
      (2026, 1, 4)),
    Row(
      "Luna", "dog", "Labrador Retriever, yellow", .lost, "Warszawa, Wilanów", (52.1652, 21.0906),
      (2025, 12, 31)),
    Row(
      "", "cat", "ginger, long hair", .found, "Warszawa, Ursynów", (52.1410, 21.0325),
      (2026, 1, 2)),
    Row(
      "Kropka", "rabbit", "Mini Lop, white with spots", .lost, "Warszawa, Bemowo",
      (52.2546, 20.9114),
      (2025, 12, 27)),
    Row(
      "Puszek", "cat", "Persian, white", .lost, "Warszawa, Wola", (52.2383, 20.9718),
      (2026, 1, 5)),
    Row(
      "Gucio", "parrot", "cockatiel, grey", .lost, "Warszawa, Saska Kępa", (52.2335, 21.0562),
      (2025, 12, 30)),
    Row("", "dog", "dachshund, brown", .found, "Piaseczno", (52.0814, 21.0240), (2026, 1, 3)),
    Row("Azor", "dog", "mixed breed, brown", .lost, "Pruszków", (52.1704, 20.8124), (2025, 12, 28)),
    Row("", "cat", "black, white paws", .found, "Otwock", (52.1053, 21.2613), (2026, 1, 1)),
    Row("Saba", "dog", "Golden Retriever", .lost, "Legionowo", (52.4015, 20.9266), (2025, 12, 26)),
    Row(
      "Mruczek", "cat", "European Shorthair, grey", .lost, "Kraków, Podgórze", (50.0436, 19.9515),
      (2026, 1, 4)),
    Row("", "dog", "Beagle", .found, "Kraków, Nowa Huta", (50.0719, 20.0375), (2026, 1, 2)),
    Row("Tosia", "cat", "calico", .lost, "Kraków, Kazimierz", (50.0513, 19.9453), (2025, 12, 30)),
    Row("Rex", "dog", "Rottweiler", .lost, "Kraków, Bronowice", (50.0818, 19.8819), (2025, 12, 29)),
    Row("", "ferret", "sable", .found, "Kraków, Dębniki", (50.0480, 19.9180), (2026, 1, 3)),
    Row(
      "Misia", "dog", "Shih Tzu, white and gold", .lost, "Wieliczka", (49.9874, 20.0647),
      (2026, 1, 1)),
    Row(
      "Filemon", "cat", "white and black", .lost, "Wrocław, Krzyki", (51.0790, 17.0153),
      (2025, 12, 31)),
    Row("", "dog", "Border Collie", .found, "Wrocław, Psie Pole", (51.1436, 17.1160), (2026, 1, 4)),
    Row(
      "Bella", "dog", "Yorkshire Terrier", .lost, "Wrocław, Śródmieście", (51.1180, 17.0560),
      (2026, 1, 2)),
    Row(
      "", "cat", "tabby kitten", .found, "Wrocław, Fabryczna", (51.1120, 16.9540),
      (2025, 12, 28)),
    Row(
      "Szarik", "dog", "mixed breed, wolf grey", .lost, "Gdańsk, Oliwa", (54.4107, 18.5609),
      (2025, 12, 27)),
    Row(
      "", "cat", "Maine Coon, brown", .found, "Gdańsk, Wrzeszcz", (54.3816, 18.6038),
      (2026, 1, 3)),
    Row("Neptun", "dog", "Newfoundland, black", .lost, "Sopot", (54.4416, 18.5601), (2026, 1, 1)),
    Row(
      "Kajtek", "parrot", "budgerigar, blue", .lost, "Gdynia, Śródmieście", (54.5189, 18.5305),
      (2025, 12, 29)),
    Row("Lola", "cat", "Siamese", .lost, "Poznań, Jeżyce", (52.4165, 16.9010), (2026, 1, 4)),
    Row(
      "", "dog", "Jack Russell Terrier", .found, "Poznań, Rataje", (52.3890, 16.9560),
      (2025, 12, 30)),
    Row(
      "Maks", "dog", "boxer, fawn", .lost, "Poznań, Winogrady", (52.4290, 16.9330),
      (2025, 12, 28)),
    Row("", "tortoise", "Russian tortoise", .found, "Swarzędz", (52.4124, 17.0846), (2025, 12, 26)),
    Row("Pimpek", "dog", "Chihuahua", .lost, "Łódź, Bałuty", (51.8010, 19.4480), (2026, 1, 2)),
    Row("", "cat", "tortoiseshell", .found, "Łódź, Widzew", (51.7660, 19.5330), (2026, 1, 5)),
    Row(
      "Reksio", "dog", "fox terrier, white and brown", .lost, "Zgierz", (51.8554, 19.4062),
      (2025, 12, 31)),
    Row(
      "Kicia", "cat", "grey, blind in one eye", .lost, "Katowice, Ligota", (50.2240, 18.9720),
      (2026, 1, 3)),
    Row(
      "", "dog", "husky, blue eyes", .found, "Katowice, Koszutka", (50.2740, 19.0230),
      (2026, 1, 1)),
    Row("Bruno", "dog", "bulldog", .lost, "Gliwice", (50.2945, 18.6714), (2025, 12, 29)),
    Row(
      "Perła", "cat", "British Shorthair, blue", .lost, "Lublin, Czechów", (51.2690, 22.5480),
      (2026, 1, 4)),
    Row("", "dog", "Polish Tatra Sheepdog", .found, "Zakopane", (49.2992, 19.9496), (2026, 1, 2)),
    Row(
      "Halny", "dog", "Podhale sheepdog pup", .lost, "Nowy Targ", (49.4774, 20.0324),
      (2025, 12, 28)),
    Row(
      "", "dog", "pointer, liver and white", .found, "Białystok, Antoniuk", (53.1440, 23.1310),
      (2025, 12, 30)),
    Row(
      "Kluska", "guinea pig", "Abyssinian, tricolour", .lost, "Szczecin, Pogodno",
      (53.4440, 14.5060),
      (2026, 1, 3)),
    Row(
      "", "cat", "black, very shy", .found, "Toruń, Bydgoskie", (53.0180, 18.5820),
      (2025, 12, 31)),
    Row(
      "Atos", "dog", "Great Dane, harlequin", .lost, "Rzeszów, Baranówka", (50.0560, 21.9870),
      (2026, 1, 1)),
    Row(
      "Zefir", "cat", "Russian Blue", .lost, "Olsztyn, Kortowo", (53.7600, 20.4560),
      (2025, 12, 27)),
  ]
}
