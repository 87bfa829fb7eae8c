/// Elementary functions that give the same bits on every machine.
///
/// The C library's functions may differ in the last bit between platforms. These use only addition,
/// subtraction, multiplication and division, which IEEE 754 defines exactly, and nothing of that library.
/// They are right to about 2e-16, which is a nanometre on the earth.
enum DeterministicMath {
  static let pi = 3.141592653589793
  static let halfPi = 1.5707963267948966
  /// What `halfPi` lacks of π/2.
  private static let halfPiRest = 6.123233995736766e-17

  /// Returns the sine and the cosine of an angle in radians, which should lie within ±1e6.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = nearestInteger(angle / halfPi)
    let rest = (angle - Double(quarters) * halfPi) - Double(quarters) * halfPiRest
    let (sine, cosine) = (sinePolynomial(rest), cosinePolynomial(rest))
    // Four quarter turns make a whole one, so the last two bits say which way the axes lie.
    switch quarters & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the angle in radians, -π to π, of the vector (x, y); zero for the zero vector.
  static func angle(y: Double, x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let (low, high) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
    let acute = arctangent(low / high)
    let inQuadrant = abs(y) > abs(x) ? halfPi - acute : acute
    let inHalf = x < 0 ? pi - inQuadrant : inQuadrant
    return y < 0 ? -inHalf : inHalf
  }

  /// Returns the square root of a number that is zero or more.
  static func squareRoot(_ square: Double) -> Double {
    guard square > 0 else { return 0 }
    // Halving the exponent is within 4 %, and each step of Newton's doubles the digits that are right.
    var root = Double(bitPattern: square.bitPattern >> 1 + 0x1FF8_0000_0000_0000)
    for _ in 0..<5 { root = (root + square / root) / 2 }
    return root
  }

  /// Returns the nearest whole number, halves going away from zero; for numbers within ±2^52.
  static func nearestInteger(_ number: Double) -> Int64 {
    let whole = Int64(number)
    let rest = number - Double(whole)
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }

  /// Returns the arctangent of a ratio from zero to one.
  private static func arctangent(_ ratio: Double) -> Double {
    // Halving the angle twice leaves at most π/16, where thirteen terms of the series are enough.
    let half = ratio / (1 + squareRoot(1 + ratio * ratio))
    let quarter = half / (1 + squareRoot(1 + half * half))
    let square = quarter * quarter
    var sum = 0.0
    var divisor = 27.0
    while divisor > 0 {
      sum = 1 / divisor - square * sum
      divisor -= 2
    }
    return 4 * quarter * sum
  }

  /// Returns the sine of an angle within ±π/4 by its series up to the 17th power.
  private static func sinePolynomial(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0
    var factor = 16.0
    while factor > 0 {
      sum = 1 - square / (factor * (factor + 1)) * sum
      factor -= 2
    }
    return angle * sum
  }

  /// Returns the cosine of an angle within ±π/4 by its series up to the 18th power.
  private static func cosinePolynomial(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0
    var factor = 17.0
    while factor > 0 {
      sum = 1 - square / (factor * (factor + 1)) * sum
      factor -= 2
    }
    return sum
  }
}
