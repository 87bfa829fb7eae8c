@ios @android
Feature: The first time the app is opened

  A new user is asked by the phone, once, and sees listings whatever they answer.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A new user is asked by the phone itself

    @startup:US2.1 @startup:FR-003
    Scenario: The permission alert appears
      When the user opens the app
      Then the location permission alert is shown
      And no popup is shown
      And no listing query has been sent

    @startup:FR-003
    Scenario: The alert appears once, however the app is left and opened again
      When the user opens the app
      And the user answers "Don't Allow"
      And the user leaves the app
      And the user returns to the app
      And the user leaves the startup screen and returns to it
      Then the location permission alert has been shown 1 time

  Rule: Whatever the answer, listings follow

    @startup:US2.2 @startup:FR-008
    Scenario: The user allows it
      When the user opens the app
      And the user answers "Allow While Using App"
      Then the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the listings are shown

    @startup:US2.2
    Scenario: The user allows it once
      When the user opens the app
      And the user answers "Allow Once"
      Then the server has received 1 listing query
      And the last listing query has the device's coordinates

    @startup:US2.3 @startup:FR-009 @startup:FR-007
    Scenario: The user does not allow it
      When the user opens the app
      And the user answers "Don't Allow"
      Then the app has asked the phone for its location 0 times
      And the server has received 1 listing query
      And the last listing query has no coordinates
      And no popup is shown

    @startup:US2.4 @startup:SC-001
    Scenario: After a no, all animals can be browsed
      When the user opens the app
      And the user answers "Don't Allow"
      Then all listings are shown
      When the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown

  Rule: A permission for one time ends, and the app asks again

    @startup:FR-003 @startup:FR-001
    Scenario: Allow Once does not survive a restart of the app
      When the user opens the app
      And the user answers "Allow Once"
      And the user quits the app
      And 1 minute passes
      And the user opens the app
      Then the location permission alert is shown
      And the location permission alert has been shown 2 times
