@ios
Feature: Ended by iOS, and started again by a circle
  With the permission for always, iOS starts an app that it has ended when the next point's circle is entered.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:STATE-2 @tour:REQ-4 @tour:REQ-2
  Scenario: The circle of the next point starts the app and its story
    When the user locks the phone
    And the system ends the app
    And the user walks 380 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the app has been started 2 times
    And the points triggered so far are "1"
    And the audio of point 1 is playing
    And only the circle of point 2 is watched

  @tour:REQ-2
  Scenario: Started by the circle during a phone call, the story waits for its end
    When the user locks the phone
    And the system ends the app
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 380 m north at 1.5 m/s and arrives
    And 5 minutes pass
    Then the app has been started 2 times
    And the points triggered so far are "1"
    And the audio is not playing
    When the phone call ends
    Then the audio of point 1 is playing

  @tour:EDGE-3 @tour:REQ-4
  Scenario: Where positions are poor, the phone's own circle tells
    Given positions are accurate to 150 m
    When the user locks the phone
    And the user walks 380 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the points triggered so far are "1"

  @tour:SETUP-2
  Scenario: The blue indicator says that the location is in use
    Given the user sets location permission to while using in Settings and returns
    When the user leaves the app
    Then the blue location indicator is shown
    And location updates are on
    When the user returns to the app
    And the user stops the tour
    And the user leaves the app
    Then the blue location indicator is not shown
