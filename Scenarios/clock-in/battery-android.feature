@android
Feature: The charged battery on Android
  Android starts the app for work that needs a charger, or never ended it. A service for positions begins out of sight only
  where they are always allowed, and where Android lets it.

  Background:
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%

  @clock-in:US3.2 @A-41 @A-42
  Scenario: Allowed only while in use, tracking goes on all the same
    Given location permission is while using
    And the employee is clocked in
    When the user locks the phone
    And the battery falls to 15%
    And 10 minutes pass
    And the user connects the charger
    Then location updates are on
    And the notification "Battery low" is not shown

  @clock-in:US3.2 @A-42
  Scenario: Allowed only while in use, and ended by the system meanwhile, tracking goes on when the app is opened
    Given location permission is while using
    And the employee is clocked in
    When 10 minutes pass
    And the user leaves the app
    And the battery falls to 15%
    And 10 minutes pass
    And the system ends the app
    And 5 minutes pass
    And the user connects the charger
    And 5 hours pass
    Then location updates are off
    And the notification "Tracking is paused" is shown
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the notification "Battery low" is not shown
    And within 1 second 2 gaps are logged
    And every recorded point is on the server

  @clock-in:US3.2 @A-43 @A-48 @A-68 @A-77 @A-78
  Scenario Outline: When <something ends its service>, tracking goes on when the app is opened
    Given <setting>
    And the employee is clocked in
    When 10 minutes pass
    And the user leaves the app
    And the battery falls to 15%
    And 10 minutes pass
    And <something ends its service>
    And 5 minutes pass
    And the user connects the charger
    And 5 hours pass
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown
    And the notification "Battery low" is not shown
    And within 1 second a gap with the reason "low battery" is logged
    And every recorded point is on the server

    Examples:
      | setting                                    | something ends its service                          |
      | location permission is always              | the user stops the app in the list of active apps   |
      | location permission is always              | the user force-stops the app                        |
      | the swipe from recents is "stops services" | the user closes the app                             |
      | the killed services is "gone"              | the system ends the app                             |
      | the maker's killer is "autostart off"      | the system ends the app                             |
      | location permission is always              | the user sets battery use to restricted in Settings |
