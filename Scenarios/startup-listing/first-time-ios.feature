@ios
Feature: The first time the app is opened, on iOS
  iOS asks only while Location Services are on, and only for an app that says what it needs the location for.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  @startup:FR-003 @startup:EDGE-1 @startup:US2.1
  Scenario: Location Services were off when the app was first opened
    Given Location Services are off
    When the user opens the app
    Then no system alert is shown
    And the popup says "Location Services"
    When the user taps "Cancel"
    Then the last listing query has no coordinates
    And all listings are shown
    When Location Services are switched on
    And the user leaves the startup screen and returns to it
    Then the location permission alert is shown

  Scenario: The question says what the position is for
    When the user opens the app
    Then the location permission alert is shown
    And the alert says "Your position is used while you use the app."

  @startup:FR-007 @startup:SC-001 @startup:FR-003 @startup:US2.1
  Scenario: The app was built without saying what it needs the location for
    Given the app's when-in-use usage description is missing
    When the user opens the app
    Then no system alert is shown
    And no popup is shown
    And the server has received 1 listing query
    And the last listing query has no coordinates
    And all listings are shown
