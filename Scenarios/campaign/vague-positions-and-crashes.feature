@ios @android
Feature: The marker after a crash
  A position that is too vague moves no marker, in a new process either.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:6.1 @campaign:6.2 @campaign:6.3 @campaign:7.2 @campaign:4.5
  Scenario: A vague point is not where the marker comes back, in a pause
    When the user walks 100 m north at 2 m/s and arrives
    And positions are accurate to 51 m
    And the user walks 300 m north at 2 m/s and arrives
    Then the map's marker is within 1 m of 52.2306, 21.0122
    When the user pauses the campaign
    And the app crashes
    And the user opens the app
    Then the map's marker is within 1 m of 52.2306, 21.0122
    And the map's lines are 100 m long, give or take 1 m
    And the distance shown is "0.10 km"
    When the user taps "Center"
    Then the map is centred on 52.2306, 21.0122

  @campaign:6.1 @campaign:6.3
  Scenario: Where every position was too vague there is no marker after a crash either
    Given the user cancels the campaign
    And positions are accurate to 80 m
    When the user starts the campaign "City run"
    And 35 seconds pass
    Then 1 recorded point is flagged as inaccurate
    And the map shows no marker
    When the app crashes
    And the user opens the app
    Then the map shows no marker
    And the button "Center" is not shown
