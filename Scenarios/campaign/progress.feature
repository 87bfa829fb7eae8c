@ios @android
Feature: Time, distance and state
  Three figures tell the promoter how the campaign stands.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:7.1
  Scenario: Second by second
    Then the elapsed time is "00:00:00"
    When 1 second passes
    Then the elapsed time is "00:00:01"
    When 1 second passes
    Then the elapsed time is "00:00:02"
    When 57 seconds pass
    Then the elapsed time is "00:00:59"
    When 1 second passes
    Then the elapsed time is "00:01:00"

  @campaign:7.1
  Scenario Outline: After <time>
    When <time> pass
    Then the elapsed time is "<shown>"

    Examples:
      | time          | shown    |
      | 59 min 59 s   | 00:59:59 |
      | 1 hour        | 01:00:00 |
      | 9 h 5 min 7 s | 09:05:07 |
      | 26 hours      | 26:00:00 |

  @campaign:7.1 @campaign:4.2
  Scenario: The time stands still during a pause
    When 90 seconds pass
    And the user pauses the campaign
    Then the elapsed time is "00:01:30"
    When 1 second passes
    Then the elapsed time is "00:01:30"
    And for 10 minutes the elapsed time is "00:01:30"

  @campaign:7.2
  Scenario: Ten metres by ten metres
    Then the distance shown is "0.00 km"
    When the user walks 1500 m north at 2 m/s
    And 5 seconds pass
    Then the distance shown is "0.01 km"
    When 5 seconds pass
    Then the distance shown is "0.02 km"
    When 40 seconds pass
    Then the distance shown is "0.10 km"
    When 450 seconds pass
    Then the distance shown is "1.00 km"
    When 250 seconds pass
    Then the distance shown is "1.50 km"

  @campaign:7.2
  Scenario: Distance is the way, not how far away
    When the user walks 500 m north at 2 m/s
    And 250 seconds pass
    And the user turns back
    And 250 seconds pass
    Then the distance shown is "1.00 km"

  @campaign:7.2
  Scenario Outline: However far it is (<way>)
    When the user moves <way> north at 5 m/s and arrives
    Then the distance shown is "<shown>"

    Examples:
      | way      | shown    |
      | 9.99 km  | 9.99 km  |
      | 12.34 km | 12.34 km |

  @campaign:7.3
  Scenario: The badge
    Then the badge "Active" is shown in green
    And the badge "Paused" is not shown
    When the user pauses the campaign
    Then the badge "Paused" is shown in yellow
    And the badge "Active" is not shown
    When the user resumes the campaign
    Then the badge "Active" is shown in green
    And the badge "Paused" is not shown

  @campaign:7.3
  Scenario: The badge of a pause that the promoter has not made
    When Location Services are switched off
    And 1 second passes
    Then the badge "Paused" is shown in yellow
    And the badge "Active" is not shown
    When the user taps "Close"
    And the user turns Location Services on in Settings and returns
    Then the badge "Paused" is shown in yellow
    When the app crashes
    And the user opens the app
    Then the badge "Paused" is shown in yellow
    And the badge "Active" is not shown
    When the user completes the campaign
    And the user starts the campaign "City run"
    Then the badge "Active" is shown in green
    And the badge "Paused" is not shown
