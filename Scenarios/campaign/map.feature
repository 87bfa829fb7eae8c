@ios @android
Feature: The map
  The promoter sees where they are and where they have been.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:6.1
  Scenario: The marker goes with the promoter
    Then the map's marker is within 1 m of Warsaw
    When the user walks 100 m north at 2 m/s
    And 4 seconds pass
    Then the map's marker is within 1 m of Warsaw
    When 1 second passes
    Then the map's marker is within 1 m of the user
    When 5 seconds pass
    Then the map's marker is within 1 m of the user
    When 40 seconds pass
    Then the map's marker is within 1 m of the user

  @campaign:6.1 @campaign:6.2
  Scenario: The line ends where the marker is
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    Then the map shows 1 line
    And the map's lines have 11 points
    And the map's lines are 100 m long, give or take 1 m
    When the user walks 100 m east at 2 m/s
    And 50 seconds pass
    Then the map's lines have 21 points
    And the map's lines are 200 m long, give or take 1 m
    And the map's marker is within 1 m of the user

  @campaign:6.2 @campaign:1.2
  Scenario: The line grows point by point
    When the user walks 50 m north at 2 m/s
    And 5 seconds pass
    Then the map's lines have 2 points
    When 5 seconds pass
    Then the map's lines have 3 points
    When 5 seconds pass
    Then the map's lines have 4 points

  @campaign:6.1 @campaign:6.2 @campaign:4.5 @campaign:7.2
  Scenario: The line is there again after a crash
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the app crashes
    And the user opens the app
    Then the map's lines are 100 m long, give or take 1 m
    And the distance shown is "0.10 km"
    And the map's marker is within 1 m of the user

  @campaign:6.3
  Scenario: The center button
    When the user walks 200 m north at 2 m/s
    And 50 seconds pass
    And the user taps "Center"
    Then the map is centred on the user
    And the map's zoom level is 16
    When 50 seconds pass
    And the user taps "Center"
    Then the map is centred on the user
    And the map's zoom level is 16

  @campaign:6.3
  Scenario: It brings back a map that was moved away, as often as that is
    When the user walks 200 m north at 2 m/s
    And 50 seconds pass
    And the user moves the map to Kraków at zoom level 9
    Then the map is centred on Kraków
    And the map's zoom level is 9
    When the user taps "Center"
    Then the map is centred on the user
    And the map's zoom level is 16
    When the user stands still
    And the user moves the map to Kraków at zoom level 19
    Then the map is centred on Kraków
    And the map's zoom level is 19
    When the user taps "Center"
    Then the map is centred on the user
    And the map's zoom level is 16

  @campaign:6.3
  Scenario: It goes to the marker, which stays behind where positions are too vague for it
    When the user walks 200 m north at 2 m/s and arrives
    And positions are accurate to 80 m
    And the user walks 300 m east at 2 m/s
    And 20 seconds pass
    Then the map's marker is within 1 m of 52.2315, 21.0122
    When the user moves the map to Kraków at zoom level 9
    And the user taps "Center"
    Then the map is centred on 52.2315, 21.0122
    And the map's zoom level is 16
    When positions are accurate to 5 m
    And the user arrives
    And 1 minute passes
    Then the map's marker is within 1 m of the user
    When the user taps "Center"
    Then the map is centred on the user

  @campaign:6.3
  Scenario: Nothing but the button moves it back
    When the user moves the map to Kraków at zoom level 9
    And the user walks 200 m north at 2 m/s
    And 50 seconds pass
    And the user pauses the campaign
    Then the map is centred on Kraków
    And the map's zoom level is 9

  @campaign:6.3 @campaign:6.1
  Scenario: The marker and the center button during a pause
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the user pauses the campaign
    And the user taps "Center"
    Then the map is centred on the user
    And the map's zoom level is 16
    When the user walks 100 m north at 2 m/s and arrives
    Then the map's marker is within 1 m of 52.2306, 21.0122
    When the user moves the map to Kraków at zoom level 9
    And the user taps "Center"
    Then the map is centred on 52.2306, 21.0122
    And the map's zoom level is 16
    When the user resumes the campaign
    Then the map's marker is within 1 m of the user
    When the user taps "Center"
    Then the map is centred on the user

  @campaign:6.3 @campaign:6.1
  Scenario: Without a position there is nothing to centre on
    Given the user cancels the campaign
    And the first fix takes 20 seconds
    When the user starts the campaign "City run"
    Then the map shows no marker
    And the button "Center" is not shown
    When 20 seconds pass
    Then the button "Center" is shown

  @campaign:6.2
  Scenario: A walk around the old town
    Given the user cancels the campaign
    And the user is at 52.2437, 21.0165
    When the user starts the campaign "Spring leaflets"
    And the user follows the route "routes/old-town.gpx" at 5 km/h
    And 40 minutes pass
    Then the map's marker is within 1 m of 52.2545, 21.0020
    And the distance travelled is 1.60 km, give or take 40 m
    And the map's lines are 1.60 km long, give or take 40 m
