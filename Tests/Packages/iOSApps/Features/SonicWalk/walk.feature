Feature: A walk from point to point

  Background:
    Given the app "SonicWalk" is installed
    And the server answers "GET /tours" with the file "answers/tours.json"
    And the user is at 52.2500, 21.0137

  Scenario: The first point plays by itself
    When the user opens the app
    And 1 second passes
    And the user taps the row "Royal Way"
    Then a system alert is shown
    When the user answers "Allow While Using App"
    And the user walks 200 m south at 5 km/h
    And the user arrives
    And 2 seconds pass
    Then the screen shows "Playing"
