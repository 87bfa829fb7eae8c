@ios @android
Feature: What positions come from
  An app says how accurate it wants positions, and gets none that are more accurate than it pays for: networks tell the
  vague ones, satellites the others. A receiver's errors drift, a mock app can tell any place, and a receiver may be
  wrong about the time.

  Background:
    Given location permission is while using
    And the user is at 52.2297, 21.0122
    And the app is open

  Rule: The accuracy that was asked for bounds what comes

    @I-109 @A-63
    Scenario Outline: One position, asked for to <asked>
      When the app asks for its location to <asked>
      Then the last fix is accurate to <radius>
      And the last fix is within <radius> of 52.2297, 21.0122

      Examples: Satellites, houses, cells, and far cells, on both sides of each bound
        | asked  | radius |
        | 10 m   | 5 m    |
        | 99 m   | 5 m    |
        | 100 m  | 65 m   |
        | 999 m  | 65 m   |
        | 1 km   | 1 km   |
        | 2999 m | 1 km   |
        | 3 km   | 3 km   |
        | 100 km | 3 km   |

    @I-109 @A-63
    Scenario Outline: Positions one after the other, asked for to <asked>
      When the app starts location updates with:
        | accuracy | <asked> |
      And the user walks 300 m north at 1 m/s and arrives
      Then the last fix is accurate to <radius>

      Examples:
        | asked | radius |
        | 99 m  | 5 m    |
        | 100 m | 65 m   |
        | 1 km  | 1 km   |
        | 3 km  | 3 km   |

    @I-109 @A-63
    Scenario: Who asks for three kilometres does not learn where the user is
      When the app asks for its location to 3 km
      Then the last fix is not within 100 m of 52.2297, 21.0122

    @I-109 @A-63
    Scenario: Who asks for ten metres does
      When the app asks for its location to 10 m
      Then the last fix is within 1 m of 52.2297, 21.0122

    @I-109 @A-63
    Scenario: In one cell every position is the same
      When the app starts location updates with:
        | accuracy | 1 km |
      And the user walks 10 m north at 1 m/s and arrives
      And the app asks for its location to 1 km
      Then the last fix is not within 5 m of 52.22979, 21.0122

    @I-109 @A-63
    Scenario: The radius is a setting
      Given the radius of Wi-Fi positions is 40 m
      When the app asks for its location to 100 m
      Then the last fix is accurate to 40 m

    @I-109 @A-63
    Scenario: A bad receiver is not made better by asking for less
      Given positions are accurate to 200 m
      When the app asks for its location to 100 m
      Then the last fix is accurate to 200 m

    @I-109 @A-63
    Scenario: Networks need no time to find satellites
      Given the first fix takes 8 seconds
      When the app asks for its location to 100 m
      Then the app has received 1 fix
      When the app asks for its location to 99 m
      And 7 seconds pass
      Then the app has received 1 fix
      When 1 second passes
      Then the app has received 2 fixes

    @I-109 @A-63
    Scenario: Where nothing is heard, networks are not heard either
      Given there is no GPS signal
      When the app asks for its location to 3 km
      And 10 seconds pass
      Then the app was told "location failed: location unknown"

  Rule: The errors of a receiver drift

    Scenario: From one second to the next a position hardly moves
      Given positions drift by 50 m
      And the drift time is 1 hour
      When the app asks for its location
      Then the last fix is accurate to 50 m
      And the last fix is within 200 m of 52.2297, 21.0122
      And the last fix is not within 1 m of 52.2297, 21.0122

    Scenario: Positions are exact again
      Given positions drift by 50 m
      When the app asks for its location
      And positions are exact again
      And the app asks for its location
      Then the last fix is within 1 m of 52.2297, 21.0122

  Rule: A mock app can tell any place, and the position says so

    @I-108 @A-80
    Scenario: The phone's own position
      When the app asks for its location
      Then the last fix is from the phone

    @I-108 @A-80
    Scenario: A position as true as any other
      Given positions come from a mock app
      When the app asks for its location
      Then the last fix is from a mock app
      And the last fix is within 1 m of 52.2297, 21.0122

    @I-108 @A-80
    Scenario: A place where the user is not
      Given a mock app says that the user is in Kraków
      When the app asks for its location
      Then the last fix is from a mock app
      And the last fix is within 1 m of Kraków

    @I-108 @A-80
    Scenario: A mock app needs no signal, and tells exact places for any accuracy
      Given there is no GPS signal
      When the app asks for its location
      And 10 seconds pass
      Then the app was told "location failed: location unknown"
      When a mock app says that the user is in Kraków
      And the app asks for its location to 3 km
      Then the last fix is within 1 m of Kraków
      And the last fix is accurate to 5 m

    @I-108 @A-80
    Scenario: The user is back where they are
      Given a mock app says that the user is in Kraków
      When the app asks for its location
      And positions come from the receiver again
      And the app asks for its location
      Then the last fix is from the phone
      And the last fix is within 1 m of 52.2297, 21.0122

    @I-108 @A-80
    Scenario: Updates follow the mock app at once
      Given the app starts location updates
      And 10 seconds pass
      When a mock app says that the user is in Kraków
      And 1 second passes
      Then the last fix is within 1 m of Kraków
      When positions come from the receiver again
      And 1 second passes
      Then the last fix is within 1 m of 52.2297, 21.0122
      And the last fix is from the phone

  Rule: A receiver may be wrong about the time

    Scenario: A right clock
      When the app asks for its location
      Then the last fix is stamped rightly

    Scenario Outline: A clock that is <error>
      Given the receiver's clock is <error>
      When the app asks for its location
      Then the last fix is stamped <error>
      And the last fix is 0 seconds old

      Examples:
        | error             |
        | 2 hours ahead     |
        | 30 minutes behind |

    Scenario: A receiver that counts its weeks anew
      Given the receiver's week count has rolled over
      When the app asks for its location
      And the receiver's clock is right again
      And the app asks for its location
      Then the last fix is stamped rightly

    Scenario: Networks have the phone's time
      Given the receiver's clock is 2 hours ahead
      When the app asks for its location to 100 m
      Then the last fix is stamped rightly
