internal import Foundation
internal import FoundationNetworking

extension URLError {
  /// Creates the error of a request that has failed, with the words that a session of iOS has for it, and the address.
  ///
  /// An error that an app makes itself has neither, there as here.
  init(_ code: Code, of url: URL?) {
    var userInfo: [String: Any] = [:]
    userInfo[NSLocalizedDescriptionKey] = Self.words[code]
    userInfo[NSURLErrorFailingURLErrorKey] = url
    self.init(code, userInfo: userInfo)
  }

  /// What an iPhone set to English says of the failures that the phone's network knows.
  private static let words: [Code: String] = [
    .timedOut: "The request timed out.",
    .unsupportedURL: "unsupported URL",
    .networkConnectionLost: "The network connection was lost.",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .badServerResponse: "There was a bad response from the server.",
    .appTransportSecurityRequiresSecureConnection:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
  ]
}
