@ios @android
Feature: What an app is told, and in which order

  Scenario: An app that is left is told so in two steps, on either platform
    Given the app is open
    When the user leaves the app
    Then the app was told "no longer in front" and then "out of sight"
    And the app was told nothing else

  Scenario: Positions can be counted, or left aside
    Given location permission is while using
    And the app is open
    When the app starts location updates
    And 10 minutes pass
    And the user leaves the app
    Then apart from fixes the app was told:
      | no longer in front |
      | out of sight       |
    And the app was told "a fix" 601 times

  Scenario: What stands in one row of a table comes in whatever order
    Given location permission is while using
    And the app is open
    When the app starts location updates
    And 2 seconds pass
    And the user leaves the app
    Then the app was told:
      | a fix, 3 times |                    |
      | out of sight   | no longer in front |

  Scenario: Each request for permission counts, shown to the user or not
    Given the app is open
    Then the app has not asked for permission
    And a system alert has been shown 0 times

  Scenario: A user arrives where they are going
    When the user walks 3 km north at 5 km/h and arrives
    Then the user has arrived
    And the user has travelled 3 km, give or take 10 m

  Scenario: An app that a question covers is told once that it is not in front
    Given the app is open
    And the app asks for when-in-use permission
    And what the app was told so far is set aside
    When the user leaves the app
    Then the app was told:
      | out of sight |

  Scenario: What an app was told of the network it is not told again when it resumes
    Given the app is open
    And the phone goes offline
    And the user leaves the app
    And 1 minute passes
    And what the app was told so far is set aside
    When the user returns to the app
    Then the app was told "offline" 0 times

  Scenario: What became of the network while it was suspended it is told when it resumes
    Given the app is open
    And the user leaves the app
    And 1 minute passes
    And the phone goes offline
    And what the app was told so far is set aside
    When the user returns to the app
    Then the app was told "offline" 1 time
