internal import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where the errors of motion come from.
public let CMErrorDomain = "CMErrorDomain"

/// An error of motion, by the platform's numbers.
public struct CMError: Error, Hashable, RawRepresentable, Sendable {
  /// The platform's number.
  public let rawValue: UInt32

  /// Creates an error.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates an error.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// How handlers are told of it.
  var told: any Error { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user does not let the app use it.
public let CMErrorNotAuthorized = CMError(111)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How the phone moves is not known to it.
public let CMErrorMotionActivityNotAvailable = CMError(104)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user does not let the app know how the phone moves.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
