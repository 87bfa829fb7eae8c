Feature: A promoter's walk

  Scenario: What was recorded survives a lost network and a dead app
    Given the campaign app is installed
    And the user is at the start of the route "routes/old-town.gpx"
    And the campaign "Spring leaflets" is running
    When the user follows the route "routes/old-town.gpx" at 5 km/h
    And 3 minutes pass
    And the phone goes offline
    And 4 minutes pass
    And the system ends the app
    And 2 minutes pass
    And the user opens the app
    And 3 minutes pass
    Then the button "Pause" is shown
    When the phone comes online again
    Then within 2 minutes every recorded point is on the server
