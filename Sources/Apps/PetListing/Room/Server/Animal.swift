public import DeviceInterface

/// An animal that somebody has lost or found.
public struct Animal: Hashable, Sendable {
  /// The state of the animal: looked for, or waiting for its owner.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Its owner looks for it.
    case lost
    /// Somebody has found it.
    case found
  }

  /// What identifies the animal; unique within a server.
  public var id: String
  /// The name it listens to; empty where nobody knows it.
  public var name: String
  /// The species in lower case, such as "dog".
  public var species: String
  /// The breed or what it looks like.
  public var breed: String
  /// Whether it was lost or found.
  public var status: Status
  /// The town, and the part of it, where it was last seen.
  public var place: String
  /// Where it was last seen.
  public var position: Position
  /// When it was last seen.
  public var date: CalendarDay

  /// The animal as the server's answers hold it; with its distance where the query had a position.
  func json(distance: Distance? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("name", .string(name)), .init("species", .string(species)),
      .init("breed", .string(breed)), .init("status", .string(status.rawValue)),
      .init("place", .string(place)), .init("lat", .double(position.latitudeDegrees)),
      .init("lng", .double(position.longitudeDegrees)), .init("date", .string(date.description)),
    ]
    if let distance { members.append(.init("distanceMeters", .integer(distance.wholeMeters))) }
    return .object(members)
  }
}

extension Animal {
  /// The animals that a listing server has from the start: made up, at real places in Poland.
  public static let samples: [Animal] = rows.split(separator: "\n").enumerated().compactMap {
    index, row in Animal(id: "pet-\(101 + index)", row)
  }

  /// Reads a row: name, species, breed, status, place, latitude, longitude and date.
  private init?(id: String, _ row: Substring) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 8, let status = Status(rawValue: cells[3]),
      let latitude = Double(cells[5]), let longitude = Double(cells[6]),
      let position = Position(latitudeDegrees: latitude, longitudeDegrees: longitude)
    else { return nil }
    let parts = cells[7].split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let date = CalendarDay(year: parts[0], month: parts[1], day: parts[2])
    else { return nil }
    self.init(
      id: id, name: cells[0], species: cells[1], breed: cells[2], status: status,
      place: cells[4], position: position, date: date)
  }

  private static let rows = """
    Burek|dog|mixed breed, black and tan|lost|Warszawa, Mokotów|52.1935|21.0347|2026-01-03
    Figa|cat|tabby, short hair|lost|Warszawa, Praga-Północ|52.2542|21.0352|2025-12-29
    |dog|German Shepherd|found|Warszawa, Żoliborz|52.2690|20.9823|2026-01-04
    Luna|dog|Labrador Retriever, yellow|lost|Warszawa, Wilanów|52.1652|21.0906|2025-12-31
    |cat|ginger, long hair|found|Warszawa, Ursynów|52.1410|21.0325|2026-01-02
    Kropka|rabbit|Mini Lop, white with spots|lost|Warszawa, Bemowo|52.2546|20.9114|2025-12-27
    Puszek|cat|Persian, white|lost|Warszawa, Wola|52.2383|20.9718|2026-01-05
    Gucio|parrot|cockatiel, grey|lost|Warszawa, Saska Kępa|52.2335|21.0562|2025-12-30
    |dog|dachshund, brown|found|Piaseczno|52.0814|21.0240|2026-01-03
    Azor|dog|mixed breed, brown|lost|Pruszków|52.1704|20.8124|2025-12-28
    |cat|black, white paws|found|Otwock|52.1053|21.2613|2026-01-01
    Saba|dog|Golden Retriever|lost|Legionowo|52.4015|20.9266|2025-12-26
    Mruczek|cat|European Shorthair, grey|lost|Kraków, Podgórze|50.0436|19.9515|2026-01-04
    |dog|Beagle|found|Kraków, Nowa Huta|50.0719|20.0375|2026-01-02
    Tosia|cat|calico|lost|Kraków, Kazimierz|50.0513|19.9453|2025-12-30
    Rex|dog|Rottweiler|lost|Kraków, Bronowice|50.0818|19.8819|2025-12-29
    |ferret|sable|found|Kraków, Dębniki|50.0480|19.9180|2026-01-03
    Misia|dog|Shih Tzu, white and gold|lost|Wieliczka|49.9874|20.0647|2026-01-01
    Filemon|cat|white and black|lost|Wrocław, Krzyki|51.0790|17.0153|2025-12-31
    |dog|Border Collie|found|Wrocław, Psie Pole|51.1436|17.1160|2026-01-04
    Bella|dog|Yorkshire Terrier|lost|Wrocław, Śródmieście|51.1180|17.0560|2026-01-02
    |cat|tabby kitten|found|Wrocław, Fabryczna|51.1120|16.9540|2025-12-28
    Szarik|dog|mixed breed, wolf grey|lost|Gdańsk, Oliwa|54.4107|18.5609|2025-12-27
    |cat|Maine Coon, brown|found|Gdańsk, Wrzeszcz|54.3816|18.6038|2026-01-03
    Neptun|dog|Newfoundland, black|lost|Sopot|54.4416|18.5601|2026-01-01
    Kajtek|parrot|budgerigar, blue|lost|Gdynia, Śródmieście|54.5189|18.5305|2025-12-29
    Lola|cat|Siamese|lost|Poznań, Jeżyce|52.4165|16.9010|2026-01-04
    |dog|Jack Russell Terrier|found|Poznań, Rataje|52.3890|16.9560|2025-12-30
    Maks|dog|boxer, fawn|lost|Poznań, Winogrady|52.4290|16.9330|2025-12-28
    |tortoise|Russian tortoise|found|Swarzędz|52.4124|17.0846|2025-12-26
    Pimpek|dog|Chihuahua|lost|Łódź, Bałuty|51.8010|19.4480|2026-01-02
    |cat|tortoiseshell|found|Łódź, Widzew|51.7660|19.5330|2026-01-05
    Reksio|dog|fox terrier, white and brown|lost|Zgierz|51.8554|19.4062|2025-12-31
    Kicia|cat|grey, blind in one eye|lost|Katowice, Ligota|50.2240|18.9720|2026-01-03
    |dog|husky, blue eyes|found|Katowice, Koszutka|50.2740|19.0230|2026-01-01
    Bruno|dog|bulldog|lost|Gliwice|50.2945|18.6714|2025-12-29
    Perła|cat|British Shorthair, blue|lost|Lublin, Czechów|51.2690|22.5480|2026-01-04
    |dog|Polish Tatra Sheepdog|found|Zakopane|49.2992|19.9496|2026-01-02
    Halny|dog|Podhale sheepdog pup|lost|Nowy Targ|49.4774|20.0324|2025-12-28
    |dog|pointer, liver and white|found|Białystok, Antoniuk|53.1440|23.1310|2025-12-30
    Kluska|guinea pig|Abyssinian, tricolour|lost|Szczecin, Pogodno|53.4440|14.5060|2026-01-03
    |cat|black, very shy|found|Toruń, Bydgoskie|53.0180|18.5820|2025-12-31
    Atos|dog|Great Dane, harlequin|lost|Rzeszów, Baranówka|50.0560|21.9870|2026-01-01
    Zefir|cat|Russian Blue|lost|Olsztyn, Kortowo|53.7600|20.4560|2025-12-27
    """
}
