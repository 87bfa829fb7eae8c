@android
Feature: What makers of Android phones build in
  Many makers end apps, or keep them from starting, in ways that no page of Android has. They are off unless a scenario
  says otherwise, and are as their users report them.

  Background:
    Given the app's notifications are on
    And location permission is always

  @A-77 @A-48
  Scenario Outline: A swipe where the maker's killer is "<killer>"
    Given the maker's killer is "<killer>"
    And the app is open
    And the app starts a foreground service
    When the user quits the app
    And 1 minute passes
    Then the foreground service notification <is>

    Examples:
      | killer              | is           |
      | none                | is shown     |
      | swipe ends services | is not shown |
      | all of these        | is not shown |
      | autostart off       | is shown     |

  @A-77
  Scenario Outline: A geofence, a message and the phone's start where the maker's killer is "<killer>"
    Given the maker's killer is "<killer>"
    And the app is open
    And the app monitors the region "Kraków" of 200 m around Kraków
    And the user leaves the app
    And the system ends the app
    When the user travels to Kraków
    And 10 minutes pass
    And an urgent message reaches the app
    And the phone restarts
    And the user unlocks the phone
    Then the app is <state>

    Examples:
      | killer              | state             |
      | none                | in the background |
      | swipe ends services | in the background |
      | autostart off       | not running       |
      | all of these        | not running       |

  @A-77
  Scenario: Autostart off keeps nothing from an app that runs
    Given the maker's killer is "autostart off"
    And the app is open
    And the app monitors the region "Kraków" of 200 m around Kraków
    And the user leaves the app
    And the user travels to Kraków
    Then within 10 minutes the app was told "entered region Kraków"

  @A-77
  Scenario: Deferred work does not start an app that may not start by itself
    Given the maker's killer is "autostart off"
    And the app is open
    And the app defers the work "send points" for 1 hour
    And the user leaves the app
    And the system ends the app
    When 2 hours pass
    Then the work "send points" waits
    When the user opens the app
    Then the work "send points" runs

  @A-77
  Scenario: An app that nobody has used for three days sleeps
    Given the maker's killer is "sleeping apps"
    And the app is open
    And the app defers the work "early" for 71 hours
    And the app defers the work "late" for 73 hours
    And the user leaves the app
    When 71 hours pass
    Then the work "early" runs
    When 5 hours pass
    Then the work "late" waits
    When the user opens the app
    Then the work "late" runs

  @A-77
  Scenario: One with a service does not sleep
    Given the maker's killer is "sleeping apps"
    And the time until an app sleeps is 1 day
    And the app is open
    And the app starts a foreground service
    And the app defers the work "late" for 25 hours
    And the user leaves the app
    When 25 hours pass
    Then the work "late" runs
