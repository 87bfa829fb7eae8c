@ios @android
Feature: What a clock-in and a clock-out say
  Whoever pays by the hour reads in them when and where a shift began and ended, how sure the phone was of the place, and
  how much was recorded in between. Times are milliseconds since 1970: 1767600000000 is Monday at 08:00.

  Background:
    Given the clock-in app is installed
    And location permission is always
    And the app's notifications are on

  Scenario: When and where each shift began
    Given the user is at 52.2297, 21.0122
    When the user opens the app
    And the employee clocks in
    Then the last "POST /api/shifts" request has the body:
      """json
      {
        "shift": "s-phone-1767600000000-1",
        "clockedInAtMs": 1767600000000,
        "position": {"timeMs": 1767600000000, "lat": 52.2297, "lng": 21.0122, "accuracy": 5, "speed": 0}
      }
      """
    When 30 minutes pass
    And the employee clocks out
    And the user drives to 52.3297, 21.2122 at 15 m/s
    And positions are accurate to 12 m
    And 10 minutes pass
    And the employee clocks in
    Then the last "POST /api/shifts" request has the body:
      """json
      {
        "shift": "s-phone-1767602400000-2",
        "clockedInAtMs": 1767602400000,
        "position": {"timeMs": 1767602400000, "lat": 52.2808055, "lng": 21.1144111, "accuracy": 12, "speed": 15000}
      }
      """

  @clock-in:SESSION-1
  Scenario: When and where each shift ended, and how much there is of it
    Given the user is at 52.2297, 21.0122
    When the user opens the app
    And the employee clocks in
    And 20 minutes pass
    And the employee clocks out
    Then the last "POST /api/shifts/*/clock-out" request has the body:
      """json
      {
        "clockedOutAtMs": 1767601200000,
        "position": {"timeMs": 1767601200000, "lat": 52.2297, "lng": 21.0122, "accuracy": 5, "speed": 0},
        "points": 3,
        "gaps": 0,
        "pruned": 0,
        "sessions": [
          {
            "fromMs": 1767600000000,
            "toMs": 1767601200000,
            "points": 3,
            "mode": "balanced",
            "intervalMs": 300000,
            "fastIntervalMs": 60000,
            "restingIntervalMs": 900000
          }
        ]
      }
      """
    When 10 minutes pass
    And the employee clocks in
    And the user drives to 52.5297, 21.4122 at 15 m/s
    And 12 minutes pass
    And the user switches Location Services off in Settings and returns
    And 20 minutes pass
    And the user switches Location Services on in Settings and returns
    And positions are accurate to 12 m
    And 10 minutes pass
    And the employee clocks out
    Then the last "POST /api/shifts/*/clock-out" request has the body:
      """json
      {
        "clockedOutAtMs": 1767604320000,
        "position": {"timeMs": 1767604320000, "lat": 52.4929026, "lng": 21.3631369, "accuracy": 12, "speed": 15000},
        "points": 24,
        "gaps": 1,
        "pruned": 0,
        "sessions": [
          {
            "fromMs": 1767601800000,
            "toMs": 1767602520000,
            "points": 13,
            "mode": "balanced",
            "intervalMs": 300000,
            "fastIntervalMs": 60000,
            "restingIntervalMs": 900000
          },
          {
            "fromMs": 1767603720000,
            "toMs": 1767604320000,
            "points": 11,
            "mode": "balanced",
            "intervalMs": 300000,
            "fastIntervalMs": 60000,
            "restingIntervalMs": 900000
          }
        ]
      }
      """

  Scenario: A place that is only about right is marked
    Given location permission is always with approximate location
    When the user opens the app
    And the employee clocks in
    And the user taps "Not now"
    Then the last "POST /api/shifts" request has "position.low" = true
    When 20 minutes pass
    And the employee clocks out
    Then the last "POST /api/shifts/*/clock-out" request has "position.low" = true

  @clock-in:FR-015
  Scenario Outline: A place that is worse than a point should be is better than none: <accuracy>
    Given positions are accurate to <accuracy>
    When the user opens the app
    And the employee clocks in
    And 9 seconds pass
    Then the shift server has received <before> "POST /api/shifts" requests
    When 2 seconds pass
    Then the last "POST /api/shifts" request has "position.accuracy" = <metres>

    Examples:
      | accuracy | before | metres |
      | 50 m     | 1      | 50     |
      | 51 m     | 0      | 51     |
      | 80 m     | 0      | 80     |

  @clock-in:FR-015
  Scenario: A place that is worse than a point should be is told also where the shift ends at once
    Given positions are accurate to 80 m
    When the user opens the app
    And the employee clocks in
    And 5 seconds pass
    And the employee clocks out
    And 20 seconds pass
    Then the last "POST /api/shifts" request has "position.accuracy" = 80
    And the last "POST /api/shifts" request has "position.low" = true
    And the clock-out has a position

  Scenario: A last known place is marked, and says since when it is known
    When the user opens the app
    And the employee clocks in
    And 7 minutes pass
    And there is no GPS signal
    And 10 minutes pass
    And the employee clocks out
    And 10 seconds pass
    Then the last "POST /api/shifts/*/clock-out" request has "clockedOutAtMs" = 1767601020000
    And the last "POST /api/shifts/*/clock-out" request has "position.lastKnown" = true
    And the last "POST /api/shifts/*/clock-out" request has "position.timeMs" = 1767600300000

  Scenario: No place is told where none was known
    Given there is no GPS signal
    When the user opens the app
    And the employee clocks in
    And 20 minutes pass
    And the employee clocks out
    And 10 seconds pass
    Then the last "POST /api/shifts" request has "position" = null
    And the last "POST /api/shifts/*/clock-out" request has "position" = null
