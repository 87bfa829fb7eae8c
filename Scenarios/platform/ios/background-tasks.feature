@ios
Feature: Background tasks
  An app that leaves the front in the middle of something asks for time to end it. About half a minute is what iOS gives,
  and who overdraws it is ended.

  Background:
    Given the app is open

  @I-52
  Scenario: The app goes on until it has ended what it is at
    Given the app begins the background task "send points"
    When the user leaves the app
    And 20 seconds pass
    Then the app is in the background
    When the app ends the background task "send points"
    And 5 seconds pass
    Then the app is suspended

  @I-52
  Scenario: After half a minute its time is over
    Given the app begins the background task "send points"
    And the app begins the background task "tidy up"
    When the user leaves the app
    And what the app was told so far is set aside
    And 29 seconds pass
    Then the app was told nothing about work
    When 1 second passes
    Then about work the app was told:
      | work expired: send points |
      | work expired: tidy up     |
    When the app ends the background task "send points"
    And the app ends the background task "tidy up"
    And 5 seconds pass
    Then the app is suspended

  @I-52
  Scenario: Who does not end it then, is ended
    Given the app begins the background task "send points"
    When the user leaves the app
    And 34 seconds pass
    Then the app is in the background
    When 1 second passes
    Then the app is not running

  @I-52
  Scenario: One task after the other gains no time
    Given the app begins the background task "first"
    When the user leaves the app
    And 20 seconds pass
    And the app begins the background task "second"
    And the app ends the background task "first"
    And 10 seconds pass
    Then the app was told "work expired: second"

  @I-52
  Scenario: In front the time does not run, and the way back gives all of it
    Given the app begins the background task "send points"
    When 10 minutes pass
    And the user leaves the app
    And 25 seconds pass
    And the user opens the app
    And the user leaves the app
    And 29 seconds pass
    Then the app was told nothing about work
    When 1 second passes
    Then the app was told "work expired: send points"

  @I-52
  Scenario: Beside updates in the background the time does not run
    Given location permission is always
    And the app starts background location updates
    And the app begins the background task "send points"
    When the user leaves the app
    And 10 minutes pass
    Then the app was told nothing about work
    And the app is in the background

  @I-52
  Scenario: An app that was woken by a region gets the time too
    Given location permission is always
    And the user is in Warsaw
    And the app monitors the region "Home" of 200 m around Warsaw
    When the system ends the app
    And the user walks 2 km north at 2 m/s
    Then within 4 minutes the app is in the background
    When the app begins the background task "send points"
    And 29 seconds pass
    Then the app is in the background
    And the app was told nothing about work

  Scenario: A second beginning of the same task begins nothing
    Given the app begins the background task "send points"
    And the app begins the background task "send points"
    When the app ends the background task "send points"
    And the user leaves the app
    And 5 seconds pass
    Then the app is suspended

  Scenario: How long the time is can be set
    Given the background task time is 2 minutes
    And the app begins the background task "send points"
    When the user leaves the app
    And 1 min 59 s pass
    Then the app was told nothing about work
    When 1 second passes
    Then the app was told "work expired: send points"
