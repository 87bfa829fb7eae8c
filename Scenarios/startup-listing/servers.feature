@ios @android
Feature: The network and the server misbehave
  A list that cannot be loaded is no dead end: the screen says what is wrong, and the user can try again.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw
    And location permission is while using

  Rule: A failed query says so and can be repeated

    @startup:FR-012
    Scenario Outline: The server's answer <trouble>, the user pulls to refresh
      Given the next answer of the listing server <trouble>
      When the user opens the app
      And 1 minute passes
      Then no listings are shown
      And the screen does not show that it is loading
      And the screen shows "<message>"
      When the user pulls to refresh
      Then the listings are shown
      And the screen does not show "Could not load"

      Examples:
        | trouble            | message                      |
        | has the status 500 | The server reported an error |
        | is malformed       | could not be read            |
        | is lost            | The connection was lost      |
        | never comes        | did not answer in time       |

    @startup:FR-012
    Scenario: The user tries again with the button
      Given the listing server answers with status 503
      When the user opens the app
      And the user taps "Try again"
      Then no listings are shown
      When the listing server works again
      And the user taps "Try again"
      Then the server has received 3 listing queries with coordinates
      And the listings are those near Warsaw, nearest first
      And the screen does not show "Try again"

    @startup:FR-012
    Scenario: A list that is in view stays when a refresh fails
      When the user opens the app
      Then the listings are shown
      When the phone goes offline
      And the user pulls to refresh
      Then the listings are those near Warsaw, nearest first
      And the screen shows "Could not refresh. You are offline."

    @startup:FR-012
    Scenario Outline: A list that is in view stays, and the screen says why: the answer <trouble>
      When the user opens the app
      Then the listings are shown
      When the next answer of the listing server <trouble>
      And the user pulls to refresh
      Then the listings are those near Warsaw, nearest first
      And the screen shows "Could not refresh. <message>"

      Examples:
        | trouble            | message                                |
        | has the status 500 | The server reported an error           |
        | is malformed       | The server's answer could not be read. |
        | is lost            | The connection was lost                |

    @startup:FR-012
    Scenario: A list that is in view stays while a refresh is never answered, and can be asked for again
      When the user opens the app
      And the next answer of the listing server never comes
      And the user pulls to refresh
      And 29 seconds pass
      Then the listings are those near Warsaw, nearest first
      And the screen shows "Updating listings…"
      When 1 second passes
      Then the listings are those near Warsaw, nearest first
      And the screen shows "Could not refresh. The server did not answer in time."
      When the user taps "Try again"
      Then the listings are those near Warsaw, nearest first
      And the screen does not show "Could not refresh"

    @startup:FR-012
    Scenario: A refresh that takes its time says so
      When the user opens the app
      And the listing server answers after 3 seconds
      And the user pulls to refresh
      And 2 seconds pass
      Then the listings are those near Warsaw, nearest first
      And the screen shows that it is loading
      And the screen shows "Updating listings…"
      When 1 second passes
      Then the screen does not show that it is loading
      And the listings are those near Warsaw, nearest first

    @startup:FR-012
    Scenario: There are no animals
      Given the listing server has no animals
      When the user opens the app
      Then no listings are shown
      And the screen shows "No pets are listed near you"
      And the screen does not show that it is loading

  Rule: Without a network the app waits for the user, not for the network

    Scenario: The phone was offline and is online again
      Given the phone is offline
      When the user opens the app
      Then no listings are shown
      And the screen shows "You are offline"
      When the phone comes back online
      And the user pulls to refresh
      Then the listings are shown
      And the last listing query has the device's coordinates

    Scenario: The network goes away while the server is slow
      Given the next answer of the listing server takes 10 seconds
      When the user opens the app
      And 2 seconds pass
      And the phone goes offline
      Then no listings are shown
      And the screen does not show that it is loading
      When the phone comes back online
      And the user pulls to refresh
      Then the listings are shown

    @startup:FR-014
    Scenario: In airplane mode, deep in a building
      Given the phone is offline
      And there is no GPS signal
      When the user opens the app
      Then within 20 seconds the screen shows "You are offline"
      And the screen does not show that it is loading
      When the phone comes back online
      And the user taps "Try again"
      Then within 20 seconds all listings are shown
      And the last listing query has no coordinates

    @startup:FR-013 @startup:SC-001
    Scenario: Trying again does not bring the popup back
      Given location permission is denied
      And the phone is offline
      When the user opens the app
      And the user taps "Cancel"
      Then the screen shows "You are offline"
      When the phone comes back online
      And the user taps "Try again"
      Then no popup is shown
      And all listings are shown
      And the last listing query has no coordinates

    @startup:FR-012
    Scenario: A query that is answered does not break with the connection
      When the user opens the app
      Then the listings are shown
      When what the app was told so far is set aside
      And the phone goes offline
      Then the app was told:
        | offline |
      And the listings are shown
