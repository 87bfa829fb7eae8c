@ios
Feature: The popup of a user whom nobody has asked, on iOS
  What the popup says has to stay true while it is up, also where its reason goes and leaves the permission undecided.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  @startup:SC-002
  Scenario: Location Services come back behind the popup of a new user
    Given Location Services are off
    When the user opens the app
    Then the popup says "Location Services are switched off"
    When Location Services are switched on
    Then the screen does not show "Location Services are switched off"

  @startup:SC-002
  Scenario: A new user switches Location Services on by themselves, and comes back to the popup
    Given Location Services are off
    When the user opens the app
    Then the popup says "Location Services are switched off"
    When the user leaves the app
    And Location Services are switched on
    And the user returns to the app
    Then the screen does not show "Location Services are switched off"

  @startup:SC-002
  Scenario: A restriction is lifted behind the popup, and nothing has been decided
    Given location permission is restricted
    When the user opens the app
    Then the popup says "restricted on this device"
    When location permission changes to not determined
    Then the screen does not show "restricted on this device"
