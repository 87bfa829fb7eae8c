@ios @android
Feature: The network and the server misbehave

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw
    And location permission is while using

  Rule: A failed query says so and can be repeated

    @startup:SC-001
    Scenario Outline: The server <trouble>, the user pulls to refresh
      Given the next answer of the listing server <trouble>
      When the user opens the app
      And 1 minute passes
      Then no listings are shown
      And the screen does not show that it is loading
      When the user pulls to refresh
      Then the listings are shown

      Examples:
        | trouble                |
        | has the status 500     |
        | is malformed           |
        | is lost                |
        | never comes            |

    @startup:SC-002
    Scenario: A list that is in view stays when a refresh fails
      When the user opens the app
      Then the listings are shown
      When the phone goes offline
      And the user pulls to refresh
      Then the listings are shown
      And the screen shows "Could not refresh"

    @startup:SC-001
    Scenario: The phone was offline and is online again
      Given the phone is offline
      When the user opens the app
      Then no listings are shown
      When the phone comes back online
      And the user pulls to refresh
      Then the listings are shown
