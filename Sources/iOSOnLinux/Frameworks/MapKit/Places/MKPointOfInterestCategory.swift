/// A sort of place, by the platform's name for it.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  /// The platform's own name.
  public let rawValue: String

  /// Creates a sort.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  /// Airports.
  public static let airport = MKPointOfInterestCategory("Airport")
  /// Cash machines.
  public static let atm = MKPointOfInterestCategory("ATM")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory("Bakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory("Bank")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory("Beach")
  /// Breweries.
  public static let brewery = MKPointOfInterestCategory("Brewery")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory("Cafe")
  /// Where electric cars are charged.
  public static let evCharger = MKPointOfInterestCategory("EVCharger")
  /// Where fitness is trained.
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  /// Food markets.
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  /// Petrol stations.
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory("Hospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory("Hotel")
  /// Libraries.
  public static let library = MKPointOfInterestCategory("Library")
  /// Museums.
  public static let museum = MKPointOfInterestCategory("Museum")
  /// Nightlife.
  public static let nightlife = MKPointOfInterestCategory("Nightlife")
  /// Parks.
  public static let park = MKPointOfInterestCategory("Park")
  /// Car parks.
  public static let parking = MKPointOfInterestCategory("Parking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  /// Police stations.
  public static let police = MKPointOfInterestCategory("Police")
  /// Stations and stops.
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  /// Schools.
  public static let school = MKPointOfInterestCategory("School")
  /// Shops.
  public static let store = MKPointOfInterestCategory("Store")
  /// Theatres.
  public static let theater = MKPointOfInterestCategory("Theater")
  /// Universities.
  public static let university = MKPointOfInterestCategory("University")
}
