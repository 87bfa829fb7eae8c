Feature: The user leaves

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the user opens the app
    And the user taps "Park for 30 minutes"
    And 5 seconds pass

  Scenario: It is forgotten after five seconds
    When the user taps "Leave"
    Then the screen shows "Have a good trip."
    And the button "Undo" is shown
    When 5 seconds pass
    Then the screen shows "Where is your car?"
    And the metric "Price" shows ""
    And the button "Undo" is not shown

  Scenario: It was a mistake
    When the user taps "Leave"
    And 4 seconds pass
    And the user taps "Undo"
    And 1 minute passes
    Then the screen shows "29 minutes left"
    And the button "Leave" is shown

  Scenario: A note is saved a second after the last letter
    When the user enters "Level" into "Note"
    And 500 milliseconds pass
    And the user enters "Level 3" into "Note"
    And 1 second passes
    And the system ends the app
    And the user opens the app
    Then the field "Note" shows "Level 3"
