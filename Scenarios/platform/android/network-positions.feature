@android
Feature: Positions by networks on Android
  The user of Android can forbid networks to tell where the phone is, and forbid it to look for networks around. Then
  there are satellites, or vague positions, and geofences are gone, or late.

  Background:
    Given location permission is always
    And the user is at 52.2297, 21.0122

  Rule: Without location accuracy there are satellites and nothing else

    @A-81
    Scenario Outline: In a building, with location accuracy <switch>
      Given there is a building of 500 m around 52.2297, 21.0122
      And Location Accuracy is <switch>
      And the app is open
      When the app asks for its location
      And 10 seconds pass
      Then the app was told "<told>"

      Examples:
        | switch | told                              |
        | on     | a fix                             |
        | off    | location failed: location unknown |

    @A-81
    Scenario: Under the open sky all is as ever
      Given Location Accuracy is off
      And the app is open
      When the app asks for its location
      Then the last fix is accurate to 5 m

    @A-81 @A-63
    Scenario Outline: Asked for to <asked>, with location accuracy off
      Given Location Accuracy is off
      And the app is open
      When the app asks for its location to <asked>
      And 10 seconds pass
      Then the app was told "<told>"

      Examples: Satellites stand in for the networks of the houses, not for cells
        | asked | told                              |
        | 999 m | a fix                             |
        | 1 km  | location failed: location unknown |

    @A-81
    Scenario: Updates go on when the switch is on again
      Given there is a building of 500 m around 52.2297, 21.0122
      And the app is open
      And the app starts location updates
      And what the app was told so far is set aside
      When the user turns Location Accuracy off
      And 1 minute passes
      Then the app was told "location not available"
      When what the app was told so far is set aside
      And the user turns Location Accuracy on
      And 1 second passes
      Then the app was told "location available" and then "a fix"

  Rule: Without Wi-Fi scanning positions in buildings are as vague as those of cells

    @A-81
    Scenario Outline: In a building, with Wi-Fi scanning <switch>
      Given there is a building of 500 m around 52.2297, 21.0122
      And Wi-Fi scanning is <switch>
      And the app is open
      When the app asks for its location
      And 10 seconds pass
      Then the last fix is accurate to <radius>

      Examples:
        | switch | radius |
        | on     | 40 m   |
        | off    | 1.5 km |

    @A-81 @A-63
    Scenario Outline: Balanced, with Wi-Fi scanning <switch>
      Given Wi-Fi scanning is <switch>
      And the app is open
      When the app starts location updates with:
        | priority | balanced |
      Then the last fix is accurate to <radius>

      Examples:
        | switch | radius |
        | on     | 65 m   |
        | off    | 1 km   |

  Rule: In airplane mode cells and Wi-Fi are not heard, and satellites are

    @A-81
    Scenario Outline: <priority>, under the open sky
      Given airplane mode is on
      And the app is open
      When the app starts location updates with:
        | priority | <priority> |
      And 10 seconds pass
      Then the last fix is accurate to 5 m

      Examples:
        | priority      |
        | high accuracy |
        | balanced      |

    @A-81
    Scenario: Low power gets nothing until it is over
      Given the app is open
      And the app starts location updates with:
        | priority | low power |
      And what the app was told so far is set aside
      When airplane mode is on
      And 10 seconds pass
      Then about location the app was told:
        | location not available |
      When airplane mode is off
      And 1 second passes
      Then the app was told "location available" and then "a fix"

    @A-81
    Scenario: In a building nothing is heard
      Given there is a building of 500 m around 52.2297, 21.0122
      And the app is open
      And airplane mode is on
      When the app asks for its location
      And 10 seconds pass
      Then the app was told "location failed: location unknown"

  Rule: Updates tell whether they can be had

    @A-56
    Scenario: A dead spot on the way is told once, and that it is over
      Given there is a dead spot of 100 m around 52.2324, 21.0122
      And the app is open
      And the app starts location updates
      And what the app was told so far is set aside
      When the user walks 600 m north at 2 m/s
      And 5 minutes pass
      Then the app was told "location not available" 1 time
      And the app was told "location available" 1 time
      And the app was told "location failed: location unknown" 0 times

  Rule: The priorities of Android stand for an accuracy

    @A-63
    Scenario Outline: <priority>
      Given the app is open
      When the app starts location updates with:
        | priority | <priority> |
      Then the last fix is accurate to <radius>

      Examples:
        | priority      | radius |
        | high accuracy | 5 m    |
        | balanced      | 65 m   |
        | low power     | 3 km   |

  Rule: Geofences need networks

    @A-81
    Scenario: Who adds one without location accuracy is refused
      Given Location Accuracy is off
      And the app is open
      When the app monitors the region "Home" of 200 m around 52.2297, 21.0122
      Then the app was told "region Home failed: unavailable"

    @A-81
    Scenario: Those that there were are lost, and the app is told
      Given the app is open
      And the app monitors the region "Home" of 200 m around Kraków
      When the user turns Location Accuracy off
      Then the app was told "region Home failed: unavailable"
      When the user turns Location Accuracy on
      And the user travels to Kraków
      And 10 minutes pass
      Then the app was told nothing about regions

    @A-81
    Scenario: Without Wi-Fi scanning a crossing is noticed late
      Given Wi-Fi scanning is off
      And the app is open
      And the app monitors the region "Home" of 200 m around Kraków
      When the user travels to Kraków
      And 4 minutes 59 seconds pass
      Then the app was told nothing about regions
      When 2 seconds pass
      Then the app was told "entered region Home"

    @A-81
    Scenario: With Wi-Fi scanning it is noticed at once
      Given the app is open
      And the app monitors the region "Home" of 200 m around Kraków
      When the user travels to Kraków
      And 2 seconds pass
      Then the app was told "entered region Home"

    @A-81
    Scenario: How late is a setting
      Given the region latency without Wi-Fi scanning is 10 minutes
      And Wi-Fi scanning is off
      And the app is open
      And the app monitors the region "Home" of 200 m around Kraków
      When the user travels to Kraków
      And 9 minutes 59 seconds pass
      Then the app was told nothing about regions
      When 2 seconds pass
      Then the app was told "entered region Home"

  Rule: A mock app says so

    @A-80
    Scenario: A place where the user is not
      Given a mock app says that the user is in Kraków
      And the app is open
      When the app asks for its location
      Then the last fix is from a mock app
      And the last fix is within 1 m of Kraków

    @A-80
    Scenario: No mock app
      Given the app is open
      When the app asks for its location
      Then the last fix is from the phone
