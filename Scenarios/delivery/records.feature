@ios @android
Feature: What a position comes with
  Each record says how good it is, and how the phone was; what is impossible is not taken, and what is old goes.

  Background:
    Given the user is at 52.2180, 21.0122
    And the battery is at 80%
    And the delivery route is under way

  @delivery:TRACK-6 @delivery:API-1
  Scenario: Everything that is known
    When the user drives 2 km north at 30 km/h and arrives
    And 1 minute passes
    Then every location on the server tells "accuracy, speed, battery, charging, route"
    And every location of a moving courier tells "heading, activity"

  @delivery:TRACK-6
  Scenario: The charger
    When the user connects the charger
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the last location on the server says:
      | charging | yes |
      | route    | r-1 |

  @delivery:TRACK-7 @delivery:API-1
  Scenario Outline: <what> is refused
    When the courier sends a location with:
      | <member> | <value> |
    Then the request was refused with 400 because "<member>"

    Examples:
      | what                | member    | value |
      | A latitude of 91    | latitude  | 91    |
      | A latitude of -91   | latitude  | -91   |
      | A longitude of 181  | longitude | 181   |
      | A longitude of -181 | longitude | -181  |
      | A negative accuracy | accuracy  | -1    |
      | A negative speed    | speed     | -1    |
      | A heading of 361    | heading   | 361   |
      | A negative heading  | heading   | -1    |

  @delivery:TRACK-7
  Scenario Outline: <value> percent of charge
    When the courier sends a location with:
      | battery_level | <value> |
    Then the request was refused with 400 because "battery_level"

    Examples:
      | value |
      | 101   |
      | -1    |

  @delivery:TRACK-7 @delivery:API-1
  Scenario: What lies on the bounds is taken
    When the courier sends a location with:
      | latitude      | 90  |
      | heading       | 360 |
      | battery_level | 0   |
      | accuracy      | 0   |
    Then the request was answered

  @delivery:PRIVACY-2
  Scenario: Without consent the server takes nothing
    When the user taps "Stop sharing my position"
    And 1 minute passes
    And the courier sends a location
    Then the request was refused with 403

  @delivery:TRACK-6
  Scenario: What the phone knew
    When the user drives 6 km west at 60 km/h
    And 2 minutes pass
    Then the last location on the server says:
      | accuracy | 5 m     |
      | speed    | 60 km/h |
      | heading  | 270     |
      | battery  | 80%     |
      | charging | no      |
      | activity | driving |
      | route    | r-1     |

  @delivery:TRACK-6
  Scenario: How high it was
    When the user follows the route "routes/hill.gpx" at 30 km/h
    And the user arrives
    And 1 minute passes
    Then the last location on the server says:
      | altitude | 112 m |
