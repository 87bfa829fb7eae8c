@android
Feature: Updated, or stopped among the active apps, on Android
  Android starts an updated app, which may record out of sight only what its permission covers. "Stop" in the list of active
  apps ends the app, until its promoter opens it.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
    And the campaign "Spring leaflets" is running

  @campaign:4.5
  Scenario: Its permission covers no recording out of sight, so the promoter has to open the app
    When the user walks 1 km north at 2 m/s
    And 100 seconds pass
    And the user locks the phone
    And the app is updated to version "2.0"
    And 100 seconds pass
    Then the foreground service notification is not shown
    When the user unlocks the phone
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And no point was recorded between 101 seconds and 200 seconds

  @campaign:4.5
  Scenario: Stopped among the active apps, nothing is recorded until the app is opened
    When the user walks 600 m north at 2 m/s
    And 100 seconds pass
    And the user stops the app in the list of active apps
    Then the foreground service notification is not shown
    When 100 seconds pass
    Then no point was recorded between 101 seconds and 200 seconds
    When the user opens the app
    And 100 seconds pass
    Then the campaign "Spring leaflets" is active
    And the map shows 2 lines
    And within 40 seconds every recorded point is on the server
