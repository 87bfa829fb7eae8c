Feature: Near me

  @ios @android
  Scenario: Who allows location is found
    Given the app "Near me" is installed
    And location permission is while using
    And the user is at 52.2297, 21.0122
    When the user opens the app
    And the user taps "Find me"
    Then within 20 seconds the screen shows "You are at 52.2297, 21.0122."

  @ios @android
  Scenario: Who does not allow location is told so
    Given the app "Near me" is installed
    And location permission is denied
    When the user opens the app
    And the user taps "Find me"
    Then within 25 seconds the screen shows "You were not found."

  @ios @android
  Scenario: The last place is there again after a restart
    Given the app "Near me" is installed
    And location permission is while using
    And the user is at 52.2297, 21.0122
    When the user opens the app
    And the user taps "Find me"
    Then within 20 seconds the screen shows "You are at 52.2297, 21.0122."
    When the system ends the app
    And the user opens the app
    Then the screen shows "You were at 52.2297, 21.0122."
