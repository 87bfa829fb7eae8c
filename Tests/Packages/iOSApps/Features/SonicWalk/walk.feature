@ios
Feature: A walk from point to point
  A story begins where it belongs, one after the other.

  Background:
    Given the user is in Warsaw

  Scenario: The first story plays by itself
    Given the walk is on
    When the user walks 290 m north at 1.5 m/s and arrives
    Then the stories of "none" were started
    And the phone holds no audio file
    When the user walks 30 m north at 1.5 m/s and arrives
    Then the story "1. Castle" is heard
    And the audio player is ready
    And the screen shows "Reached last: Castle"

  Scenario: The map shows the points, and where the walker is
    Given the walk is on
    Then the map shows 3 points that can be tapped
    When the user walks 290 m north at 1.5 m/s and arrives
    Then the map's marker is within 20 m of the user

  Scenario: Only the next point is monitored
    Given the walk is on
    Then the platform watches 1 region
    And the metric "Next point" shows "1"
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the platform watches 1 region
    And the metric "Next point" shows "2"
    When the user walks 800 m north at 1.5 m/s and arrives
    Then the platform watches 0 regions

  Scenario: Every point once, and the tour is complete
    Given the walk is on
    When the user walks 1120 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the badge "Completed" is shown in blue
    And the stories of "1, 2, 3" were started
    And the stories "1. Castle, 2. Column, 3. Cathedral" were heard to their end
    And location updates are off
    When the user walks 1120 m south at 1.5 m/s and arrives
    Then the phone holds no audio file

  Scenario: Who skips ahead hears nothing
    Given the walk is on
    When the user travels to 52.2360, 21.0150
    And 10 seconds pass
    And the user walks to 52.2369, 21.0122 at 1.5 m/s and arrives
    Then the screen shows "You are at 2. Column"
    And the stories of "none" were started

  Scenario: A single wrong position starts nothing
    Given the walk is on
    When the user jumps 320 m north
    And 1 second passes
    And the user jumps 320 m south
    And 1 minute passes
    Then the stories of "none" were started

  Scenario: The next story follows right after the one that is heard
    Given the walk past near points is on
    When the user walks 510 m north at 2 m/s and arrives
    Then the story "1. Castle" is heard
    And the story "2. Column" comes next
    And within 2 minutes the screen shows "Heard so far: 1. Castle"
    And the story "2. Column" is heard

  Scenario: The phone stays in the pocket
    Given the walk is on
    When the user locks the phone
    And the user walks 720 m north at 1.5 m/s and arrives
    Then the audio is playing
    And the app is in the background
    When the user unlocks the phone
    Then the stories of "1, 2" were started

  Scenario: The server has no tours, and then it has
    Given the app "SonicWalk" is installed
    And the server answers "GET /api/tours" with status 503
    When the user opens the app
    Then the screen shows "Could not load the tours."
    When the server answers "GET /api/tours" with the file "answers/tours.json"
    And the user taps "Try again"
    Then the list shows:
      | title     | detail   |
      | Royal Way | 3 points |
