@ios @android
Feature: The app is updated
  The permission stays as it was decided, and the next start is like any other.

  @startup:FR-013
  Scenario: A new session of the new version says once more that location is off
    Given the pet listing app is installed
    And location permission is denied
    When the user opens the app
    And the user taps "Cancel"
    And the app is updated to version "2.0"
    And the user opens the app
    Then the app sees location permission denied
    And the popup "Location is off" has been shown 1 time this session
    When the user taps "Cancel"
    Then the listings are shown
