Feature: The first time a pet listing app is opened
  The app that is played here comes with rehearse. Change a line, and play again: rehearse run

  @ios @android
  Scenario: Who allows location sees the pets nearby
    Given the pet listing app is installed
    And the user is in Warsaw
    When the user opens the app
    And the user answers "allow"
    Then the last listing query has the device's coordinates
    And the listings are those near Warsaw, nearest first

  @ios @android
  Scenario: Who does not allow location sees listings all the same
    Given the pet listing app is installed
    And the user is in Warsaw
    When the user opens the app
    And the user answers "deny"
    Then within 30 seconds all listings are shown
