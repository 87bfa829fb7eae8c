@android
Feature: Clocked out offline, and the phone is put away, on Android
  Where nothing is recorded, Doze lets a locked phone send in its windows only, and a restricted app sends nothing out of
  sight. Nothing is lost by that: everything comes with the window, the charger or the user.

  Background:
    Given the employee is clocked in
    And 11 minutes pass
    And the phone goes offline
    And 1 hour passes

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-68 @A-72
  Scenario Outline: Locked for <time>, the phone sends in the next window, <later> later
    When the employee clocks out
    And the user locks the phone
    And <time> pass
    And the phone comes back online
    And <until> pass
    Then 4 recorded points are waiting on the phone
    And the server has received no clock-out
    And within 1 minute every recorded point is on the server
    And the server has received the clock-out
    And the shift is not flagged for review

    Examples:
      | time       | until           | later      |
      | 5 minutes  | 3 min 30 s      | 4 minutes  |
      | 10 minutes | 9 min 30 s      | 10 minutes |
      | 70 minutes | 49 min 30 s     | 50 minutes |
      | 5 hours    | 3 h 14 min 30 s | 3 h 15 min |

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-68 @A-72
  Scenario: With power saving on, Doze comes sooner
    Given the phone's power saving is on
    When the employee clocks out
    And the user locks the phone
    And 90 seconds pass
    And the phone comes back online
    And 59 minutes pass
    Then 4 recorded points are waiting on the phone
    And within 1 minute every recorded point is on the server
    And the server has received the clock-out

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-68 @A-72
  Scenario Outline: Locked for <time>, it sends at once when <something happens>
    When the employee clocks out
    And the user locks the phone
    And <time> pass
    And the phone comes back online
    And 1 minute passes
    Then 4 recorded points are waiting on the phone
    When <something happens>
    Then within 1 second every recorded point is on the server
    And the server has received the clock-out

    Examples:
      | time       | something happens                  |
      | 10 minutes | the user unlocks the phone         |
      | 10 minutes | the user connects the charger      |
      | 5 hours    | the user unlocks the phone         |
      | 5 hours    | the user connects the charger      |
      | 5 hours    | the user walks 90 m north at 1 m/s |

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-68 @A-72
  Scenario: A shift that may not be tracked any more waits like one that has ended
    When the user sets location permission to denied in Settings
    And the user locks the phone
    And 10 minutes pass
    And the phone comes back online
    And 9 minutes and 30 seconds pass
    Then 4 recorded points are waiting on the phone
    And within 1 minute every recorded point is on the server

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-77
  Scenario: With restricted battery use everything is sent when the app is opened
    Given the app's battery use is restricted
    When the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the phone comes back online
    And 8 hours pass
    Then 4 recorded points are waiting on the phone
    And the server has received no clock-out
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the clock-out
