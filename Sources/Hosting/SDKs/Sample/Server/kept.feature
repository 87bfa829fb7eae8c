@ios @android
Feature: What the server keeps
  These scenarios need a real server, since they look into it: each punch is there once, as it was clocked.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using

  Scenario: A punch is there as it was clocked
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the server holds at "GET /punches":
      """json
      {
        "count": 1,
        "punches": [
          {
            "id": "1",
            "kind": "in",
            "latitude": 52.2297,
            "longitude": 21.0122,
            "at": 1767600000000
          }
        ]
      }
      """

  Scenario: A punch whose answer was lost is there once
    Given the server loses its next reply
    When the user opens the app
    And the user taps "Clock in"
    Then the server holds "count" = 1 at "GET /punches"
    And the badge "Not sent yet" is shown
    When 61 seconds pass
    Then the server has received 2 "POST /punches" requests
    And the server holds "count" = 1 at "GET /punches"
    And the badge "Not sent yet" is not shown

  Scenario: The way repeats a punch
    Given the next request reaches the server twice
    When the user opens the app
    And the user taps "Clock in"
    Then the server holds "count" = 1 at "GET /punches"

  Scenario: What the scenario refuses never reaches the server
    Given the server answers the next "POST /punches" with status 503
    When the user opens the app
    And the user taps "Clock in"
    Then the server holds "count" = 0 at "GET /punches"
    When 61 seconds pass
    Then the server holds "count" = 1 at "GET /punches"

  Scenario: Without a network nothing comes
    Given the phone is offline
    When the user opens the app
    And the user taps "Clock in"
    Then the server holds "count" = 0 at "GET /punches"
    When the phone comes back online
    Then within 1 second the server holds "punches[0].kind" = "in" at "GET /punches"

  Scenario: Installed again, the app's punches are not taken for those from before
    When the user opens the app
    And the user taps "Clock in"
    And 1 minute passes
    And the user deletes the app and installs it again
    And the user opens the app
    And the user taps "Clock in"
    And the user answers "allow"
    Then the server holds "count" = 2 at "GET /punches"

  Scenario: What the team has put there
    Given the server has been sent "POST /reset"
    When the user opens the app
    And the user taps "Clock in"
    Then the server holds "punches[0].at" = 1767600000000 at "GET /punches"
