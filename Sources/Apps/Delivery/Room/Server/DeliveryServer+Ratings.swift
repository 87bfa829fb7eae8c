import BackendSimulator
public import DeviceInterface

/// What a customer thinks of a delivery (`delivery:RATING-1`).
public struct DeliveryRating: Hashable, Sendable {
  /// The order's id.
  public let orderID: String
  /// The courier's id.
  public let courierID: String
  /// How good it was: 1 to 5.
  public let stars: Int
  /// What the customer adds; `nil` where that is nothing.
  public let words: String?
  /// When the server took it.
  public let time: Instant

  /// The bounds of a rating.
  static let stars: ClosedRange<Int64> = 1...5
  /// The most characters of its words.
  static let wordsLengthMax = 1_000
}

extension DeliveryServer {
  /// Takes in what a customer thinks of the own delivery: once it is over, and once.
  mutating func takeRating(
    of orderID: String, _ request: ServerRequest, _ user: DeliveryUser, at time: Instant
  ) throws(Refusal) -> ServerResponse {
    let fields = try RequestFields(body: request.body)
    let stars = Int(try fields.integer("rating", in: DeliveryRating.stars))
    let words = try fields.textIfPresent("feedback", lengthMax: DeliveryRating.wordsLengthMax)
    let order = try ownOrder(orderID, user)
    guard !order.isOpen else {
      throw Refusal(409, "The order “\(orderID)” is still on its way", .reportedOtherwise)
    }
    if let known = ratings.first(where: { $0.orderID == orderID }) {
      guard known.stars == stars, known.words == words else {
        throw Refusal(
          409, "The order “\(orderID)” was rated with \(known.stars) already", .reportedOtherwise)
      }
      return Self.done([.init("rating", .integer(Int64(stars)))])
    }
    ratings.append(
      DeliveryRating(
        orderID: orderID, courierID: order.courierID, stars: stars, words: words, time: time))
    return Self.done([.init("rating", .integer(Int64(stars)))])
  }

  /// Returns the order; throws 404 where there is none, 403 where it is another customer's.
  func ownOrder(_ id: String, _ user: DeliveryUser) throws(Refusal) -> DeliveryOrder {
    guard let order = depot.order(id) else {
      throw Refusal(404, "There is no order “\(id)”", .unknown)
    }
    guard order.customerID == user.id else {
      throw Refusal(403, "The order “\(id)” is not yours", .notYours)
    }
    return order
  }

  /// The mean of what customers think of a courier, in hundredths to the nearest tenth; `nil` where nobody has said anything.
  func averageRating(of courierID: String) -> Int64? {
    let stars = ratings.filter { $0.courierID == courierID }.map { Int64($0.stars) * 10 }
    return TrackSummary.mean(stars).map { $0 * 10 }
  }
}
