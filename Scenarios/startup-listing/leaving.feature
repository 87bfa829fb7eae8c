@ios @android
Feature: The user leaves while the app is busy
  Phones are put away and taken out again. The list is there when the user is back, and nothing is asked twice.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw
    And location permission is while using

  Rule: Another screen of the app does not disturb the search or the query

    @startup:FR-002 @startup:FR-012
    Scenario: The user leaves the screen while the phone looks for them
      Given the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      Then the screen shows that it is loading
      And no listings are shown
      When the user leaves the startup screen
      And 1 second passes
      And the user returns to the startup screen
      And 3 seconds pass
      Then the app has asked the phone for its location 1 time
      And the server has received 1 listing query
      And the listings are those near Warsaw, nearest first

    @startup:FR-012
    Scenario: The location is found while another screen is in view
      Given the first fix takes 5 seconds
      And the listing server answers after 10 seconds
      When the user opens the app
      And the user leaves the startup screen
      And 8 seconds pass
      And the user returns to the startup screen
      Then the server has received 1 listing query
      And the last listing query has the device's coordinates
      And the screen shows that it is loading
      When 10 seconds pass
      Then the server has received 1 listing query
      And the listings are those near Warsaw, nearest first
      And the screen does not show that it is loading

    @startup:FR-013 @startup:FR-012
    Scenario: The popup that the user has not seen yet comes after the query
      Given the listing server answers after 10 seconds
      When the user opens the app
      And the user leaves the startup screen
      And Location Services are switched off
      And the user returns to the startup screen
      Then no popup is shown
      When 10 seconds pass
      Then the popup "Location is off" is shown
      When the user taps "Cancel"
      And 10 seconds pass
      Then all listings are shown
      And the popup "Location is off" has been shown 1 time this session

  Rule: Another app does not disturb them either

    @startup:FR-012
    Scenario Outline: The user looks at another app for <time> while the phone looks for them
      Given the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      And the user leaves the app
      And <time> pass
      And the user returns to the app
      Then within 4 seconds the listings are shown
      And the server has received 1 listing query
      And the screen does not show that it is loading

      Examples:
        | time       |
        | 2 seconds  |
        | 60 seconds |
        | 2 hours    |

    @startup:FR-014 @startup:SC-001
    Scenario Outline: The user looks at another app for <time> while the phone looks for them in vain
      Given there is no GPS signal
      When the user opens the app
      And 1 second passes
      And the user leaves the app
      And <time> pass
      And the user returns to the app
      Then within 7 seconds all listings are shown
      And the server has received 1 listing query without coordinates

      Examples:
        | time      |
        | 2 seconds |
        | 2 hours   |

    @startup:FR-012
    Scenario Outline: The user looks at another app for <time> while the server is slow
      Given the next answer of the listing server takes 10 seconds
      When the user opens the app
      And 1 second passes
      And the user leaves the app
      And <time> pass
      And the user returns to the app
      And 1 minute passes
      Then the screen does not show that it is loading
      And no popup is shown
      When the user pulls to refresh
      Then the listings are those near Warsaw, nearest first

      Examples:
        | time       |
        | 2 seconds  |
        | 60 seconds |
        | 2 hours    |

    Scenario: The system ends the app while the server is slow
      Given the next answer of the listing server takes 10 seconds
      When the user opens the app
      And the user leaves the app
      And the system ends the app
      And the user opens the app
      Then the app has been started 2 times
      And the listings are those near Warsaw, nearest first
      When 1 minute passes
      Then the server has received 2 listing queries
      And the listings are those near Warsaw, nearest first

    Scenario: The server stays silent while the user is elsewhere
      Given the listing server does not answer
      When the user opens the app
      And the user leaves the app
      And 1 hour passes
      And the user returns to the app
      Then within 1 second the screen shows "Try again"
      And the screen does not show that it is loading
      When the listing server works again
      And the user taps "Try again"
      Then the listings are those near Warsaw, nearest first

    @startup:FR-012
    Scenario: The app crashes while the server is slow
      Given the listing server answers after 10 seconds
      When the user opens the app
      And the app crashes
      And the user opens the app
      And 10 seconds pass
      Then the server has received 2 listing queries
      And the listings are those near Warsaw, nearest first
      And the screen does not show that it is loading
